import { readFileSync } from 'node:fs'

/** The worked examples of section 18 that a function can check, as data; ids as there. */
export interface Example {
  kind: 'placement' | 'attack' | 'payment' | 'roadLength' | 'longestRoadTransfer'
  id: string
  note: string
  [fact: string]: any
}

const all: Example[] = JSON.parse(readFileSync(new URL('./examples.json', import.meta.url), 'utf8'))

export const examples = (kind: Example['kind']): Example[] => all.filter((example) => example.kind === kind)

import type { Json } from '@shamble/engine'
import type { HintWords } from '@shamble/engine/bots'
import { capital, listed, percent } from '@shamble/engine'
import { unitName } from './words/names.ts'
import type { View } from './view.ts'

/** Odds shown before a roll. */
export const hints: HintWords<View> = { reasons: (view, _, facts) => reasons(view, facts) }

// 10.11, 14.2 to 14.5. The odds of an attack; who may grab at a step, and whether one comes through.
function reasons(view: View, json: Json | null): string[] {
  const { kill, knockdown, provokes, safe } = (json ?? {}) as Facts
  const said: string[] = []
  if (kill !== undefined) {
    const down = knockdown ? `, and ${percent(knockdown)} to lie prone` : ''
    said.push(`The target falls with ${percent(kill)}${down}.`)
  }
  if (provokes && provokes.length > 0 && safe !== undefined) {
    const who = capital(listed(provokes.map((id) => unitName(id, view))))
    said.push(`${who} may grab on the way: you get through with ${percent(safe)}.`)
  }
  return said
}

interface Facts {
  kill?: number
  knockdown?: number
  provokes?: number[]
  safe?: number
}

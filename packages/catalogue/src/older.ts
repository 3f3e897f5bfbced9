import { editions } from '@shamble/editions'
import { ENGINE_FORM, Refusal, type AnyGame } from '@shamble/engine'
import type { Edition } from './editions.ts'

/** The stable codes of the refusals of editions. */
export type EditionCode = 'unknown-version' | 'newer-engine'

/** A frozen version of the rules, given those of today. */
export async function older({ id, version: newest }: AnyGame, version: number): Promise<Edition> {
  const known = Object.hasOwn(editions, id) ? editions[id]! : {}
  const edition = Object.hasOwn(known, version) ? known[version] : undefined
  if (!edition) {
    const versions = [...new Set([...Object.keys(known).map(Number), newest])].sort((a, b) => a - b)
    const there = versions.length > 1 ? `There are ${versions.join(', ')}.` : `There is only ${newest}.`
    throw new Refusal<EditionCode>(
      'unknown-version',
      `This was made by version ${version} of the rules, which does not exist here. ${there}`,
    )
  }
  if (edition.engine > ENGINE_FORM)
    throw new Refusal<EditionCode>(
      'newer-engine',
      `This was made by version ${version} of the rules, which needs a newer page. Reload it.`,
    )
  return { game: (await edition.load()).game, frozen: edition.date }
}

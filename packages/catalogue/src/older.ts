import { editions, type Adapter, type Frozen } from '@shamble/editions'
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
  return { game: await shownToday((await edition.load()).game, known, newest), frozen: edition.date }
}

/** Every frozen version of every game. */
export const frozenVersions = (): [id: string, version: number][] =>
  Object.entries(editions).flatMap(([id, known]) =>
    Object.keys(known).map((version): [string, number] => [id, Number(version)]),
  )

/** The day on which a version of a game was frozen; null: it has no edition. */
export const dayOf = (id: string, version: number): string | null => editions[id]?.[version]?.date ?? null

const adapted = new WeakMap<AnyGame, AnyGame>()

// Old rules with views and events in today's form: through the adapter of each version up to the newest. One object for one edition.
async function shownToday(game: AnyGame, known: Record<number, Frozen>, newest: number): Promise<AnyGame> {
  const versions = Array.from({ length: newest - game.version }, (_, n) => game.version + n)
  const adapters = await Promise.all(versions.flatMap((version) => known[version]?.next?.() ?? []))
  const shown = adapted.get(game) ?? adapters.reduce(withAdapter, game)
  adapted.set(game, shown)
  return shown
}

const withAdapter = (game: AnyGame, { view, event }: Adapter): AnyGame => ({
  ...game,
  ...(view && { view: (table, seat) => view(game.view(table, seat)) }),
  ...(event && { retell: (told) => event(game.retell?.(told) ?? told) }),
})

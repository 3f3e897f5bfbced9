import { games } from '@shamble/catalogue'
import { editionOf } from '@shamble/catalogue/editions'
import type { AnyGame, Log } from '@shamble/engine'
import { frozenGoldens } from '../src/freeze/goldens.ts'
import { gamesBy, parting } from './old-games.ts'

/** A game whose rules have changed since an edition of it was frozen. */
export interface Pair {
  id: string
  /** All versions of its rules that there are. */
  versions: number[]
  /** The last edition before the rules of today, and its day. */
  old: AnyGame
  frozen: string
  /** The rules of today, for the options of `log`. */
  newest: AnyGame
  /** A finished game by the old rules. */
  log: Log
  /** After this many moves of it the rules of today show or ask something else; null: nowhere. */
  parting: number | null
}

/** All such games, each with a finished game in which the rules part, if one is found: a golden one, or one with what is carried. */
export async function pairs(): Promise<Pair[]> {
  const found: Pair[] = []
  for (const entry of games) {
    const { version: current } = (await entry.rules()).game
    const all = frozenGoldens(entry.id)
    const last = all.findLast(({ version }) => version < current)
    if (!last) continue
    const { game: old, frozen } = await editionOf(entry, last.version)
    const versions = [...new Set([...all.map(({ version }) => version), current])]
    const candidates: Pair[] = []
    for (const log of gamesBy(old, last.goldens)) {
      const { game: newest } = await entry.rules(log.options, log.carried)
      candidates.push({
        id: entry.id,
        versions,
        old,
        frozen: frozen!,
        newest,
        log,
        parting: parting(old, newest, log),
      })
    }
    candidates.sort((a, b) => a.log.moves.length - b.log.moves.length)
    found.push(candidates.find(({ parting }) => parting !== null) ?? candidates[0]!)
  }
  return found
}

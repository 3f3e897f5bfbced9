import { fingerprint, type AnyGame } from '@shamble/engine'
import { checkGolden, playedOut } from '@shamble/engine/testing'
import type { Goldens } from './archive.ts'

/** The first golden game of these that goes astray under these rules, in a sentence; null if none does. */
export function astrayIn(game: AnyGame, goldens: Goldens): string | null {
  for (const [name, golden] of Object.entries(goldens)) {
    const astray = checkGolden(game, golden)
    if (astray) return `The golden game ${name} goes astray after ${astray.moves} moves. ${astray.says}`
  }
  return null
}

/**
 * How two sets of rules of one version differ, in a sentence; null if they do not. They play the golden games, and `sample` random
 * games, whose moves and final fingerprints must agree.
 */
export function difference(frozen: AnyGame, current: AnyGame, goldens: Goldens, sample: number): string | null {
  const astray = astrayIn(frozen, goldens) ?? astrayIn(current, goldens)
  if (astray) return astray
  for (let n = 0; n < sample; n++) {
    const seed = `frozen-${n}`
    const [a, b] = [playedOut(frozen, seed), playedOut(current, seed)]
    const moves = a.log.moves.findIndex((move, at) => String(move) !== String(b.log.moves[at]))
    if (moves >= 0 || a.log.moves.length !== b.log.moves.length)
      return `The random game ${seed} has another move ${(moves < 0 ? a.log.moves.length : moves) + 1}.`
    if (fingerprint(a.position) !== fingerprint(b.position)) return `The random game ${seed} ends in another position.`
  }
  return null
}

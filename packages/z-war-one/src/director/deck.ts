import { DIRECTOR, type Window } from '../data/director.ts'
import { stageOf } from '../infected/spawn.ts'
import { NONE, type G, type Table } from '../table.ts'

/*
 * 18.3. The Director's cards: dealt once, hidden from the others, at most one played in a turn.
 */

// 1.3, 18.3. The deck is shuffled and the Director is dealt his cards; the rest is not used.
export function dealDirector(g: G, cards: number): void {
  const t = g.table
  t.directorDeck = g.shuffle(
    DIRECTOR.flatMap(({ copies }, kind) => Array<number>(copies).fill(kind)),
    'director',
  )
  t.hand = t.directorDeck.splice(0, cards)
  g.tell({ type: 'directorDealt', cards: t.hand.length })
}

/**
 * Whether the Director is asked for a card at this moment (18.11, R-82). It depends on public information only, never on his hand, so
 * that the question says nothing of it.
 */
export function isAsked(t: Table, window: Window): boolean {
  if (t.director === NONE || t.cardPlayed || t.silenced || t.hand.length === 0) return false
  if (t.passes?.some((pass) => pass.window === window)) return false
  if (window === 'spawn-end' && stageOf(t).rolls === 0) return false
  return DIRECTOR.some((kind, n) => kind.window === window && copiesPlayed(t, n) < kind.copies)
}

const copiesPlayed = ({ played }: Table, kind: number): number =>
  played.filter((each) => each === kind).length

/** The kinds of cards in the Director's hand that say they are played at this moment, each once. */
export const fitting = ({ hand }: Table, window: Window): number[] =>
  [...new Set(hand)].filter((kind) => DIRECTOR[kind]!.window === window).sort((a, b) => a - b)

// 18.3. A card is played: it is public, and no other follows in this turn. `aim`: the part it is played on.
export function discardCard(g: G, kind: number, aim: string | null): void {
  const t = g.table
  t.hand.splice(t.hand.indexOf(kind), 1)
  t.played.push(kind)
  t.cardPlayed = true
  g.reveal()
  g.tell({ type: 'directorPlayed', card: kind, aim })
}

// A pass for a stretch: for this window the Director is not asked until the figure's activation, or the phase, is over.
export function passFor(t: Table, window: Window, until: 'activation' | 'phase'): void {
  t.passes?.push({ window, until })
}

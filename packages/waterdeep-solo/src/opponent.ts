import type { Choice } from '@shamble/engine'
import type { Effect } from './data/effect.ts'
import { INTRIGUE } from './data/intrigue.ts'
import { GOLD, KINDS, type Bundle, type Kind } from './data/kinds.ts'
import { kindNamed } from './data/names.ts'
import { carryOut, type Source } from './effects.ts'
import { other, PLAYER, PSEUDO, type CardId, type G, type Side } from './table.ts'
import { canPay } from './completable.ts'
import { choose, gain, oneOfKind, receive, score } from './taverns.ts'

/*
 * Effects of cards on the other side.
 */

type Of<Op extends Effect['op']> = Extract<Effect, { op: Op }>

// B8, B9. The other side gains what is printed, or cubes of its choice.
export function theyGain(g: G, side: Side, effect: Of<'theyGain'>, source: Source): void {
  gain(g, other(side), effect, source)
}

export function theyChoose(g: G, side: Side, { count, of }: Of<'theyChoose'>, source: Source): void {
  choose(g, other(side), { op: 'choose', count, of }, source)
}

// A10. The other side returns a cube; if it has none, `orElse` is carried out for the side that played the card.
export function theyLose(g: G, side: Side, { kind }: Of<'theyLose'>, _: Source, card: CardId): void {
  if (!loseCube(g, other(side), kind)) carryOut(g, side, 'orElse', card, 0)
}

/** A side returns one cube of a kind. False if it has none. */
export function loseCube(g: G, side: Side, kind: Kind): boolean {
  const tavern = g.table.tavern[side]
  if (tavern[kind] === 0) return false
  tavern[kind] = tavern[kind]! - 1
  g.tell({ type: 'lost', side, kind })
  return true
}

// A10. Free Drinks!: a cube of the Player's choice moves from Pseudo's Tavern to the Player's.
export function steal(g: G): void {
  g.then(chooseCubeToSteal)
}

const chooseCubeToSteal: Choice<G, []> = {
  seat: () => PLAYER,
  ask: 'Which cube of Pseudo do you take?',
  options(g, can) {
    for (let kind = 0; kind < GOLD; kind++) if (g.table.tavern[PSEUDO][kind]! > 0) can('steal', KINDS[kind]!)
  },
  take: {
    steal(g, _, part: string) {
      moveTo(g, PLAYER, oneOfKind(kindNamed(part)))
    },
  },
}

function moveTo(g: G, side: Side, what: number[]): void {
  const from = other(side)
  const tavern = g.table.tavern[from]
  for (let kind = 0; kind <= GOLD; kind++) tavern[kind] = tavern[kind]! - what[kind]!
  g.tell({ type: 'moved', from, what })
  receive(g, side, what, 'card')
}

// B9, R-34, R-23. The other side may give something for points, if it has it. The Player answers for Pseudo as well.
export function theyMayGive(g: G, side: Side, _: Effect, __: Source, card: CardId): void {
  g.then(answer, side, card)
}

const answer: Choice<G, [side: Side, card: CardId]> = {
  seat: () => PLAYER,
  ask: (side, card) => {
    const { points } = GIFTS[card]!
    return side === PLAYER
      ? `Does Pseudo give? It would cost you ${points} VP.`
      : `Do you give to Pseudo? It scores ${points} VP.`
  },
  options(g, can, side, card) {
    if (!canPay(g.table.tavern[other(side)], GIFTS[card]!.what)) return
    can('give')
    can('keep')
  },
  take: {
    give(g, [side, card]) {
      const { what, points } = GIFTS[card]!
      g.tell({ type: 'offered', to: side, what: [...what], points, given: true })
      moveTo(g, side, [...what])
      score(g, other(side), points, 'answer')
    },
    keep(g, [side, card]) {
      const { what, points } = GIFTS[card]!
      g.tell({ type: 'offered', to: side, what: [...what], points, given: false })
    },
  },
}

// Change of Plans of the Player: Pseudo declines.
export function theyMayDiscardQuest(g: G): void {
  g.tell({ type: 'declined' })
}

const GIFTS: readonly (null | { what: Bundle; points: number })[] = INTRIGUE.map(
  ({ effects }) => effects.find((e) => e.op === 'theyMayGive') ?? null,
)

/** The steps of this chapter, in the order of play. */
export const steps = { chooseCubeToSteal, answer }

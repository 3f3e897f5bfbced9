import type { Move } from '@shamble/engine'
import type { Forecast, Forecasts } from '@shamble/engine/testing'
import { bestArrangement, chanceIn } from '../src/arms.ts'
import { rerollFacts, type Facts } from '../src/facts.ts'
import {
  cardId,
  cardNamed,
  zoneNamed,
  type CardId,
  type G,
  type Table,
  type Who,
  type ZoneId,
} from '../src/table.ts'

/*
 * The facts of moves, checked by imagined rolls: the chance to win the battle that follows, what a loss demands, and what a move uses up.
 */

// The character that the question is about, and the zone where it will fight.
const whoOf = (t: Table): Who => (t.battle ? t.battle.who : t.asked)

// 5.2. The cards that are discarded before the character goes on: one, or this tactic.
const discarded = (who: Who, costs: 'card' | 'tactic', [, part]: Move): Forecast => ({
  what: costs,
  says: 1,
  exact: true,
  outcome: (g: G) => {
    const gone = g.told.flatMap(({ event }) =>
      (event.type === 'discarded' && event.who === who) || event.type === 'putAside' ? [event.card] : [],
    )
    // The card that pays is still to be chosen.
    if (gone.length === 0) return null
    return costs === 'card' ? gone.length : times(gone, cardNamed(part!))
  },
})

// 7.3 no. 5, 7. Until the first battle of this character is decided.
const battle = (who: Who, odds: number): Forecast => ({
  what: 'odds',
  says: odds,
  outcome: (g: G) => {
    for (const { event } of g.told) {
      if (event.type === 'battleWon' && event.who === who) return 1
      if (event.type === 'battleLost' && event.who === who) return 0
      if (event.type === 'turnBegan') return undefined
    }
    return null
  },
})

const demanded = (who: Who, demand: number): Forecast => ({
  what: 'demand',
  says: demand,
  exact: true,
  outcome: (g: G) => {
    for (const { event } of g.told) {
      if (event.type === 'battleLost' && event.who === who) return event.demand
      if (event.type === 'battleWon' || event.type === 'turnBegan') return undefined
    }
    return null
  },
})

export const forecasts: Forecasts = {
  of(g: G, _, move, facts) {
    const { odds, demand, costs } = (facts ?? {}) as Facts
    const t = g.table
    const who = whoOf(t)
    const expected: Forecast[] = []
    if (odds !== undefined) expected.push(battle(who, odds))
    if (demand !== undefined) expected.push(demanded(who, demand))
    if (costs === 'aircraft') {
      const before = t.aircraft.length
      expected.push({
        what: 'aircraft',
        says: 1,
        exact: true,
        outcome: ({ table }: G) => before - table.aircraft.length,
      })
    }
    if (costs === 'card' || costs === 'tactic') expected.push(discarded(who, costs, move))
    return expected
  },
  // The weapons are arranged as well as can be, unless they have just been arranged; no tactic is played; dice are rolled again
  // while that raises the odds.
  follow(g: G, { step, moves }, said) {
    const t = g.table
    if (step === 'equip') return indexOf(moves, said.choice.step === 'equip' ? ['ready'] : nextArm(t))
    if (step === 'discard') return sparing(t, moves, zoneNamed(said.move.at(-1)!))
    if (step === 'afterRoll') return bestReroll(g, moves)
    return Math.max(
      0,
      moves.findIndex(([verb]) => ON[step]?.includes(verb)),
    )
  },
}

const ON: Record<string, readonly string[]> = {
  moveOn: ['stay'],
  battleStep: ['fight', 'stop'],
  beforeRoll: ['roll'],
  fallBack: ['stand'],
  splash: ['sap'],
  turnTokens: ['stop'],
}

const indexOf = (moves: readonly Move[], [verb, part]: readonly string[]): number =>
  moves.findIndex((move) => move[0] === verb && move[1] === part)

// 7.2. The next change towards the best arrangement.
function nextArm(t: Table): string[] {
  const who = t.asked
  const zone = t.at[who]!
  const best = bestArrangement(t, who, zone, t.strength[zone]!)
  const worn = t.worn[who]!
  const off = worn.find((card) => times(worn, card) > times(best, card))
  if (off !== undefined) return ['unequip', cardId(off)]
  const on = best.find((card) => times(best, card) > times(worn, card))
  return on === undefined ? ['ready'] : ['equip', cardId(on)]
}

const times = (cards: readonly CardId[], card: CardId): number =>
  cards.filter((other) => other === card).length

// 4, Pilot. The card that is least missed in the zone of arrival pays.
function sparing(t: Table, moves: readonly Move[], zone: ZoneId): number {
  const who = t.asked
  const chances = moves.map(([verb, part]) => {
    const cards = t[verb === 'discard' ? 'hand' : 'worn'][who]!
    const left = cards.toSpliced(cards.indexOf(cardNamed(part!)), 1)
    const after = {
      ...t,
      [verb === 'discard' ? 'hand' : 'worn']: t[verb === 'discard' ? 'hand' : 'worn'].with(who, left),
    }
    const strength = t.strength[zone]!
    return chanceIn(after, who, zone, strength, bestArrangement(after, who, zone, strength))
  })
  return chances.indexOf(Math.max(...chances))
}

// 7.3 no. 4. Tactics are kept; among equal odds the dice are kept as well.
function bestReroll(g: G, moves: readonly Move[]): number {
  const odds = moves.map((move) =>
    move[0] === 'play' ? -1 : (rerollFacts(g.table, move) as { odds: number }).odds,
  )
  return odds.indexOf(Math.max(...odds))
}

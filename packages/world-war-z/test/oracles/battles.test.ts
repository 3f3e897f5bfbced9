import { copyOf, layOut, quickChance, Referee, type Move, type Position } from '@shamble/engine'
import { expect, test } from 'vitest'
import { COMBAT } from '../../src/data/combat.ts'
import { ROLES } from '../../src/data/roles.ts'
import { ZONES } from '../../src/data/zones.ts'
import { fightFacts, rollFacts } from '../../src/facts.ts'
import { game, type Event, type Table } from '../../src/index.ts'
import { newBattle, zoneNamed, type G } from '../../src/table.ts'
import { lay } from '../lay.ts'
import { FIGHT } from '../playing.ts'
import {
  allowed,
  best,
  bonusOf,
  chanceOf,
  demandOf,
  discardsOf,
  faces,
  mean,
  rerolled,
  rerollsOf,
  sidesOf,
  strengthOf,
  wins,
  type Dice,
  type Fight,
} from './battle.ts'

/*
 * 5.1, 7.3. Battles of random characters with random weapons, against the plain model: the odds that are shown, and what comes of every
 * roll of the dice.
 */

type Chance = (n: number) => number

const WEAPONS = COMBAT.flatMap((card) => (card.kind === 'weapon' ? [card] : []))

const pick = <T>(chance: Chance, list: readonly T[]): T => list[chance(list.length)]!

function randomFight(chance: Chance): Fight {
  const roles = ROLES.map(({ id }) => id)
  const [role, ...rest] = Array.from(
    { length: 2 + chance(3) },
    () => roles.splice(chance(roles.length), 1)[0]!,
  )
  const zone = pick(chance, ZONES).id
  const { continent, land } = ZONES[zoneNamed(zone)]!
  // Others are often in the zone or near it, and hordes on the continent.
  const others = rest.map((other) => [other, pick(chance, [zone, ...land, pick(chance, ZONES).id])])
  const hordes = ZONES.flatMap(({ id, continent: its }) =>
    its === continent && chance(2) === 0 ? [[id, 1 + chance(4)]] : [],
  )
  return {
    role: role!,
    zone,
    worn: randomWeapons(chance),
    hordes: { ...Object.fromEntries(hordes), [zone]: 1 + chance(4) },
    others: Object.fromEntries(others),
    wins: chance(4),
    lines: Number(chance(5) === 0),
  }
}

// 5.1. Two slots, no more copies than there are.
function randomWeapons(chance: Chance): string[] {
  const worn: string[] = []
  let slots = 2
  for (let n = 0; n < 4; n++) {
    const { id, slots: takes, copies } = pick(chance, WEAPONS)
    if (takes > slots || worn.filter((other) => other === id).length === copies) continue
    slots -= takes
    worn.push(id)
  }
  return worn
}

function tableOf({ role, zone, worn, hordes, others, wins: won }: Fight): Table {
  const people = Object.entries(others).map(([id, at]) => [id, { at }])
  return lay({
    cast: { [role]: { at: zone, worn: worn.join(' ') }, ...Object.fromEntries(people) },
    hordes: { ...hordes },
    wins: won,
    deck: Array<string>(4).fill('lobo').join(' '),
  }) as Table
}

test('7.3. The odds and the demand that are shown, in 1,000 fights.', () => {
  const chance = quickChance('odds')
  for (let n = 0; n < 1000; n++) {
    const fight = randomFight(chance)
    const t = tableOf(fight)
    const right = { odds: expect.closeTo(chanceOf({ ...fight, lines: 0 }), 12), demand: demandOf(fight) }
    expect([fight, fightFacts(t, ['fight'], 0)]).toEqual([fight, right])
    const battle = { ...newBattle(0, zoneNamed(fight.zone), true, strengthOf(fight)), extra: 3 * fight.lines }
    const rolls = { odds: expect.closeTo(chanceOf(fight), 12), demand: demandOf(fight) }
    expect([fight, rollFacts({ ...t, battle }, ['roll'])]).toEqual([fight, rolls])
  }
})

const shieldRolls = (shields: number): number[][] =>
  shields === 0 ? [[]] : shieldRolls(shields - 1).flatMap((rolls) => faces(6).map((face) => [...rolls, face]))

// Every way the dice may fall in a fight, as the rules play it: each is compared, and the chance to win is the sum over them.
function playAll(fight: Fight): number {
  const table = tableOf({ ...fight, lines: 0 })
  const position = layOut(game, { seats: 1, table, next: [[...FIGHT]] })
  const rolls = shieldRolls(fight.worn.filter((weapon) => weapon === 'riot-shield').length)
  // The mean over the dice of shields after a move; `goes`: what follows.
  const after = (
    from: Position<Table>,
    move: Move,
    dice: number[],
    goes: (g: G, shows: number[]) => number,
  ) => {
    const outcomes = rolls.map((shows) => {
      const g: G = new Referee<Table, Event>(game, copyOf(game, from)).settle()
      g.position.rng.loaded = { dice: [...dice, ...shows] }
      g.make(0, move)
      return goes(g, shows)
    })
    return mean(outcomes)
  }
  const rolled =
    (lie: Dice) =>
    (g: G, shows: number[]): number => {
      const asked = g.pending.find(({ step }) => step === 'afterRoll')
      const may = asked?.moves.slice(1).map(([, card]) => card!) ?? []
      agree(fight, lie, may.toSorted(), [...new Set(allowed(lie))].toSorted())
      if (!asked) return ended(lie)(g, shows)
      const { reroll } = best(fight, lie)
      if (reroll === null) return after(g.position, ['accept'], [], ended(lie))
      const dice = rerolled(fight, lie, reroll)
      return mean(
        dice.map((next) =>
          after(
            g.position,
            ['reroll', reroll],
            [reroll === 'crossbow' ? next.horde : next.die],
            rolled(next),
          ),
        ),
      )
    }
  const ended =
    (lie: Dice) =>
    (g: G, shows: number[]): number => {
      compare(fight, lie, shows, g)
      return Number(wins(fight, lie.die, lie.horde))
    }
  return mean(
    faces(6).flatMap((die) =>
      faces(sidesOf(fight)).map((horde) =>
        after(position, ['fight'], [die, horde], rolled({ die, horde, left: rerollsOf(fight) })),
      ),
    ),
  )
}

// What is told of a battle that has ended, and what it leaves.
function compare(fight: Fight, dice: Dice, shields: number[], g: G): void {
  const { die, horde } = dice
  const told = g.told.map(({ event }) => event)
  const ended = told.find(({ type }) => type === 'battleWon' || type === 'battleLost')
  const won = wins(fight, die, horde)
  const found = {
    ended: ended?.type,
    bonus: (ended as { bonus?: number }).bonus,
    strength: g.table.strength[zoneNamed(fight.zone)],
    asked: told.flatMap((event) => ('demand' in event ? [event.demand] : [])).at(-1) ?? 0,
    breaks: told.some(({ type }) => type === 'broke'),
    turns: told.some(({ type }) => type === 'turned'),
  }
  const discards = won ? 0 : discardsOf(fight, die, shields)
  const right = {
    ended: won ? 'battleWon' : 'battleLost',
    bonus: bonusOf(fight),
    strength: strengthOf(fight) - Number(won),
    asked: discards,
    // 5.1. A loss is settled first: while cards are still to be discarded the Flamethrower has not broken.
    breaks: die === 1 && fight.worn.includes('flamethrower') && discards === 0,
    turns: discards > 0 && fight.worn.length === 0,
  }
  agree(fight, { ...dice, shields }, found, right)
}

// Cheaper than `expect`.
function agree(
  fight: Fight,
  dice: Partial<Dice> & { shields?: number[] },
  found: unknown,
  right: unknown,
): void {
  if (JSON.stringify(found) === JSON.stringify(right)) return
  const where = `${JSON.stringify(fight)}, ${JSON.stringify(dice)}`
  throw new Error(`${where}: ${JSON.stringify(found)} instead of ${JSON.stringify(right)}`)
}

test('7.3. Every way the dice may fall, in 150 fights: won or lost, the demand, and the chance to win.', () => {
  const chance = quickChance('all-dice')
  for (let n = 0; n < 150; n++) {
    const fight = { ...randomFight(chance), lines: 0 }
    expect([fight, playAll(fight)]).toEqual([fight, expect.closeTo(chanceOf(fight), 12)])
  }
})

import { imagine, type Position } from '@shamble/engine'
import { expect, test } from 'vitest'
import { game, type Table } from '../src/index.ts'
import { NONE, type Battle, type Trail } from '../src/table.ts'
import { view } from '../src/view.ts'
import { lay } from './lay.ts'
import { z } from './playing.ts'

/* 10. What is seen, and what is dealt again. */

const battle: Battle = {
  who: 0,
  zone: z('mexico'),
  own: true,
  strength: 3,
  extra: 3,
  bonus: 5,
  sides: 10,
  die: 4,
  horde: 9,
  used: [2],
  demand: 2,
}

// One step of each kind, with different numbers where possible.
const TRAIL: Trail[] = [
  {
    step: 1,
    horde: 3,
    target: 5,
    distance: 2,
    tied: [
      [3, 5],
      [4, 6],
    ],
  },
  {
    step: 2,
    zone: 3,
    strength: 1,
    need: 3,
    candidates: [
      [7, 2],
      [8, 1],
    ],
    rule: 'highest',
    tied: [7],
    from: 7,
    after: 3,
    lost: 0,
  },
  { step: 3, from: 3, to: 4, tied: [4, 9] },
  {
    step: 4,
    zone: 4,
    strength: 3,
    need: 1,
    candidates: [[9, 4]],
    rule: 'lowest',
    tied: [9],
    from: 9,
    after: 4,
    lost: 3,
  },
  { step: 5, zone: 4, attacked: 1, tied: [0, 1] },
  { step: 6, named: 1, why: 'attacked', tied: [1] },
]

const full = (): Table => ({
  ...(lay({
    cast: {
      ranger: { at: 'mexico', hand: 'lobo airlift', worn: 'katana' },
      pilot: { at: 'korea', hand: 'crowbar', worn: 'machete' },
      medic: 'zombie',
    },
    hordes: { mexico: 3, japan: 4, korea: 2 },
    tokens: { sahara: 4, china: 0 },
    aircraft: 'japan mexico',
    deck: 'shotgun lobo crossbow',
    discards: 'airlift katana',
    threats: 'ambush quislings',
    threatDiscards: 'uneasy-lull',
    sunk: 'air-bridge',
    step: 'zombie',
    round: 4,
    wins: 2,
    seats: 2,
  }) as Table),
  active: 2,
  sapped: true,
  battle: structuredClone(battle),
  threat: 5,
  subject: 1,
  asked: 1,
  playing: 27,
  trail: structuredClone(TRAIL),
})

test('10. Everything face up is in the view; of decks and tokens only how many and where.', () => {
  const t = full()
  const { token: _, combatDeck: __, threatDeck: ___, ...faceUp } = t
  const shown = {
    ...faceUp,
    rounds: 7,
    owner: [0, 1, 0],
    faceDown: [z('sahara'), z('china')],
    strong: 2,
    left: { combat: 3, threat: 2 },
  }
  for (const seat of [0, 1, null]) expect(view(t, seat)).toEqual(shown)
  expect(view({ ...t, battle: null }, 0).battle).toBeNull()
})

test('10. A view is a copy: changing it does not change the table.', () => {
  const t = full()
  const before = JSON.stringify(t)
  const spoil = (thing: unknown): void => {
    if (typeof thing !== 'object' || thing === null) return
    for (const [key, part] of Object.entries(thing)) {
      spoil(part)
      ;(thing as Record<string, unknown>)[key] = 'spoilt'
    }
  }
  spoil(view(t, 0))
  expect(JSON.stringify(t)).toBe(before)
})

test('10. Imagining deals again the order of the decks and the values of the tokens, and nothing else.', () => {
  const deck = 'shotgun lobo crossbow katana crowbar machete lobo flamethrower'
  const laid = lay({
    cast: { ranger: { at: 'mexico', hand: 'lobo' } },
    tokens: { sahara: 4, china: 0, korea: 1, outback: 2 },
    deck,
    threats: 'ambush quislings uneasy-lull air-bridge last-broadcast patient-zero',
    sunk: 'air-bridge',
  }) as Table
  const position: Position<Table> = {
    table: laid,
    agenda: [['turn', 0]],
    rng: { seed: '', drawn: {} },
    result: null,
  }
  const met = { combat: new Set<string>(), threat: new Set<string>(), tokens: new Set<string>() }
  for (let world = 0; world < 30; world++) {
    const { table } = imagine(game, position, 0, world)
    const { combatDeck, threatDeck, token, ...rest } = table
    const { combatDeck: cards, threatDeck: threats, token: values, ...others } = laid
    expect(rest).toEqual(others)
    expect(combatDeck.toSorted()).toEqual(cards.toSorted())
    expect(threatDeck.toSorted()).toEqual(threats.toSorted())
    expect(token.toSorted()).toEqual(values.toSorted())
    expect(token.map((value) => value === NONE)).toEqual(values.map((value) => value === NONE))
    met.combat.add(String(combatDeck))
    met.threat.add(String(threatDeck))
    met.tokens.add(String(token))
  }
  expect(Object.values(met).every((orders) => orders.size > 5)).toBe(true)
})

test('10. Facts that are told but not seen have an explanation.', () => {
  expect(Object.keys(game.unseen!)).toEqual([
    'told tokenTurned.value',
    'told grew.by',
    'told hordeMoved.lost',
    'told drew.card',
  ])
  for (const reason of Object.values(game.unseen!)) expect(reason).toMatch(/\b(all|same)\b/)
})

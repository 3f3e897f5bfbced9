import { expect, test } from 'vitest'
import { PERK } from '../../src/data/perks.ts'
import { reachesToGrab } from '../../src/questions.ts'
import { rangeBetween, sees } from '../../src/map/sight.ts'
import { stepsOf } from '../../src/heroes/movement.ts'
import { layoutOf } from '../../src/missions/index.ts'
import { CARD, COLE, field, KAT, SAM, squaresOf, tableOf, VICTOR, type Setting } from '../field.ts'
import { row, YARD } from '../yards.ts'

/*
 * 24. Rulings that have no scene under their number elsewhere, each with one.
 */

const five = squaresOf(5)
const at = (x: number, y: number) => 5 * y + x
const acting = (hero: number, change: object = {}): Setting => ({ hero, heroes: { [hero]: change } })
const HELD: Setting = { units: { 0: { at: -1 } } }
const CORNER = `
  +---+---+---+
  | S |       |
  +   +   +   +
  |           |
  +---+   +   +
  |           |
  +---+---+---+`

test('R-1. One wall at a corner is enough to keep from stepping diagonally past it.', () => {
  const t = tableOf(CORNER, { heroes: { [SAM]: { at: 1, fate: 'playing' } } })
  expect(stepsOf(t, SAM).sort((a, b) => a - b)).toEqual([2, 4, 5])
  expect(stepsOf(tableOf(CORNER), SAM).sort((a, b) => a - b)).toEqual([3])
})

test('R-2. Figures beside a diagonal do not block it.', () => {
  field(YARD([' S', 'zN_'], [' K']), acting(SAM)).may(0, `move ${five(1, 1)}`)
})

test('R-3. A line through the corner point of an occupied square is clear.', () => {
  field(YARD([' S', 'zN', ''], ['zN', '', 'zN'], ['', '', 'zN']), acting(SAM, { ap: 1 })).may(
    0,
    'fire unit:3',
  )
})

test('R-4. A line that grazes the end of a wall is blocked, but not between diagonal neighbours.', () => {
  const t = tableOf(CORNER)
  expect(sees(t, 3, 1)).toBe(true)
  expect(sees(t, 6, 2)).toBe(false)
})

test('R-5. Range counts squares in any direction.', () => {
  const layout = layoutOf(tableOf(YARD([], [], [], [], [])).mission)
  expect(rangeBetween(layout, at(0, 0), at(4, 3))).toBe(4)
  expect(rangeBetween(layout, at(0, 0), at(2, 4))).toBe(4)
})

test('R-6. The way is chosen by what it costs to walk: a closed door is one square more.', () => {
  field(
    `
    +---+---+---+---+---+---+---+
    | zN                        |
    +   +---+---+---+---+---+   +
    |                       D S |
    +---+---+---+---+---+---+---+`,
    { next: [['activate', 0, 0, false, -1]] },
  ).tells({ type: 'unitMoved', unit: 0, path: [1] })
})

test('R-7. Over a stair link nobody steps, reaches or smells diagonally.', () => {
  const layout = layoutOf('chapter-2')
  const on = (floor: number, x: number, y: number) => (floor * layout.height + y) * layout.width + x
  const t = { mission: 'chapter-2', doors: 'o'.repeat(layout.doors.length) }
  expect(reachesToGrab(t, on(0, 12, 9), on(1, 12, 8))).toBe(true)
  for (const x of [11, 13]) expect(reachesToGrab(t, on(0, 12, 9), on(1, x, 8))).toBe(false)
})

test('R-10. A med pack brings no action points back in this move.', () => {
  field(row(' S', ''), { ...acting(SAM, { stage: 5, ap: 2, allowance: 2 }) })
    .takes(0, `cure card:${CARD.medPack}`)
    .check((t) => expect(t.heroes[SAM]).toMatchObject({ stage: 0, ap: 2, allowance: 2 }))
})

test('R-17. A grenade is never aimed.', () => {
  field(row(' C', '', '', 'zW'), acting(COLE, { active: [CARD.grenade] }))
    .may(0, 'throw sq:3')
    .mayNot(0, 'aim')
})

test('R-18. A named target stays valid after the step, wherever the hero then stands.', () => {
  field(
    `
    +---+---+---+---+
    | S      zW     |
    +   +---+---+   +
    |   |           |
    +---+---+---+---+`,
    acting(SAM, { ap: 1 }),
  )
    .dice(8)
    .takes(0, 'fireMove unit:0')
    .takes(0, 'step sq:4')
    .told('stepped', 'attacked', 'killed')
})

test('R-19. An execution with a firearm costs one round, with the rifle too.', () => {
  field(row(' C', 'zW_'), acting(COLE))
    .takes(0, 'execute unit:0')
    .check((t) => expect(t.cards[CARD.rifle]!.rounds).toBe(29))
})

test('R-22. A hero who is knocked down is no longer on alert.', () => {
  field(row(' S', 'nW'), { next: [['grab', 0, SAM]], heroes: { [SAM]: { alert: 1 } } })
    .dice(5)
    .told('grabbed', 'tested', 'fell')
    .check((t) => expect(t.heroes[SAM]).toMatchObject({ prone: true, held: [], alert: -1 }))
})

test('R-24. Those at one distance from the door are a row: diagonals count.', () => {
  field(
    `
    +---+---+---+---+---+
    |         S         |
    +---+---+=D=+---+---+
    | R1                |
    +---+---+---+---+---+`,
    acting(SAM),
  )
    .stream('rooms', 4, 3)
    .takes(0, 'open door:0')
    .asks(0, `place ${five(0, 1)}`, `place ${five(4, 1)}`)
})

test('R-29. A held hero may fire a burst, or both pistols.', () => {
  field(row(' C_', 'zW'), { hero: COLE, heroes: { [COLE]: { held: [0] } }, ...HELD })
    .dice(1, 1, 8)
    .takes(0, 'fire unit:0')
    .takes(0, `burst card:${CARD.rifle}`)
    .tells({ type: 'killed', unit: 0 })
  field(row(' S_', 'zW'), {
    hero: SAM,
    more: [[SAM, 'magnum-44']],
    heroes: { [SAM]: { held: [0], active: [11, CARD.pistol] } },
    ...HELD,
  })
    .takes(0, 'fire unit:0')
    .may(0, 'both')
})

test('R-31. The nearest acts first, and after it the nearest of those that are left.', () => {
  field(row('zE', '', '', '', '', ' S', '', 'zW'), { next: [['infectedPhase']] })
    .dice(8, 8)
    .check((_, g) => {
      const order = g.told.flatMap(({ event }) => (event.type === 'targeted' ? [event.unit] : []))
      expect(order.filter((unit, n) => order.indexOf(unit) === n)).toEqual([1, 0])
    })
})

test('R-32. In one activation a tie is rolled for once: afterwards it prefers whom it goes for.', () => {
  field(row(' K', '', '', '', 'nW', '', '', '', ' S'), { next: [['activate', 0, 4, true, SAM]] })
    .told('unitMoved', 'unitMoved')
    .check((t) => expect(t.infected[0]!.at).toBe(6))
})

test('R-33. Of equal ways free squares come first, in the order N, E, S, W, NE, SE, SW, NW.', () => {
  field(YARD([], ['zN'], [], [], ['', '', '', '', ' S']), {
    next: [['advance', 0, 3, true, SAM]],
  }).check((t) => expect(t.infected[0]!.at).toBe(at(1, 1)))
})

test('R-35. The knockdown row: he lies on the ground, is neither held nor bitten, and the unit stays.', () => {
  field(row(' S', 'bW'), { next: [['grab', 0, SAM]] })
    .dice(6)
    .told('grabbed', 'tested', 'fell')
    .check((t) => expect(t.infected[0]).toMatchObject({ at: 1 }))
})

test('R-38. A unit that the blow knocks down does not grab.', () => {
  field(YARD([], ['', ' K'], ['', 'zN']), acting(KAT))
    .dice(5)
    .takes(0, 'meleeMove unit:0')
    .takes(0, `step ${five(0, 1)}`)
    .told('stepped', 'attacked', 'knockedDown')
})

test('R-41. Infected heroes test every turn, others do not.', () => {
  field(row(' S', ' K'), { next: [['infectionPhase']], heroes: { [SAM]: { stage: 2 } } })
    .dice(2)
    .check((t) => expect(t.heroes.map(({ stage }) => stage)).toEqual([0, 0, 3, 0]))
})

test('R-45. The Stink Tank costs nothing, so that he may still search among infected.', () => {
  field(
    `
    +---+---+---+
    | S   R1  zW|
    +---+---+---+`,
    { ...acting(SAM, { active: [CARD.stinkTank] }), table: { areas: 'a' } },
  )
    .mayNot(0, 'search')
    .takes(0, `stink card:${CARD.stinkTank}`)
    .may(0, 'search')
})

test('R-46. The Stink Tank breaks no grapple: who holds him bites on.', () => {
  field(row(' S_', '', 'zW'), {
    ...HELD,
    next: [['infectedPhase']],
    heroes: { [SAM]: { held: [0], hidden: true } },
    units: { 0: { at: -1 } },
  })
    .dice(4)
    .tells({ type: 'tested', kind: 'bite', hero: SAM, does: 'bitten' })
})

test('R-48. Each hero gives one card a turn, and may be given more.', () => {
  field(row(' K', ' S', ' V'), { ...acting(SAM), more: [[KAT, 'med-pack']] })
    .takes(0, `receive card:11 hero:${KAT}`)
    .takes(0, `receive card:${CARD.machete} hero:${VICTOR}`)
    .mayNot(0, 'receive')
    .takes(0, `give card:11 hero:${VICTOR}`)
    .mayNot(0, 'give')
})

test('R-49. A power perk is declared at any moment of one’s own move, once a turn.', () => {
  field(row(' S', ''), acting(SAM, { perks: [PERK.redline, PERK.berserker], ap: 0 }))
    .takes(0, 'redline')
    .mayNot(0, 'redline')
    .may(0, 'berserker')
    .check((t) => expect(t.heroes[SAM]!.ap).toBe(2))
})

test('R-58. When the first shot floors it, the other shots on that step lapse.', () => {
  field(row(' S', '', ' C_', '', '', 'zW'), {
    next: [['activate', 0, 0, false, -1]],
    heroes: { [SAM]: { alert: 1 }, [COLE]: { alert: 1 } },
  })
    .dice(5)
    .takes(0, `first hero:${SAM}`)
    .takes(0, 'fire')
    .check((t) => expect(t.infected[0]).toMatchObject({ at: 4, prone: true }))
    .check((_, g) => expect(g.pending.some(({ step }) => step === 'alertFire')).toBe(false))
})

test('R-59. Blessed helps as often as its uses last, in one turn too, but once on the same roll.', () => {
  field(row(' S', '', 'zW'), acting(SAM, { perks: [PERK.blessed], power: [3, 3, 3, 3] }))
    .dice(1, 1, 1, 8)
    .takes(0, 'fire unit:0')
    .takes(0, 'bless')
    .takes(0, 'fire unit:0')
    .takes(0, 'bless')
    .told('attacked', 'perkUsed', 'attacked', 'attacked', 'perkUsed', 'attacked', 'killed')
    .check((t) => expect(t.heroes[SAM]!.power[3]).toBe(1))
})

test('R-63. A held hero may take all free actions but hand things over.', () => {
  field(row(' S_', ' K', 'zW'), {
    ...HELD,
    hero: SAM,
    more: [[SAM, 'ammo-pistol']],
    heroes: { [SAM]: { held: [0], stage: 1, active: [CARD.stinkTank] } },
    cards: { [CARD.pistol]: { rounds: 2 } },
  })
    .may(0, `cure card:${CARD.medPack}`, `load card:11 card:${CARD.pistol}`, `stink card:${CARD.stinkTank}`)
    .may(0, `ready card:${CARD.pistol}`)
    .mayNot(0, 'give', 'receive')
})

test('R-74. A grab test in the hero move does not turn the unit.', () => {
  field(YARD([], [' S'], ['', 'zN']), acting(SAM))
    .dice(8)
    .takes(0, `move ${five(1, 1)}`)
    .tells({ type: 'tested', kind: 'grab' })
    .check((t) => expect(t.infected[0]!.facing).toBe(0))
})

test('R-75. A shot on alert is rolled for, from right behind and unseen too.', () => {
  field(YARD(['', ' S', '', '', ' K'], ['', 'zE', 'zN_']), {
    next: [['activate', 0, 0, false, -1]],
    heroes: { [SAM]: { alert: 1, hidden: true } },
  })
    .check((t) => expect(t.infected[0]).toMatchObject({ at: at(2, 0), facing: 1, seen: 0 }))
    .dice(8)
    .takes(0, 'fire')
    .tells({ type: 'attacked', hero: SAM, dice: [8] })
    .tells({ type: 'killed', how: 'killed' })
})

test('R-78. Another player’s hero is asked for a card, his own is not.', () => {
  const two = { seats: 2, table: { owner: [0, 0, 0, 1] } }
  field(row(' K', ' S', ' V'), { ...acting(SAM), ...two })
    .takes(0, `receive card:${CARD.katPistol} hero:${KAT}`)
    .check((t) => expect(t.cards[CARD.katPistol]!.hero).toBe(SAM))
    .takes(0, `receive card:${CARD.machete} hero:${VICTOR}`)
    .asks(1, `give card:${CARD.machete} hero:${SAM}`, `keep card:${CARD.machete}`)
})

test('R-80. Only the infected use med packs.', () => {
  field(row(' S', ''), acting(SAM)).mayNot(0, 'cure')
  field(row(' S', ''), acting(SAM, { stage: 1 })).may(0, `cure card:${CARD.medPack}`)
})

test('R-90. Nobody drops an object where another lies.', () => {
  const there = (objects: number[]): Setting => ({
    hero: SAM,
    heroes: { [SAM]: { at: 0, fate: 'playing', object: 0 } },
    mission: { legend: { o1: { object: 'can', name: 'Can' }, o2: { object: 'box', name: 'Box' } } },
    table: { objects },
  })
  field(row('o2', 'o1'), there([-1, -1])).may(0, 'drop')
  field(row('o2', 'o1'), there([-1, 0])).mayNot(0, 'drop')
})

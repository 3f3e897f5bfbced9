import { expect, test } from 'vitest'
import { PERK } from '../src/data/perks.ts'
import { CARD, COLE, field, KAT, SAM, VICTOR, type Setting } from './field.ts'
import { row } from './yards.ts'

/*
 * 4.2, 4.3. The action table: what each action costs, and who may do it standing, prone and grappled.
 */

// Sam in a searchable room, a door and a desk at hand, one infected on its feet and one on the ground.
const ROOM = `
  +---+---+---+---+
  |zS       t1  R1|
  +   +   +   +   +
  |zN_  S         |
  +---+=D=+---+---+
  |               |
  +---+---+---+---+`
const DESK: Setting = {
  mission: {
    legend: { t1: { task: 'desk', name: 'Desk' } },
    objectives: [
      { id: 'desk', type: 'task', at: 't1', scope: 'room', text: 'The desk.' },
      { id: 'out', type: 'exitAll', text: 'Everybody leaves.' },
    ],
  },
}
const there = (change: object = {}, more: Setting = {}): Setting => ({
  hero: SAM,
  ...DESK,
  heroes: { [SAM]: { hidden: true, ...change } },
  ...more,
  table: { areas: 'aa', ...more.table },
})
const verbs = (setting: Setting, board = ROOM): string[] => {
  let found: string[] = []
  field(board, setting).check((_, g) => {
    found = [...new Set(g.pending.flatMap(({ moves }) => moves.map(([verb]) => verb)))].sort()
  })
  return found
}
const EXECUTABLE: Setting = { units: { 0: { prone: true } } }

test('4.3. Standing he may do everything but crawl, stand up and sweep.', () => {
  expect(verbs(there())).toEqual([
    'aim',
    'alert',
    'dive',
    'end',
    'execute',
    'fire',
    'fireMove',
    'melee',
    'meleeMove',
    'move',
    'moveFire',
    'moveMelee',
    'open',
    'ready',
    'search',
    'sprint',
    'task',
  ])
})

test('4.3, R-11, R-12. Prone: crawl, stand up, quick and aimed fire, alert, and what is free.', () => {
  expect(verbs(there({ prone: true }, EXECUTABLE))).toEqual([
    'aim',
    'alert',
    'crawl',
    'end',
    'fire',
    'ready',
    'stand',
  ])
})

test('4.3, 9.3. Grappled: quick fire, melee and sweep against those on his card, and what is free.', () => {
  const held = { prone: true, held: [0], stage: 1 }
  expect(verbs(there(held, { units: { 0: { at: -1 } } }))).toEqual([
    'cure',
    'end',
    'fire',
    'melee',
    'ready',
    'sweep',
  ])
})

test('7.4. Knocking is for doors to closed areas, closing for open ones.', () => {
  expect(verbs(there({}, { table: { areas: 'ac' } }))).toContain('knock')
  const open = verbs(there({}, { table: { doors: 'o' } }))
  expect(open).toContain('close')
  expect(open).not.toContain('open')
})

const COSTS: [verb: string, ap: number, setting?: Setting][] = [
  ['move', 1],
  ['sprint', 2],
  ['dive', 1],
  ['open', 1],
  ['knock', 1, there({}, { table: { areas: 'ac' } })],
  ['close', 1, there({}, { table: { doors: 'o' } })],
  ['unbar', 1, there({}, { table: { doors: 'b', barricades: true } })],
  ['barricade', 4, there({}, { table: { barricades: true } })],
  ['fire', 1],
  ['melee', 1],
  ['moveFire', 1],
  ['moveMelee', 1],
  ['fireMove', 1],
  ['meleeMove', 1],
  ['aim', 2],
  ['execute', 2, there({}, EXECUTABLE)],
  ['alert', 2],
  ['search', 4],
  ['task', 4],
  ['crawl', 2, there({ prone: true })],
  ['stand', 2, there({ prone: true })],
  ['sweep', 2, there({ prone: true, held: [0] }, { units: { 0: { at: -1 } } })],
  ['hitMan', 4, there({ perks: [PERK.hitMan] })],
  ['turbo', 4, there({ perks: [PERK.turbo] })],
]

test.each(COSTS)(
  '4.3. %s costs %i AP: with one less it cannot be done, with as many nothing is left.',
  (verb, ap, setting = there()) => {
    const having = (left: number): Setting => ({
      ...setting,
      heroes: { [SAM]: { ...setting.heroes![SAM], ap: left } },
    })
    const board = ap === 4 || verb === 'move' ? ROOM.replace('zS ', 'zN ') : ROOM
    field(board, having(ap - 1)).mayNot(0, verb)
    field(board, having(ap)).check((t, g) => {
      const index = g.pending[0]!.moves.findIndex(([each]) => each === verb)
      expect(index).toBeGreaterThanOrEqual(0)
      expect(g.factsOf(0)![index]).toMatchObject({ ap })
      g.choose(0, index)
      expect(t.heroes[SAM]!.ap).toBe(0)
    })
  },
)

test('14.6. A throw, with a step or without, costs 1 AP.', () => {
  const cole = (ap: number): Setting => ({ hero: COLE, heroes: { [COLE]: { active: [CARD.grenade], ap } } })
  const street = row(' C', '', '', '', '')
  field(street, cole(0)).mayNot(0, 'throw', 'moveThrow', 'throwMove')
  field(street, cole(1))
    .may(0, 'throw sq:3', 'moveThrow sq:1', 'throwMove sq:3')
    .takes(0, 'throw sq:3')
    .check((t) => expect(t.heroes[COLE]!.ap).toBe(0))
})

test('16.4. With Kip Up he stands up for 1 AP, with Dead Eye he aims for 1.', () => {
  const s = field(ROOM, there({ prone: true, perks: [PERK.kipUp], deadeye: true, ap: 1 }))
  s.may(0, 'stand', 'aim unit:0').mayNot(0, 'crawl', 'alert')
})

test('14.2, R-42. Whatever he does after an aimed shot but fire again ends the bonus, free actions too.', () => {
  const kat: Setting = {
    hero: KAT,
    more: [
      [KAT, 'med-pack'],
      [KAT, 'ammo-pistol'],
    ],
    heroes: { [KAT]: { active: [CARD.katPistol], stage: 1 } },
    cards: { [CARD.katPistol]: { rounds: 6 } },
  }
  const street = row(' K', ' V', 'zW', '', 'zW')
  for (const move of [
    'cure card:11',
    `load card:12 card:${CARD.katPistol}`,
    `give card:12 hero:${VICTOR}`,
    `receive card:${CARD.machete} hero:${VICTOR}`,
  ])
    field(street.replace(' V ', ' V_'), kat)
      .dice(1, 1)
      .takes(0, 'aim unit:0')
      .check((t) => expect(t.heroes[KAT]).toMatchObject({ aimCard: CARD.katPistol, aimUnit: 0 }))
      .takes(0, move)
      .check((t) => expect(t.heroes[KAT]).toMatchObject({ aimCard: -1, aimUnit: -1 }))
      .takes(0, 'fire unit:0')
      .tells({ type: 'attacked', bonus: 0 })
})

test.each(COSTS.filter(([verb]) => verb !== 'alert'))(
  '4.1. After %s (%i AP) he goes on with what is left.',
  (verb, ap, setting = there()) => {
    const left = { ...setting.heroes![SAM], ap: ap + 1 }
    const board = ap === 4 || verb === 'move' ? ROOM.replace('zS ', 'zN ') : ROOM
    field(board, { ...setting, heroes: { [SAM]: left } }).check((_, g) => {
      g.choose(
        0,
        g.pending[0]!.moves.findIndex(([each]) => each === verb),
      )
      for (let n = 0; n < 9 && g.pending[0]?.step !== 'act'; n++) g.choose(0, g.pending[0]!.moves.length - 1)
      expect(g.pending.map(({ step }) => step)).toEqual(['act'])
    })
  },
)

test('6.9. A standing hero may be on alert with a blade.', () => {
  field(row(' K', '', ''), { hero: KAT }).may(0, 'alert N', 'alert E', 'alert S', 'alert W')
})

test('6.5. Combined actions need a square to step onto, and a target before or after the step.', () => {
  const combined = ['moveFire', 'moveMelee', 'fireMove', 'meleeMove']
  field(row(' S', '', ''), { hero: SAM }).mayNot(0, ...combined)
  field(row('zE', ' S', 'zW'), { hero: SAM })
    .mayNot(0, ...combined)
    .may(0, 'fire unit:0', 'melee unit:1')
  field(row(' S', '', '', 'zW'), { hero: SAM })
    .may(0, 'moveFire sq:1', 'fireMove unit:0')
    .mayNot(0, 'moveMelee', 'meleeMove')
})

test('6.5. After the step only what can be attacked from there is named; neither order is an aimed shot.', () => {
  const corner = `
    +---+---+---+
    | S |zN     |
    +   +   +   +
    |         zN|
    +---+---+---+`
  field(corner, { hero: SAM })
    .dice(1)
    .takes(0, 'moveFire sq:3')
    .may(0, 'fire unit:0', 'fire unit:1')
    .takes(0, 'fire unit:1')
    .tells({ type: 'attacked', unit: 1, bonus: 0, aimed: false })
  field(row(' S', '', '', 'zW'), { hero: SAM })
    .dice(1)
    .takes(0, 'fireMove unit:0')
    .takes(0, 'step sq:1')
    .tells({ type: 'attacked', bonus: 0, aimed: false })
  field(row('', ' K', '', 'zE'), { hero: KAT })
    .dice(1)
    .takes(0, 'moveMelee sq:2')
    .asks(0, 'strike', 'strike sure')
})

test('6.5, 10.11. A step within a grab zone after a named target is tested too.', () => {
  field(
    `
    +---+---+---+
    | K         |
    +   +   +   +
    |     zN    |
    +---+---+---+`,
    { hero: KAT },
  )
    .dice(1, 8)
    .takes(0, 'meleeMove unit:0')
    .takes(0, 'step sq:1')
    .told('stepped', 'attacked', 'zoneEntered', 'tested')
})

test('16.4. Hit Man is for targets on the board; a sprint begins with an attack only if there is one, and Turbo has none.', () => {
  field(row(' S', ' K_', '', 'zW'), {
    hero: SAM,
    heroes: { [SAM]: { perks: [PERK.hitMan] }, [KAT]: { held: [0] } },
    units: { 0: { at: -1 } },
  })
    .may(0, 'fire unit:0')
    .mayNot(0, 'hitMan')
  const runner = { hero: SAM, heroes: { [SAM]: { perks: [PERK.runAndGun, PERK.turbo] } } }
  field(row(' S', '', ''), runner).mayNot(0, 'dash')
  field(row(' S', '', '', '', 'zW'), runner)
    .may(0, 'dash')
    .takes(0, 'turbo sq:1')
    .mayNot(0, 'fire')
})

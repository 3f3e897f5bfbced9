import { expect, test } from 'vitest'
import { PERK } from '../../src/data/perks.ts'
import { field, SAM, type Setting } from '../field.ts'

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
    'putAway',
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
    'putAway',
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
    'putAway',
    'ready',
    'sweep',
  ])
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

test('4.1. A hero who ends his move is done: he has no points left, and another one begins.', () => {
  field(ROOM, { ...there(), next: [['nextHero'], ['act', SAM]] })
    .takes(0, 'end')
    .told('moveEnded')
    .check((t) => expect(t.heroes[SAM]).toMatchObject({ move: 'done', ap: 0 }))
})

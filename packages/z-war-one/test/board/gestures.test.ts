import type { Gesture } from '@shamble/engine/entry'
import { factsFor, hot, quickChance, Referee, start } from '@shamble/engine'
import { expect, test } from 'vitest'
import { automatic, gestureTo, stops } from '../../board/gestures.ts'
import { attackId, targetsOf } from '../../board/shots.ts'
import { drilled } from '../../src/bot/bot.ts'
import { zWarOne, type Event, type Table } from '../../src/index.ts'
import { area, door, heroId, NONE, square, unit } from '../../src/table.ts'
import { CARD, COLE, field, KAT, SAM, squaresOf, type Setting } from '../field.ts'
import { YARD } from '../yards.ts'

/* What a tap means beyond a walk, and what the page makes of it, move by move. */

type G = Referee<Table, Event>

const five = squaresOf(5)
const HALL = `
  +---+---+---+---+---+
  | S             D R1|
  +---+---+---+---+---+`

function made(gesture: Gesture, g: G): string[] {
  const moves: string[] = []
  for (;;) {
    const { seat, moves: possible } = g.pending[0]!
    const move = gesture.next(zWarOne.view(g.table, seat), possible)
    if (!move || move === 'back') return moves
    moves.push(move.join(' '))
    const told = g.told.length
    g.make(seat, move)
    if (g.told.slice(told).some(({ event }) => stops(event))) return moves
  }
}

/** The sentence of a tap, what is clicked at its end, and the moves it makes. */
async function tapped(board: string, setting: Setting, id: string) {
  let found: Promise<Gesture | null> | undefined
  let game: G | undefined
  field(board, setting).check((t, g) => {
    const seat = t.owner[setting.hero!]!
    found = gestureTo(zWarOne.view(t, seat), seat, id, g.pending[0]!.moves)
    game = g
  })
  const gesture = await found!
  return (
    gesture && {
      says: gesture.says,
      then: gesture.then,
      atOnce: gesture.atOnce,
      free: gesture.free,
      made: made(gesture, game!),
    }
  )
}

test('7.2. A tap on a closed door means the walk there, and opens it; what that reveals ends the walk.', async () => {
  expect(await tapped(HALL, { hero: SAM }, door(0))).toMatchObject({
    says: 'Walk to the door of Room 1 and open it: 3 AP.',
    made: ['sprint sq:1', 'sprint sq:2', 'sprint sq:3', 'open door:0'],
  })
})

test('7.2. A tap behind a closed door opens it on the way.', async () => {
  const inside = await tapped(HALL, { hero: SAM }, five(4, 0))
  expect(inside?.says).toBe('Walk to E1, through the door of Room 1: 4 AP.')
  expect(inside?.made.slice(0, 4)).toEqual(['sprint sq:1', 'sprint sq:2', 'sprint sq:3', `open ${door(0)}`])
})

test('7.2. No door is opened where there is a way without.', async () => {
  const open = { hero: SAM, table: { doors: 'o', areas: 'aa' } }
  expect((await tapped(HALL, open, five(4, 0)))?.says).toBe('Walk to E1: 3 AP.')
})

test('8.1. A tap on the glass of a room means the way there; the search follows if there are enough points.', async () => {
  const room = { hero: SAM, table: { doors: 'o', areas: 'aa' } }
  const there = await tapped(HALL, room, area(1))
  expect(there).toMatchObject({ says: 'Walk to E1, to search Room 1: 3 AP.' })
  expect(there?.made.at(-1)).toBe(`move ${five(4, 0)}`)
  const rich = { ...room, heroes: { [SAM]: { ap: 7 } } }
  expect(await tapped(HALL, rich, area(1))).toMatchObject({ says: 'Walk to E1 and search Room 1: 7 AP.' })
  expect((await tapped(HALL, rich, area(1)))?.made.at(-1)).toBe('search')
})

test('6.4. A tap on an infected out of reach means the walk there; then its attacks are shown.', async () => {
  const setting = { hero: KAT, heroes: { [KAT]: { active: [CARD.katana] } } }
  const far = await tapped(YARD([' K', '', '', '', 'zE'], [], [], []), setting, unit(0))
  expect(far).toMatchObject({ says: 'Walk to D1, then attack Zombie 1: 2 AP.', then: unit(0) })
  expect(far?.made).toHaveLength(3)
})

test('6.11. A tap on an infected that holds a hero means the walk to help him.', async () => {
  const board = YARD([' S', '', '', '', 'C_'], ['zN'], [], [])
  const held = { [COLE]: { held: [0] }, [SAM]: { active: [CARD.pistol] } }
  const help = await tapped(board, { hero: SAM, heroes: held, units: { 0: { at: NONE } } }, unit(0))
  expect(help).toMatchObject({ says: 'Walk to D1, to help Cole, then attack Zombie 1: 2 AP.', then: unit(0) })
})

test('4.1. A tap on a hero who waits ends the move of the other: at once if no action point is lost.', async () => {
  const board = YARD([' S', ' C'], [], [], [])
  const waiting = { move: 'waiting' as const }
  const after = (ap: number) =>
    tapped(
      board,
      { hero: SAM, heroes: { [SAM]: { ap }, [COLE]: waiting }, next: [['act', SAM], ['nextHero']] },
      heroId(COLE),
    )
  expect(await after(0)).toMatchObject({ atOnce: true, made: ['end'] })
  expect(await after(2)).toMatchObject({
    atOnce: false,
    says: 'End the move of Sam, with 2 AP left: Cole moves.',
  })
  // He has moved already.
  expect(await tapped(board, { hero: SAM }, heroId(COLE))).toBeNull()
})

test('14.4. A shot is the attack and the way it is made; one that is not offered is not made.', async () => {
  const setting = { hero: COLE, heroes: { [COLE]: { active: [CARD.rifle] } } }
  const board = YARD([' C', '', '', '', 'zW'], [], [], [])
  const burst = await tapped(board, setting, `shot:burst:${CARD.rifle}:0`)
  expect(burst?.made).toEqual([`fire ${unit(0)}`, `burst card:${CARD.rifle}`])
  expect((await tapped(board, setting, `shot:aim:${CARD.rifle}:0`))?.made).toEqual([`aim ${unit(0)}`])
  expect((await tapped(board, setting, `shot:shoot:${CARD.rifle}:7`))?.made).toEqual([])
})

test('6.2. A second tap on an infected makes the best attack for 1 AP, and leaves nothing clicked.', async () => {
  const setting = { hero: COLE, heroes: { [COLE]: { active: [CARD.rifle] } } }
  const board = YARD([' C', '', '', '', 'zW'], [], [], [])
  const fire = await tapped(board, setting, unit(0))
  expect(fire?.says).toMatch(/^Zombie 1\. Assault Rifle, burst: 1 AP, \d+ % to kill, three rounds\. A tap/)
  expect(fire).toMatchObject({
    atOnce: undefined,
    then: undefined,
    made: [`fire ${unit(0)}`, `burst card:${CARD.rifle}`],
  })
})

test('6.5, R-42. After an aimed shot the attack has its bonus, and with a step it has not: the tap says both chances.', async () => {
  const sam = { aimCard: CARD.pistol, aimUnit: 0 }
  const board = YARD([' S', '', '', '', 'zW'], [], [], [])
  expect((await tapped(board, { hero: SAM, heroes: { [SAM]: sam } }, unit(0)))?.says).toBe(
    'Zombie 1. Pistol, single shot: 1 AP, 63 % to kill, one round. A tap on a marked square steps there as well: 38 % to kill.',
  )
  expect((await tapped(board, { hero: SAM }, unit(0)))?.says).toBe(
    'Zombie 1. Pistol, single shot: 1 AP, 38 % to kill, one round. A tap on a marked square steps there as well.',
  )
})

test('6.5. A tap beside the hero steps there with the attack.', async () => {
  const setting = { hero: COLE, heroes: { [COLE]: { active: [CARD.rifle] } } }
  const board = YARD([' C', '', '', '', 'zW'], [], [], [])
  expect(await tapped(board, setting, `step:0:${square.of(five(1, 0))}`)).toMatchObject({
    atOnce: true,
    then: undefined,
    made: [`fireMove ${unit(0)}`, `step ${five(1, 0)}`, `burst card:${CARD.rifle}`],
  })
})

test('6.1. Every button of a target attacks it at once, for 1 action point, and the likeliest kill is first.', async () => {
  const g: G = new Referee(zWarOne, start(zWarOne, 'targets', 1, { mission: 'chapter-1' }).position).settle()
  const chance = quickChance('targets')
  let offered = 0
  while (!g.result && offered < 40) {
    const { moves, step } = g.pending[0]!
    const view = zWarOne.view(g.table, 0)
    const choice = [{ ...g.pending[0]!, facts: g.factsOf(0) ?? [] }]
    const targets = targetsOf({ view, hot: hot(moves, []), facts: (id) => factsFor(choice, [id]) })
    expect(targets.map(({ kill }) => kill)).toEqual(targets.map(({ kill }) => kill).toSorted((a, b) => b - a))
    for (const target of targets) {
      offered++
      const gesture = await gestureTo(view, 0, attackId(target.unit), moves)
      const [verb, part] = gesture!.next(view, moves)!
      expect([gesture!.atOnce, part]).toEqual([true, unit(target.unit)])
      expect(['fire', 'melee']).toContain(verb)
    }
    g.make(0, drilled(view, 0, step, moves, chance))
  }
  expect(offered).toBeGreaterThan(10)
})

test('5.1. A single step is made at once; a longer walk is shown first, and is free where nothing can happen.', async () => {
  const open = { hero: SAM, table: { doors: 'o', areas: 'aa' } }
  expect(await tapped(HALL, open, five(1, 0))).toMatchObject({ atOnce: true, made: [`move ${five(1, 0)}`] })
  expect(await tapped(HALL, open, five(3, 0))).toMatchObject({ atOnce: false, free: true })
  expect(await tapped(HALL, { hero: SAM }, five(4, 0))).toMatchObject({ atOnce: false, free: false })
})

test('4.1. While a hero is chosen, a tap on a square means the one who gets there for the fewest action points.', async () => {
  const board = YARD([' S', '', ' C', '', ''], [], [], [])
  const waiting = { move: 'waiting' as const }
  const setting = { heroes: { [SAM]: waiting, [COLE]: waiting }, next: [['nextHero']] as [['nextHero']] }
  expect(await tapped(board, { hero: SAM, ...setting }, five(4, 0))).toMatchObject({
    says: 'Cole moves next. Walk to E1: 2 AP.',
    made: [`begin ${heroId(COLE)}`, `move ${five(3, 0)}`, `move ${five(4, 0)}`],
  })
})

test('4.1. While a hero is chosen, a tap on an infected means the one who attacks it best; the attack is chosen then.', async () => {
  const board = YARD([' S', '', ' C', '', 'zW'], [], [], [])
  const waiting = { move: 'waiting' as const }
  const heroes = { [SAM]: waiting, [COLE]: { ...waiting, active: [CARD.rifle] } }
  expect(await tapped(board, { hero: SAM, heroes, next: [['nextHero']] }, unit(0))).toMatchObject({
    atOnce: true,
    then: unit(0),
    made: [`begin ${heroId(COLE)}`],
  })
})

test('4.1. The move of a hero without action points ends by itself while another one waits; that of the last one if nothing can be taken back.', () => {
  const board = YARD([' S', '', '', '', ' C'], [], [], [])
  const endsItself = (ap: number, move: 'waiting' | 'done', mayUndo = true) => {
    let found: string | undefined
    const heroes = { [SAM]: { ap }, [COLE]: { move } }
    field(board, { hero: SAM, heroes }).check((t, g) => {
      found = automatic(g.pending[0]!, zWarOne.view(t, t.owner[SAM]!), null, mayUndo)?.join(' ')
    })
    return found
  }
  expect(endsItself(0, 'waiting')).toBe('end')
  expect(endsItself(1, 'waiting')).toBeUndefined()
  expect(endsItself(0, 'done')).toBeUndefined()
  expect(endsItself(0, 'done', false)).toBe('end')
  expect(endsItself(1, 'done', false)).toBeUndefined()
})

test.each(['chapter-1', 'chapter-4', 'director-1'])(
  '%s: the quick start answers all questions of the company up to the first turn.',
  async (mission) => {
    const seats = mission === 'director-1' ? 2 : 1
    const g: G = new Referee(zWarOne, start(zWarOne, 'quick', seats, { mission }).position).settle()
    const { seat, moves } = g.pending[0]!
    const gesture = await gestureTo(zWarOne.view(g.table, seat), seat, 'quick-start', moves)
    expect(made(gesture!, g).length).toBeGreaterThan(3)
    expect(g.table.turn).toBe(1)
    expect(g.table.heroes.every(({ at }) => at !== NONE)).toBe(true)
  },
)

import { imagine, look, pendingIn, start, type Frame } from '@shamble/engine'
import { expect, test } from 'vitest'
import { DIRECTOR as DECK } from '../../src/data/director.ts'
import { dealDirector, fitting, isAsked } from '../../src/director/deck.ts'
import { zWarOne } from '../../src/index.ts'
import { view } from '../../src/view.ts'
import { words } from '../../src/words.ts'
import { field, directorKind, KAT, SAM, tableOf, VICTOR, type Setting } from '../field.ts'
import { row } from '../yards.ts'
import { imagine as imagineHidden } from '../../src/imagine.ts'

/*
 * 18.3, 18.7, 18.11, R-73. The Director's hand, when he is asked, and how loot keeps him quiet.
 */

const DIRECTOR = 1

const STREET = (squares: string) => `
  +---+---+---+---+---+---+---+---+
  |${squares}|
  +---+---+---+---+---+---+---+---+`

const ALONE = ' S                             '

const play = (id: string) => `play director:${directorKind(id)}`

test('18.3. The Director is dealt twelve of twenty-four cards, in the Director’s Cut six.', () => {
  const dealt = (mission: string) => start(zWarOne, 'deal', 2, { mission, mode: 'director' }).position.table
  for (const [mission, cards] of [
    ['director-1', 12],
    ['director-2', 12],
    ['director-3', 12],
    ['chapter-4', 6],
  ] as const) {
    const { hand, directorDeck, director } = dealt(mission)
    expect(hand).toHaveLength(cards)
    expect(director).toBe(1)
    const all = DECK.flatMap(({ copies }, kind) => Array<number>(copies).fill(kind))
    expect([...hand, ...directorDeck].sort((a, b) => a - b)).toEqual(all)
  }
})

test('18.3. Only the Director sees his hand; all seats see how many cards it has.', () => {
  const { table } = start(zWarOne, 'hand', 3, { mission: 'director-1' }).position
  expect(zWarOne.view(table, 2)).toMatchObject({ hand: table.hand, handLeft: 12 })
  for (const seat of [0, 1, null])
    expect(zWarOne.view(table, seat)).toMatchObject({ hand: null, handLeft: 12 })
})

test('18.3. Imagining deals the Director other cards, except from his own seat.', () => {
  const { position } = start(zWarOne, 'worlds', 2, { mission: 'director-1' })
  const worlds = (seat: number) =>
    Array.from({ length: 8 }, (_, world) => imagine(zWarOne, position, seat, world).table.hand)
  const { hand } = position.table
  expect(worlds(0).some((other) => String(other) !== String(hand))).toBe(true)
  expect(worlds(1).every((other) => String(other) === String(hand))).toBe(true)
})

test('R-73. He is asked whether or not he holds a card for the moment; nobody else learns what he may play.', () => {
  const asked = (hand: string[]) => {
    const setting = { hand, next: [['moment', 'infection-test-start']] as Frame[] }
    let choices: unknown
    field(STREET(ALONE), setting).check((_, g) => {
      choices = look(zWarOne, g.position, 0, pendingIn(zWarOne, g.position)).choices
    })
    return choices
  }
  expect(asked(['fever'])).toEqual(asked(['misfire']))
  expect(asked(['fever'])).toMatchObject([{ seat: DIRECTOR, step: 'playCard', moves: [] }])
})

test('18.3. One card a turn: after it he is not asked again until the next turn.', () => {
  field(STREET(ALONE), { hand: ['power-cut', 'up-again', 'fever'], next: [['heroPhase']] })
    .asks(DIRECTOR, play('power-cut'), 'pass')
    .takes(DIRECTOR, play('power-cut'))
    .tells({ type: 'directorPlayed', card: directorKind('power-cut'), aim: null })
    .takes(0, 'end') // the infected move, the spawn and the infection tests pass
    .tells({ type: 'turnAnnounced', turn: 2 })
    .asks(DIRECTOR, 'pass')
})

test('18.3. A played card is seen by all: it is not taken back.', () => {
  const sealed: boolean[] = []
  field(STREET(ALONE), { hand: ['power-cut', 'fever'], next: [['heroPhase']] })
    .check((_, g) => sealed.push(g.sealed))
    .takes(DIRECTOR, play('power-cut'))
    .check((_, g) => sealed.push(g.sealed))
  expect(sealed).toEqual([false, true])
})

test('18.3. Two copies of a card are one choice.', () => {
  field(STREET(ALONE), {
    hand: ['on-the-wind', 'on-the-wind'],
    next: [['moment', 'infected-move-start']],
  }).asks(DIRECTOR, play('on-the-wind'), 'pass')
})

test('R-82. He is not asked when all players know that no card can come: an empty hand, or all copies played.', () => {
  field(STREET(ALONE), { hand: [], next: [['moment', 'infection-test-start']] }).nothingIsAsked()
  field(STREET(ALONE), {
    hand: ['misfire'],
    table: { played: [directorKind('fever')] },
    next: [['moment', 'infection-test-start']],
  }).nothingIsAsked()
})

test('R-73. A pass for a phase lasts until the next phase, for this kind of moment only.', () => {
  const twice: Frame[] = [['grabTest', 0, SAM, false], ['grabTest', 0, SAM, false], ['infectedPhase']]
  field(STREET(' S  zW                         '), { hand: ['iron-grip', 'misfire'], next: twice })
    .dice(8, 8)
    .takes(DIRECTOR, 'passPhase')
    .check((t) => expect(t.passes).toEqual([])) // the infected phase has begun
    .allDiceRolled()
    .asks(DIRECTOR, 'pass') // its own moment comes all the same
    .takes(DIRECTOR, 'pass')
    .asks(DIRECTOR, play('iron-grip'), 'pass', 'passMove', 'passPhase')
})

test('R-73. A pass for a figure’s activation ends when the next figure acts.', () => {
  field(STREET('zE   S  zW                     '), { hand: ['iron-grip'], next: [['infectedPhase']] })
    .takes(DIRECTOR, 'pass')
    .takes(DIRECTOR, 'act unit:0')
    .dice(8)
    .takes(DIRECTOR, 'passMove')
    .asks(DIRECTOR, play('iron-grip'), 'pass', 'passMove', 'passPhase') // unit 1 grabs
  field(STREET('zE   S  zW                     '), { hand: ['iron-grip'], next: [['infectedPhase']] })
    .takes(DIRECTOR, 'pass')
    .takes(DIRECTOR, 'act unit:0')
    .dice(8, 8)
    .takes(DIRECTOR, 'passPhase')
    .allDiceRolled()
})

test('R-73. One simple pass declines this moment only.', () => {
  const twice: Frame[] = [
    ['grabTest', 0, SAM, false],
    ['grabTest', 0, SAM, false],
  ]
  field(STREET(' S  zW                         '), { hand: ['iron-grip'], next: twice })
    .dice(8)
    .takes(DIRECTOR, 'pass')
    .may(DIRECTOR, play('iron-grip'))
})

const LOOT = (hero: number, card: string) => ({
  hand: ['power-cut'],
  more: [[hero, card]] as [number, string][],
  mission: { mode: 'director' as const },
  next: [['heroPhase']] as Frame[],
})

test('54. Victor plays Tinned Food at the start of the hero move: the Director plays no card until the next turn.', () => {
  field(STREET(' V                  K          '), LOOT(VICTOR, 'loot-tinned-food'))
    .asks(0, 'discard card:11', 'keep')
    .takes(0, 'discard card:11')
    .tells({ type: 'silenced', hero: VICTOR })
    .leaves({ silenced: true })
    .asks(0, 'begin hero:1', 'begin hero:3') // the Director was not asked
    .check((t) => expect(t.cards[11]!.hero).toBe(-1))
})

test('18.7. Loot that is kept leaves the Director his moment; the next turn lifts the silence.', () => {
  field(STREET(' V                  K          '), LOOT(VICTOR, 'loot-tinned-food'))
    .takes(0, 'keep')
    .asks(DIRECTOR, play('power-cut'), 'pass')
  field(STREET(' V                             '), {
    ...LOOT(VICTOR, 'loot-tinned-food'),
    table: { silenced: true },
    next: [['announce']],
  })
    .leaves({ silenced: false })
    .asks(DIRECTOR, 'pass')
})

test('18.7. Any loot will do, each hero is asked in turn, and one discard is enough.', () => {
  const both = {
    ...LOOT(VICTOR, 'loot-jewellery'),
    more: [
      [VICTOR, 'loot-jewellery'],
      [KAT, 'loot-water'],
    ] as [number, string][],
  }
  field(STREET(' V                  K          '), { ...both, seats: 3, hand: ['power-cut'] })
    .asks(1, 'discard card:12', 'keep')
    .takes(1, 'discard card:12')
    .asks(1, 'begin hero:1', 'begin hero:3')
})

test('R-56. In the Director’s Cut loot does not silence anybody.', () => {
  field(STREET(' V                             '), {
    ...LOOT(VICTOR, 'loot-tinned-food'),
    mission: { mode: 'campaign' },
  }).asks(DIRECTOR, play('power-cut'), 'pass')
})

test('10.7, 20.6. Before a grab test the Director is told how likely the hero is held, with Iron Grip and without.', () => {
  field(STREET(' S  zW                         '), {
    hand: ['iron-grip'],
    next: [['grabTest', 0, SAM, false]],
  }).check((_, g) => {
    const [choice] = look(zWarOne, g.position, DIRECTOR, pendingIn(zWarOne, g.position)).choices
    expect(choice!.facts!.slice(0, 2)).toEqual([{ held: 0.75 }, { held: 0.5 }])
    const view = zWarOne.view(g.table, DIRECTOR)
    expect(choice!.moves.slice(0, 2).map((move, n) => words.move(move, view, choice!.facts![n]))).toEqual([
      'Play Iron Grip: 75 % to hold the hero',
      'Pass: 50 % to hold the hero',
    ])
  })
})

test('R-73. A new turn and its end phase forget the Director’s passes.', () => {
  const passes = [{ window: 'room-spawn' as const, until: 'phase' as const }]
  for (const next of ['announceTurn', 'endPhase'])
    field(row('S'), {
      hand: ['fever'],
      table: { passes },
      next: [[next === 'announceTurn' ? 'announce' : next]],
    }).check((t) => expect(t.passes).toEqual([]))
})

test('18.3. Imagining what is hidden from a seat changes nothing that it sees: the same cards, dealt otherwise.', () => {
  const kinds = ['direct-control', 'iron-grip', 'misfire']
  const setting: Setting = { hand: kinds, table: { deck: Array.from({ length: 12 }, (_, n) => n) } }
  const sorted = (cards: readonly number[]) => [...cards].sort((a, b) => a - b)
  const streams = (g: { position: { rng: unknown } }) => JSON.stringify(g.position.rng)
  for (const seat of [0, DIRECTOR])
    field(row('S', '', 'zE'), setting).check((t, g) => {
      const before = structuredClone(t)
      const chance = streams(g)
      imagineHidden(g, seat)
      expect(streams(g)).not.toBe(chance)
      expect(sorted(t.deck)).toEqual(sorted(before.deck))
      expect(t.deck).not.toEqual(before.deck)
      expect(t.hand).toHaveLength(3)
      expect(sorted([...t.hand, ...t.directorDeck])).toEqual(sorted([...before.hand, ...before.directorDeck]))
      expect(t.directorDeck).not.toEqual(before.directorDeck)
      if (seat === DIRECTOR) expect(t.hand).toEqual(kinds.map(directorKind))
      // Nothing else on the table has changed.
      const dealt = { deck: [], hand: [], directorDeck: [] }
      expect({ ...t, ...dealt }).toEqual({ ...before, ...dealt })
    })
})

test('18.3, 18.11. The Director is asked while a card of that moment may still be his: not after all its copies, nor after his one card.', () => {
  const grip = directorKind('iron-grip')
  const asked = (table: object) =>
    isAsked(tableOf(row('S', 'zW'), { hand: ['fever'], table }), 'before-grab-test')
  expect(asked({})).toBe(true)
  expect(asked({ played: [grip, directorKind('misfire'), directorKind('misfire')] })).toBe(true)
  expect(asked({ played: [grip, grip] })).toBe(false)
  expect(asked({ cardPlayed: true })).toBe(false)
  expect(asked({ silenced: true })).toBe(false)
  expect(asked({ hand: [] })).toBe(false)
  expect(asked({ director: -1 })).toBe(false)
  expect(asked({ passes: [{ window: 'before-grab-test', until: 'phase' }] })).toBe(false)
  expect(asked({ passes: [{ window: 'room-spawn', until: 'phase' }] })).toBe(true)
})

test('18.3. Cards of one moment are offered once each, in the order of the deck; the number dealt is told.', () => {
  const t = tableOf(row('S'), { hand: ['up-again', 'draught', 'up-again', 'direct-control', 'fever'] })
  const kinds = ['direct-control', 'up-again', 'draught'].map(directorKind).sort((a, b) => a - b)
  expect(fitting(t, 'infected-move-start')).toEqual(kinds)
  field(row('S'), { hand: [] })
    .check((_, g) => dealDirector(g, 12))
    .tells({ type: 'directorDealt', cards: 12 })
    .check((table) => {
      expect(table.hand).toHaveLength(12)
      expect(table.directorDeck).toHaveLength(12)
    })
})

test('18.3. Where nobody plays the Director, nobody has his cards, and there are no passes.', () => {
  const t = tableOf(row('S', 'zE'))
  expect(t.director).toBe(-1)
  for (const seat of [0, null])
    expect(view(t, seat)).toMatchObject({ hand: null, handLeft: 0, passes: [], roll: null })
})

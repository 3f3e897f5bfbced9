import { quickChance, Referee, start, type Move, type Options } from '@shamble/engine'
import { decide, thinkingOf, type Thinking } from '@shamble/engine/bots'
import { describe, expect, test } from 'vitest'
import { bot } from '../src/bot.ts'
import { CHAPTERS } from '../src/campaign.ts'
import { zWarOne, type Event, type Table } from '../src/index.ts'
import { score } from '../src/score.ts'
import { CARD, COLE, field, KAT, SAM, VICTOR, type Setting } from './field.ts'

const MINUTES = 60_000

type G = Referee<Table, Event>

// What the bot knows is what its seat sees: it is given nothing to imagine from.
function thinkingIn(g: G, seat: number): Thinking {
  const thinking = thinkingOf(zWarOne, g.position, seat, quickChance('bot'))
  const imagine = () => {
    throw new Error('It looks at nothing but its view.')
  }
  return { ...thinking, imagine }
}

const decides = (g: G, seat: number): Move => decide(bot, thinkingIn(g, seat))

// A whole game of bots on all seats; `look` sees every position in which somebody chooses.
function playGame(seed: string, options: Options, seats = 1, look: (g: G) => void = () => {}): G {
  const g: G = new Referee(zWarOne, start(zWarOne, seed, seats, options).position, true).settle()
  while (!g.result) {
    look(g)
    const { seat, moves } = g.pending[0]!
    g.make(seat, moves.length === 1 ? moves[0]! : decides(g, seat))
  }
  return g
}

// What the bot does first on a picture.
function first(picture: string, setting: Setting): string {
  let move: Move | undefined
  field(picture, setting).check((_, g) => {
    move = decides(g, 0)
  })
  return move!.join(' ')
}

const ROW = (squares: string) => `
  +---+---+---+---+---+---+---+---+
  |${squares}|
  +---+---+---+---+---+---+---+---+`

const YARD = (top: string, bottom: string) => `
  +---+---+---+---+---+---+---+---+
  |${top}|
  +   +   +   +   +   +   +   +   +
  |${bottom}|
  +---+---+---+---+---+---+---+---+`

const OPEN = '                               '

describe('The maxims', () => {
  test('5.5. Whoever lies on the ground with nobody near stands up.', () => {
    expect(first(ROW(' X       K_                    '), { hero: KAT })).toBe('stand')
  })

  test('14.8. A med pack is used when the infection begins to cost something, and not before.', () => {
    const at = (stage: number) =>
      first(ROW(' X       S                     '), { hero: SAM, heroes: { [SAM]: { stage } } })
    expect(at(2)).toBe(`cure card:${CARD.medPack}`)
    expect(at(1)).not.toMatch(/^cure/)
  })

  test('15.3. A sick comrade next to him is given the med pack.', () => {
    const setting = { hero: SAM, heroes: { [KAT]: { stage: 3 } } }
    expect(first(YARD(' X       S   K                 ', OPEN), setting)).toBe(
      `give card:${CARD.medPack} hero:${KAT}`,
    )
  })

  test('6.9. Alert attacks are made.', () => {
    const setting = {
      next: [['infectedPhase']] as [string][],
      heroes: { [SAM]: { alert: 1 } },
    }
    expect(first(ROW(' S           zW                '), setting)).toBe('fire')
  })

  test('6.9. With somewhere to stay and something to fear he goes on alert, towards it.', () => {
    const doorway = `
  +---+---+---+---+---+---+---+---+---+---+
  |zE                               K   X |
  +---+---+---+---+---+---+---+---+---+---+`
    const mission = { exits: { opensWhen: { flag: 'never' } } }
    expect(first(doorway, { hero: KAT, mission, heroes: { [KAT]: { ap: 2 } }, cards: {} })).toMatch(
      /^(alert W|aim)/,
    )
  })

  test('6.10. Unseen behind an infected he needs no dice.', () => {
    const taken: string[] = []
    field(ROW('         zE  K              X  '.replace('zE  K', 'K   zE')), {
      hero: KAT,
      heroes: { [KAT]: { active: [CARD.katana], changes: 1 } },
    })
      .check((_, g) => {
        for (let n = 0; n < 2; n++) {
          const move = decides(g, 0)
          taken.push(move.join(' '))
          g.make(0, move)
          if (g.pending[0]!.step === 'stepNext') g.make(0, decides(g, 0))
        }
      })
      .tells({ type: 'killed', how: 'assassinated' })
    expect(taken[0]).toMatch(/^melee/)
    expect(taken.at(-1)).toBe('strike sure')
  })

  test('6.8. A comrade is freed for sure by an execution.', () => {
    const setting = {
      hero: VICTOR,
      heroes: { [KAT]: { held: [0], prone: true } },
      units: { 0: { at: -1 } },
      cards: { [CARD.shotgun]: { rounds: 1 } },
    }
    expect(first(YARD(' X           V   K  zN         ', OPEN), setting)).toMatch(/^execute unit:0/)
  })

  test('9.4. Held, without a weapon and with two action points, he sweeps.', () => {
    const setting = {
      hero: SAM,
      heroes: { [SAM]: { held: [0], prone: true, active: [], changes: 1, ap: 2 } },
      units: { 0: { at: -1 } },
    }
    expect(first(YARD(' X           S      zN         ', OPEN), setting)).toMatch(/^sweep unit:0/)
  })

  test('16.4. Whoever can buy Dodgy or Double Tap does.', () => {
    const bought: string[] = []
    const g: G = new Referee(
      zWarOne,
      start(zWarOne, 'perks', 1, { mission: 'chapter-4' }).position,
      true,
    ).settle()
    while (g.pending[0]!.step === 'buyPerks') {
      const move = decides(g, 0)
      bought.push(move.join(' '))
      g.make(0, move)
    }
    expect(bought.filter((move) => move.startsWith('buy')).length).toBeGreaterThanOrEqual(4)
  })

  test('7.2. The door on the way is opened with a full move, and passed by with the last action point.', () => {
    const house = `
  +---+---+---+---+
  |         X     |
  +   +=D=+---+---+
  |     C         |
  +---+---+---+---+`
    void house
    const rooms = `
  +---+---+---+---+---+---+---+---+
  |         C   D R1          X   |
  +---+---+---+---+---+---+---+---+`
    const at = (ap: number) => first(rooms, { hero: COLE, heroes: { [COLE]: { ap } } })
    expect(at(4)).toMatch(/^open|^move|^sprint/)
  })
})

describe('Whole games', () => {
  test.each(CHAPTERS)(
    '%s is played to its end from the view alone, and its score stays below 1.',
    (mission) => {
      const scores: number[] = []
      const g = playGame(`whole-${mission}`, { mission }, 1, ({ table }) => scores.push(score(table, 0)))
      expect(['won', 'died', 'turnEnded', 'tooLate']).toContain(g.result!.reason)
      expect(Math.min(...scores)).toBeGreaterThanOrEqual(0)
      expect(Math.max(...scores)).toBeLessThan(1)
    },
    4 * MINUTES,
  )

  test(
    'Four people who share the heroes, and choose between equal ways, play to the end as well.',
    () => {
      const g = playGame('shared', { mission: 'chapter-6', equalWays: true }, 4)
      expect(g.table.turn).toBeGreaterThan(5)
    },
    4 * MINUTES,
  )
})

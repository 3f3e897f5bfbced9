import { Referee, quickChance, start, type Move } from '@shamble/engine'
import { decide, thinkingOf, type Thinking } from '@shamble/engine/bots'
import { describe, expect, test } from 'vitest'
import { bot } from '../../src/bot/bot.ts'
import { DIRECTOR_GAMES } from '../../src/missions/list.ts'
import { zWarOne, type Event, type Table } from '../../src/index.ts'
import { square } from '../../src/table.ts'
import { invariants } from '../invariants.ts'
import { CARD, COLE, directorKind, field, KAT, SAM, squaresOf, type Setting } from '../field.ts'
import { row, YARD } from '../yards.ts'

/*
 * The sergeant on the Director's seat. Seat 0 leads the heroes, seat 1 is the Director.
 */

const MINUTES = 60_000
const DIRECTOR = 1

type G = Referee<Table, Event>

// What it knows is what its seat sees: it is given nothing to imagine from.
function thinkingIn(g: G, seat: number): Thinking {
  const thinking = thinkingOf(zWarOne, g.position, seat, quickChance('bot'))
  const imagine = () => {
    throw new Error('It looks at nothing but its view.')
  }
  return { ...thinking, imagine }
}

const decides = (g: G, seat: number): Move => decide(bot, thinkingIn(g, seat))

// What it does first on a picture.
function first(picture: string, setting: Setting): string {
  let move: Move | undefined
  field(picture, { hand: [], ...setting }).check((_, g) => {
    move = decides(g, DIRECTOR)
  })
  return move!.join(' ')
}

const at = squaresOf(5)
const play = (id: string, aim = '') => `play director:${directorKind(id)}${aim && ` ${aim}`}`

describe('The maxims of the Director', () => {
  test('10.5. Of equally near heroes it goes for the sickest.', () => {
    const setting: Setting = { next: [['activate', 0, 0, false, -1]], heroes: { [KAT]: { stage: 4 } } }
    expect(first(row('S', '', '', 'zE', '', '', 'K'), setting)).toBe(`target hero:${KAT}`)
    expect(first(row('S', 'zE', 'K'), setting)).toBe(`grab hero:${KAT}`)
  })

  test('10.5. Of equally sick heroes it goes for a prone one.', () => {
    expect(first(row('S', 'zE', 'K_'), { next: [['activate', 0, 0, false, -1]] })).toBe(`grab hero:${KAT}`)
  })

  test('10.6. Of equally short ways it takes the one that nobody on alert watches.', () => {
    const goes = (alert: number) =>
      first(YARD(['K', 'S'], [], ['zE']), {
        next: [['advance', 0, 0, false, SAM]],
        heroes: { [KAT]: { alert, active: [CARD.katPistol] } },
      })
    expect(goes(-1)).toBe(`go ${at(0, 1)}`)
    expect(goes(3)).toBe(`go ${at(1, 1)}`)
  })

  test('18.5. A roamer comes as near as may be, and nearest to the sickest.', () => {
    const lane = `
    +---+---+---+---+---+---+---+
    | S |   |           |   | K |
    +   +   +---+---+---+   +   +
    |   |   |           |   |   |
    +   +   +---+---+---+   +   +
    |                           |
    +---+---+---+---+---+---+---+`
    const place = (heroes: Setting['heroes']) =>
      first(lane, { next: [['roamer']], ...(heroes && { heroes }) })
    expect(place({ [SAM]: { stage: 5 } })).toBe(`place ${square(15)}`)
    expect(place({ [KAT]: { stage: 5 } })).toBe(`place ${square(19)}`)
  })

  test('18.6. What is under control grabs whom it can reach, and else goes towards a hero.', () => {
    const units = { 0: { controlled: true } }
    const table = { acting: 0 }
    const next: Setting['next'] = [['steer', 0, 0]]
    expect(first(row('S', 'zW'), { units, table, next })).toBe(`grab hero:${SAM}`)
    expect(first(row('S', '', '', 'zW', ''), { units, table, next })).toBe(`go ${square(2)}`)
  })

  test('18.9. Nobody is taken off the board as long as there are figures for those who come.', () => {
    expect(first(row('S', '', 'zW', '', ''), { next: [['dropOff']] })).toBe('done')
  })

  test('18.8. A risen hero faces the nearest hero.', () => {
    const setting: Setting = { next: [['rise', KAT]], heroes: { [KAT]: { fate: 'dead' } } }
    expect(first(row('S', '', 'K_'), setting)).toBe('face W')
  })

  test('20.6. A card is kept where it brings nothing: no Second Wave of nobody, no Misfire on a miss.', () => {
    const missed = {
      kind: 'attack',
      hero: COLE,
      unit: 0,
      dice: [1],
      bonus: 0,
      cards: [CARD.rifle],
      does: ['miss'],
      aimed: false,
      again: false,
      misfired: false,
    } as const
    const roll = (does: 'miss' | 'kill') =>
      first(row('C', '', 'zW'), {
        hand: ['misfire', 'second-wave'],
        next: [['moment', 'after-ballistic-roll']],
        table: { roll: { ...missed, dice: [...missed.dice], cards: [...missed.cards], does: [does] } },
      })
    expect(roll('miss')).toBe('pass')
    expect(roll('kill')).toBe(play('misfire'))
  })

  test('20.6. Iron Grip is played on a hero about to be held.', () => {
    const setting: Setting = {
      hand: ['iron-grip'],
      next: [['grabTest', 0, SAM, false]],
      heroes: { [SAM]: { stage: 3 } },
    }
    expect(first(row('S', 'zW'), setting)).toBe(play('iron-grip'))
  })

  test('20.6. Of two units the one that can reach a hero is brought under control.', () => {
    const setting: Setting = { hand: ['direct-control'], next: [['moment', 'infected-move-start']] }
    const far = row('zE', '', '', '', '', '', '', '', '', 'zW', '', 'S')
    expect(first(far, setting)).toBe(play('direct-control', 'unit:1'))
  })
})

describe('Whole games', () => {
  test.each(DIRECTOR_GAMES)(
    '%s is played to its end by the sergeant on both sides; nobody takes a unit off who is needed.',
    (mission) => {
      const g: G = new Referee(zWarOne, start(zWarOne, 'whole', 2, { mission }).position, true).settle()
      while (!g.result) {
        invariants(g.table, g)
        const { seat, moves } = g.pending[0]!
        g.make(seat, moves.length === 1 ? moves[0]! : decides(g, seat))
      }
      expect(g.result.winners).toHaveLength(1)
      expect(g.table.played.length).toBeGreaterThan(2)
    },
    4 * MINUTES,
  )

  test(
    'It is never at a loss, wherever random play leads.',
    () => {
      for (const mission of [...DIRECTOR_GAMES, 'chapter-4']) {
        const chance = quickChance(`lost-${mission}`)
        const { position } = start(zWarOne, `lost-${mission}`, 2, { mission, mode: 'director' })
        const g: G = new Referee(zWarOne, position, true).settle()
        while (!g.result) {
          const { seat, moves } = g.pending[0]!
          expect(moves).toContainEqual(decides(g, seat))
          g.choose(0, chance(moves.length))
        }
      }
    },
    4 * MINUTES,
  )
})

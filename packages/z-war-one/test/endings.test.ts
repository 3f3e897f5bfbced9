import { expect, test } from 'vitest'
import type { Loss } from '../src/missions/format.ts'
import { field, KAT, SAM, VICTOR, type Setting } from './field.ts'
import { row } from './yards.ts'

/*
 * 3, 12.3, 18.10, 21.4, R-9, R-57. How a mission ends: who wins, for which reason, and when it does not end yet.
 */

const OUT = { id: 'out', type: 'exitAll' as const, text: 'Everybody leaves.' }
const CRATES = { id: 'crates', type: 'carryOut' as const, tokens: ['oF'], text: 'The crate is out.' }
const playing = (at: number) => ({ at, fate: 'playing' as const })

test('R-9. If the last objective is met at the moment at which they lose, the heroes lose.', () => {
  const leaving = (unless?: string) =>
    field(row(' S', ' X'), {
      hero: SAM,
      heroes: { [SAM]: { at: 1 } },
      mission: {
        objectives: [OUT],
        lose: [{ type: 'allLeft', text: 'Nobody is left.', ...(unless === undefined ? {} : { unless }) }],
      },
    }).takes(0, 'leave')
  leaving()
    .leaves({ met: [true] })
    .ends([], 'allLeft')
  leaving('out')
    .leaves({ met: [true] })
    .ends([0], 'won')
  leaving('rain').ends([], 'allLeft')
})

test('21.4. All have left: as long as one hero is on the board, it is not lost.', () => {
  const setting: Setting = {
    hero: SAM,
    heroes: { [SAM]: { at: 1 }, [KAT]: playing(0) },
    mission: { objectives: [CRATES, OUT], lose: [{ type: 'allLeft', unless: 'crates', text: 'Lost.' }] },
  }
  field(row(' S', ' X'), setting)
    .takes(0, 'leave')
    .check((_, g) => expect(g.result).toBeNull())
})

test('1.1, 21.4. All who lead heroes win together, each named once; a Director wins alone.', () => {
  const leaving = (more: Setting) =>
    field(row(' S', ' X'), { hero: SAM, heroes: { [SAM]: { at: 1 } }, ...more }).takes(0, 'leave')
  leaving({ seats: 2, table: { owner: [1, 0, 0, 1] } }).ends([0, 1], 'won')
  const lose = [{ type: 'allLeft' as const, text: 'Lost.' }]
  field(row(' S', ' X'), {
    hero: SAM,
    heroes: { [SAM]: { at: 1 } },
    hand: [],
    mission: { mode: 'director', lose },
  })
    .takes(0, 'leave')
    .ends([1], 'allLeft')
})

test('21.4. Deaths: so many heroes must have died, the risen among them; whoever has left lives.', () => {
  const dying = (count: number, katsFate: 'left' | 'dead' | 'risen', met = false) =>
    field(row(' S', ' V'), {
      hand: [],
      mission: {
        mode: 'director',
        objectives: [CRATES, OUT],
        lose: [{ type: 'deaths', count, unless: 'crates', text: 'Too many dead.' }],
      },
      heroes: { [SAM]: { stage: 5 }, [KAT]: { fate: katsFate } },
      table: { met: [met, false] },
      next: [['infectionTest', SAM]],
    }).dice(1)
  dying(1, 'left').ends([1], 'deaths')
  for (const fate of ['dead', 'risen'] as const) {
    dying(2, fate).ends([1], 'deaths')
    dying(3, fate).check((_, g) => expect(g.result).toBeNull())
    dying(2, fate, true).check((_, g) => expect(g.result).toBeNull())
  }
  dying(2, 'left').check((_, g) => expect(g.result).toBeNull())
})

test('3. A mission ends once: of two ways to lose that come together the first in the list is told.', () => {
  const two = (lose: Loss[]) =>
    field(row(' S', ' X'), {
      hero: SAM,
      heroes: { [SAM]: { at: 1 }, [KAT]: { fate: 'dead' } },
      hand: [],
      mission: { mode: 'director', objectives: [CRATES, OUT], lose },
    }).takes(0, 'leave')
  const deaths = { type: 'deaths' as const, count: 1, text: 'One is dead.' }
  const gone = { type: 'allLeft' as const, text: 'All have left.' }
  two([deaths, gone])
    .ends([1], 'deaths')
    .check((_, g) => expect(g.told.filter(({ event }) => event.type === 'ended')).toHaveLength(1))
  two([gone, deaths])
    .ends([1], 'allLeft')
    .check((_, g) => expect(g.told.filter(({ event }) => event.type === 'ended')).toHaveLength(1))
})

test('21.4. What waits for the end of a turn is not lost in its middle, nor the other way round.', () => {
  field(row(' S', ' X', ' V'), {
    hero: SAM,
    heroes: { [SAM]: { at: 1 }, [VICTOR]: playing(2) },
    mission: { lose: [{ type: 'turnEnded', turn: 1, text: 'Too late.' }] },
  })
    .takes(0, 'leave')
    .check((_, g) => expect(g.result).toBeNull())
  field(row(' S', ' X'), {
    mission: { objectives: [CRATES, OUT], lose: [{ type: 'deaths', count: 1, text: 'Dead.' }] },
    heroes: { [KAT]: { fate: 'dead' } },
    next: [['turnEnds']],
  })
    .tells({ type: 'turnAnnounced', turn: 2 })
    .check((_, g) => expect(g.result).toBeNull())
})

test('21.4, R-57. When a turn ends, its limit is told once, and before the last box of the tracker.', () => {
  const ending = (turn: number, hand?: string[]) =>
    field(row(' S'), {
      ...(hand ? { hand } : {}),
      mission: {
        objectives: [CRATES, OUT],
        lose: [
          { type: 'turnEnded', turn: 40, unless: 'crates', text: 'Dawn.' },
          { type: 'turnEnded', turn: 39, unless: 'out', text: 'Late.' },
        ],
      },
      table: { turn, met: [false, true] },
      next: [['turnEnds']],
    })
  ending(39).tells({ type: 'turnAnnounced', turn: 40 })
  ending(40)
    .ends([], 'turnEnded')
    .check((_, g) => expect(g.told.filter(({ event }) => event.type === 'ended')).toHaveLength(1))
  ending(40, []).ends([1], 'turnEnded')
  field(row(' S'), { hand: [], next: [['turnEnds']], table: { turn: 40 } }).ends([1], 'tooLate')
})

test('12.3, 19. In a campaign with a Director the first death ends the mission, and he wins.', () => {
  field(row(' S', ' K'), { hand: [], heroes: { [SAM]: { stage: 5 } }, next: [['infectionTest', SAM]] })
    .dice(1)
    .ends([1], 'died')
    .check((t) => expect(t.heroes[SAM]!.prone).toBe(false))
})

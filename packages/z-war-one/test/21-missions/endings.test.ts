import { expect, test } from 'vitest'
import type { Loss } from '../../src/missions/format.ts'
import { field, KAT, SAM, VICTOR, type Setting } from '../field.ts'
import { row, YARD } from '../yards.ts'
import { defaults, Referee, start } from '@shamble/engine'
import { CHAPTERS } from '../../src/missions/list.ts'
import { zWarOne, type Event, type Table } from '../../src/index.ts'
import { layoutOf } from '../../src/missions/index.ts'
import { leave } from '../../src/missions/objectives.ts'
import { doTask, objectivesOf } from '../../src/heroes/tasks.ts'
import { checkTurnEnd, heroDies } from '../../src/ending.ts'

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

test('21.4. Deaths: the given number of heroes must have died, the risen among them; heroes who have left live.', () => {
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

const PIER = `
  +---+---+---+
  | X   S     |
  +---+---+---+`

const HOLD = { id: 'hold', type: 'survive', untilEndOfTurn: 3, minHeroes: 1, text: 'Live.' } as const

const END: Setting = { next: [['endPhase']], table: { turn: 3 } }

test('R-9. An objective met at the end of the turn that loses the mission: both at once are a loss.', () => {
  field(PIER, {
    ...END,
    mission: { objectives: [HOLD], lose: [{ type: 'turnEnded', turn: 3, text: 'Too late.' }] },
  }).ends([], 'turnEnded')
})

test('21.4. Unless the objective itself says otherwise.', () => {
  field(PIER, {
    ...END,
    mission: {
      objectives: [HOLD],
      lose: [{ type: 'turnEnded', turn: 3, unless: 'hold', text: 'Too late.' }],
    },
  }).ends([0], 'won')
  field(PIER, {
    ...END,
    mission: { objectives: [HOLD], lose: [{ type: 'turnEnded', turn: 4, text: 'Too late.' }] },
  }).ends([0], 'won')
})

test('R-57, R-9. With the end of turn 40 it is too late, also for what is met at that moment.', () => {
  const last = (turn: number) => ({ ...END, table: { turn }, mission: { objectives: [HOLD] } })
  field(PIER, last(40)).ends([], 'tooLate')
  field(PIER, last(39)).ends([0], 'won')
})

test('13. A clock that runs out comes before the end of the turn: what it wins is won.', () => {
  field(PIER, {
    ...END,
    mission: {
      objectives: [
        { id: 'desk', type: 'auto', text: 'Done.' },
        { id: 'clock', type: 'timer', after: 'desk', turns: 1, text: 'Wait.' },
      ],
      lose: [{ type: 'turnEnded', turn: 3, text: 'Too late.' }],
    },
    table: { turn: 3, met: [true, false], boxes: [-1, 0] },
  }).ends([0], 'won')
})

const LIMIT = (type: 'turnEnded' | 'deaths' | 'allLeft', more: object): Setting => ({
  mission: { lose: [{ type, text: 'Lost.', ...more }] },
})

const DIRECTED: Setting = {
  hand: [],
  mission: { mode: 'director', lose: [{ type: 'deaths', count: 2, text: 'Two.' }] },
}

test('21.4. A limit of turns counts at the end of its turn, unless what it waits for is met.', () => {
  const ending = (turn: number, met = false, more: object = {}) =>
    field(row(' S'), {
      ...LIMIT('turnEnded', { turn: 6, ...more }),
      next: [['turnEnds']],
      table: { turn, met: [met] },
    })
  ending(5).tells({ type: 'turnAnnounced', turn: 6 })
  ending(6).ends([], 'turnEnded')
  ending(7).ends([], 'turnEnded')
  ending(6, true, { unless: 'out' }).tells({ type: 'turnAnnounced', turn: 7 })
  ending(6, false, { unless: 'out' }).ends([], 'turnEnded')
})

test('R-57. A mission without a limit ends with turn 40.', () => {
  const ending = (turn: number) => field(row(' S'), { next: [['turnEnds']], table: { turn } })
  ending(39).tells({ type: 'turnAnnounced', turn: 40 })
  ending(40).ends([], 'tooLate')
})

test('18.8, 21.4. In a Director game a dead hero lies where he died; deaths count with the risen, up to what the game allows.', () => {
  const dying = (fate: 'playing' | 'risen') =>
    field(row(' S', ' K', ' V'), {
      ...DIRECTED,
      heroes: { [SAM]: { stage: 5, alert: 1 }, [KAT]: { fate } },
      next: [['infectionTest', SAM]],
    }).dice(1)
  dying('playing')
    .told('tested', 'died')
    .check((t) =>
      expect(t.heroes[SAM]).toMatchObject({ fate: 'dead', prone: true, alert: -1, move: 'done', at: 0 }),
    )
  dying('risen').ends([1], 'deaths')
})

test('21.4. With no living hero on the board the Director wins where the mission says so.', () => {
  field(row(' S', ' K'), {
    ...DIRECTED,
    mission: { mode: 'director', lose: [{ type: 'allLeft', text: 'Nobody is left.' }] },
    heroes: { [SAM]: { stage: 5 }, [KAT]: { at: -1, fate: 'left' } },
    next: [['infectionTest', SAM]],
  })
    .dice(1)
    .ends([1], 'allLeft')
})

test('12.3. In a campaign every player loses with the first death.', () => {
  field(YARD([' S', ' K']), { seats: 2, heroes: { [SAM]: { stage: 5 } }, next: [['infectionTest', SAM]] })
    .dice(1)
    .told('tested', 'died', 'ended')
    .ends([], 'died')
})

test('21.4. A mission is lost when all have left, unless what they came for is done.', () => {
  const leaving = (met: boolean) =>
    field(row(' S', ' X'), {
      seats: 2,
      hero: SAM,
      heroes: { [SAM]: { at: 1 } },
      mission: {
        objectives: [
          { id: 'crates', type: 'carryOut', tokens: ['oF'], text: 'The crate is out.' },
          { id: 'out', type: 'exitAll', requires: ['crates'], text: 'Everybody leaves.' },
        ],
        legend: { oF: { object: 'crate', name: 'Crate' } },
        lose: [{ type: 'allLeft', unless: 'crates', text: 'Lost.' }],
      },
      table: { met: [met, false], owner: [0, 1, 0, 1] },
    }).takes(0, 'leave')
  leaving(false).ends([], 'allLeft')
  leaving(true).ends([0, 1], 'won')
})

// A chapter with everybody in his place, and a look at its table before anybody has moved.
function chapter(n: number) {
  const mission = CHAPTERS[n - 1]!
  const begun = start(zWarOne, `objectives-${n}`, 1, { ...defaults(zWarOne), mission })
  const g = new Referee<Table, Event>(zWarOne, begun.position).settle()
  while (g.table.turn === 0) g.choose(0, g.pending[0]!.moves.length - 1)
  const layout = layoutOf(mission)
  return {
    g,
    t: g.table,
    layout,
    /** The room or square of a task, by its name. */
    work(hero: number, task: string, object?: string) {
      const place = layout.tasks.findIndex(({ id }) => id === task)
      g.table.heroes[hero]!.at = layout.tasks[place]!.at
      if (object) g.table.heroes[hero]!.object = layout.objects.findIndex(({ id }) => id === object)
      expect(objectivesOf(g.table, hero, place)).not.toEqual([])
      doTask(g, hero, place)
    },
    exit: (hero: number) => {
      g.table.heroes[hero]!.at = layout.exits[hero]!
      leave(g, hero)
    },
  }
}

test('12.3. Every chapter is lost at once when a hero dies, and after turn 40 (R-57).', () => {
  for (let n = 1; n <= 6; n++) {
    const { g } = chapter(n)
    heroDies(g, KAT)
    expect(g.result).toMatchObject({ winners: [], reason: 'died' })
    const late = chapter(n)
    late.t.turn = 40
    checkTurnEnd(late.g)
    expect(late.g.result).toMatchObject({ winners: [], reason: n === 5 ? 'turnEnded' : 'tooLate' })
  }
})

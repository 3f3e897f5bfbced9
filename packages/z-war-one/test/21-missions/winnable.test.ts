import { describe, expect, test } from 'vitest'
import { layoutOf } from '../../src/missions/index.ts'
import { MISSIONS } from '../../src/missions/list.ts'
import { doubtsOf } from '../../src/missions/doubts.ts'
import type { Mission } from '../../src/missions/format.ts'
import { says, small } from '../small-mission.ts'

/* 21.4. What can never be won is refused; what is probably a mistake is doubted. */

/** The doubts about the small mission after a change, which leaves it playable. */
function doubts(change: (mission: any) => void): string[] {
  expect(says(change)).toEqual([])
  const mission = small()
  change(mission)
  return doubtsOf(mission as Mission, layoutOf(JSON.stringify(mission))).map(({ text }) => text)
}

const OUT = { id: 'out', type: 'exitAll', text: 'Leave.' }

describe('21.4. Refused, because it can never be won', () => {
  test('A task at an item, a thing that is a task, a task that uses up an item.', () => {
    expect(says((m) => (m.objectives[0].at = 'iP'))).toEqual([
      'objectives[0]: expected the token of a task (t1); found "iP".',
    ])
    expect(says((m) => (m.objectives[0].consumes = 'iP'))).toEqual([
      'objectives[0]: expected the token of an object (oF); found "iP".',
    ])
    expect(
      says(
        (m) => (m.objectives[0] = { id: 'fuel', type: 'carryOut', tokens: ['t1'], need: 1, text: 'Out.' }),
      ),
    ).toEqual(['objectives[0]: expected the token of an object (oF); found "t1".'])
  })

  test('A token that is named twice counts once.', () => {
    const goal = (own: object) => says((m) => (m.objectives[0] = { id: 'fuel', text: 'Do it.', ...own }))
    expect(goal({ type: 'carryOut', tokens: ['oF', 'oF'], need: 2 })).toEqual([
      'objectives[0].need: expected at most 1; found 2.',
    ])
    expect(goal({ type: 'taskCount', at: ['t1', 't1'], scope: 'square', need: 2 })).toEqual([
      'objectives[0].need: expected at most 1; found 2.',
    ])
  })

  test('An object is carried out that a task uses up, or two tasks use up the same.', () => {
    const carry = { id: 'carry', type: 'carryOut', tokens: ['oF'], need: 1, text: 'Out with it.' }
    const end = { ...OUT, requires: ['fuel', 'carry'] }
    expect(says((m) => (m.objectives = [m.objectives[0], m.objectives[1], carry, end]))).toEqual([
      'objectives[2].need: expected at most 0, because tasks use up the others; found 1.',
    ])
    const again = { ...small().objectives[0], id: 'again' }
    expect(
      says(
        (m) =>
          (m.objectives = [m.objectives[0], m.objectives[1], again, { ...OUT, requires: ['fuel', 'again'] }]),
      ),
    ).toEqual(['objectives[2].consumes: expected an object that no other task uses up; found "oF".'])
  })

  test('All have to leave, and all have left is a defeat.', () => {
    expect(says((m) => delete m.lose[2].unless)).toEqual([
      'lose[2].unless: expected the objective out, because all heroes leave; found nothing.',
    ])
  })

  test('All stand on exits, and there are fewer exits than heroes.', () => {
    const stand = (more: object) => (m: any) => {
      m.objectives[4] = { id: 'out', type: 'standAll', where: 'X', text: 'Stand there.' }
      Object.assign(m, more)
    }
    expect(says(stand({}))).toEqual([
      'floors: expected four squares X, because all heroes stand on them; found 1.',
    ])
    // Against a Director the dead are not waited for.
    expect(doubts(stand({ mode: 'director' }))).toContain(
      'All heroes stand on exits, and there is 1: only with fewer heroes alive can that be.',
    )
  })

  test('The turn that is lost comes before the turn that is won.', () => {
    const hold = (until: number, loss: object) => (m: any) => {
      m.objectives = [
        ...m.objectives.slice(0, 2),
        { id: 'out', type: 'survive', untilEndOfTurn: until, text: 'Hold.' },
      ]
      delete m.doors['1'].opensWhen
      m.lose = [{ type: 'turnEnded', text: 'Too late.', ...loss }]
    }
    expect(says(hold(12, { turn: 5 }))).toEqual([
      'objectives[2]: expected an objective that can be met before turn 5 is lost; found "the end of turn 12".',
    ])
    expect(says(hold(5, { turn: 5 }))).toHaveLength(1)
    expect(says(hold(4, { turn: 5 }))).toEqual([])
    // The defeat that the objective itself takes back comes too early all the same.
    expect(says(hold(12, { turn: 5, unless: 'out' }))).toHaveLength(1)
    expect(says(hold(5, { turn: 5, unless: 'out' }))).toEqual([])
    expect(says(hold(12, { turn: 5, unless: 'fuel' }))).toEqual([])
    // The fortieth turn is the last.
    expect(says(hold(40, { turn: 40, unless: 'fuel' }))).toHaveLength(1)
    expect(says(hold(39, { turn: 40, unless: 'fuel' }))).toEqual([])
    const wait = (turns: number) => (m: any) => (m.objectives[1].turns = turns)
    const waitFor = (turns: number) =>
      says((m) => {
        wait(turns)(m)
        m.objectives[4].requires = ['clock']
        m.lose[0] = { type: 'turnEnded', turn: 9, text: 'Too late.' }
      })
    expect(waitFor(8)).toEqual([])
    expect(waitFor(9)).toEqual([
      'objectives[4]: expected an objective that can be met before turn 9 is lost; found "turn 10".',
    ])
  })

  test('A row of a table that ends before it begins.', () => {
    expect(says((m) => m.roomSpawn.count.push({ min: 6, max: 3, units: {} }))).toEqual([
      'roomSpawn.count[1]: expected a row from the lower roll to the higher; found "6 to 3".',
    ])
  })

  test('What is too long to be carried into a game.', () => {
    expect(says((m) => (m.special = Array(18).fill('x'.repeat(800))))[0]).toMatch(
      /^the file: expected at most 12000 characters without blanks; found \d{5}\.$/,
    )
  })
})

describe('21.4. Doubted, because it is probably a mistake', () => {
  test('The small mission and the printed ones leave no doubt.', () => {
    for (const id of MISSIONS) {
      const layout = layoutOf(id)
      expect(doubtsOf(layout.mission, layout), id).toEqual([])
    }
  })

  test('An objective that need not be met.', () => {
    expect(doubts((m) => delete m.objectives[4].requires)).toContain(
      'Objectives 3 and 4 need not be met: the last one does not wait for them.',
    )
    expect(doubts((m) => (m.objectives[4].requires = ['gate']))).toContain(
      'Objective 4 need not be met: the last one does not wait for it.',
    )
  })

  test('An object that one task may use up and another objective wants, where neither has to be met.', () => {
    const carry = { id: 'carry', type: 'carryOut', tokens: ['oF'], need: 1, text: 'Out with it.' }
    expect(
      doubts((m) => {
        m.objectives.splice(4, 0, carry)
      }),
    ).toContain('Objective 5 wants something that objective 1 uses up.')
  })

  test('A Director who can win only when turn 40 ends.', () => {
    expect(
      doubts((m) => {
        m.mode = 'director'
        m.lose = []
      }),
    ).toContain('The Director has no way to win before turn 40 ends.')
  })

  test('Heroes who start in a room that is closed.', () => {
    const shut = (m: any) => {
      m.floors[0].rows[5] = m.floors[0].rows[5].replace('R2   ', 'R2  H')
      m.floors[0].rows[1] = m.floors[0].rows[1].replace('| H ', '|   ')
    }
    expect(
      doubts((m) => {
        shut(m)
        delete m.activeRooms
      }),
    ).toContain('A hero starts in Office, which is closed: infected appear around him when it is opened.')
    expect(doubts(shut).filter((text) => text.startsWith('A hero'))).toEqual([])
  })
})

test('21.7. Names and texts have no invisible characters that turn the text around them, and are not blank.', () => {
  const name = (value: string) => says((m) => (m.name = value))
  for (const wrong of [
    '  ',
    'A\nB',
    '\u202eA',
    'A\u2066',
    'A\u200f',
    'A\u0000',
    'A\u2028',
    ' A',
    'A ',
    '\ud800',
  ])
    expect(name(wrong)[0], JSON.stringify(wrong)).toMatch(/^name: expected a text without /)
  for (const right of ['Ἀθῆναι', 'ירושלים', '夜', 'A 👨‍👩‍👧 night']) expect(name(right)).toEqual([])
  // Paragraphs may have several lines.
  expect(says((m) => (m.brief = 'One.\nTwo.'))).toEqual([])
  expect(says((m) => (m.brief = 'One.\u202eTwo.'))).toHaveLength(1)
  expect(says((m) => (m.rooms.R1 = '\u202eShed'))).toHaveLength(1)
})

test('21.1. `order` is the number of a chapter.', () => {
  expect(says((m) => (m.order = 6))).toEqual([])
  expect(says((m) => (m.order = 7))).toEqual(['order: expected a whole number from 1 to 6; found 7.'])
})

test('21.1. Messages say what may be written, and where.', () => {
  expect(says((m) => (m.exits.opensWhen = 'never'))).toEqual([
    'exits.opensWhen: expected always, or an object with a flag; found "never".',
  ])
  expect(says((m) => (m.floors[0].rows[3] = m.floors[0].rows[3].replace('iP', 'Q '))).slice(0, 1)).toEqual([
    'floors[0].rows[3], character 10: expected marks R1, SA, H, X, i?, o?, t?, zN, nN, bN, s, u1, d1 or ###; found "Q".',
  ])
  expect(says((m) => (m.floors[0].rows[3] += ' '))).toEqual([
    'floors[0].rows[3]: expected 21 characters, as every line has; found 22.',
  ])
})

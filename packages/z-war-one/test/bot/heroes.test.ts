import { quickChance, Referee, start, type Move, type Options, type Pending } from '@shamble/engine'
import { decide, mindOf, thinkingOf, type Thinking } from '@shamble/engine/bots'
import { describe, expect, test } from 'vitest'
import { bot } from '../../src/bot/bot.ts'
import { byLot, type Plan } from '../../src/bot/plans.ts'
import { WORTH } from '../../src/bot/worth.ts'
import { bots } from '../../src/bots.ts'
import { CHAPTERS } from '../../src/missions/list.ts'
import { zWarOne, type Event, type Table } from '../../src/index.ts'
import { score } from '../../src/bot/score.ts'
import { invariants } from '../invariants.ts'
import { CARD, COLE, field, KAT, SAM, VICTOR, type Setting } from '../field.ts'

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

// A whole game of bots on all seats; `look` sees every position with a choice.
function playGame(
  seed: string,
  options: Options,
  seats = 1,
  look: (g: G) => void = () => {},
  note: (step: string, move: Move) => void = () => {},
): G {
  const g: G = new Referee(zWarOne, start(zWarOne, seed, seats, options).position, true).settle()
  while (!g.result) {
    look(g)
    const { seat, step, moves } = g.pending[0]!
    const move = moves.length === 1 ? moves[0]! : decides(g, seat)
    note(step, move)
    g.make(seat, move)
  }
  return g
}

// The bot's first move on a picture, when chance always picks the best one. Kat holds her pistol.
function first(picture: string, { heroes = {}, ...setting }: Setting): string {
  let move: Move | undefined
  const armed = { ...heroes, [KAT]: { active: [CARD.katPistol], ...heroes[KAT] } }
  field(picture, { ...setting, heroes: armed }).check((_, g) => {
    move = decide(bot, { ...thinkingIn(g, 0), chance: () => 0 })
  })
  return move!.join(' ')
}

// A street eight squares long, and one that is two squares broad.
const STREET = (squares: string) => `
  +---+---+---+---+---+---+---+---+
  |${squares}|
  +---+---+---+---+---+---+---+---+`

const YARD = (top: string, bottom: string) => `
  +---+---+---+---+---+---+---+---+
  |${top}|
  +   +   +   +   +   +   +   +   +
  |${bottom}|
  +---+---+---+---+---+---+---+---+`

const EMPTY = '                               '

describe('The maxims', () => {
  test('5.5. A prone hero stands up.', () => {
    expect(first(STREET(' X       K_                    '), { hero: KAT })).toBe('stand')
  })

  test('R-13. On the ground on a spawn point, where he could not leave any more once he stood, he crawls off.', () => {
    const setting: Setting = {
      hero: KAT,
      heroes: { [KAT]: { at: 4, prone: true, ap: 2, fate: 'playing' } },
    }
    expect(first(STREET(' X               SA            '), setting)).toMatch(/^crawl /)
  })

  test('14.8. A med pack is used when the infection begins to cost something, and not before.', () => {
    const at = (stage: number) =>
      first(STREET(' X       S                     '), { hero: SAM, heroes: { [SAM]: { stage } } })
    expect(at(2)).toBe(`cure card:${CARD.medPack}`)
    expect(at(1)).not.toMatch(/^cure/)
  })

  test('15.3. A sick comrade next to him is given the med pack; one who is well is not.', () => {
    const at = (stage: number) =>
      first(YARD(' X       S   K                 ', EMPTY), { hero: SAM, heroes: { [KAT]: { stage } } })
    expect(at(3)).toBe(`give card:${CARD.medPack} hero:${KAT}`)
    expect(at(0)).not.toMatch(/^give/)
  })

  test('6.9. Alert attacks are made.', () => {
    const setting: Setting = { next: [['infectedPhase']], heroes: { [SAM]: { alert: 1 } } }
    expect(first(STREET(' S           zW                '), setting)).toBe('fire')
  })

  test('6.9. When something comes that cannot be seen yet, he watches where it will come from, and never the other way.', () => {
    const lane = (street: string) => `
  +---+---+---+---+---+
  |### ###| zS|### ###|
  +---+---+   +---+---+
  |${street}|
  +---+---+---+---+---+`
    const setting: Setting = { hero: KAT, heroes: { [KAT]: { ap: 2 } } }
    expect(first(lane(' K                 '), setting)).toMatch(/^alert [NES]$/)
    expect(first(lane('                 K '), setting)).toMatch(/^alert [NSW]$/)
  })

  test('6.3. Where one shot is doubtful and he has nowhere to go, he aims.', () => {
    expect(first(STREET(' K                           zW'), { hero: KAT })).toBe('aim unit:0')
  })

  test('6.10. Unseen behind an infected he needs no dice.', () => {
    const setting: Setting = { hero: KAT, heroes: { [KAT]: { active: [CARD.katana], changes: 1 } } }
    field(STREET(' K  zE                       X '), setting)
      .check((_, g) => {
        g.make(0, decides(g, 0))
        while (g.pending[0]!.step !== 'act') g.make(0, decides(g, 0))
      })
      .tells({ type: 'killed', how: 'assassinated' })
  })

  test('6.8, 6.11. A comrade who is held is freed by an execution: it needs no dice.', () => {
    const setting: Setting = {
      hero: VICTOR,
      heroes: { [KAT]: { held: [0], prone: true }, [VICTOR]: { active: [CARD.machete], changes: 1 } },
      units: { 0: { at: -1 } },
    }
    expect(first(YARD(' X           V   K          zN ', EMPTY), setting)).toBe('execute unit:0')
  })

  test('A hero nearby goes to the aid of a comrade who is held.', () => {
    const setting: Setting = {
      hero: VICTOR,
      heroes: { [KAT]: { held: [0], prone: true } },
      units: { 0: { at: -1 } },
    }
    const move = first(YARD(' X   V                   K  zN ', EMPTY), setting)
    expect(move).toMatch(/^sprint sq:(2|10)$/)
  })

  test('9.4. Held, with bare hands and two action points, he sweeps.', () => {
    const setting: Setting = {
      hero: SAM,
      heroes: { [SAM]: { held: [0], prone: true, active: [], changes: 1, ap: 2 } },
      units: { 0: { at: -1 } },
    }
    expect(first(YARD(' X           S              zN ', EMPTY), setting)).toMatch(/^sweep unit:0/)
  })

  test('21.5. A hero with nothing left to do leaves.', () => {
    const setting: Setting = { hero: COLE, heroes: { [COLE]: { at: 0, fate: 'playing' } } }
    expect(first(STREET(' X                             '), setting)).toBe('leave')
  })

  test('7.2. The door on the way is opened with a full move, not with the last action point.', () => {
    const house = `
  +---+---+---+---+---+---+---+---+
  |         C D R1          D   X |
  +---+---+---+---+---+---+---+---+`
    const at = (ap: number) => first(house, { hero: COLE, heroes: { [COLE]: { ap } } })
    expect(at(4)).toBe('open door:0')
    expect(at(1)).toBe('end')
  })

  const CROWD = YARD(' X       C           zW  zW  zW', '                     zW  zW  zW')

  test('14.6. With his last action point he takes up the grenade where a crowd stands, and throws it.', () => {
    const setting: Setting = { hero: COLE, heroes: { [COLE]: { ap: 1 } } }
    expect(first(CROWD, setting)).toBe(`ready card:${CARD.grenade}`)
    const held = { ap: 1, active: [CARD.grenade], changes: 1 }
    expect(first(CROWD, { hero: COLE, heroes: { [COLE]: held } })).toMatch(/^throw sq:/)
  })

  test('14.6. Before that he shoots: what is in his hand stays there until the last.', () => {
    expect(first(CROWD, { hero: COLE })).toMatch(/^(aim|fire|fireMove) unit:/)
  })

  test('14.6. No grenade for one alone, nor where no change of weapon is left.', () => {
    const setting: Setting = { hero: COLE, heroes: { [COLE]: { ap: 1 } } }
    const alone = YARD(' X       C               zW    ', EMPTY)
    expect(first(alone, setting)).not.toMatch(/^ready/)
    const changed: Setting = { hero: COLE, heroes: { [COLE]: { ap: 1, changes: 1 } } }
    expect(first(CROWD, changed)).not.toMatch(/^ready/)
  })

  test('7.6. None in front of the door of a room that is closed: it would fly open.', () => {
    const yard = (wall: string) => `
  +---+---+---+---+---+
  | C           zW  zW|
  +   +   +   +${wall}+${wall}+
  |           | R1    |
  +---+---+---+---+---+`
    const at = (wall: string) =>
      first(yard(wall), { hero: COLE, heroes: { [COLE]: { ap: 1, active: [CARD.grenade], changes: 1 } } })
    expect(at('---')).toMatch(/^throw/)
    expect(at('=D=')).not.toMatch(/^throw/)
  })

  test('16.1. A company that comes to chapter 4 buys perks.', () => {
    const g: G = new Referee(
      zWarOne,
      start(zWarOne, 'perks', 1, { mission: 'chapter-4' }).position,
      true,
    ).settle()
    while (g.pending[0]!.step === 'buyPerks') g.make(0, decides(g, 0))
    expect(g.table.heroes.every(({ perks }) => perks.length > 0)).toBe(true)
  })
})

describe('Lots', () => {
  const plan = (value: number, verb: string): Plan => ({ value, begins: [[verb]] })
  const verbOf = ([first]: readonly Plan[]) => first!.begins[0]![0]

  test('Of plans that are worth about the same one is drawn; one that is worth less is never drawn.', () => {
    const plans = [plan(1, 'best'), plan(1 - WORTH.alike / 2, 'alike'), plan(1 - 2 * WORTH.alike, 'worse')]
    const asked: number[] = []
    const draw = (n: number) => verbOf(byLot(plans, (of) => (asked.push(of), n)))
    expect([draw(0), draw(1)]).toEqual(['best', 'alike'])
    expect(asked).toEqual([2, 2])
    expect(byLot(plans, () => 1).map(({ begins }) => begins[0]![0])).toContain('worse')
  })

  test('Where one is better than all others no lot is drawn.', () => {
    const plans = [plan(1, 'best'), plan(0.9, 'worse')]
    expect(
      byLot(plans, () => {
        throw new Error('A lot.')
      }),
    ).toEqual(plans)
  })

  test('So games on one seed differ, each the same when it is played again: par is not one game.', () => {
    const par = [0, 1, 2, 0].map((run) => movesOfRun(run))
    expect(par[3]).toEqual(par[0])
    expect(new Set(par.slice(0, 3).map((moves) => moves.join())).size).toBe(3)
  })
})

// The moves of a whole game on one seed, with a chance of its own.
const movesOfRun = (run: number): string[] => {
  const chance = quickChance(run)
  const g: G = new Referee(zWarOne, start(zWarOne, 'par', 1).position, true).settle()
  const made: string[] = []
  while (!g.result) {
    const [{ moves }] = g.pending as [Pending]
    const move = moves.length === 1 ? moves[0]! : decide(bot, thinkingOf(zWarOne, g.position, 0, chance))
    made.push(move.join(' '))
    g.make(0, move)
  }
  return made
}

describe('The strengths', () => {
  const { position, pending } = start(zWarOne, 'strengths', 1)
  const { seat, moves } = pending[0]!
  // A chance that returns these numbers in turn: whether to think, then which move to make.
  const made = (strength: 'easy' | 'fair' | 'hard' | 'fierce', careless: number, index = 0) => {
    const numbers = [careless, index]
    const asked: number[] = []
    const chance = (n: number) => {
      asked.push(n)
      return numbers.shift() ?? 0
    }
    const move = decide(mindOf({ bots }, strength).bot, thinkingOf(zWarOne, position, seat, chance))
    return { move, asked }
  }
  const maxim = decide(bot, thinkingOf(zWarOne, position, seat, quickChance(1)))

  test('Weaker bots are sergeants that move at random at one decision in n.', () => {
    const last = moves.length - 1
    expect(moves.length).toBeGreaterThan(1)
    for (const strength of ['easy', 'fair'] as const) {
      expect(made(strength, 1).move).toEqual(maxim)
      expect(made(strength, 0, last).move).toEqual(moves[last])
      expect(made(strength, 0, last).asked[1]).toBe(moves.length)
    }
    expect(made('fair', 1).asked[0]).toBeGreaterThan(made('easy', 1).asked[0]!)
  })

  test('Hard and fierce are the sergeant, who never moves without a thought.', () => {
    for (const strength of ['hard', 'fierce'] as const)
      expect(made(strength, 0)).toEqual({ move: maxim, asked: [] })
  })
})

describe('Whole games', () => {
  test(
    'Chapter 1 is won on a named seed.',
    () => {
      const { result, table } = playGame('supply', { mission: 'chapter-1' })
      expect(result).toMatchObject({ winners: [0], reason: 'won' })
      expect(table.out).toHaveLength(4)
    },
    4 * MINUTES,
  )

  const done = new Set<string>()

  test.each(CHAPTERS)(
    '%s is played to its end from the view alone: every law holds, the score stays below 1.',
    (mission) => {
      const judge = (at: G) => {
        invariants(at.table, at)
        expect(score(at.table, 0)).toBeGreaterThanOrEqual(0)
        expect(score(at.table, 0)).toBeLessThan(1)
      }
      const g = playGame(`whole-${mission}`, { mission }, 1, judge, (step, [verb]) =>
        done.add(`${step} ${verb}`),
      )
      expect(['won', 'died', 'turnEnded', 'tooLate']).toContain(g.result!.reason)
    },
    4 * MINUTES,
  )

  test('In them is done what random games hardly ever come to: tasks, crates into the van, help for held heroes.', () => {
    const deeds = [
      'act task',
      'act stow',
      'act leave',
      'act execute',
      'act sweep',
      'act stink',
      'act throw',
      'alertFire fire',
    ]
    expect([...done]).toEqual(expect.arrayContaining(deeds))
  })

  test(
    'Four people who share the heroes, and choose between equal ways, play to the end as well.',
    () => {
      const g = playGame('shared', { mission: 'chapter-6', equalWays: true }, 4)
      expect(g.table.turn).toBeGreaterThan(5)
    },
    4 * MINUTES,
  )

  test(
    'It is never at a loss, wherever random play leads.',
    () => {
      for (const [n, mission] of CHAPTERS.entries()) {
        const chance = quickChance(`lost-${n}`)
        const g: G = new Referee(
          zWarOne,
          start(zWarOne, `lost-${n}`, 2, { mission, equalWays: true }).position,
          true,
        ).settle()
        while (!g.result) {
          const open = chance(g.pending.length)
          const { seat, moves } = g.pending[open]!
          const own = g.pending.flatMap((p) => (p.seat === seat ? p.moves : []))
          expect(own).toContainEqual(decides(g, seat))
          g.choose(open, chance(moves.length))
        }
      }
    },
    4 * MINUTES,
  )
})

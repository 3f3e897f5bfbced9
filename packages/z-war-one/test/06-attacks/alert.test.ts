import { factsFor, look } from '@shamble/engine'
import { expect, test } from 'vitest'
import type { Props } from '../../board/looks.ts'
import { zoom } from '../../board/zoom.ts'
import { zWarOne } from '../../src/index.ts'
import { words } from '../../src/words.ts'
import { CARD, COLE, field, KAT, SAM, VICTOR, squaresOf, tableOf, type Setting } from '../field.ts'
import { row } from '../yards.ts'
import { alertSquares } from '../../board/overlays.ts'
import { isWatched } from '../../src/fighting/alert.ts'
import { view } from '../../src/view.ts'
import { ZOMBIE } from '../../src/data/infected.ts'

const EAST = 1

// What is told from the end of the infected's phase to the next hero's move.
const ON_TO_THE_HEROES = [
  'phaseBegan',
  'phaseBegan',
  'phaseBegan',
  'turnAnnounced',
  'phaseBegan',
  'moveBegan',
] as const

const HOLD = { next: [['infectedPhase']] as [string][] }

const M2 = (lane: string, street: string) => `
  +---+---+---+---+---+
  |${lane}|
  +---+---+   +---+---+
  |${street}|
  +---+---+---+---+---+`

test('28. Sam on alert to the east: the first zombie in his view falls, the next is hit at its second step, before it grabs.', () => {
  field(M2('### ###| zS|### ###', ' S           zS    '), { ...HOLD, heroes: { [SAM]: { alert: EAST } } })
    .dice(8, 3, 5)
    .takes(0, 'fire')
    .tells({ type: 'killed', unit: 0 })
    .takes(0, 'fire')
    .takes(0, 'fire')
    .tells({ type: 'knockedDown', unit: 1 })
    .tells({ type: 'stoodUp', unit: 1 })
    .check((t) => {
      expect(t.cards[CARD.pistol]!.rounds).toBe(9)
      expect(t.heroes[SAM]).toMatchObject({ alert: -1, prone: false })
    })
})

const ROW = (squares: string) => `
  +---+---+---+---+---+---+
  |${squares}|
  +---+---+---+---+---+---+`

test('29. A zombie that runs through a prone one is shot at twice, on the free square where the run ends.', () => {
  field(ROW(' S          zW_ zW     '), { ...HOLD, heroes: { [SAM]: { alert: EAST } } })
    .dice(1, 5)
    .takes(0, 'fire')
    .takes(0, 'fire')
    .check((t) => {
      const [prone, runner] = t.infected
      expect(prone!.at).toBe(3)
      expect(runner).toMatchObject({ at: 2, prone: false }) // it has stood up in the end phase
      expect(t.cards[CARD.pistol]!.rounds).toBe(10)
    })
})

test('30. Kat on alert with the katana has one blow at a zombie before it grabs, forward and in reach only.', () => {
  field(ROW('     K       zW        '), { ...HOLD, heroes: { [KAT]: { alert: EAST } } })
    .dice(2, 7)
    .asks(0, 'fire', 'hold', 'holdMove', 'holdPhase')
    .takes(0, 'fire')
    .told('phaseBegan', 'targeted', 'unitMoved', 'attacked', 'grabbed', 'tested', ...ON_TO_THE_HEROES)
  field(ROW(' zE         K          '), { ...HOLD, heroes: { [KAT]: { alert: EAST } } }).mayNot(0, 'fire')
})

test('6.9. Several heroes with a claim on a step: the players choose who shoots first; a later one only if it still stands.', () => {
  field(ROW(' S   V           zW    '), {
    ...HOLD,
    heroes: { [SAM]: { alert: EAST, prone: true }, [VICTOR]: { alert: EAST, prone: true } },
    seats: 2,
  })
    .asks(0, 'first hero:2', 'first hero:3')
    .takes(1, 'first hero:3')
    .dice(6)
    .takes(1, 'fire')
    .tells({ type: 'killed', hero: VICTOR })
    .mayNot(0, 'fire')
})

test('R-20. Alert ends the move. R-21. Bare hands and grenades cannot be on alert, nor a blade on the ground.', () => {
  field(ROW(' S                     '), { hero: SAM })
    .takes(0, 'alert E')
    .check((t) => expect(t.heroes[SAM]).toMatchObject({ alert: EAST, move: 'done' }))
  field(ROW(' C                     '), {
    hero: COLE,
    heroes: { [COLE]: { active: [CARD.grenade] } },
  }).mayNot(0, 'alert')
  field(ROW(' C                     '), { hero: COLE, heroes: { [COLE]: { active: [] } } }).mayNot(0, 'alert')
  field(ROW(' K_                    '), { hero: KAT }).mayNot(0, 'alert')
  field(ROW(' S_                    '), { hero: SAM }).may(0, 'alert N', 'alert E', 'alert S', 'alert W')
})

test('6.9. Of several heroes only those with a claim are asked; later ones still may attack when the first has missed.', () => {
  field(ROW(' S   V           zW    '), {
    ...HOLD,
    heroes: { [SAM]: { alert: EAST, prone: true }, [VICTOR]: { alert: EAST, prone: true } },
    seats: 3,
  })
    .asks(2, 'first hero:2', 'first hero:3')
    .check((_, g) => expect(g.pending.map(({ seat }) => seat)).toEqual([2, 0]))
    .takes(0, 'first hero:3')
    .dice(1)
    .takes(0, 'fire')
    .asks(2, 'fire', 'hold', 'holdMove', 'holdPhase')
})

test('10.8. A run counts only the squares in his area: the shotgun reaches six squares, and the first of the run is the seventh.', () => {
  field(
    `
    +---+---+---+---+---+---+---+---+---+---+
    | V                          zW_ zW     |
    +---+---+---+---+---+---+---+---+---+---+`,
    { ...HOLD, heroes: { [VICTOR]: { alert: EAST } } },
  )
    .dice(1)
    .takes(0, 'fire')
    .asks(0, 'fire', 'hold', 'holdMove', 'holdPhase')
    .check((t) => expect(t.infected[1]!.at).toBe(5)) // it has gone on: this is the next step
})

test('6.9. With the last round of the active weapon the alert ends.', () => {
  field(ROW(' S           zW        '), {
    ...HOLD,
    heroes: { [SAM]: { alert: EAST } },
    cards: { [CARD.pistol]: { rounds: 1 } },
  })
    .dice(1, 8)
    .takes(0, 'fire')
    .told(
      'phaseBegan',
      'targeted',
      'unitMoved',
      'attacked',
      'cardSpent',
      'unitMoved',
      'grabbed',
      'tested',
      ...ON_TO_THE_HEROES,
    )
    .check((t) => expect(t.heroes[SAM]).toMatchObject({ alert: -1, active: [] }))
})

test('6.9. The question about an alert attack names hero, target and odds, and both are in sight.', () => {
  const asked = (squares: string, hero: number) => {
    let heard: unknown
    field(ROW(squares), { ...HOLD, heroes: { [hero]: { alert: EAST } } }).check((_, g) => {
      const { view, choices } = look(zWarOne, g.position, 0)
      const [{ moves, facts }] = choices as [(typeof choices)[0]]
      const facing = {
        view,
        event: null,
        hot: new Set(['fire', 'hold']),
        facts: (id: string) => factsFor(choices, [id]),
      }
      heard = [
        words.ask(choices[0]!, view),
        ...moves.map((move, n) => words.move(move, view, facts![n])).slice(0, 2),
        zoom.inSight(facing as unknown as Props),
      ]
    })
    return heard
  }
  const heard = (hero: string, id: number, odds: string) => [
    `Zombie 1 moves in ${hero}’s sight. Attack?`,
    `Attack: ${odds} to kill`,
    'Do not attack',
    ['unit:0', `hero:${id}`],
  ]
  expect(asked(' S           zW        ', SAM)).toEqual(heard('Sam', SAM, '38 %'))
  expect(asked('     K       zW        ', KAT)).toEqual(heard('Kat', KAT, '38 %'))
})

const STREET = `
  +---+---+---+---+---+---+---+---+---+
  | V   S                             |
  +   +   +   +   +---+   +   +   +   +
  |                                   |
  +---+---+---+---+---+---+---+---+---+`

const SQ = squaresOf(9)

const shown = (hero: number, facing: number, setting: Setting) =>
  alertSquares(view(tableOf(STREET, setting), 0), hero, facing)

test('6.9, 14.4. An alert with the shotgun covers six squares, one with a blade those in reach.', () => {
  const away: Setting = { hero: VICTOR, heroes: { [SAM]: { at: -1 } } }
  expect(shown(VICTOR, 1, away)).toContain(6)
  expect(shown(VICTOR, 1, away)).not.toContain(7)
  const blade = { ...away, heroes: { ...away.heroes, [VICTOR]: { active: [CARD.machete] } } }
  expect(shown(VICTOR, 1, blade).map((to) => `sq:${to}`)).toEqual([SQ(1, 0), SQ(0, 1), SQ(1, 1)])
  expect(shown(VICTOR, 1, { ...away, table: { powerCut: true } })).not.toContain(5)
})

test('6.9. With every weapon and in every direction the watched squares are those where an infected can be attacked.', () => {
  for (const active of [[CARD.pistol], [CARD.shotgun], [CARD.katana], [CARD.stinkTank]])
    for (let facing = 0; facing < 4; facing++) {
      const t = tableOf(STREET, { hero: SAM, heroes: { [SAM]: { active, alert: facing } } })
      const watched = Array.from({ length: 18 }, (_, at) => at).filter((at) => isWatched(t, SAM, at))
      expect(alertSquares(view(t, 0), SAM, facing)).toEqual(watched)
    }
  field(STREET, { hero: SAM }).may(0, 'alert E')
})

test('6.9. A standing hero may be on alert with a blade.', () => {
  field(row(' K', '', ''), { hero: KAT }).may(0, 'alert N', 'alert E', 'alert S', 'alert W')
})

const GUARDED = row(' S', '', '', '', '', '', 'zW', 'zW')

const WATCH: Setting = { next: [['infectedPhase']], heroes: { [SAM]: { alert: 1 } } }

const CHOICES = ['fire', 'hold', 'holdMove', 'holdPhase'] as const

const LANES = (first: string, second: string) => `
  +---+---+---+---+---+---+---+---+
  |${first}|
  +   +   +   +   +   +   +   +   +
  |${second}|
  +---+---+---+---+---+---+---+---+`

test('R-73. Letting a step pass, he is asked again at the next one.', () => {
  field(GUARDED, WATCH)
    .asks(0, ...CHOICES)
    .check((t) => expect(t.infected[0]!.at).toBe(5))
    .takes(0, 'hold')
    .asks(0, ...CHOICES)
    .check((t) => expect(t.infected[0]!.at).toBe(4))
})

test('R-73. Letting a figure pass, he is asked again when the next one moves.', () => {
  field(LANES(' S                      zW     ', '                        zW     '), WATCH)
    .takes(0, 'holdMove')
    .asks(0, ...CHOICES)
    .check((t) => expect(t.infected.map(({ at }) => at)).toEqual([2, 11]))
    .check((t) => expect(t.heroes[SAM]).toMatchObject({ holds: null, alert: 1 }))
})

test('R-73. Letting a phase pass, he is asked again when more of them enter.', () => {
  const spawn = [
    {
      fromTurn: 1,
      rolls: 1,
      point: [{ min: 1, max: 8, point: 'SA' }],
      group: [{ min: 1, max: 8, units: { zombie: 1 } }],
    },
  ]
  field(LANES('                        zW     ', ' S                          SA '), {
    ...WATCH,
    mission: { spawn },
  })
    .takes(0, 'holdPhase')
    .check((t) => {
      expect(t.phase).toBe('spawn')
      expect(t.infected.map(({ at }) => at)).toEqual([2, 15])
    })
    .asks(0, ...CHOICES)
})

test('R-73. A hero who holds his fire leaves the shot to the others, and stays on alert.', () => {
  field(row(' S', '', ' C_', '', '', '', 'zW'), {
    next: [['activate', 0, 0, false, -1]],
    heroes: { [SAM]: { alert: 1 }, [COLE]: { alert: 1, holds: 'phase' } },
  })
    .asks(0, ...CHOICES)
    .check((t) => expect(t.heroes[COLE]!.alert).toBe(1))
})

test('R-73. Each of these is said in words.', () => {
  const said = field(GUARDED, WATCH)
  said.asks(0, ...CHOICES).check((t) => {
    const view = zWarOne.view(t, 0)
    const texts = CHOICES.map((move) => words.move([move], view))
    expect(new Set(texts).size).toBe(4)
    for (const text of texts) expect(text).toMatch(/^[A-Z][a-z, ]+$/)
  })
})

const ENTER = (kind: number): Setting => ({ next: [['enter', kind, 0]] })

const CORK: Setting = { units: { 0: { at: 0, prone: true } } }

test('6.9, 11.3. Of such a run the spawn square counts for those on alert too: two shots, on the free square.', () => {
  field(row('SA', '', '', ' S', 'zN'), { ...CORK, ...ENTER(ZOMBIE), heroes: { [SAM]: { alert: 3 } } })
    .dice(1, 1)
    .check((t) => expect(t.infected[1]!.at).toBe(1))
    .takes(0, 'fire')
    .asks(0, 'fire', 'hold', 'holdMove', 'holdPhase')
    .check((t) => expect(t.infected[1]!.at).toBe(1))
})

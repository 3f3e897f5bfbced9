import { factsFor, look } from '@shamble/engine'
import { expect, test } from 'vitest'
import type { Props } from '../board/looks.ts'
import { zoom } from '../board/zoom.ts'
import { zWarOne } from '../src/index.ts'
import { words } from '../src/words.ts'
import { CARD, COLE, field, KAT, SAM, VICTOR } from './field.ts'
import { row } from './yards.ts'

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

test('6.9. Of several heroes only those with a claim are asked; whoever shoots later still may when the first has missed.', () => {
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

test('6.9. Whoever is asked about an alert attack hears who watches whom and the odds, and has both in sight.', () => {
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
    'Let it pass',
    ['unit:0', `hero:${id}`],
  ]
  expect(asked(' S           zW        ', SAM)).toEqual(heard('Sam', SAM, '38 %'))
  expect(asked('     K       zW        ', KAT)).toEqual(heard('Kat', KAT, '38 %'))
})

test('10.10, R-89. The question which way an infected looks names it, and a phone comes close to it.', () => {
  field(row('S', '', 'zN_', '', 'K'), { hand: [], next: [['endPhase']] }).check((_, g) => {
    const { view, choices } = look(zWarOne, g.position, 1)
    const hot = new Set(choices.flatMap(({ moves }) => moves.flatMap(([, way]) => way!)))
    expect([...hot]).toEqual(['E', 'W'])
    expect(words.ask(choices[0]!, view)).toBe('Heroes are equally near. Which way does Zombie 1 look?')
    const facing = { view, event: null, hot, facts: (id: string) => factsFor(choices, [id]) }
    expect(zoom.inSight(facing as unknown as Props)).toEqual(['unit:0'])
  })
})

import { expect, test } from 'vitest'
import { NEWBORN, BRUTE } from '../../src/data/infected.ts'
import { PERK } from '../../src/data/perks.ts'
import { BARRICADED, CLOSED, LOCKED, OPENED } from '../../src/table.ts'
import { CARD, COLE, directorKind, field, KAT, SAM, squaresOf, tableOf, type Setting } from '../field.ts'
import { zWarOne } from '../../src/index.ts'
import { whyNot } from '../../src/why-not.ts'

/*
 * 20.6. Each card of the Director's deck, at its moment. Seat 0 leads the heroes, seat 1 is the Director.
 */

const DIRECTOR = 1

const play = (id: string, aim?: string) =>
  `play director:${directorKind(id)}${aim === undefined ? '' : ` ${aim}`}`

const row = squaresOf(8)

const STREET = (squares: string) => `
  +---+---+---+---+---+---+---+---+
  |${squares}|
  +---+---+---+---+---+---+---+---+`

const LONG = (...marks: string[]) => `
  +---+---+---+---+---+---+---+---+---+---+
  |${Array.from({ length: 10 }, (_, x) => (marks[x] ?? '').padEnd(3)).join(' ')}|
  +---+---+---+---+---+---+---+---+---+---+`

const YARD = (first: string, second: string) => `
  +---+---+---+---+---+---+---+---+
  |${first}|
  +   +   +   +   +   +   +   +   +
  |${second}|
  +---+---+---+---+---+---+---+---+`

// A street with rooms to the south, as in map M1.
const ROOMS = `
  +---+---+---+---+---+---+---+---+
  | S                             |
  +---+=D=+---+---+=D=+---+---+---+
  | R3    | R1    D     R2        |
  +---+---+---+---+---+---+---+---+`

test('Direct Control: one infected on the board goes where the Director likes, for the rest of the game.', () => {
  field(STREET(' S              zW      zE     '), {
    hand: ['direct-control'],
    next: [['infectedPhase']],
    table: { phase: 'heroes' },
  })
    .asks(DIRECTOR, play('direct-control', 'unit:0'), play('direct-control', 'unit:1'), 'pass')
    .takes(DIRECTOR, play('direct-control', 'unit:1'))
    .check((t) => {
      expect(t.infected.map(({ controlled }) => controlled)).toEqual([false, true])
      expect(t.played).toEqual([directorKind('direct-control')])
      expect(t.hand).toEqual([])
    })
})

test('Direct Control is not played on one that holds a hero, nor twice on one.', () => {
  field(STREET(' S_     zW      zW             '), {
    hand: ['direct-control'],
    heroes: { [SAM]: { held: [0], prone: true } },
    units: { 0: { at: -1 }, 1: { controlled: true } },
    next: [['moment', 'infected-move-start']],
  }).asks(DIRECTOR, 'pass')
})

test('Second Wave: after the spawn rolls one more complete roll.', () => {
  field(STREET(' S                           SA'), {
    hand: ['second-wave'],
    mission: { spawn: [stage(1)] },
    next: [['spawnPhase']],
  })
    .stream('spawn', 1, 1)
    .takes(DIRECTOR, 'pass') // before the rolls
    .takes(DIRECTOR, 'pass') // between the two dice of the first one
    .asks(DIRECTOR, play('second-wave'), 'pass')
    .stream('spawn', 8)
    .takes(DIRECTOR, play('second-wave'))
    .tells({ type: 'noRoamer' })
    .allDiceRolled()
})

test('R-68. Second Wave cannot be played in a stage without rolls.', () => {
  field(STREET(' S                           SA'), {
    hand: ['second-wave'],
    next: [['moment', 'spawn-end']],
  }).nothingIsAsked()
})

test('On the Wind: a zombie smells eight squares far, until the end of this infected move.', () => {
  const far = `
    +---+---+---+---+---+---+---+
    | S                         |
    +---+---+---+---+---+---+   +
    |zN                         |
    +---+---+---+---+---+---+---+`
  field(far, { hand: ['on-the-wind'], next: [['infectedPhase']], units: { 0: { at: 7 + 5 } } })
    .takes(DIRECTOR, play('on-the-wind'))
    .tells({ type: 'targeted', unit: 0, hero: SAM, sense: 'smells', distance: 7 })
    .leaves({ wind: false, phase: 'spawn' })
  field(far, { hand: ['on-the-wind'], next: [['infectedPhase']], units: { 0: { at: 7 + 5 } } })
    .takes(DIRECTOR, 'pass')
    .tells({ type: 'targeted', unit: 0, hero: SAM, sense: null, distance: 7 })
})

test('Up Again: up to three prone infected stand up, face their nearest hero and act.', () => {
  field(LONG('', 'S', '', 'zW_', 'zW_', '', 'zW_', 'zW_'), {
    hand: ['up-again'],
    next: [['infectedPhase']],
  })
    .takes(DIRECTOR, play('up-again'))
    .asks(DIRECTOR, 'raise unit:0', 'raise unit:1', 'raise unit:2', 'raise unit:3', 'done')
    .takes(DIRECTOR, 'raise unit:0')
    .takes(DIRECTOR, 'raise unit:2')
    .tells({ type: 'stoodUp', unit: 2, facing: 3 })
    .takes(DIRECTOR, 'done')
    .tells({ type: 'unitMoved', unit: 0 })
})

test('Up Again stands up three at most.', () => {
  field(LONG('', 'S', 'zW_', 'zW_', 'zW_', 'zW_'), {
    hand: ['up-again'],
    next: [['moment', 'infected-move-start']],
  })
    .takes(DIRECTOR, play('up-again'))
    .takes(DIRECTOR, 'raise unit:0')
    .takes(DIRECTOR, 'raise unit:1')
    .takes(DIRECTOR, 'raise unit:2')
    .nothingIsAsked()
})

test('Up Again is not offered while nobody lies on the ground.', () => {
  field(STREET(' S              zW             '), {
    hand: ['up-again'],
    next: [['moment', 'infected-move-start']],
  }).asks(DIRECTOR, 'pass')
})

test('Iron Grip: the grab test is reduced by two, so a 6 does not save.', () => {
  const beside = () =>
    field(STREET(' S  zW                         '), {
      hand: ['iron-grip'],
      next: [['grabTest', 0, SAM, false]],
    })
  beside()
    .asks(DIRECTOR, play('iron-grip'), 'pass', 'passMove', 'passPhase')
    .dice(6)
    .takes(DIRECTOR, play('iron-grip'))
    .tells({ type: 'tested', bonus: -2, does: 'takenDown' })
  beside().dice(6).takes(DIRECTOR, 'pass').tells({ type: 'tested', bonus: 0, does: 'safe' })
})

test('R-69. Iron Grip and Blessed: the second roll is reduced too; Dodgy still adds one.', () => {
  field(STREET(' S  zW                         '), {
    hand: ['iron-grip'],
    heroes: { [SAM]: { perks: [PERK.blessed, PERK.dodgy] } },
    next: [['grabTest', 0, SAM, false]],
  })
    .dice(5)
    .takes(DIRECTOR, play('iron-grip'))
    .tells({ type: 'tested', bonus: -1, does: 'takenDown' })
    .dice(6)
    .takes(0, 'bless')
    .tells({ type: 'tested', bonus: -1, does: 'safe', again: true })
    .allDiceRolled()
})

test('Misfire: every die of a shot is a miss, the round stays spent, and Blessed does not help.', () => {
  field(STREET(' S              zW             '), {
    hero: SAM,
    hand: ['misfire'],
    heroes: { [SAM]: { perks: [PERK.blessed, PERK.doubleTap] } },
  })
    .dice(8)
    .takes(0, 'fire unit:0')
    .asks(DIRECTOR, play('misfire'), 'pass', 'passMove', 'passPhase')
    .takes(DIRECTOR, play('misfire'))
    .check((t) => {
      expect(t.infected).toHaveLength(1)
      expect(t.cards[CARD.pistol]!.rounds).toBe(11)
      expect(t.roll).toBe(null)
    })
    .may(0, 'fire unit:0')
})

test('Misfire turns all three dice of a burst.', () => {
  field(STREET(' C              zW             '), { hero: COLE, hand: ['misfire'] })
    .dice(8, 8, 8)
    .takes(0, 'fire unit:0')
    .takes(0, `burst card:${CARD.rifle}`)
    .takes(DIRECTOR, play('misfire'))
    .check((t) => {
      expect(t.infected).toHaveLength(1)
      expect(t.cards[CARD.rifle]!.rounds).toBe(27)
    })
})

test('The Director is asked again after a shot that Blessed rolls again.', () => {
  field(STREET(' S              zW             '), {
    hero: SAM,
    hand: ['misfire'],
    heroes: { [SAM]: { perks: [PERK.blessed] } },
  })
    .dice(1, 8)
    .takes(0, 'fire unit:0')
    .takes(DIRECTOR, 'pass')
    .takes(0, 'bless')
    .takes(DIRECTOR, play('misfire'))
    .check((t) => expect(t.infected).toHaveLength(1))
})

test('R-84. Misfire turns one roll of a blast; the other rolls count.', () => {
  field(YARD(' C                  zW  zW     ', '                               '), {
    hero: COLE,
    hand: ['misfire'],
    heroes: { [COLE]: { active: [CARD.grenade] } },
  })
    .dice(8, 8)
    .takes(0, `throw ${row(5, 0)}`)
    .takes(DIRECTOR, play('misfire'))
    .check((t) => expect(t.infected.map(({ id }) => id)).toEqual([0]))
})

test('A blow is no ballistic attack: the Director is not asked.', () => {
  field(STREET(' K  zW                         '), { hero: KAT, hand: ['misfire'] })
    .dice(8)
    .takes(0, 'melee unit:0')
    .check((t) => expect(t.infected).toHaveLength(0))
})

test('Jammed Lock: a closed door with no hero in front of it stays as it is until the end phase.', () => {
  field(ROOMS, {
    hand: ['jammed-lock'],
    hero: SAM,
    next: [
      ['moment', 'turn-announce'],
      ['act', SAM],
    ],
  })
    .asks(
      DIRECTOR,
      play('jammed-lock', 'door:0'),
      play('jammed-lock', 'door:1'),
      play('jammed-lock', 'door:2'),
      'pass',
    )
    .takes(DIRECTOR, play('jammed-lock', 'door:0'))
    .takes(0, `move ${row(1, 0)}`)
    .mayNot(0, 'open', 'knock')
})

test('Jammed Lock is not played on a door that a hero stands in front of, nor on a locked one.', () => {
  field(ROOMS.replace('| S      ', '|     S  '), {
    hand: ['jammed-lock'],
    table: { doors: CLOSED + LOCKED + CLOSED },
    next: [['moment', 'turn-announce']],
  }).asks(DIRECTOR, play('jammed-lock', 'door:2'), 'pass')
})

test('R-66. A unit stops in front of a jammed door, and the end phase frees it.', () => {
  field(
    `
    +---+---+---+---+
    | S     D     zW|
    +---+---+---+---+`,
    { hand: ['fever'], table: { jammed: 0, areas: 'aa' }, next: [['infectedPhase']] },
  )
    .takes(DIRECTOR, 'pass')
    .tells({ type: 'unitMoved', unit: 0, path: [2] })
    .check((t) => {
      expect(t.infected[0]!.at).toBe(2)
      expect(t.doors).toBe(CLOSED)
    })
})

test('The end phase frees a jammed door.', () => {
  field(ROOMS, { hand: ['fever'], table: { jammed: 0 }, next: [['endPhase']] }).leaves({
    jammed: -1,
    turn: 2,
  })
})

test('Draught: up to two closed doors between active areas swing open; locked and barricaded ones hold (R-65).', () => {
  field(ROOMS, { hand: ['draught'], table: { areas: 'aaaa' }, next: [['moment', 'infected-move-start']] })
    .takes(DIRECTOR, play('draught'))
    .asks(DIRECTOR, 'swing door:0', 'swing door:1', 'swing door:2', 'done')
    .takes(DIRECTOR, 'swing door:0')
    .takes(DIRECTOR, 'swing door:2')
    .nothingIsAsked()
    .leaves({ doors: OPENED + CLOSED + OPENED })
  field(ROOMS, {
    hand: ['draught'],
    table: { areas: 'aaaa', doors: CLOSED + LOCKED + BARRICADED },
    next: [['moment', 'infected-move-start']],
  })
    .takes(DIRECTOR, play('draught'))
    .asks(DIRECTOR, 'swing door:0', 'done')
})

test('Draught opens no door of a closed room.', () => {
  field(ROOMS, { hand: ['draught'], next: [['moment', 'infected-move-start']] }).asks(DIRECTOR, 'pass')
})

test.each([
  ['fresh-bite', NEWBORN],
  ['something-big', BRUTE],
])('%s: instead of the second die one figure of another class enters.', (id, kind) => {
  field(STREET('SA                            S'), {
    hand: [id],
    heroes: { [SAM]: { at: 7, fate: 'playing' } },
    mission: { spawn: [stage(1)] },
    next: [['spawnRoll']],
  })
    .stream('spawn', 1)
    .asks(DIRECTOR, play(id), 'pass', 'passPhase')
    .tells({ type: 'pointNamed', point: 0, die: 1 })
    .takes(DIRECTOR, play(id))
    .tells({ type: 'entered', kind, point: 0 })
    .allDiceRolled()
})

test('A roamer is no spawn point: nothing is played instead of it.', () => {
  field(STREET('SA                            S'), {
    hand: ['fresh-bite'],
    heroes: { [SAM]: { at: 7, fate: 'playing' } },
    mission: { spawn: [stage(1)] },
    next: [['spawnRoll']],
  })
    .stream('spawn', 8)
    .nothingIsAsked()
})

test('Full House: the count roll of a room spawn is treated as an 8.', () => {
  field(ROOMS.replace('| S      ', '|     S  '), { hero: SAM, hand: ['full-house'] })
    .takes(0, 'open door:0')
    .asks(DIRECTOR, play('full-house'), 'pass', 'passPhase')
    .stream('rooms', 1, 1, 1) // three distances, no count
    .takes(DIRECTOR, play('full-house'))
    .tells({ type: 'roomRolled', roll: 8, kinds: [0, 0, 0] })
    .allDiceRolled()
})

test('Behind You: before the spawn rolls the Director places a roamer out of sight.', () => {
  field(
    `
    +---+---+---+---+
    | S             |
    +---+---+---+   +
    |               |
    +---+---+---+---+`,
    { hand: ['behind-you'], next: [['spawnPhase']] },
  )
    .takes(DIRECTOR, play('behind-you'))
    .asks(DIRECTOR, 'place sq:4', 'place sq:5', 'place sq:6', 'place sq:7')
    .takes(DIRECTOR, 'place sq:5')
    .tells({ type: 'placed', kind: 0, at: 5 })
})

test('Fever: in this infection test a 4 means the next stage; in the next one it does not.', () => {
  const bitten = { heroes: { [SAM]: { stage: 1 } }, hand: ['fever'] }
  field(STREET(' S                             '), { ...bitten, next: [['infectionPhase']] })
    .dice(4)
    .takes(DIRECTOR, play('fever'))
    .tells({ type: 'infected', hero: SAM, stage: 2 })
    .leaves({ fever: false })
  field(STREET(' S                             '), { ...bitten, next: [['infectionPhase']] })
    .dice(4)
    .takes(DIRECTOR, 'pass')
    .check((t) => expect(t.heroes[SAM]!.stage).toBe(1))
})

test('Power Cut: until the end phase no shot reaches further than four squares.', () => {
  const street = STREET(' S              zW  zW         ')
  field(street, {
    hero: SAM,
    hand: ['power-cut'],
    next: [
      ['moment', 'hero-move-start'],
      ['act', SAM],
    ],
  })
    .takes(DIRECTOR, play('power-cut'))
    .may(0, 'fire unit:0')
    .mayNot(0, 'fire unit:1')
  field(street, { hand: ['fever'], table: { powerCut: true }, next: [['endPhase']] }).leaves({
    powerCut: false,
  })
})

test('Power Cut: nor does Smile, nor Moral Support.', () => {
  const cut = (perk: number) => ({
    hero: SAM,
    hand: ['fever'],
    table: { powerCut: true },
    heroes: { [SAM]: { perks: [perk] }, [KAT]: { move: 'waiting' as const } },
  })
  field(STREET(' S                  zW_        '), cut(PERK.smile)).mayNot(0, 'execute')
  field(STREET(' S              zW_            '), cut(PERK.smile)).may(0, 'execute unit:0')
  field(STREET(' S                   K         '), cut(PERK.moralSupport)).mayNot(0, 'support')
  field(STREET(' S               K             '), cut(PERK.moralSupport)).may(0, 'support hero:1')
})

function stage(rolls: number) {
  return {
    fromTurn: 1,
    rolls,
    point: [
      { min: 1, max: 7, point: 'SA' },
      { min: 8, max: 8, roamer: true as const },
    ],
    group: [{ min: 1, max: 8, units: { zombie: 1 } }],
  }
}

const HOUSE = `
  +---+---+---+---+---+
  | K | R1    |     SA|
  +   +   +   +   +   +
  |   D       | zW    |
  +   +---+---+   +   +
  | C           V     |
  +---+---+---+---+---+`

const refused = (id: string, setting: Setting, picture = HOUSE) =>
  whyNot(zWarOne.view(tableOf(picture, setting), 0), 0, [id])?.says

test('20.6. Under Power Cut a weapon reaches four squares.', () => {
  const street = `
    +---+---+---+---+---+---+---+
    | S                       zW|
    +---+---+---+---+---+---+---+`
  expect(refused('unit:0', { hero: SAM, table: { powerCut: true } }, street)).toBe(
    'Zombie 1 is six squares away, and the weapon reaches 4.',
  )
  expect(refused('unit:0', { hero: SAM }, street)).toBeUndefined()
  expect(refused(`card:${CARD.pistol}`, { hero: SAM }, street)).toBeUndefined()
})

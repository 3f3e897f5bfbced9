import { expect, test } from 'vitest'
import { PERK } from '../../src/data/perks.ts'
import { CARD, COLE, field, KAT, SAM, squaresOf, VICTOR } from '../field.ts'

const row = squaresOf(8)

const STREET = (squares: string) => `
  +---+---+---+---+---+---+---+---+
  |${squares}|
  +---+---+---+---+---+---+---+---+`

const sam = { hero: SAM }

test('11. Sam quick fires for 1 AP and rolls 7: the zombie is removed, one round is spent, 3 AP are left.', () => {
  field(STREET(' S              zW             '), sam)
    .dice(7)
    .takes(0, 'fire unit:0')
    .told('attacked', 'killed')
    .leaves({ infected: [] })
    .check((t) => {
      expect(t.cards[CARD.pistol]!.rounds).toBe(11)
      expect(t.heroes[SAM]!.ap).toBe(3)
      expect(t.kills).toEqual([0, 0, 1, 0])
    })
})

test('12. Sam aims for 2 AP: a 4 and 2 make 6, a kill; 2 AP are left.', () => {
  field(STREET(' S              zW             '), sam)
    .dice(4)
    .takes(0, 'aim unit:0')
    .leaves({ infected: [] })
    .check((t) => {
      expect(t.heroes[SAM]!.ap).toBe(2)
      expect(t.cards[CARD.pistol]!.rounds).toBe(11)
    })
})

const BEND = (a: string, b: string, c: string) => `
  +---+---+---+---+
  |${a}|
  +   +---+---+   +
  |${b}|
  +---+---+---+---+
  |${c}|
  +---+---+---+---+`

test('13. Without a line at first: Move & Quick Fire, the step first, then the target; 1 AP.', () => {
  const bend = squaresOf(4)
  field(BEND('             zW', ' S |### ###|   ', '### ### ### ###'), sam)
    .mayNot(0, 'fire', 'fireMove')
    .takes(0, `moveFire ${bend(0, 0)}`)
    .dice(6)
    .check((t) => expect(t.heroes[SAM]!.ap).toBe(3))
})

test('14. With a line at first: the target is named, then the step, then the roll, though he sees it no more.', () => {
  const bend = squaresOf(4)
  field(BEND(' S           zW', '   |### ###|   ', '### ### ### ###'), sam)
    .dice(6)
    .takes(0, 'fireMove unit:0')
    .asks(0, `step ${bend(1, 0)}`, `step ${bend(0, 1)}`)
    .takes(0, `step ${bend(0, 1)}`)
    .told('stepped', 'attacked', 'killed')
    .leaves({ infected: [] })
    .check((t) => {
      expect(t.heroes[SAM]!.ap).toBe(3)
      expect(t.cards[CARD.pistol]!.rounds).toBe(11)
    })
})

test('15. Kat strikes with the katana for 1 AP and rolls 7: a kill, 3 AP left.', () => {
  field(STREET(' K  zW                         '), { hero: KAT })
    .dice(7)
    .takes(0, 'melee unit:0')
    .leaves({ infected: [] })
    .check((t) => expect(t.heroes[KAT]!.ap).toBe(3))
})

test('15. Move & Melee works both ways round: the step first, or the target first.', () => {
  field(STREET(' K      zW                     '), { hero: KAT })
    .dice(6)
    .takes(0, `moveMelee ${row(1, 0)}`)
    .told('stepped', 'attacked', 'killed')
  field(STREET('     K  zW                     '), { hero: KAT })
    .dice(6)
    .takes(0, 'meleeMove unit:0')
    .asks(0, `step ${row(0, 0)}`)
    .takes(0, `step ${row(0, 0)}`)
    .told('stepped', 'attacked', 'killed')
})

test('16. After an aimed shot the pistol keeps the +2 at the same target; another target has none.', () => {
  field(STREET(' S              zW  zW         '), sam)
    .dice(2, 4)
    .takes(0, 'aim unit:0')
    .tells({ type: 'attacked', bonus: 2, does: ['knockdown'] })
    .takes(0, 'fire unit:0')
    .tells({ type: 'attacked', bonus: 2, does: ['kill'] })
    .dice(5)
    .takes(0, 'fire unit:1')
    .tells({ type: 'attacked', bonus: 0, does: ['knockdown'] })
})

test('16. The shotgun does not keep the +2 for the second shot, and a step ends it.', () => {
  field(STREET(' V              zW             '), { hero: VICTOR })
    .dice(1, 1)
    .takes(0, 'aim unit:0')
    .takes(0, 'fire unit:0')
    .tells({ type: 'attacked', bonus: 0, dice: [1] })
  field(STREET(' S              zW             '), sam)
    .dice(1, 1)
    .takes(0, 'aim unit:0')
    .takes(0, `move ${row(1, 0)}`)
    .takes(0, 'fire unit:0')
    .tells({ type: 'attacked', bonus: 0 })
})

test('17. The shotgun does not reach seven squares, but six.', () => {
  field(STREET(' V                          zW '), { hero: VICTOR }).mayNot(0, 'fire', 'aim')
  field(STREET(' V                      zW     '), { hero: VICTOR }).may(0, 'fire unit:0', 'aim unit:0')
})

test('18. A burst rolls three dice for three rounds: one knockdown floors a zombie.', () => {
  field(STREET(' C              zW             '), { hero: COLE })
    .dice(2, 5, 3)
    .takes(0, 'fire unit:0')
    .asks(0, `shoot card:${CARD.rifle}`, `burst card:${CARD.rifle}`)
    .takes(0, `burst card:${CARD.rifle}`)
    .told('attacked', 'knockedDown')
    .check((t) => {
      expect(t.cards[CARD.rifle]!.rounds).toBe(27)
      expect(t.infected[0]!.prone).toBe(true)
    })
})

test('18. Two kills of a burst leave a Brute one kill point.', () => {
  field(STREET(' C              bW             '), { hero: COLE })
    .dice(6, 2, 7)
    .takes(0, 'fire unit:0')
    .takes(0, `burst card:${CARD.rifle}`)
    .told('attacked', 'wounded')
    .check((t) => expect(t.infected[0]!.hurt).toBe(2))
})

test('19. Two pistols are fired together: the stronger die kills with a 5, which knocks down with the other.', () => {
  field(STREET(' K              zW             '), {
    hero: KAT,
    more: [[KAT, 'magnum-44']],
    heroes: { [KAT]: { active: [11, CARD.katPistol] } },
  })
    .dice(5, 5)
    .takes(0, 'fire unit:0')
    .asks(0, 'shoot card:11', `shoot card:${CARD.katPistol}`, 'both')
    .takes(0, 'both')
    .tells({ type: 'attacked', does: ['kill', 'knockdown'] })
    .leaves({ infected: [] })
    .check((t) => {
      expect(t.cards[11]!.rounds).toBe(5)
      expect(t.cards[CARD.katPistol]!.rounds).toBe(11)
    })
})

test('20. A prone zombie next to Kat is executed for 2 AP without dice; with a pistol it costs a round.', () => {
  field(STREET(' K  zW_                        '), { hero: KAT })
    .takes(0, 'execute unit:0')
    .told('killed')
    .check((t) => expect(t.heroes[KAT]!.ap).toBe(2))
  field(STREET(' S  zW_                        '), sam)
    .takes(0, 'execute unit:0')
    .told('killed')
    .check((t) => expect(t.cards[CARD.pistol]!.rounds).toBe(11))
})

test('20. Bare hands cannot execute without Kerb Stomp; a standing zombie cannot be executed.', () => {
  const bare = { [SAM]: { active: [] } }
  field(STREET(' S  zW_                        '), { ...sam, heroes: bare }).mayNot(0, 'execute')
  field(STREET(' S  zW                         '), sam).mayNot(0, 'execute')
  field(STREET(' S  zW_                        '), {
    ...sam,
    heroes: { [SAM]: { active: [], perks: [PERK.kerbStomp] } },
  })
    .takes(0, 'execute unit:0')
    .told('killed')
})

const FLOOR = (...rows: string[]) =>
  ['+---+---+---+---+---+', ...rows.flatMap((row) => [`|${row}|`, '+   +   +   +   +   +'])]
    .slice(0, -1)
    .concat('+---+---+---+---+---+')
    .join('\n')
const five = squaresOf(5)
const EMPTY = '                   '

test('21. From behind a zombie that has not seen him Sam kills without a roll; 1 AP, one round.', () => {
  field(FLOOR(EMPTY, EMPTY, '         zN        ', EMPTY, '     S             '), {
    next: [['nextHero']],
    heroes: { [SAM]: { move: 'waiting' } },
  })
    .takes(0, `moveFire ${five(2, 3)}`)
    .asks(0, `shoot card:${CARD.pistol}`, `shoot card:${CARD.pistol} sure`)
    .takes(0, `shoot card:${CARD.pistol} sure`)
    .leaves({ infected: [] })
    .check((t) => {
      expect(t.heroes[SAM]!.ap).toBe(3)
      expect(t.cards[CARD.pistol]!.rounds).toBe(11)
    })
})

test('21. Had he begun level with it and in its sight, he would have to roll.', () => {
  field(FLOOR(EMPTY, EMPTY, ' S       zN        ', EMPTY, EMPTY), {
    next: [['nextHero']],
    heroes: { [SAM]: { move: 'waiting' } },
  })
    .takes(0, `move ${five(1, 3)}`)
    .dice(1)
    .takes(0, `moveFire ${five(2, 3)}`)
    .tells({ type: 'attacked', does: ['miss'] })
})

const M1 = (first: string, second: string, third = '       | R1        |       ') => `
  +---+---+---+---+---+---+---+
  |${first}|
  +   +   +   +   +   +   +   +
  |${second}|
  +   +   +---+=D=+---+   +   +
  |${third}|
  +   +   +   +   +   +   +   +
  |       |           |       |
  +   +   +   +   +   +   +   +
  |       |           |       |
  +---+---+---+---+---+---+---+`
const one = squaresOf(7)
const HALL = '                           '

test('22. A grenade destroys the door first; its blast reaches through; then the room is spawned into.', () => {
  field(M1(' C          zS             ', HALL, '       | R1  zN    |       '), {
    hero: COLE,
    heroes: { [COLE]: { active: [CARD.grenade] } },
  })
    .dice(5, 8)
    .stream('rooms', 4, 8)
    .takes(0, `throw ${one(3, 1)}`)
    .told(
      'thrown',
      'doorDestroyed',
      'cardSpent',
      'attacked',
      'killed',
      'attacked',
      'killed',
      'areaActivated',
      'roomRolled',
    )
    .leaves({ doors: 'x', areas: 'aa' })
})

test('22. Nobody may stand in the blast, the thrower included; a square behind a wall is not in it.', () => {
  const grenade = { hero: COLE, heroes: { [COLE]: { active: [CARD.grenade] } } }
  field(M1('         C                 ', HALL), grenade).mayNot(0, `throw ${one(3, 1)}`)
  field(M1(HALL, HALL, '     K | R1      C |       '), grenade)
    .mayNot(0, `throw ${one(3, 2)}`)
    .may(0, `throw ${one(2, 2)}`)
})

test('23. Sam at stage 3 searches the room he began in for 3 AP; not with a zombie in it, unless he is hidden.', () => {
  const infected = { stage: 3, ap: 3, allowance: 3 }
  field(M1(HALL, HALL, '       | R1  S     |       '), {
    ...sam,
    heroes: { [SAM]: infected },
    table: { deck: [6] },
  })
    .takes(0, 'search')
    .told('searched')
    .check((t) => {
      expect(t.heroes[SAM]!.ap).toBe(0)
      expect(t.cards.at(-1)).toMatchObject({ hero: SAM, search: 6, found: true })
    })
  const beside = M1(HALL, HALL, '       | R1  S  zN |       ')
  field(beside, { ...sam, heroes: { [SAM]: infected } }).mayNot(0, 'search')
  field(beside, { ...sam, heroes: { [SAM]: { active: [CARD.stinkTank] } } })
    .mayNot(0, 'search')
    .takes(0, `stink card:${CARD.stinkTank}`)
    .may(0, 'search')
    .check((t) => expect(t.heroes[SAM]!.ap).toBe(4))
})

test('24. In the middle of a sprint Kat gives Victor a med pack and he gives her a pistol; neither gives again.', () => {
  field(STREET(' K       V                     '), {
    hero: KAT,
    more: [
      [KAT, 'med-pack'],
      [VICTOR, 'pistol'],
    ],
  })
    .takes(0, `sprint ${row(1, 0)}`)
    .takes(0, 'give card:11 hero:3')
    .takes(0, 'receive card:12 hero:3')
    .mayNot(0, 'give', 'receive')
    .check((t) => expect([t.cards[11]!.hero, t.cards[12]!.hero]).toEqual([VICTOR, KAT]))
})

test('24. Loot, the armour and the Stink Tank are never given, nor a weapon used this turn.', () => {
  field(STREET(' C       S                     '), {
    hero: SAM,
    more: [[SAM, 'loot-tobacco']],
    heroes: { [COLE]: { at: 1 } },
    cards: { [CARD.pistol]: { used: true } },
  })
    .may(0, `give card:${CARD.medPack} hero:0`)
    .mayNot(
      0,
      'give card:11',
      `give card:${CARD.pistol}`,
      `give card:${CARD.stinkTank}`,
      `receive card:${CARD.armour}`,
    )
})

test('25. Kat, grappled at stage 4, plays a med pack: free, stage 0; her allowance stays 3.', () => {
  field(STREET(' K_                            '), {
    hero: KAT,
    more: [[KAT, 'med-pack']],
    heroes: { [KAT]: { stage: 4, ap: 3, allowance: 3 } },
  })
    .takes(0, 'cure card:11')
    .told('cured', 'cardSpent')
    .check((t) => expect(t.heroes[KAT]).toMatchObject({ stage: 0, ap: 3, allowance: 3 }))
})

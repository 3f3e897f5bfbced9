import { expect, test } from 'vitest'
import { Referee, start } from '@shamble/engine'
import { COMBAT } from '../src/data/combat.ts'
import { SETTINGS } from '../src/data/numbers.ts'
import { ROLES } from '../src/data/roles.ts'
import { THREATS } from '../src/data/threats.ts'
import { START, ZONES } from '../src/data/zones.ts'
import { game, type Event, type Table } from '../src/index.ts'
import { slotsOf } from '../src/equip.ts'
import { cardCalled, cardNamed, NONE, ownerOf, roleCalled, roleNamed } from '../src/table.ts'
import { threatCalled, threatNamed, zoneCalled, zoneId, zoneNamed } from '../src/table.ts'
import { handOf, hordesOf, world, wornOf, type Laid } from './lay.ts'

const z = zoneNamed
const others = (...zones: string[]) => ZONES.map(({ id }) => id).filter((id) => !zones.includes(id))
const MEXICO = ['go pacific-west', 'go great-plains', 'go caribbean', 'go northern-andes']

/** A turn of a character in Mexico, from its first step. */
const turn = (role: string, hand = '', more: Partial<Laid> = {}) =>
  world({ cast: { [role]: { at: 'mexico', hand } }, threats: 'uneasy-lull', ...more }, ['turn', 0])

// ── 3 Set-up ──

test('3. Everybody begins in the Great Plains, which are clear; aircraft stand in the six airfields.', () => {
  for (const characters of [2, 3, 4]) {
    const { table } = start(game, 'set-up', 1, { characters }).position
    expect(table.at).toEqual(Array(characters).fill(START))
    expect(zoneId(START)).toBe('great-plains')
    expect([table.strength[START], table.token[START]]).toEqual([0, NONE])
    expect(table.aircraft).toEqual(ZONES.flatMap(({ airfield }, zone) => (airfield ? [zone] : [])))
    expect(table.role).toHaveLength(characters)
    expect([table.round, table.active, table.step]).toEqual([1, 0, 'move'])
  }
})

test('3 no. 4, 5. A token in each grey zone, a horde in every other but the start; d12: 1–6, 7–10, 11, 12.', () => {
  const { table } = start(game, 'set-up', 1).position
  for (const [zone, { grey }] of ZONES.entries()) {
    expect(table.token[zone] !== NONE).toBe(grey)
    expect(table.strength[zone]! > 0).toBe(!grey && zone !== START)
  }
  const faces = Array.from({ length: 12 }, (_, n) => n + 1)
  world({ cast: { ranger: { at: 'mexico' } } }, ['layWorld'])
    .stream('hordes', ...faces, ...faces)
    .check((t) => {
      const laid = t.strength.filter((strength, zone) => strength > 0 && zone !== START).slice(0, 12)
      expect(laid).toEqual([1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 4])
    })
})

test('3 no. 6. Starting cards by seat; the Quartermaster has one more.', () => {
  for (const [characters, { cards }] of Object.entries(SETTINGS)) {
    for (let n = 0; n < 12; n++) {
      const { table } = start(game, `cards-${n}`, 1, { characters: Number(characters) }).position
      const quartermaster = table.role.indexOf(roleNamed('quartermaster'))
      expect(table.hand.map((hand, who) => hand.length - (who === quartermaster ? 1 : 0))).toEqual(cards)
      expect(table.worn.flat()).toEqual([])
    }
  }
})

test('3 no. 1. By option the characters are chosen, in turn order, each by its owner; none twice.', () => {
  const g = new Referee<Table, Event>(
    game,
    start(game, 'chosen', 2, { characters: 3, roles: 'chosen' }).position,
  ).settle()
  const all = ROLES.map(({ id }) => id)
  expect(g.pending[0]).toMatchObject({ seat: 0, moves: all.map((id) => ['choose', id]) })
  g.make(0, ['choose', 'medic'])
  expect(g.told.map(({ event }) => event)).toEqual([
    { type: 'roleTaken', who: 0, role: roleNamed('medic'), dealt: false },
  ])
  expect(g.pending[0]!.seat).toBe(1)
  expect(g.pending[0]!.moves).toEqual(all.filter((id) => id !== 'medic').map((id) => ['choose', id]))
  g.make(1, ['choose', 'veteran']).make(0, ['choose', 'ranger'])
  expect(g.table.role).toEqual(['medic', 'veteran', 'ranger'].map(roleNamed))
  expect([g.table.round, g.pending[0]!.step]).toEqual([1, 'move'])
})

test('3 no. 7. Every card is in its deck or in a hand as often as it is printed.', () => {
  const { table } = start(game, 'decks', 1, { characters: 3 }).position
  const counted = (cards: readonly number[], list: readonly unknown[]) =>
    list.map((_, card) => cards.filter((other) => other === card).length)
  expect(counted([...table.combatDeck, ...table.hand.flat()], COMBAT)).toEqual(
    COMBAT.map(({ copies }) => copies),
  )
  expect(counted(table.threatDeck, THREATS)).toEqual(THREATS.map(({ copies }) => copies))
  expect([table.combatDiscard, table.threatDiscard, table.sunk]).toEqual([[], [], []])
})

test('R23. People have the characters by turns.', () => {
  expect([0, 1, 2, 3].map((who) => ownerOf({ seats: 1 }, who))).toEqual([0, 0, 0, 0])
  expect([0, 1, 2, 3].map((who) => ownerOf({ seats: 2 }, who))).toEqual([0, 1, 0, 1])
  expect([0, 1, 2, 3].map((who) => ownerOf({ seats: 3 }, who))).toEqual([0, 1, 2, 0])
  expect([0, 1, 2, 3].map((who) => ownerOf({ seats: 4 }, who))).toEqual([0, 1, 2, 3])
})

test('3. Before anything is dealt the table is empty, and nobody is asked for cards.', () => {
  const { table } = start(game, 'empty', 2, { characters: 3, roles: 'chosen' }).position
  const nobody = [NONE, NONE, NONE]
  expect(table).toMatchObject({ step: 'setUp', round: 0, active: NONE, subject: NONE, asked: NONE })
  expect(table).toMatchObject({
    threat: NONE,
    playing: NONE,
    battle: null,
    wins: 0,
    sapped: false,
    trail: [],
  })
  expect([table.role, table.hand, table.worn]).toEqual([nobody, [[], [], []], [[], [], []]])
  expect([table.strength.some((n) => n > 0), table.token.some((n) => n !== NONE)]).toEqual([false, false])
  expect([table.combatDeck, table.combatDiscard, table.threatDeck, table.threatDiscard, table.sunk]).toEqual([
    [],
    [],
    [],
    [],
    [],
  ])
  expect([table.aircraft, table.seats]).toEqual([[], 2])
})

test('3. What is dealt and laid out is told, and each kind of chance has a stream of its own.', () => {
  const { told, position } = start(game, 'told', 1, { characters: 2 })
  const events = told.map(({ event }) => event)
  expect(events.map(({ type }) => type)).toEqual([
    'roleTaken',
    'roleTaken',
    'worldLaid',
    'cardsDealt',
    'cardsDealt',
    'roundBegan',
    'turnBegan',
  ])
  const { role, hand, strength } = position.table
  expect(events[1]).toEqual({ type: 'roleTaken', who: 1, role: role[1], dealt: true })
  expect(events[2]).toEqual({ type: 'worldLaid', strong: strength.filter((n) => n >= 3).length })
  expect(events[4]).toEqual({ type: 'cardsDealt', who: 1, cards: hand[1] })
  expect(events[6]).toEqual({ type: 'turnBegan', who: 0, zombie: false })
  for (const cards of hand) expect(cards).toEqual(cards.toSorted((a, b) => a - b))
  expect(Object.keys(position.rng.drawn).toSorted()).toEqual([
    'combat',
    'hordes',
    'roles',
    'threat',
    'tokens',
  ])
})

test('10. What is told and not seen is explained.', () => {
  expect(Object.keys(game.unseen!)).toEqual([
    'told tokenTurned.value',
    'told grew.by',
    'told hordeMoved.lost',
    'told drew.card',
  ])
  for (const reason of Object.values(game.unseen!)) expect(reason).toMatch(/\b(all|same)\b/)
})

test('2, 4, 5, 6. Every zone, card and character is known by its name, and nothing by another.', () => {
  for (const [list, named, called] of [
    [ZONES, zoneNamed, zoneCalled],
    [COMBAT, cardNamed, cardCalled],
    [ROLES, roleNamed, roleCalled],
    [THREATS, threatNamed, threatCalled],
  ] as const) {
    for (const [number, { id }] of list.entries()) expect([named(id), called(id)]).toEqual([number, number])
    expect(() => named('atlantis')).toThrow('Nothing is called atlantis.')
    expect(called('atlantis')).toBeUndefined()
  }
})

test('1. All win together, all see alike, and as many people may share a game as it has characters.', () => {
  const table = start(game, 'sides', 2).position.table
  expect([0, 1].map((seat) => game.sideOf!(table, seat))).toEqual([0, 0])
  expect([game.id, game.allSeeAlike, game.seats]).toEqual(['world-war-z', true, [1, 2, 3, 4]])
  expect(game.options).toEqual({ characters: [2, 3, 4], roles: ['dealt', 'chosen'] })
  expect([2, 3, 4].map((characters) => game.seatsFor!({ characters }))).toEqual([
    [1, 2],
    [1, 2, 3],
    [1, 2, 3, 4],
  ])
})

// ── 7.1 Move ──

test('7.1. Stay, or go to an adjacent zone; sea lanes are ways like others.', () => {
  turn('veteran').asks(0, 'stay', ...MEXICO)
  turn('veteran')
    .takes(0, 'go caribbean')
    .tells({ type: 'moved', who: 0, from: z('mexico'), to: z('caribbean'), by: 'foot' })
    .check((t) => expect(t.at[0]).toBe(z('caribbean')))
  turn('veteran')
    .takes(0, 'stay')
    .tells({ type: 'stayed', who: 0, at: z('mexico') })
})

test('7.1. A face-down token is turned when a character comes into its zone; a 0 is removed.', () => {
  turn('veteran', '', { tokens: { 'great-plains': 3 }, deck: 'lobo' })
    .takes(0, 'go great-plains')
    .tells({ type: 'tokenTurned', zone: z('great-plains'), value: 3 })
    .asks(0, 'fight')
    .check((t) => expect([hordesOf(t), t.token[z('great-plains')]]).toEqual([{ 'great-plains': 3 }, NONE]))
  turn('veteran', '', { tokens: { 'great-plains': 0 } })
    .takes(0, 'go great-plains')
    .tells({ type: 'tokenTurned', value: 0 })
    .nothingIsAsked()
})

test('7.1. An aircraft flies to any other zone, and its token is used up.', () => {
  turn('veteran', '', { aircraft: 'mexico japan' })
    .asks(0, 'stay', ...MEXICO, ...others('mexico').map((id) => `fly ${id}`))
    .takes(0, 'fly korea')
    .told('turnBegan', 'aircraftLost', 'moved', 'threatDrawn', 'nothingHappened')
    .check((t) => expect([t.at[0], t.aircraft]).toEqual([z('korea'), [z('japan')]]))
})

test('4, Ranger: one or two zones, one after the other; the first token is turned before the second step.', () => {
  turn('ranger', '', { tokens: { 'great-plains': 0 } })
    .takes(0, 'go great-plains')
    .tells({ type: 'tokenTurned', value: 0 })
    .asks(0, 'stay', 'go arctic-canada', 'go pacific-west', 'go atlantic-seaboard', 'go mexico')
    .takes(0, 'go atlantic-seaboard')
    .tells({ type: 'moved', from: z('great-plains'), to: z('atlantic-seaboard'), by: 'foot' })
    .check((t) => expect(t.at[0]).toBe(z('atlantic-seaboard')))
    .nothingIsAsked()
  turn('ranger')
    .takes(0, 'go caribbean')
    .takes(0, 'stay')
    .tells({ type: 'stayed', who: 0, at: z('caribbean') })
    .check((t) => expect(t.at[0]).toBe(z('caribbean')))
  turn('ranger').takes(0, 'stay').nothingIsAsked()
})

test('R19. Between the Ranger’s steps own-turn tactics may be played, but there is no flight and no card instead of moving.', () => {
  turn('ranger', 'airlift redeployment air-strike', { aircraft: 'caribbean', hordes: { japan: 2 } })
    .takes(0, 'go caribbean')
    .asks(0, 'stay', 'go atlantic-seaboard', 'go mexico', 'go northern-andes', 'play air-strike japan')
    .takes(0, 'play air-strike japan')
    .asks(0, 'stay', 'go atlantic-seaboard', 'go mexico', 'go northern-andes')
})

test('4, Pilot: a card pays for a flight to any other zone; without a card there is none.', () => {
  turn('pilot', 'lobo katana')
    .asks(0, 'stay', ...MEXICO, ...others('mexico').map((id) => `pilot ${id}`))
    .takes(0, 'pilot japan')
    .asks(0, 'discard lobo', 'discard katana')
    .takes(0, 'discard katana')
    .tells({ type: 'moved', to: z('japan'), by: 'pilot' })
    .check((t) => expect([t.at[0], handOf(t), t.aircraft]).toEqual([z('japan'), ['lobo'], []]))
  turn('pilot').asks(0, 'stay', ...MEXICO)
  const equipped = { pilot: { at: 'mexico', hand: 'katana', worn: 'lobo' } }
  world({ cast: equipped, threats: 'uneasy-lull' }, ['turn', 0])
    .takes(0, 'pilot japan')
    .asks(0, 'discard katana', 'giveUp lobo')
  turn('pilot', 'lobo')
    .takes(0, 'pilot japan')
    .check((t) => expect([t.at[0], handOf(t)]).toEqual([z('japan'), []]))
})

test('5.2, Redeployment: to any other zone of the continent, instead of moving.', () => {
  turn('veteran', 'redeployment')
    .asks(
      0,
      'stay',
      ...MEXICO,
      ...['alaska', 'arctic-canada', 'pacific-west', 'great-plains', 'atlantic-seaboard', 'caribbean'].map(
        (id) => `play redeployment ${id}`,
      ),
    )
    .takes(0, 'play redeployment alaska')
    .told('turnBegan', 'played', 'moved', 'discarded', 'threatDrawn', 'nothingHappened')
    .check((t) =>
      expect([t.at[0], handOf(t), t.combatDiscard]).toEqual([z('alaska'), [], [cardNamed('redeployment')]]),
    )
})

test('5.2, Airlift: to any other zone, and no aircraft is used.', () => {
  turn('ranger', 'airlift', { aircraft: 'japan' })
    .asks(0, 'stay', ...MEXICO, ...others('mexico').map((id) => `play airlift ${id}`))
    .takes(0, 'play airlift japan')
    .tells({ type: 'moved', to: z('japan'), by: cardNamed('airlift') })
    .nothingIsAsked()
    .check((t) => expect([t.at[0], t.aircraft, handOf(t)]).toEqual([z('japan'), [z('japan')], []]))
})

// ── 5.2 Own-turn tactics ──

test('Resupply Drop: draw two cards; only then it goes to the discards itself.', () => {
  turn('veteran', 'resupply-drop', { deck: 'airlift', discards: 'redeployment' })
    .takes(0, 'play resupply-drop')
    .tells({ type: 'reshuffled', deck: 'combat' })
    .check((t) => {
      expect(handOf(t)).toEqual(['redeployment', 'airlift'])
      expect([t.combatDiscard, t.playing]).toEqual([[cardNamed('resupply-drop')], NONE])
    })
    .may(0, 'stay', 'play airlift japan')
})

test('Resupply Drop: two cards, and not a third.', () => {
  turn('veteran', 'resupply-drop', { deck: 'katana lobo crowbar' })
    .takes(0, 'play resupply-drop')
    .check((t) => expect([handOf(t), t.combatDeck]).toEqual([['lobo', 'katana'], [cardNamed('crowbar')]]))
})

test('5.2. Two tactics alike are offered once.', () => {
  turn('veteran', 'resupply-drop resupply-drop', { deck: 'lobo' }).asks(
    0,
    'stay',
    ...MEXICO,
    'play resupply-drop',
  )
})

test('R16. Without a card to draw Resupply Drop cannot be played; discards that can be shuffled are enough.', () => {
  turn('veteran', 'resupply-drop', { discards: 'katana' }).may(0, 'play resupply-drop')
  turn('veteran', 'resupply-drop').mayNot(0, 'play')
})

test('Decoy Sirens: a horde of the own or an adjacent zone goes to a zone adjacent to its own.', () => {
  turn('veteran', 'decoy-sirens', { hordes: { mexico: 1, caribbean: 2, 'atlantic-seaboard': 3 } })
    .asks(
      0,
      'stay',
      ...MEXICO,
      ...['pacific-west', 'great-plains', 'caribbean', 'northern-andes'].map(
        (id) => `play decoy-sirens mexico ${id}`,
      ),
      ...['atlantic-seaboard', 'mexico', 'northern-andes'].map((id) => `play decoy-sirens caribbean ${id}`),
    )
    .takes(0, 'play decoy-sirens caribbean mexico')
    .tells({ type: 'hordeMoved', from: z('caribbean'), to: z('mexico'), strength: 3, lost: 0 })
    .check((t) => expect(hordesOf(t)).toEqual({ mexico: 3, 'atlantic-seaboard': 3 }))
    .asks(0, 'stay', ...MEXICO)
})

test('R16. Without a horde near Decoy Sirens cannot be played; tokens are no hordes, but they are turned when one comes.', () => {
  turn('veteran', 'decoy-sirens', { hordes: { japan: 2 }, tokens: { 'great-plains': 1 } }).mayNot(0, 'play')
  turn('veteran', 'decoy-sirens', { hordes: { mexico: 2 }, tokens: { 'great-plains': 1 } })
    .takes(0, 'play decoy-sirens mexico great-plains')
    .told('turnBegan', 'played', 'tokenTurned', 'hordeMoved')
    .check((t) => expect(hordesOf(t)).toEqual({ 'great-plains': 3 }))
})

test('Air Strike: a face-up horde anywhere loses 2; a horde of 1 is gone.', () => {
  turn('veteran', 'air-strike', { hordes: { japan: 4, korea: 1 } })
    .asks(0, 'stay', ...MEXICO, 'play air-strike korea', 'play air-strike japan')
    .takes(0, 'play air-strike japan')
    .tells({ type: 'weakened', zone: z('japan'), by: 2, strength: 2, why: cardNamed('air-strike') })
    .check((t) => expect(hordesOf(t)).toEqual({ japan: 2, korea: 1 }))
  turn('veteran', 'air-strike', { hordes: { korea: 1 } })
    .takes(0, 'play air-strike korea')
    .tells({ type: 'weakened', by: 1, strength: 0 })
  turn('veteran', 'air-strike', { tokens: { korea: 1 } }).mayNot(0, 'play')
})

test('Recon Flight: up to two tokens, one at a time, then a card is drawn.', () => {
  turn('veteran', 'recon-flight', { tokens: { korea: 1, china: 0, outback: 4 }, deck: 'katana' })
    .takes(0, 'play recon-flight')
    .asks(0, 'turn china', 'turn korea', 'turn outback', 'stop')
    .takes(0, 'turn china')
    .asks(0, 'turn korea', 'turn outback', 'stop')
    .takes(0, 'turn outback')
    .check((t) => {
      expect([hordesOf(t), t.token[z('korea')], handOf(t)]).toEqual([{ outback: 4 }, 1, ['katana']])
      expect(t.combatDiscard).toEqual([cardNamed('recon-flight')])
    })
  turn('veteran', 'recon-flight', { tokens: { korea: 1 }, deck: 'katana' })
    .takes(0, 'play recon-flight')
    .takes(0, 'stop')
    .check((t) => expect([t.token[z('korea')], handOf(t)]).toEqual([1, ['katana']]))
})

test('R16. Recon Flight needs a token or a card to draw.', () => {
  turn('veteran', 'recon-flight').mayNot(0, 'play')
  turn('veteran', 'recon-flight', { deck: 'katana' })
    .takes(0, 'play recon-flight')
    .check((t) => expect(handOf(t)).toEqual(['katana']))
  turn('veteran', 'recon-flight', { tokens: { korea: 1 } }).may(0, 'play recon-flight')
})

test('Salvage Run: one weapon of the discards into the hand; R16: without a weapon there it cannot be played.', () => {
  turn('veteran', 'salvage-run', { discards: 'katana lobo lobo airlift' })
    .asks(0, 'stay', ...MEXICO, 'play salvage-run lobo', 'play salvage-run katana')
    .takes(0, 'play salvage-run lobo')
    .tells({ type: 'recovered', who: 0, card: cardNamed('lobo') })
    .check((t) => {
      expect(handOf(t)).toEqual(['lobo'])
      expect(t.combatDiscard).toEqual(['katana', 'lobo', 'airlift', 'salvage-run'].map(cardNamed))
    })
  turn('veteran', 'salvage-run', { discards: 'airlift' }).mayNot(0, 'play')
})

test('5.2. Own-turn tactics may be played in the Move, Equip and Battle step, not by others; others wait for their time.', () => {
  const cast = {
    veteran: { at: 'mexico', hand: 'lobo air-strike firing-line second-wind countermeasures fall-back' },
    pilot: { at: 'korea', hand: 'resupply-drop' },
  }
  world({ cast, hordes: { mexico: 3 }, deck: 'lobo', threats: 'uneasy-lull' }, ['turn', 0])
    .asks(0, 'stay', ...MEXICO, 'play air-strike mexico')
    .takes(0, 'stay')
    .asks(0, 'equip lobo', 'play air-strike mexico', 'ready')
    .takes(0, 'ready')
    .asks(0, 'fight', 'play air-strike mexico')
})

// ── 7.2 Equip ──

test('7.2. Weapons go into two slots, and back; what was put on in this step stays, and what was put back, too.', () => {
  turn('veteran', 'lobo lobo katana sledgehammer combat-knife')
    .takes(0, 'stay')
    .asks(0, 'equip lobo', 'equip combat-knife', 'equip sledgehammer', 'equip katana', 'ready')
    .takes(0, 'equip lobo')
    .asks(0, 'equip lobo', 'equip combat-knife', 'equip katana', 'ready')
    .takes(0, 'equip lobo')
    .asks(0, 'equip combat-knife', 'ready')
    .takes(0, 'equip combat-knife')
    .asks(0, 'ready')
    .check((t) => {
      expect([wornOf(t), handOf(t)]).toEqual([
        ['lobo', 'lobo', 'combat-knife'],
        ['sledgehammer', 'katana'],
      ])
      expect(slotsOf(t.worn[0]!)).toBe(2)
    })
})

test('7.2. Equipped weapons can be taken back into the hand, to make room.', () => {
  world(
    {
      cast: { veteran: { at: 'mexico', worn: 'lobo katana', hand: 'sledgehammer' } },
      threats: 'uneasy-lull',
    },
    ['turn', 0],
  )
    .takes(0, 'stay')
    .asks(0, 'unequip lobo', 'unequip katana', 'ready')
    .takes(0, 'unequip katana')
    .tells({ type: 'unequipped', who: 0, card: cardNamed('katana') })
    .asks(0, 'unequip lobo', 'ready')
    .takes(0, 'unequip lobo')
    .asks(0, 'equip sledgehammer', 'ready')
    .takes(0, 'equip sledgehammer')
    .takes(0, 'ready')
    .nothingIsAsked()
    .check((t) => expect([wornOf(t), handOf(t)]).toEqual([['sledgehammer'], ['lobo', 'katana']]))
})

test('7.2. Own-turn tactics may be played while weapons are arranged; what they bring can be put on.', () => {
  turn('veteran', 'resupply-drop', { deck: 'katana lobo' })
    .takes(0, 'stay')
    .asks(0, 'play resupply-drop', 'ready')
    .takes(0, 'play resupply-drop')
    .asks(0, 'equip lobo', 'equip katana', 'ready')
    .check((t) => expect([handOf(t), t.step]).toEqual([['lobo', 'katana'], 'equip']))
})

test('7.2. Whoever has nothing to arrange is not asked.', () => {
  turn('veteran', 'airlift').takes(0, 'stay').nothingIsAsked()
})

// ── What cannot be taken back ──

test('1, 5, 6. Whatever turns a token or draws a card cannot be taken back; a step into open country can.', () => {
  const sealed = (laid: Partial<Laid>, next: [string, ...(string | number)[]], move?: string) => {
    const course = world({ cast: { veteran: { at: 'mexico' } }, ...laid }, next)
    if (move) course.takes(0, move)
    let is = false
    course.check((_, g) => void (is = g.sealed))
    return is
  }
  expect(sealed({ tokens: { 'great-plains': 0 } }, ['move', 0], 'go great-plains')).toBe(true)
  expect(sealed({}, ['move', 0], 'go great-plains')).toBe(false)
  expect(sealed({ deck: 'lobo' }, ['drawSome', 0, 1])).toBe(true)
  expect(sealed({}, ['drawSome', 0, 1])).toBe(false)
  expect(sealed({ threats: 'uneasy-lull' }, ['escalate', 0, 0])).toBe(true)
})

// ── 7.4 Hand limit ──

test('7.4. After the Battle step the hand is discarded down to five; equipped weapons do not count.', () => {
  const hand = 'lobo lobo lobo katana crowbar airlift redeployment'
  world({ cast: { veteran: { at: 'mexico', hand, worn: 'machete sledgehammer' } } }, ['keepHandLimit', 0])
    .asks(0, 'discard lobo', 'discard crowbar', 'discard katana', 'discard redeployment', 'discard airlift')
    .check((_, g) => expect(g.pending[0]!.ask).toBe('Discard 2 cards from hand.'))
    .takes(0, 'discard airlift')
    .takes(0, 'discard redeployment')
    .nothingIsAsked()
    .check((t) => expect(t.hand[0]).toHaveLength(5))
  world({ cast: { veteran: { at: 'mexico', hand: 'lobo lobo lobo katana crowbar' } } }, [
    'keepHandLimit',
    0,
  ]).nothingIsAsked()
})

test('7.3 no. 7, 6.2. Whoever discards is told how many cards are asked for, and among which.', () => {
  const cast = { veteran: { at: 'mexico', hand: 'lobo katana airlift fall-back', worn: 'machete crowbar' } }
  const asked = (count: number, among: string) => {
    let ask = ''
    world({ cast }, ['lose', 0, count, among]).check((_, g) => void (ask = g.pending[0]!.ask))
    return ask
  }
  expect(asked(2, 'any')).toBe('Discard 2 combat cards.')
  expect(asked(1, 'hand')).toBe('Discard 1 card from hand.')
  expect(asked(1, 'worn')).toBe('Discard 1 equipped weapon.')
  expect(asked(1, 'tactic')).toBe('Discard 1 tactic.')
  expect(asked(1, 'any')).toBe('Discard 1 combat card.')
})

test('7.4, 7. The hand limit comes after the Battle step and before the Threat Escalation card.', () => {
  turn('veteran', 'crowbar machete katana airlift redeployment fall-back', { threats: 'quislings' })
    .takes(0, 'stay')
    .takes(0, 'ready')
    .tells({ type: 'turnBegan', who: 0, zombie: false })
    .takes(0, 'discard machete')
    .tells({ type: 'threatDrawn', by: 0, subject: 0 })
    .asks(
      0,
      'discard crowbar',
      'discard katana',
      'discard redeployment',
      'discard fall-back',
      'discard airlift',
    )
})

test('7.4. Whoever has turned in the Battle step has no hand to keep.', () => {
  world({ cast: { veteran: 'zombie', ranger: { at: 'korea' } } }, ['keepHandLimit', 0]).nothingIsAsked()
})

test('7.2, 8 no. 5. Whoever has turned arranges nothing.', () => {
  world({ cast: { veteran: 'zombie', ranger: { at: 'korea', hand: 'lobo' } } }, [
    'equip',
    0,
    false,
    [],
    [],
  ]).nothingIsAsked()
})

// ── 7.5, 7.6 Rounds and the end ──

test('7. A turn: move, equip, battle, hand limit, escalate, in this order.', () => {
  turn('veteran', 'lobo', { hordes: { mexico: 1 }, deck: 'katana', threats: 'quislings' })
    .dice(6, 1)
    .takes(0, 'stay')
    .check((t) => expect(t.step).toBe('equip'))
    .takes(0, 'equip lobo')
    .takes(0, 'ready')
    .check((t) => expect(t.step).toBe('battle'))
    .takes(0, 'fight')
    .asks(0, 'discard katana', 'giveUp lobo')
    .check((t) => expect([t.step, t.subject, t.asked]).toEqual(['escalate', 0, 0]))
})

test('7. What counts for one turn begins anew with the next.', () => {
  const cast = { veteran: { at: 'mexico' }, ranger: { at: 'korea' } }
  world({ cast, wins: 3, threats: 'uneasy-lull' }, ['turn', 1]).check((t) =>
    expect([t.active, t.wins, t.sapped, t.trail, t.subject, t.asked, t.step]).toEqual([
      1,
      0,
      false,
      [],
      NONE,
      1,
      'move',
    ]),
  )
})

test('7.6. After the last seat’s turn a new round begins; after the last round the game ends.', () => {
  const cast = { veteran: { at: 'mexico' }, ranger: { at: 'korea' } }
  world({ cast, round: 7 }, ['endRound'])
    .tells({ type: 'roundBegan', round: 8 })
    .check((t) => expect([t.round, t.active]).toEqual([8, 0]))
  world({ cast, round: 8 }, ['endRound'])
    .ends([0], 'held')
    .check((t) => expect(t.step).toBe('end'))
  const three = { ...cast, pilot: { at: 'korea' } }
  world({ cast: three, round: 6 }, ['endRound']).check((t) => expect(t.round).toBe(7))
  world({ cast: three, round: 7, seats: 3 }, ['endRound']).ends([0, 1, 2], 'held')
  const four = { ...three, medic: { at: 'korea' } }
  world({ cast: four, round: 5 }, ['endRound']).check((t) => expect(t.round).toBe(6))
  world({ cast: four, round: 6, seats: 4 }, ['endRound']).ends([0, 1, 2, 3], 'held')
})

test('7. In a round every character has one turn, in seat order.', () => {
  const cast = { veteran: { at: 'mexico' }, ranger: { at: 'korea' }, pilot: { at: 'japan' } }
  world({ cast, round: 1, threats: 'uneasy-lull uneasy-lull uneasy-lull' }, ['startRound'])
    .takes(0, 'stay')
    .check((t) => expect(t.active).toBe(1))
    .takes(0, 'stay')
    .check((t) => expect(t.active).toBe(2))
    .takes(0, 'stay')
    .check((t) => expect([t.active, t.round]).toEqual([0, 3]))
})

import { expect, test } from 'vitest'
import { cardNamed, NONE } from '../src/table.ts'
import { handOf, hordesOf, world, type Laid } from './lay.ts'
import { fight, MEXICO, others, turn, z } from './playing.ts'

/* 5.2. Own-turn tactics, and tactics that replace the move. */

test('5.2. Own-turn tactics may be played in the Move, Equip and Battle step, but not by others. Other tactics wait for their time.', () => {
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

test('5.2. Of two equal tactics one is offered.', () => {
  turn('veteran', 'resupply-drop resupply-drop', { deck: 'lobo' }).asks(
    0,
    'stay',
    ...MEXICO,
    'play resupply-drop',
  )
})

// ── Own-turn tactics ──

test('Resupply Drop: draw two cards, then discard it.', () => {
  turn('veteran', 'resupply-drop', { deck: 'airlift', discards: 'redeployment' })
    .takes(0, 'play resupply-drop')
    .tells({ type: 'reshuffled', deck: 'combat' })
    .check((t) => {
      expect(handOf(t)).toEqual(['redeployment', 'airlift'])
      expect([t.combatDiscard, t.playing]).toEqual([[cardNamed('resupply-drop')], NONE])
    })
    .may(0, 'stay', 'play airlift japan')
})

test('Resupply Drop: two cards, not three.', () => {
  turn('veteran', 'resupply-drop', { deck: 'katana lobo crowbar' })
    .takes(0, 'play resupply-drop')
    .check((t) => expect([handOf(t), t.combatDeck]).toEqual([['lobo', 'katana'], [cardNamed('crowbar')]]))
})

test('R16. Without a card to draw Resupply Drop cannot be played; discards that can be shuffled are enough.', () => {
  turn('veteran', 'resupply-drop', { discards: 'katana' }).may(0, 'play resupply-drop')
  turn('veteran', 'resupply-drop').mayNot(0, 'play')
})

test("Decoy Sirens: a horde in the character's zone or an adjacent one moves to a zone adjacent to itself.", () => {
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

test('R16. Without a horde near Decoy Sirens cannot be played. Tokens are no hordes, but a horde that comes turns them up.', () => {
  turn('veteran', 'decoy-sirens', { hordes: { japan: 2 }, tokens: { 'great-plains': 1 } }).mayNot(0, 'play')
  turn('veteran', 'decoy-sirens', { hordes: { mexico: 2 }, tokens: { 'great-plains': 1 } })
    .takes(0, 'play decoy-sirens mexico great-plains')
    .told('turnBegan', 'played', 'tokenTurned', 'hordeMoved', 'putAside')
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

test('Salvage Run: a weapon from the discards comes into the hand. R16: without one it cannot be played.', () => {
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

// ── Instead of moving ──

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

// ── The deck ──

test('5.2. An empty combat deck is made from the discards. With none left no card is drawn.', () => {
  fight({ worn: 'lobo' }, 1, { discards: 'katana' })
    .dice(6, 1)
    .takes(0, 'fight')
    .tells({ type: 'reshuffled', deck: 'combat' })
    .check((t) => expect([handOf(t), t.combatDiscard]).toEqual([['katana'], []]))
  const cards = 'katana crowbar lobo machete shotgun'
  let shuffled = 0
  fight({ worn: 'lobo' }, 1, { discards: cards })
    .dice(6, 1)
    .takes(0, 'fight')
    .check((t, g) => {
      expect([...t.combatDeck, ...t.hand[0]!].toSorted((a, b) => a - b)).toEqual(
        cards
          .split(' ')
          .map(cardNamed)
          .toSorted((a, b) => a - b),
      )
      shuffled = g.position.rng.drawn.combat!
    })
  // The deck has a chance of its own: what dice fall changes no shuffle.
  fight({ worn: 'lobo' }, 1, { deck: cards })
    .dice(6, 1)
    .takes(0, 'fight')
    .check((_, g) => expect(g.position.rng.drawn.combat).toBeLessThan(shuffled))
  fight({ worn: 'lobo' }, 1).dice(6, 1).takes(0, 'fight').tells({ type: 'noCardLeft', who: 0 })
})

test('Turning up a token or drawing a card cannot be undone; a step into a clear zone can.', () => {
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

import { expect, test } from 'vitest'
import { cardNamed, NONE, zoneNamed } from '../src/table.ts'
import { handOf, hordesOf, world } from './lay.ts'
import { turn } from './in-mexico.ts'

/* 5.2. Tactics of the own turn. */

const z = zoneNamed
const MEXICO = ['go pacific-west', 'go great-plains', 'go caribbean', 'go northern-andes']

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

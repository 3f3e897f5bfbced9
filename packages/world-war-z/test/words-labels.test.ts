import { expect, test } from 'vitest'
import { game, type Event, type Table } from '../src/index.ts'
import { cardNamed, newBattle, threatNamed, zoneNamed } from '../src/table.ts'
import type { View } from '../src/view.ts'
import { words } from '../src/words.ts'
import { world } from './lay.ts'

/* What events, questions, buttons and results say: the numbers and names in them. */

const LAID = {
  cast: { ranger: { at: 'mexico', hand: 'lobo' }, medic: { at: 'korea' } },
  hordes: { mexico: 2, alaska: 3 },
}

function viewOf(more: Partial<Table> = {}): View {
  let view: View | null = null
  world(LAID).check((t) => (view = game.view({ ...t, ...more }, 0)))
  return view!
}

const [MEXICO, ALASKA] = [zoneNamed('mexico'), zoneNamed('alaska')]

test('Events say who, how many and where.', () => {
  const battle = { who: 0, zone: MEXICO, die: 3, bonus: 2, horde: 4, own: true, tie: false } as const
  const told: [Event, string][] = [
    [{ type: 'roleTaken', who: 0, role: 0, dealt: true }, 'The Veteran is dealt.'],
    [{ type: 'roleTaken', who: 0, role: 0, dealt: false }, 'The Veteran is chosen.'],
    [{ type: 'turnBegan', who: 0, zombie: false }, 'The turn of the Ranger.'],
    [{ type: 'turnBegan', who: 0, zombie: true }, 'The turn of the Ranger, a zombie.'],
    [{ type: 'ended', strong: 10, won: true }, 'The end: 10 strong hordes. The world holds out.'],
    [{ type: 'ended', strong: 11, won: false }, 'The end: 11 strong hordes. The world is lost.'],
    [{ type: 'tokenTurned', zone: ALASKA, value: 0 }, 'The token in Alaska shows 0: the zone is clear.'],
    [{ type: 'tokenTurned', zone: ALASKA, value: 2 }, 'In Alaska a horde of 2 turns up.'],
    [{ type: 'grew', zone: ALASKA, by: 0, strength: 4 }, 'Alaska already has a horde of 4.'],
    [{ type: 'grew', zone: ALASKA, by: 1, strength: 3 }, 'The horde in Alaska grows to 3.'],
    [{ type: 'weakened', zone: ALASKA, by: 1, strength: 0, why: 'battle' }, 'The horde in Alaska is gone.'],
    [
      { type: 'weakened', zone: ALASKA, by: 1, strength: 2, why: 'splash' },
      'The horde in Alaska loses 1 and has 2 left (Sapper).',
    ],
    [
      { type: 'weakened', zone: ALASKA, by: 2, strength: 1, why: cardNamed('air-strike') },
      'The horde in Alaska loses 2 and has 1 left (Air Strike).',
    ],
    [
      { type: 'hordeMoved', from: ALASKA, to: MEXICO, came: 2, strength: 4, lost: 1 },
      'The horde of Alaska moves to Mexico: strength 4, one over 4 lost.',
    ],
    [
      { type: 'hordeMoved', from: ALASKA, to: MEXICO, came: 2, strength: 4, lost: 0 },
      'The horde of Alaska moves to Mexico: strength 4.',
    ],
    [{ type: 'moved', who: 0, from: MEXICO, to: ALASKA, by: 'foot' } as Event, 'The Ranger goes to Alaska.'],
    [
      { type: 'moved', who: 0, from: MEXICO, to: ALASKA, by: 'aircraft' } as Event,
      'The Ranger takes the aircraft to Alaska.',
    ],
    [
      { type: 'moved', who: 0, from: MEXICO, to: ALASKA, by: 'pilot' } as Event,
      'The Ranger flies to Alaska.',
    ],
    [
      { type: 'moved', who: 0, from: MEXICO, to: ALASKA, by: cardNamed('airlift') } as Event,
      'The Ranger moves to Alaska with Airlift.',
    ],
    [
      { type: 'battleBegan', who: 0, zone: MEXICO, strength: 2, own: true },
      'The Ranger fights the horde of 2 in Mexico.',
    ],
    [
      { type: 'battleBegan', who: 0, zone: MEXICO, strength: 2, own: false },
      'The horde of 2 in Mexico attacks the Ranger.',
    ],
    [{ type: 'battleWon', ...battle }, 'The Ranger wins, 5 against 4.'],
    [{ type: 'battleWon', ...battle, horde: 5, tie: true }, 'The Ranger wins, 5 against 5: a tie is won.'],
    [
      { type: 'battleLost', ...battle, horde: 6, demand: 1 } as Event,
      'The Ranger loses, 5 against 6: one card to discard.',
    ],
    [
      { type: 'battleLost', ...battle, horde: 6, demand: 2 } as Event,
      'The Ranger loses, 5 against 6: two cards to discard.',
    ],
    [{ type: 'reshuffled', deck: 'combat' }, 'The discarded combat cards are shuffled into a new deck.'],
    [
      { type: 'reshuffled', deck: 'threat' },
      'The discarded Threat Escalation cards are shuffled into a new deck.',
    ],
  ]
  for (const [event, sentence] of told) expect(words.event(event, viewOf())).toBe(sentence)
})

test('Questions name the character, and say why cards are discarded.', () => {
  const asks = (step: string, more: Partial<Table> = {}) =>
    words.ask({ seat: 0, step, ask: 'Discard a card.', moves: [] }, viewOf(more))
  const fight = newBattle(1, MEXICO, true, 2)
  expect(asks('move', { active: 0 })).toBe('Ranger: discard a card.')
  expect(asks('equip', { asked: 1 })).toBe('Field Medic: discard a card.')
  expect(asks('afterRoll', { battle: fight })).toBe('Field Medic: discard a card.')
  expect(asks('afterRoll')).toBe('Discard a card.')
  expect(asks('discard', { step: 'move', asked: 0 })).toBe('Ranger: discard a card for the flight.')
  expect(asks('discard', { step: 'battle', battle: fight, asked: 0 })).toBe(
    'Ranger: discard a card for the lost battle.',
  )
  expect(asks('discard', { step: 'battle' })).toBe('Ranger: discard a card to keep 5 in hand.')
  expect(asks('discard', { step: 'escalate' as never, threat: threatNamed('uneasy-lull') })).toMatch(
    /^Ranger: discard a card for “Uneasy Lull”\.$/,
  )
})

test('Buttons say the horde, the chance to win and the price.', () => {
  const says = (move: [string, ...string[]], facts: object | null = null) =>
    words.move(move, viewOf({ active: 0 }), facts as never)
  expect(says(['fight'])).toBe('Fight the horde of 2')
  expect(says(['fight'], { odds: 0.756, demand: 1 })).toBe('Fight the horde of 2: 76 % to win')
  expect(says(['go', 'alaska'], { odds: 0.25 })).toBe('Go to Alaska: a horde of 3, 25 % to win')
  expect(says(['fly', 'korea'], { costs: 'aircraft' })).toBe('Fly to Korea: uses the aircraft')
  expect(says(['hunt', 'alaska', 'alaska'])).toBe('The horde of Alaska')
  expect(says(['hunt', 'alaska', 'mexico'])).toBe('The horde of Alaska, towards Mexico')
  expect(says(['discard', 'lobo'])).toBe('Discard Lobo')
  expect(words.move(['ready'], viewOf({ step: 'equip' }))).toBe('Ready: fight the horde of 2')
  expect(words.move(['ready'], viewOf({ step: 'equip', hand: [[cardNamed('air-strike')], []] }))).toBe(
    'Ready',
  )
})

test('7.6. A result, and the figures beside the board.', () => {
  const result = (reason: string, strong: number) =>
    words.result({ winners: [], reason }, { ...viewOf({ round: 3 }), strong })
  expect(result('held', 1)).toBe('Won: one strong horde remains (limit 10).')
  expect(result('overwhelmed', 11)).toBe('Lost: 11 strong hordes remain (limit 10).')
  expect(result('overrun', 0)).toBe('Lost in round 3: everyone has turned.')
  expect(words.figures!(viewOf({ round: 2 }), 0)).toEqual([
    expect.stringMatching(/^Round 2 of \d+$/),
    'Cards 1',
    'Strong hordes 1 (limit 10)',
  ])
  expect(words.figures!(viewOf({ round: 0 }), 0)).toEqual([])
  expect(words.figures!(viewOf({ step: 'end' }), 0)).toHaveLength(2)
})

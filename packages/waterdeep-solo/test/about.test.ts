import { scene } from '@shamble/engine/testing'
import { expect, test } from 'vitest'
import { about } from '../board/about.ts'
import { INTRIGUE } from '../src/data/intrigue.ts'
import { KINDS } from '../src/data/kinds.ts'
import { QUESTS } from '../src/data/quests.ts'
import { SPACES } from '../src/data/spaces.ts'
import { waterdeepSolo, type Table } from '../src/index.ts'
import { scenery, type Laid } from './lay.ts'

function cardIn(laid: Laid, id: string) {
  const found: ReturnType<typeof about>[] = []
  scene(waterdeepSolo, scenery(laid, ['assign'])).check((table: Table) =>
    found.push(about(id, waterdeepSolo.view(table, 0))),
  )
  return found[0]
}

const CITY: Laid = {
  you: { tavern: '1F 3G', lord: 'durnan-the-wanderer', quests: ['ambush-artor-morlin'], on: ['plinth'] },
  pseudo: { column: ['create-a-shrine-to-oghma', 'heal-fallen-gray-hand-soldiers'], tavern: '4C 2G' },
  built: { 'caravan-court': ['pseudo', 2] },
  hall: { 'golden-horn': 3 },
  inn: ['raid-orc-stronghold'],
  turn: 'you',
}

test('A space says its action, and who stands there.', () => {
  expect(cardIn(CITY, 'plinth')).toEqual({
    title: 'The Plinth',
    lines: ['Gain 1 Cleric.', 'Your Agent is here.'],
  })
  expect(cardIn(CITY, 'waterdeep-harbor-2')!.lines).toContain(
    'When all Agents are out, those in the Harbor are assigned again.',
  )
})

test('A Building says its stock, its price and the owner’s benefit.', () => {
  expect(cardIn(CITY, 'caravan-court')!.lines).toContain('2 Fighters here now; each round brings 2.')
  expect(cardIn(CITY, 'golden-horn')!.lines).toContain('For sale: 4 Gold. The buyer scores the 3 VP on it.')
})

test('A Quest says its type, its price, and what its owner still needs.', () => {
  expect(cardIn(CITY, 'ambush-artor-morlin')!.lines).toEqual([
    'Warfare Quest: your Lord adds 4 VP when you complete it.',
    'Costs 1 Cleric, 3 Fighters and 1 Rogue. Reward: 8 VP. Gain 4 Gold.',
    'Yours: you need 1 Cleric, 2 Fighters and 1 Rogue more. Open at the end, it costs 5 VP.',
  ])
  expect(cardIn(CITY, 'create-a-shrine-to-oghma')!.lines.at(-1)).toBe("Pseudo's: he needs 1 Cleric more.")
  expect(cardIn(CITY, 'raid-orc-stronghold')!.lines.at(-1)).toBe('Face up at Cliffwatch Inn.')
})

test('Every part and every token has a card.', () => {
  const tokens = ['lord', 'rounds', 'score', 'purse-0', 'purse-1', 'first-player']
  const ids = [...SPACES, ...QUESTS, ...INTRIGUE].map(({ id }) => id)
  for (const id of [...ids, ...KINDS, ...tokens]) {
    const card = cardIn(CITY, id)!
    expect(card.title, id).toBeTruthy()
    for (const line of card.lines) expect(line, id).toMatch(/^[A-Z0-9−+].*[.]$/)
  }
  expect(cardIn(CITY, 'Arcana')).toBeNull()
})

import { scene } from '@shamble/engine/testing'
import { expect, test } from 'vitest'
import { box } from '../src/box.ts'
import { LORDS } from '../src/data/lords.ts'
import { game } from '../src/index.ts'
import { NONE, PLAYER } from '../src/table.ts'
import { tavern } from './lay.ts'

/* A2, B1, B2. Set-up. */

test('A2, B1, B2, R-42. The solo decks, hands, Gold and Agents.', () => {
  scene(game, { next: [] }).check((t) => {
    const cards = [...t.questDeck, ...t.open.flat(), ...t.inn]
    expect([cards.length, t.open.map((list) => list.length), t.inn.length]).toEqual([58, [2, 2], 4])
    expect([t.intrigueDeck.length, t.hand.length]).toEqual([45, 2])
    expect([t.stack.length, t.hall.length]).toEqual([16, 3])
    expect(t.tavern[PLAYER]).toEqual(tavern('5G'))
    expect(t.owner.every((owner) => owner === NONE)).toBe(true)
  })
})

test('A2. The Lord can be chosen.', () => {
  scene(game, { options: { lord: 'nindil-jalbuck' }, next: [] }).check((t) => expect(t.lord).toBe(6))
})

test('B2, R-42. Everything else starts empty; both options can be chosen.', () => {
  scene(game, { options: { lord: 'nindil-jalbuck' }, next: [] }).check((t) => {
    expect([t.lord, t.scan, t.counted, t.orbUsed, t.miracleUsed, t.copiedHarbor, t.taken]).toEqual([
      6,
      'leftToRight',
      false,
      false,
      false,
      NONE,
      0,
    ])
    expect(t.hall.every((tile) => !t.stack.includes(tile))).toBe(true)
    expect(t.hall).not.toContain(undefined)
    expect(t.tokens.reduce((sum, n) => sum + n, 0)).toBe(3) // one on each tile of the Hall, since round one began
    expect(t.built).toEqual([])
  })
  scene(game, { options: { scan: 'rightToLeft' }, next: [] }).leaves({ scan: 'rightToLeft' })
})

test('A2, B2. Before the first turn no card is discarded or played, no Quest completed, no tile out of play.', () => {
  scene(game, { next: [] }).leaves({
    round: 1,
    score: 0,
    questDiscard: [],
    intrigueDiscard: [],
    playing: [],
    scrapped: [],
    plots: [[], []],
    done: [[], []],
    actions: [],
  })
})

test('A2. The Lord is drawn, unless the Player chooses one.', () => {
  expect(box.options.lord).toEqual(['drawn', ...LORDS.map(({ id }) => id)])
  const lords = new Set<number>()
  for (let n = 0; n < 100; n++) scene(game, { seed: `${n}`, next: [] }).check((t) => lords.add(t.lord))
  expect(lords.size).toBe(LORDS.length)
})

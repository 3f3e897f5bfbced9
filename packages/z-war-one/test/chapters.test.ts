import { readdirSync, readFileSync } from 'node:fs'
import { start, type Json, type Options } from '@shamble/engine'
import { checkGolden, conformance, type Golden } from '@shamble/engine/testing'
import { expect, test } from 'vitest'
import { load } from '../data.ts'
import { server, isChapter } from '../server.ts'
import { bots } from '../src/bots.ts'
import { isDirected, MODES } from '../src/box.ts'
import { chapters } from '../src/chapters.ts'
import { zWarOne } from '../src/index.ts'
import { FILES } from '../src/missions/all.ts'
import { CHAPTERS, MISSIONS } from '../src/missions/list.ts'

/*
 * Pages of printed chapters load fewer rules: no Director, no reader of missions.
 */

await load()
const carried = { mission: FILES['chapter-2'] as unknown as Json }

test('18, 19. A chapter is what is played without a Director.', () => {
  for (const mode of MODES)
    for (const mission of MISSIONS)
      expect(isChapter({ mode, mission }, null), `${mode} ${mission}`).toBe(!isDirected({ mode, mission }))
  expect(isChapter({}, undefined)).toBe(true)
})

test.each<[Options | undefined, unknown, object]>([
  [undefined, undefined, zWarOne],
  [{}, undefined, chapters],
  [{ mission: 'chapter-3' }, { won: [] }, chapters],
  [{ mission: 'director-2' }, undefined, zWarOne],
  [{ mission: 'chapter-1', mode: 'director' }, undefined, zWarOne],
  [{ mission: 'chapter-1' }, carried, zWarOne],
])('With the options %o the right rules are loaded.', async (options, carried, game) => {
  expect((await server.rules(options, carried)).game).toBe(game)
})

test('Both are the same game.', () => {
  expect(zWarOne).toMatchObject({ ...chapters, steps: chapters.steps, refuseCarried: expect.any(Function) })
})

test('The rules of chapters refuse a custom mission; the whole game plays it.', () => {
  const options = { mission: 'chapter-1' }
  expect(() => start(chapters, 'own', 1, options, carried)).toThrow('What is carried is a company')
  expect(start(zWarOne, 'own', 1, options, carried).position.table.turn).toBe(0)
})

test('Random games of all chapters need no step of the Director.', () => {
  const options = { ...chapters.options, mode: ['campaign'], mission: CHAPTERS }
  const game = { ...chapters, bots, seats: [1, 2, 3, 4], options }
  expect(conformance(game, { games: 12, share: 0.001 }).games).toBe(12)
})

const folder = new URL('./golden/', import.meta.url)
for (const name of readdirSync(folder).filter((file) => file.endsWith('.json'))) {
  const golden = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Golden
  if (!isChapter(golden.log.options, golden.log.carried)) continue
  test(`The finished game ${name} ends the same by the rules of chapters.`, () => {
    expect(checkGolden(chapters, golden)).toBeNull()
  })
}

import { readCarried, readOptions, Referee, start, type Json, type Options } from '@shamble/engine'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { FILES } from '../src/missions/all.ts'
import { CHAPTERS, DIRECTOR_GAMES, MISSIONS } from '../src/missions/list.ts'

/*
 * The files of the missions, which are loaded for the options that are played. Every test here begins with none of them.
 */

beforeEach(() => vi.resetModules())
afterAll(() => vi.resetModules())

const loaded = async (options?: Options) => {
  const { load } = await import('../data.ts')
  await load(options)
  return (await import('../src/index.ts')).zWarOne
}

// Some moves of a game that has loaded no more than it needs.
async function played(options: Options, seats: number, carried: Json | null = null): Promise<string> {
  const game = await loaded(options)
  const g = new Referee(game, start(game, 'parts', seats, options, carried).position).settle()
  for (let n = 0; n < 60 && !g.result; n++) g.choose(0, n % g.pending[0]!.moves.length)
  const { words } = await import('../src/words.ts')
  return g.told.map(({ event }) => words.event(event, game.view(g.table, null))).join(' ')
}

test.each(CHAPTERS)('%s is played with its file alone.', async (mission) => {
  expect(await played({ mission }, 1)).toContain('starts on')
  const { layoutOf } = await import('../src/missions/index.ts')
  for (const other of MISSIONS)
    if (other === mission) expect(layoutOf(other).mission.id).toBe(other)
    else expect(() => layoutOf(other)).toThrow(`Z War One: the mission “${other}” has not been loaded.`)
})

test.each(DIRECTOR_GAMES)('%s is played with its file.', async (mission) => {
  expect(await played({ mission }, 2)).toContain('starts on')
})

test('19. The Director’s Cut of a chapter is played with the file of the chapter.', async () => {
  expect(await played({ mission: 'chapter-1', mode: 'director' }, 2)).toContain('starts on')
})

test('A mission that is carried in needs no file of the house.', async () => {
  const carried = { mission: FILES['chapter-2'] as unknown as Json }
  const game = (await import('../src/index.ts')).zWarOne
  expect(start(game, 'own', 1, { mission: 'chapter-1' }, carried).position.table.turn).toBe(0)
})

test('What a chapter leaves behind is judged where the chapter was played with nothing carried in.', async () => {
  const game = await loaded({ mission: 'chapter-1' })
  const { newCompany } = await import('../src/campaign/campaign.ts')
  const left = newCompany() as unknown as Json
  expect(readCarried(game, left, readOptions(game, { mission: 'chapter-2' }))).toEqual(left)
})

test('What comes from outside and is no set-up loads nothing, and is refused by the rules as ever.', async () => {
  const game = await loaded({ mission: 'constructor', mode: 7 })
  expect(() => start(game, 'parts', 1, { mission: 'constructor' })).toThrow('cannot be “constructor”')
  const { layoutOf } = await import('../src/missions/index.ts')
  expect(() => layoutOf('chapter-1')).toThrow('has not been loaded')
})

test('Without options all missions are loaded; with none chosen, the first.', async () => {
  await loaded({})
  let { layoutOf } = await import('../src/missions/index.ts')
  expect(MISSIONS.filter((id) => isLoaded(layoutOf, id))).toEqual(['chapter-1'])
  vi.resetModules()
  await loaded()
  ;({ layoutOf } = await import('../src/missions/index.ts'))
  expect(MISSIONS.filter((id) => isLoaded(layoutOf, id))).toEqual(MISSIONS)
})

function isLoaded(layoutOf: (id: string) => unknown, id: string): boolean {
  try {
    layoutOf(id)
    return true
  } catch {
    return false
  }
}

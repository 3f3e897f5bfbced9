import { readCarried, readOptions, Referee, start, type Json, type Options } from '@shamble/engine'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { FILES } from '../src/missions/all.ts'
import { CHAPTERS, DIRECTOR_GAMES, MISSIONS, PRINTED } from '../src/missions/list.ts'

/*
 * Parts of the rules that only some games need. Every test here begins with none of them.
 */

beforeEach(() => vi.resetModules())
afterAll(() => vi.resetModules())

type Parts = typeof import('../parts/index.ts')
const bring = async (...setUp: Parameters<Parts['bring']>) => {
  const { bring } = await import('../parts/index.ts')
  await bring(...setUp)
  return (await import('../src/index.ts')).zWarOne
}

// Some moves of a game that has loaded no more than it needs.
async function played(options: Options, seats: number, carried: Json | null = null): Promise<string> {
  const game = await bring(options, carried ?? undefined)
  const g = new Referee(game, start(game, 'parts', seats, options, carried).position).settle()
  for (let n = 0; n < 60 && !g.result; n++) g.choose(0, n % g.pending[0]!.moves.length)
  const { words } = await import('../src/words.ts')
  return g.told.map(({ event }) => words.event(event, game.view(g.table, null))).join(' ')
}

test.each(CHAPTERS)('%s is played with its file alone.', async (mission) => {
  expect(await played({ mission }, 1)).toContain('starts on')
  const { part, fileOf } = await import('../src/parts.ts')
  expect(() => part('director')).toThrow('director is not loaded')
  expect(() => part('reader')).toThrow('reader is not loaded')
  for (const other of MISSIONS)
    if (other === mission) expect(fileOf(other).id).toBe(other)
    else expect(() => fileOf(other)).toThrow(`${other} is not loaded`)
})

test.each(DIRECTOR_GAMES)('%s is played with its file and the Director.', async (mission) => {
  expect(await played({ mission }, 2)).toContain('starts on')
})

test('19. The Director’s Cut of a chapter needs the Director, also after games without him.', async () => {
  const mission = 'chapter-1'
  await played({ mission }, 1)
  expect(await played({ mission, mode: 'director' }, 2)).toContain('starts on')
})

test('21. A custom mission needs the reader and no printed file.', async () => {
  const carried = { mission: FILES['chapter-2'] as unknown as Json }
  expect(await played({ mission: 'chapter-1' }, 1, carried)).toContain('starts on')
  const { fileOf } = await import('../src/parts.ts')
  expect(() => fileOf('chapter-1')).toThrow('chapter-1 is not loaded')
})

test('17. What a chapter leaves behind is judged where the chapter was played with nothing carried in.', async () => {
  const game = await bring({ mission: 'chapter-1' })
  const { newCompany } = await import('../src/campaign.ts')
  const left = newCompany() as unknown as Json
  expect(readCarried(game, left, readOptions(game, { mission: 'chapter-2' }))).toEqual(left)
})

test('What comes from outside and is no set-up brings nothing, and is refused by the rules as ever.', async () => {
  const game = await bring({ mission: 'constructor', mode: 7 }, 'no company')
  expect(() => start(game, 'parts', 1, { mission: 'constructor' })).toThrow('cannot be “constructor”')
  expect((await bring({})).id).toBe('z-war-one')
})

test('17, 18.1. What lists say of the missions is what their files say.', () => {
  expect(Object.keys(FILES)).toEqual(MISSIONS)
  for (const [n, { id, name }] of PRINTED.entries()) {
    const file = FILES[id]!
    expect([file.id, file.name]).toEqual([id, name])
    const [kind, place] = n < CHAPTERS.length ? ['campaign', n] : ['director', n - CHAPTERS.length]
    expect([file.mode, file.order]).toEqual([kind, place + 1])
  }
})

test('1.3. Before the first turn a game has the rules and words of its set-up; those of the turns join them.', async () => {
  const { bringMap } = await import('../parts/map.ts')
  await bringMap({ mission: 'chapter-3' })
  const { zWarOne } = await import('../src/opening.ts')
  const { words } = await import('../src/opening-words.ts')
  const said: string[] = []
  const g = new Referee(zWarOne, start(zWarOne, 'opening', 1, { mission: 'chapter-3' }).position).settle()
  // Says all there is to be said of the choice that is open, and what the first of its moves tells.
  function first() {
    const [choice] = g.pending
    const view = zWarOne.view(g.table, 0)
    said.push(words.ask(choice!, view), words.rule(choice!.step)!)
    said.push(...choice!.moves.map((move) => words.move(move, view)))
    g.choose(0, 0)
    for (const { event } of g.told.splice(0)) said.push(words.event(event, view), words.rule(event.type)!)
  }
  let before = structuredClone(g.position)
  const firstOfAll = () => {
    for (;;) {
      before = structuredClone(g.position)
      first()
    }
  }
  expect(firstOfAll).toThrow('Of the rules of Z War One turns is not loaded.')
  expect(said.filter((text) => !text)).toEqual([])
  for (const part of [/^Cole learns .+ for \d+ XP\.$/, /^Sam starts on /, /^Kat holds /])
    expect(said.some((text) => part.test(text))).toBe(true)

  await import('../src/words.ts')
  await import('../src/index.ts')
  const on = new Referee(zWarOne, before).settle().choose(0, 0)
  const view = zWarOne.view(on.table, 0)
  expect(on.told.map(({ event }) => words.event(event, view))).toContain('Turn 1.')
  expect(on.pending[0]!.moves.map((move) => words.move(move, view))).toContain('Cole moves')
})

test('What carries something in or has a Director is not opened by the set-up alone.', async () => {
  const { isOpened } = await import('../parts/map.ts')
  expect(isOpened({})).toBe(true)
  expect(isOpened({ mission: 'chapter-6' }, null)).toBe(true)
  expect(isOpened({ mission: 'chapter-6', mode: 'director' })).toBe(false)
  expect(isOpened({ mission: 'director-1' })).toBe(false)
  expect(isOpened({ mission: 'chapter-2' }, { heroes: [], won: [] })).toBe(false)
})

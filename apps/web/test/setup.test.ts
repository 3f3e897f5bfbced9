import { entryOf } from '@shamble/catalogue'
import { readOptions, seatsFor, sequelOf, start } from '@shamble/engine'
import { unpack } from '@shamble/engine/links'
import { convoy } from '@shamble/engine/specimen/convoy'
import { describe, expect, test } from 'vitest'
import { byNextClick } from '../src/lib/shell/groups.ts'
import { sceneIn, scenesOf } from '../src/lib/rulebook.ts'
import { drawSeed, mendSeed } from '../src/lib/seeds.ts'
import { addressOf, nextSetup, onceMore, readSetup, seedFor } from '../src/lib/setup.ts'

const { game } = await entryOf('zombie-wars')!.rules()
const setup = (query: string) => readSetup(game, new URLSearchParams(query))

describe('The address of a local game says all there is to know', () => {
  test('What is missing has its default: four seats, one person, fair bots.', () => {
    expect(setup('seed=brains-42')).toMatchObject({
      seed: 'brains-42',
      seats: 4,
      people: [0],
      bots: ['fair', 'fair', 'fair'],
    })
  })

  test.each([
    'seed=a',
    'seed=a&seats=2',
    'seed=a&sit=all',
    'seed=a&sit=none&bots=easy',
    'seed=a&sit=2&bots=easy,hard',
    'seed=a&sit=2,4',
    'seed=a&bots=easy,hard,fierce',
    'seed=a&advanced=true&hourTrack=short',
    'seed=a&challenge=daily-zombie-wars-2026-11-21',
  ])('%s reads, writes and reads the same.', (query) => {
    const read = setup(query)
    const address = new URL(addressOf(game, read), 'https://shamble.example')
    expect(address.pathname).toBe('/play/zombie-wars')
    expect(readSetup(game, address.searchParams)).toEqual(read)
  })

  test('A device has any seats, or all, or none; bots have the others.', () => {
    expect(setup('seed=a&sit=3')).toMatchObject({ people: [2], bots: ['fair', 'fair', 'fair'] })
    expect(setup('seed=a&sit=4,2')).toMatchObject({ people: [1, 3], bots: ['fair', 'fair'] })
    expect(setup('seed=a&seats=2&sit=all')).toMatchObject({ people: [0, 1], bots: [] })
    expect(setup('seed=a&seats=2&sit=none')).toMatchObject({ people: [], bots: ['fair', 'fair'] })
  })

  test('A bot that is no strength is refused, and the strengths are named.', () => {
    expect(() => setup('seed=a&bots=hermit')).toThrow('easy, fair, hard, fierce, rival.')
  })

  test.each(['zombie-wars', 'catan-zombies'])('A new game of %s begins with a person.', async (id) => {
    const { game } = await entryOf(id)!.rules()
    for (const query of ['', 'sit=1,2&bots=easy', 'sit=3', 'sit=none']) {
      const params = new URLSearchParams(query)
      for (let n = 0; n < 8; n++) {
        const seed = seedFor(game, params)
        const { seats, options, people } = readSetup(game, new URLSearchParams(`${query}&seed=${seed}`))
        const [first] = start(game, seed, seats, options).pending
        expect(people.length === 0 || people.includes(first!.seat), seed).toBe(true)
      }
    }
  })

  test.each([
    ['z-war-one', { mission: 'director-1' }],
    ['world-war-z', {}],
  ])(
    'A game of sides, such as %s, begins with the first seat: no seed is drawn for that.',
    async (id, given) => {
      const { game } = await entryOf(id)!.rules()
      const options = readOptions(game, given)
      for (const seats of seatsFor(game, options))
        for (let n = 0; n < 8; n++) expect(start(game, `seed-${n}`, seats, options).pending[0]!.seat).toBe(0)
    },
  )

  test('What an address asks for is refused before any seed is drawn for it.', () => {
    expect(() => seedFor(game, new URLSearchParams('seats=9'))).toThrow(
      expect.objectContaining({ code: 'bad-seats' }),
    )
  })

  test('Of a list of bots the last one goes on.', () => {
    expect(setup('seed=a&bots=easy,hard').bots).toEqual(['easy', 'hard', 'hard'])
  })

  test('In a challenge one person plays against rivals, whatever else the address says.', () => {
    const asked = setup('seed=a&seats=3&sit=2,3&bots=easy&challenge=abc')
    expect(asked).toMatchObject({ people: [0], bots: ['rival', 'rival'], challenge: 'abc' })
  })

  test.each([
    ['seed=a&challenge=no%20such', 'bad-options'],
    ['seed=a b', 'bad-seed'],
    ['', 'bad-seed'],
    ['seed=a&seats=9', 'bad-seats'],
    ['seed=a&sit=5', 'bad-seats'],
    ['seed=a&sit=0', 'bad-seats'],
    ['seed=a&sit=1,1', 'bad-seats'],
    ['seed=a&sit=the-director', 'bad-seats'],
    ['seed=a&bots=deep-blue', 'bad-options'],
    ['seed=a&bots=toString', 'bad-options'],
    ['seed=a&hourTrack=forever', 'bad-options'],
  ])('“%s” is refused as %s.', (query, code) => {
    expect(() => setup(query)).toThrow(expect.objectContaining({ code }))
  })
})

describe('Challenges', () => {
  test('A drawn seed is a seed.', () => {
    for (let n = 0; n < 50; n++) expect(setup(`seed=${drawSeed()}`).seats).toBe(4)
  })

  test.each([
    ['two words', 'two-words'],
    ['  naïve café! ', 'naive-cafe'],
    ['x'.repeat(80), 'x'.repeat(64)],
    ['§§§', ''],
  ])('“%s” is mended to “%s”.', (given, mended) => {
    expect(mendSeed(given)).toBe(mended)
  })
})

test('Moves are listed by what would be clicked next; those without a part left stand alone.', () => {
  const moves = [
    ['move', 'horde:1', 'sq:2'],
    ['stop'],
    ['move', 'horde:2', 'sq:3'],
    ['split', 'horde:1'],
  ] as const
  expect(byNextClick(moves, []).map(({ id, part, moves }) => [id, part, moves.length])).toEqual([
    ['horde:1', true, 2],
    ['stop', false, 1],
    ['horde:2', true, 1],
  ])
  expect(byNextClick(moves, ['horde:1']).map(({ id }) => id)).toEqual(['sq:2', 'split'])
})

test('A scene is found in its book by the id of its chapter and its number.', () => {
  const chapter = {
    id: 'fight',
    title: '',
    text: 'a\n```scene\n{"title":"one"}\n```\nb\n```scene\n{"title":"two"}\n```\n',
  }
  expect(scenesOf(chapter).map(({ id }) => id)).toEqual(['fight-1', 'fight-2'])
  expect(sceneIn({ changes: '', chapters: [chapter] }, 'fight-2')).toEqual({ title: 'two' })
  expect(sceneIn({ changes: '', chapters: [chapter] }, 'fight-3')).toBeUndefined()
})

describe('A campaign in addresses', () => {
  const at = (query: string) => readSetup(convoy, new URLSearchParams(query))
  const CARRIED = { hull: [3, 2] }

  test('What is carried is in the address, and is checked where it comes out of it.', () => {
    const read = at(`seed=a&chapter=2&carried=${encodeURIComponent(JSON.stringify(CARRIED))}`)
    expect(read).toMatchObject({ options: { chapter: 2 }, carried: CARRIED })
    const { searchParams } = new URL(addressOf(convoy, read), 'https://shamble.example')
    expect(readSetup(convoy, searchParams)).toEqual(read)
    expect(at('seed=a')).not.toHaveProperty('carried')
  })

  test.each(['{"hull":[9,9]}', '{"hull":', '"x"', JSON.stringify({ hull: 'x'.repeat(3000) })])(
    'What cannot be carried is refused: %.20s.',
    (text) => {
      expect(() => at(`seed=a&carried=${encodeURIComponent(text)}`)).toThrow(
        expect.objectContaining({ code: 'bad-carried' }),
      )
    },
  )

  test('A game that takes nothing in refuses whatever is carried.', () => {
    expect(() => setup('seed=a&carried=1')).toThrow(expect.objectContaining({ code: 'bad-carried' }))
  })

  test('What comes next is played by the same people and bots, on another seed.', () => {
    const first = at('seed=a&seats=2&bots=hard')
    const next = sequelOf(convoy, first, { winners: [0, 1], reason: 'across', carries: CARRIED })!
    const { options, ...second } = nextSetup(first, next, 'b')
    expect(options['chapter']).toBe(2)
    expect(second).toEqual({
      seats: 2,
      carried: CARRIED,
      seed: 'b',
      people: [0],
      bots: ['hard'],
      challenge: null,
    })
  })

  test('With an option come other numbers of seats.', () => {
    expect(at('seed=a').seats).toBe(1)
    expect(() => at('seed=a&seats=3')).toThrow(/with these options, only with 1 or 2/)
    expect(at('seed=a&horde=true&seats=3').seats).toBe(3)
  })
})

describe('A game once more', () => {
  test('Seats, people, bots and options stay; the seed is another.', async () => {
    const before = setup('seed=a&seats=3&sit=1,2&bots=hard&hourTrack=short')
    const next = (await onceMore(game, before))!
    expect(next).toEqual({ ...before, seed: next.seed })
    expect(next.seed).not.toBe('a')
  })

  test('A custom mission is carried in again; a company stays in the game it came to.', async () => {
    const { rules, campaign, missions } = entryOf('z-war-one')!
    const [{ game }, { campaign: ours }, own] = await Promise.all([rules(), campaign!(), missions!()])
    const mission = (await own.missions.printed.find(({ id }) => id === 'chapter-2')!.carried()) as object
    const carrying = (carried: object) =>
      readSetup(game, new URLSearchParams({ seed: 'a', carried: JSON.stringify(carried) }))
    const company = ours.fresh as object
    expect(await onceMore(game, carrying(company))).toBeNull()
    for (const carried of [mission, { ...company, ...mission }]) {
      const next = (await onceMore(game, carrying(carried)))!
      expect(next.carried).toMatchObject(mission)
      expect(next.carried).not.toHaveProperty('heroes')
      const { searchParams } = new URL(addressOf(game, next), 'https://shamble.example')
      expect(await unpack(searchParams.get('carried')!)).toEqual(next.carried)
    }
  })
})

import type { News, RoomSeen } from '@shamble/room/client'
import { describe, expect, test } from 'vitest'
import { changesIn, crowdSays, roomWords } from '../src/lib/room/sentences.ts'
import { storiesIn } from '../src/lib/room/stories.ts'
import type { SomeWords } from '../src/lib/shell/source.ts'

const words = {
  seat: (seat: number) => ['Red', 'Blue'][seat]!,
  event: ({ type }: { type: string }) => (type === 'hushed' ? '' : `It ${type}.`),
  rule: () => undefined,
  result: () => 'A player won.',
} as unknown as SomeWords

const chair = (seat: number, more: object = {}) => ({
  seat,
  person: null,
  name: null,
  bot: null,
  ready: false,
  here: false,
  resigned: false,
  free: true,
  ...more,
})
const room = (phase: RoomSeen['phase'], ...chairs: object[]) =>
  ({ phase, chairs, options: {} }) as unknown as RoomSeen
const CROWD = { seat: 1, seconds: 20 }
const ann = { person: 1, name: 'Ann', here: true }

describe('What has changed around a table', () => {
  test.each([
    [room('lobby', chair(0)), room('lobby', chair(0, ann)), 'Ann sits down: Red.'],
    [room('lobby', chair(0, ann)), room('lobby', chair(0)), 'Ann gets up: Red is free.'],
    [room('playing', chair(0, ann)), room('playing', chair(0, { bot: 'random' })), 'A bot plays Red.'],
    [
      room('playing', chair(0, { bot: 'random' })),
      room('playing', chair(0)),
      'The bot gets up: Red is free.',
    ],
    [room('playing', chair(0, ann)), room('playing', chair(0, { ...ann, here: false })), 'Ann is away.'],
    [room('playing', chair(0, { ...ann, here: false })), room('playing', chair(0, ann)), 'Ann is back.'],
    [
      room('lobby', chair(0, ann)),
      room('lobby', chair(0, { ...ann, name: 'Anna' })),
      'Ann is called Anna now.',
    ],
    [room('lobby', chair(0, ann)), room('lobby', chair(0, { ...ann, ready: true })), 'Ann is ready.'],
    [room('lobby', chair(0, ann)), room('playing', chair(0, ann)), 'The game begins.'],
    [room('lobby', chair(0, ann)), room('lobby', chair(0, ann), chair(1)), 'There are 2 seats now.'],
    [room('playing', chair(0, ann)), room('playing', chair(0, ann)), ''],
  ])('is said: case %#', (before, now, said) => {
    const two = (seen: RoomSeen) => ({ ...seen, chairs: [...seen.chairs, chair(1)] }) as RoomSeen
    const alone = before.chairs.length !== now.chairs.length
    expect(alone ? changesIn(before, now, words) : changesIn(two(before), two(now), words)).toBe(said)
  })
})

describe('The stories of several viewers', () => {
  const viewer = (seat: number | null, ...told: string[]) => ({
    seat,
    sight: { view: {}, choices: [], result: null },
    told: told.map((type) => ({ type })),
  })
  const step = (length: number, ...viewers: object[]) =>
    ({ length, by: 0, viewers, jump: null, crowd: [] }) as unknown as News
  const texts = (lines: readonly { text: string }[]) => lines.map(({ text }) => text)

  test('go on step by step, each hearing its own, without what is not said.', () => {
    const stories = storiesIn(words, () => 'The crowd chose.')
    stories.add(step(1, viewer(0, 'rained'), viewer(1, 'rained', 'whispered')))
    stories.add(step(2, viewer(0, 'hushed'), viewer(1, 'cleared')))
    expect(texts(stories.of(0))).toEqual(['It rained.'])
    expect(texts(stories.of(1))).toEqual(['It rained.', 'It whispered.', 'It cleared.'])
    expect(stories.of(null)).toEqual([])
  })

  test('forget what was taken back, and learn what was told in the meantime.', () => {
    const stories = storiesIn(words, () => 'The crowd chose.')
    stories.add(step(1, viewer(0, 'rained')))
    stories.add(step(2, viewer(0, 'poured')))
    const events = [[[{ type: 'snowed' }]], [[{ type: 'froze' }]]]
    const jump = { from: 1, story: events }
    stories.add({ ...step(3, viewer(0)), by: null, jump } as unknown as News)
    expect(texts(stories.of(0))).toEqual(['It rained.', 'It snowed.', 'It froze.'])
    expect(stories.of(0).map(({ at }) => at)).toEqual([1, 2, 3])
    stories.add(step(4, viewer(null, 'thawed')))
    expect(stories.of(0)).toEqual([])
    stories.forget()
    expect(stories.of(null)).toEqual([])
  })

  test('say what the crowd has chosen, at once and to those who come later.', () => {
    const stories = storiesIn(words, () =>
      crowdSays({ ...room('playing', chair(0), chair(1)), crowd: CROWD }, words),
    )
    stories.add({ ...step(1, viewer(0, 'rained')), crowd: [1] })
    stories.add(step(2, viewer(0, 'poured')))
    const events = [[[{ type: 'snowed' }]], [[{ type: 'hushed' }]]]
    stories.add({
      ...step(4, viewer(0)),
      by: null,
      jump: { from: 2, story: events },
      crowd: [4],
    } as unknown as News)
    expect(texts(stories.of(0))).toEqual([
      'Blue: the crowd has chosen.',
      'It rained.',
      'It poured.',
      'It snowed.',
      'Blue: the crowd has chosen.',
    ])
  })
})

test('A game that ends by resignation says so in the room’s words, any other in its own.', () => {
  const { result } = roomWords(words, () => room('over', chair(0), chair(1)))
  const by = (reason: string, ...winners: number[]) => result({ reason, winners }, {})
  expect(by('resignation', 1)).toBe('All the others have resigned: Blue wins.')
  expect(by('resignation', 0, 1)).toBe('Only bots are left: all players have resigned.')
  expect(by('resignation')).toBe('Everyone has resigned.')
  expect(by('dawn', 0)).toBe('A player won.')
})

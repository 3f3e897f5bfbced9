import { expect, test } from 'vitest'
import { dailyMaking } from '../worker/daily.ts'

const DAY = 86_400_000
const daysFrom = (date: string, count: number) =>
  Array.from({ length: count }, (_, n) => new Date(Date.parse(date) + n * DAY).toISOString().slice(0, 10))

test('The challenges of six days in a row go through the six chapters of Z War One, across a change of month too.', async () => {
  const days = daysFrom('2026-11-28', 12)
  const missions = await Promise.all(
    days.map(async (date) => (await dailyMaking({ game: 'z-war-one', date })).terms.options.mission),
  )
  expect(new Set(missions.slice(0, 6))).toEqual(new Set([1, 2, 3, 4, 5, 6].map((n) => `chapter-${n}`)))
  expect(missions.slice(6)).toEqual(missions.slice(0, 6))
})

test('The first day plays the first chapter; a game that says nothing of days is played as by default.', async () => {
  const first = await dailyMaking({ game: 'z-war-one', date: '2026-11-01' })
  expect(first.terms).toMatchObject({ seats: 1, options: { mission: 'chapter-1', equalWays: false } })
  const [one, other] = await Promise.all(
    daysFrom('2026-11-20', 2).map((date) => dailyMaking({ game: 'zombie-wars', date })),
  )
  expect(one!.terms).toEqual(other!.terms)
})

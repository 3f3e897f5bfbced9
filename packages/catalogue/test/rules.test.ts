import { withAdvice } from '@shamble/engine/bots'
import { expect, test } from 'vitest'
import { hints } from '../src/hints.ts'
import { games } from '../src/index.ts'
import { lessons } from '../src/lessons.ts'
import { parBots } from '../src/par.ts'
import { rules } from '../src/rules.ts'

test('The rules alone are those of every game in the list that is built, and of no other.', async () => {
  const built = games.filter(({ built }) => built)
  expect(Object.keys(rules).sort()).toEqual(built.map(({ id }) => id).sort())
  for (const { id, built: entry } of built) {
    const { game } = await rules[id]!()
    expect(game.id).toBe(id)
    const alone = (await entry!.rules()).game
    const advice = await entry!.bots?.()
    expect(game).toBe(advice ? withAdvice(alone, advice) : alone)
  }
})

test('Every game that is built has a lesson, and no other.', () => {
  expect(Object.keys(lessons).sort()).toEqual(
    games
      .filter(({ built }) => built)
      .map(({ id }) => id)
      .sort(),
  )
})

test('Games that say something of a hint are in the list, and say it.', async () => {
  const built = games.filter(({ built }) => built).map(({ id }) => id)
  expect(Object.keys(hints).length).toBeGreaterThan(0)
  for (const [id, load] of Object.entries(hints)) {
    expect(built).toContain(id)
    expect(Object.keys((await load()).hints).length).toBeGreaterThan(0)
  }
})

test('Every game has a bot that sets par: a general one that thinks, or one of its own.', async () => {
  expect(Object.keys(parBots).sort()).toEqual(Object.keys(rules).sort())
  for (const { id, built } of games) {
    const { bot, slice } = await parBots[id]!()
    const own = Object.values((await built?.bots?.())?.bots.strengths ?? {}).map((mind) => mind.bot.name)
    expect(['dreamer', 'searcher', ...own]).toContain(bot.name)
    expect(slice, 'others are answered in between').toBeLessThanOrEqual(12)
  }
})

test('What the list says of seats is what the rules say.', async () => {
  for (const { id, seats: says, built } of games) {
    if (!built) continue
    const { seats } = (await built.rules()).game
    const [fewest, most] = [Math.min(...seats), Math.max(...seats)]
    expect([id, says]).toEqual([id, fewest === most ? `${most}` : `${fewest}–${most}`])
  }
})

import { expect, test } from 'vitest'
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
    expect((await entry!.rules()).game).toBe(game)
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

test('A bot of a game is called what it calls itself.', async () => {
  const own = games.flatMap(({ built }) => Object.entries(built?.bots ?? {}))
  expect(own.map(([name]) => name)).toContain('settler')
  for (const [name, { load }] of own) expect((await load()).bot.name).toBe(name)
})

test('Every game has a bot that sets par: one that thinks, its own where it has one.', async () => {
  expect(Object.keys(parBots).sort()).toEqual(Object.keys(rules).sort())
  for (const { id, built } of games) {
    const { bot, playouts } = await parBots[id]!()
    const names = Object.keys(built?.bots ?? {})
    expect(names.length > 0 ? names : ['dreamer', 'searcher']).toContain(bot.name)
    expect(playouts === null).toBe(names.length > 0)
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

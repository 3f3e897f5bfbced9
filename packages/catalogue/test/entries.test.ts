import { readdirSync, readFileSync } from 'node:fs'
import { withAdvice } from '@shamble/engine/bots'
import { describe, expect, test } from 'vitest'
import { entryOf, games } from '../src/index.ts'
import { isGame, parBotOf, puzzleCount, rulesOf } from '../src/server.ts'

test('An unknown game has no entry and no rules.', async () => {
  for (const id of ['chess', 'toString']) {
    expect(entryOf(id)).toBeUndefined()
    expect(isGame(id)).toBe(false)
    await expect(rulesOf(id)).rejects.toThrow('There is no game')
    await expect(parBotOf(id)).rejects.toThrow('There is no game')
    expect(() => puzzleCount(id)).toThrow('There is no game')
  }
})

describe.each(games)('$id', (entry) => {
  const { id } = entry

  test('The server has its rules, with its advice to bots.', async () => {
    expect(entryOf(id)).toBe(entry)
    expect(isGame(id)).toBe(true)
    const { game } = await entry.rules()
    expect(game.id).toBe(id)
    expect(await rulesOf(id)).toBe(withAdvice(game, await entry.bots()))
    expect(await rulesOf(id)).toBe(await rulesOf(id))
  })

  test('The server counts the puzzles of the entry.', () => {
    expect(puzzleCount(id)).toBe(entry.puzzles ?? 0)
  })

  test('The seats of the entry are those of the rules.', async () => {
    const { seats } = (await entry.rules()).game
    const [fewest, most] = [Math.min(...seats), Math.max(...seats)]
    expect(entry.seats).toBe(fewest === most ? `${most}` : `${fewest}–${most}`)
  })

  test('The box is that of the rules.', async () => {
    const [{ box }, { game }] = await Promise.all([entry.box(), entry.rules()])
    expect(game).toMatchObject(box)
  })

  test('Every option has words, and every setting that is no switch.', async () => {
    const [{ box }, { optionWords }] = await Promise.all([entry.box(), entry.optionWords()])
    expect(Object.keys(optionWords)).toEqual(Object.keys(box.options))
    for (const [name, settings] of Object.entries(box.options)) {
      const { label, about, settings: words } = optionWords[name]!
      const named = settings.filter((setting) => typeof setting !== 'boolean').map(String)
      expect(Object.keys(words ?? {}).toSorted(), name).toEqual(named.toSorted())
      for (const text of [label, about, ...Object.values(words ?? {})])
        expect(text, name).toMatch(/^(?!.*(undefined|null|NaN|\[object|  ))\S/)
    }
  })

  test('Par is set by a general bot that thinks, or by one of its own.', async () => {
    const { bot, slice } = await parBotOf(id)
    const { strengths = {} } = (await entry.bots()).bots
    const own = Object.values(strengths).map((mind) => mind.bot.name)
    expect(['dreamer', 'searcher', ...own]).toContain(bot.name)
    expect(slice, 'other requests are answered in between').toBeLessThanOrEqual(12)
  })

  test('The rule book has every chapter in its folder.', async () => {
    const folder = new URL(`../../${id}/rulebook/`, import.meta.url)
    const written = readdirSync(folder).filter((name) => name.endsWith('.md'))
    const { rulebook } = await entry.rulebook()
    const texts = rulebook.chapters.map(({ text }) => text)
    expect(written.length).toBeGreaterThan(0)
    for (const name of written) expect(texts, name).toContain(readFileSync(new URL(name, folder), 'utf8'))
  })

  test('There is a lesson.', async () => {
    expect((await entry.lessons()).lesson.steps.length).toBeGreaterThan(0)
  })

  test('Hints say something.', async () => {
    if (entry.hints) expect(Object.keys((await entry.hints()).hints)).not.toEqual([])
  })
})

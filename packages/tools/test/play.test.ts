import { corridor } from '@shamble/engine/specimen'
import { lengthen, replay, start } from '@shamble/engine'
import { randomGame } from '@shamble/engine/testing'
import { describe, expect, test } from 'vitest'
import { botNamed } from '../src/balance/plan.ts'
import { gameOf } from '../src/games.ts'
import { openLink, openLog, openNew, type Opened } from '../src/play/opening.ts'
import { playOut } from '../src/play/terminal.ts'

const playable = await gameOf('corridor')
const opened = (seats = 2) => openNew(playable, { version: 1, seed: 'a', seats, options: {} })

/** Plays with what is typed, and returns what was said and where the game stands. */
async function typed({ at }: Opened, lines: Iterable<string>, here = [0]) {
  const said: string[] = []
  const terminal = {
    playable,
    at,
    here: new Set(here),
    bot: botNamed('random'),
    lines: (async function* () {
      yield* lines
    })(),
    say: (text: string) => void said.push(text),
  }
  await playOut(terminal)
  return {
    said,
    text: said.join('\n'),
    log: terminal.at.timeline.log,
    position: terminal.at.timeline.position,
  }
}

// The same answer, more often than any game has questions.
const always = (line: string) => Array<string>(corridor.longest!).fill(line)

describe('a game in the terminal', () => {
  test('Its question and its moves are numbered, and a number makes a move.', async () => {
    const { said, log } = await typed(opened(), ['1'])
    const { pending } = start(corridor, 'a', 2)
    expect(said).toContain('\nseat 1: The zombie comes closer. Fire?')
    expect(said).toContain(`   1  ${pending[0]!.moves[0]!.join(' ')}`)
    expect(log.moves[0]).toEqual([0, ...pending[0]!.moves[0]!])
  })

  test('A move may be written out.', async () => {
    const { log } = await typed(opened(), ['hold'])
    expect(log.moves[0]).toEqual([0, 'hold'])
  })

  test('Played to its end it says the result, and a link that leads to the same game.', async () => {
    const { said, log, position } = await typed(opened(3), always('1'))
    expect(position.result).not.toBeNull()
    expect(said.at(-2)).toMatch(/Won by seat .*: most kills. Scores: /)
    const link = said.at(-1)!
    expect(link).toMatch(/^\/replay\/corridor\/1\.3\./)
    expect(lengthen(corridor, link.split('/')[3]!)).toEqual(log)
  })

  test('Bots play the other seats, and only those.', async () => {
    const { log, text } = await typed(opened(3), always('1'), [1])
    expect(text).toContain('seat 1 (random): ')
    expect(text).toContain('seat 3 (random): ')
    expect(text).not.toContain('seat 2 (random)')
    expect(log.moves.some(([seat]) => seat === 1)).toBe(true)
  })

  test('A word shows only the moves with it; what is in none is said.', async () => {
    const { said } = await typed(opened(), ['fire', 'dance'])
    const again = said.slice(said.findIndex((line, i) => i > 3 && line.includes('Fire?')) + 1)
    expect(again[0]).toContain('fire card')
    expect(said.join('\n')).toContain('No move has “dance” in it.')
  })

  test('A move is taken back where the engine allows it, and refused where not.', async () => {
    const { log, said } = await typed(opened(), ['undo', 'hold', 'undo'], [0, 1])
    expect(said.filter((line) => line.startsWith('There is nothing to take back'))).toHaveLength(
      1 + log.moves.length,
    )
  })

  test('It answers view, rule, link, help and bot.', async () => {
    const { text, log } = await typed(opened(), ['view', 'rule', 'link', 'help', 'bot'])
    expect(text).toContain('"zombie": 5')
    expect(text).toContain('The step is called fire.')
    expect(text).toContain('/replay/corridor/1.2.0.a.0.')
    expect(text.split('Type the number of a move')).toHaveLength(3)
    expect(log.moves[0]![0]).toBe(0)
  })

  test('Secrets of other seats are not told.', async () => {
    const { text } = await typed(opened(3), always('1'), [0])
    // Every other seat draws cards in this game, which only itself may see.
    const drawn = text.split('\n').filter((line) => line.includes('drew:'))
    expect(drawn.some((line) => !line.includes('card'))).toBe(true)
    expect(drawn.filter((line) => line.includes('card')).every((line) => line.includes('seat 0'))).toBe(true)
  })
})

describe('opening', () => {
  const log = randomGame(corridor, 'opening', { seats: 3 })

  test('A stored game is opened after its last move.', () => {
    const { at, notes } = openLog(playable, { ...log, moves: log.moves.slice(0, 5) })
    expect(at.timeline.position).toEqual(replay(corridor, { ...log, moves: log.moves.slice(0, 5) }))
    expect(notes).toEqual([])
  })

  test('A stored game that the rules no longer allow is opened before the first such move.', () => {
    const moves = log.moves.with(4, [0, 'dance'])
    const { at, notes } = openLog(playable, { ...log, moves })
    expect(at.timeline.log.moves).toEqual(log.moves.slice(0, 4))
    expect(notes[0]).toMatch(/^Move 5 of \d+ cannot be made. Seat 1/)
  })

  test('A link is opened, with the address before it or without; a damaged one is refused.', async () => {
    const { said } = await typed(openLog(playable, { ...log, moves: log.moves.slice(0, 7) }), [])
    const link = said.at(-1)!
    expect((await openLink(playable, link)).at.timeline.log.moves).toEqual(log.moves.slice(0, 7))
    expect((await openLink(playable, link.split('/')[3]!)).at.timeline.log.moves).toHaveLength(7)
    await expect(openLink(playable, `${link}x`)).rejects.toThrow(/damaged/)
  })
})

import { afterEach, expect, test, vi } from 'vitest'
import { shorten, start, play, newLog, type Log } from '@shamble/engine'
import { forPage, gameInPage } from '../src/lib/play/game-in-page.ts'
import { load } from '../src/routes/play/[game]/load.ts'

afterEach(() => vi.unstubAllGlobals())

const loadAt = (path: string) =>
  load({ params: { game: path.split(/[/?]/)[2]! }, url: new URL(path, 'https://shamble.example') })

/** The first moves of a game, always the first that is offered, as text. */
async function begun(seed: string): Promise<{ text: string; moves: Log['moves'] }> {
  const { game } = await loadAt(`/play/catan-zombies?seed=${seed}`)
  const log = newLog(game, seed, { seats: 4, options: {} })
  let { position, pending } = start(game, seed, 4)
  for (let n = 0; n < 6; n++) {
    const { seat, moves } = pending[0]!
    log.moves.push([seat, ...moves[0]!])
    ;({ position, pending } = play(game, position, seat, moves[0]!))
  }
  return { text: shorten(game, log), moves: log.moves }
}

async function asTheScriptHasIt(path: string) {
  const drawn = await loadAt(path)
  const textContent = JSON.stringify(forPage(drawn))
  vi.stubGlobal('document', { querySelector: () => ({ textContent }) })
  return { drawn, taken: await gameInPage() }
}

test.each([
  '/play/zombie-wars?seed=night&seats=3&sit=1,3&bots=hard&advanced=true',
  '/play/waterdeep-solo?seed=a&lord=durnan-the-wanderer',
  '/play/z-war-one?seed=a&mission=chapter-3&seats=2',
  '/play/catan-zombies?seed=a&challenge=abc-def-ghj',
])('The script of a page goes on with the very game that was drawn: %s', async (path) => {
  const { drawn, taken } = await asTheScriptHasIt(path)
  expect(taken.game.id).toBe(drawn.game.id)
  for (const part of ['title', 'setup', 'before', 'slot'] as const) expect(taken[part]).toEqual(drawn[part])
})

test('So it does when the game goes on from a link with its moves.', async () => {
  const { text, moves } = await begun('links')
  const { drawn, taken } = await asTheScriptHasIt(`/play/catan-zombies?log=${text}&bots=easy`)
  expect(taken.before).toEqual(moves)
  expect(taken.setup).toEqual(drawn.setup)
  expect(taken.setup).toMatchObject({ seed: 'links', seats: 4, bots: ['easy', 'easy', 'easy'] })
})

import { stderr, stdout } from 'node:process'
import { rightMoves, type Puzzle, type WeighedMove } from '@shamble/engine'
import { readArguments, type Flags } from '../arguments.ts'
import { Complaint, type Tool } from '../command.ts'
import { gameOf } from '../games.ts'
import { seedGiven } from '../settings.ts'
import { checkedAgain } from './checking.ts'
import { collectionOf, write } from './collection.ts'
import { QUARRIES } from './games.ts'
import { mined } from './mining.ts'

const FLAGS: Flags = { most: 'value', games: 'value', check: 'switch', seed: 'value' }

const usage = `
pnpm tool puzzles <game> [--most N] [--games N]
pnpm tool puzzles <game> --check [--seed S]

Looks for puzzles in games of bots: decisions at which one move leads all others by 15 points of 100, in 20,000 playouts and in whole
games, twice in different worlds; of Catan and Zombies and of Z War One, wins in one's own turn. The bot easy must not make the move. Adds
them to the game's puzzles.json, game by game: it may be stopped at any time, and goes on where it was. Then the game's server.ts must
state how many there are.

  --most N   stops at N puzzles (60)
  --games N  stops after N more games
  --check    checks every puzzle of the collection once more, in other worlds, and writes for how many the best move is the same
  --seed S   names those worlds (again)
`

const MOST = 60

async function run(args: string[]): Promise<number> {
  const given = readArguments(args, FLAGS)
  const playable = await gameOf(given.words[0])
  if (!QUARRIES[playable.game.id]) throw new Complaint(`No puzzles are mined of “${playable.asked}”.`)
  const most = given.whole('most') ?? MOST
  let rest = given.whole('games') ?? Infinity
  const collection = await collectionOf(playable.game.id)
  if (given.on('check')) return check(playable.game.id, collection.puzzles, seedGiven(given, 'again'))
  while (collection.puzzles.length < most && rest-- > 0) {
    const n = collection.games
    const found = await mined(playable, n, (share) => {
      if (stderr.isTTY)
        stderr.write(
          `\r${collection.puzzles.length} of ${most} puzzles; game ${n + 1}, ${Math.round(100 * share)} %   `,
        )
    })
    collection.games++
    collection.puzzles.push(...found)
    for (const puzzle of found) stdout.write(`game ${n + 1}: ${described(puzzle)}\n`)
    await write(playable.game.id, collection)
  }
  stdout.write(`${playable.title}: ${collection.puzzles.length} puzzles of ${collection.games} games.\n`)
  return 0
}

// 1 when fewer than 99 of 100 puzzles keep their best move.
async function check(id: string, puzzles: readonly Puzzle[], seed: string): Promise<number> {
  let same = 0
  let whole = 0
  for (const [n, puzzle] of puzzles.entries()) {
    const { isPuzzle, best } = await checkedAgain(id, puzzle, seed)
    if (rightMoves(puzzle).includes(best)) same++
    else stdout.write(`puzzle ${n + 1}: ${best} instead of ${puzzle.moves[0]!.move}\n`)
    if (isPuzzle) whole++
  }
  stdout.write(`${same} of ${puzzles.length} have the same best move; ${whole} pass the whole check again.\n`)
  return same >= AGREE * puzzles.length ? 0 : 1
}

/** The share of puzzles whose best move two checks agree on, at least. */
const AGREE = 0.99

function described(puzzle: Puzzle): string {
  const known = `grade ${puzzle.grade} (${puzzle.fair})`
  if (puzzle.wins) return `${known}, ${puzzle.right} of ${puzzle.moves.length} win: ${puzzle.wins.join('; ')}`
  const [best, second] = puzzle.moves as [WeighedMove, WeighedMove]
  const { follows } = puzzle
  const telling = follows
    ? `; “${follows.line}” ${follows.after} and ${follows.instead} of ${follows.of}`
    : ''
  return `${known}: ${best.move} ${best.won}, ${second.move} ${second.won}; ${second.behind} ± ${second.error}${telling}`
}

export const tool: Tool = { usage, run }

import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stdout } from 'node:process'
import { Refusal, replay } from '@shamble/engine'
import { checkGolden, ConformanceFault, recheck } from '@shamble/engine/testing'
import { readArguments } from './arguments.ts'
import { gameOf, playableIds, type Playable } from './games.ts'
import { readStored, type Stored } from './stored.ts'
import type { Tool } from './command.ts'

const usage = `
pnpm tool replay-all [<game> …] [file.json …]

Replays stored games and reports which differ: the golden games of all games, or of those named, and the files given
(golden games, logs, and dumps of the fuzz, which are checked again). Exit code 1 if any differs. The last line is JSON:
{files, same, differ}.
`

async function run(args: string[]): Promise<number> {
  const { words } = readArguments(args, {})
  const given = words.filter((word) => word.endsWith('.json'))
  const named = words.filter((word) => !word.endsWith('.json'))
  const asked = named.length > 0 ? named : given.length > 0 ? [] : playableIds()
  const games = await Promise.all(asked.map((id) => gameOf(id)))
  const files = [...games.flatMap(goldenFiles), ...given]
  let differ = 0
  for (const file of files) {
    const says = await differenceIn(file, games)
    if (says) differ++
    stdout.write(`${relative('.', file)}: ${says ?? 'as it was'}\n`)
  }
  stdout.write(`${JSON.stringify({ files: files.length, same: files.length - differ, differ })}\n`)
  return differ === 0 ? 0 : 1
}

/** The golden games of a game. */
function goldenFiles({ tests }: Playable): string[] {
  const folder = join(tests, 'golden')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => join(folder, name))
}

async function differenceIn(file: string, games: readonly Playable[]): Promise<string | null> {
  const stored = readStored(file)
  const own = games.find(({ game }) => game.id === stored.log.game)
  return difference(own ?? (await gameOf(stored.log.game)), stored)
}

/** What differs when a stored game is replayed; null if nothing does. */
export function difference(playable: Playable, stored: Stored): string | null {
  const { game } = playable
  try {
    switch (stored.kind) {
      case 'golden': {
        const astray = checkGolden(game, stored.golden)
        return astray && `after ${astray.moves} moves: ${astray.says}`
      }
      case 'dump':
        recheck(game, stored.dump, playable)
        return null
      case 'log':
        replay(game, stored.log)
        return null
    }
  } catch (cause) {
    if (cause instanceof Refusal || cause instanceof ConformanceFault) return cause.message
    throw cause
  }
}

export const tool: Tool = { usage, run }

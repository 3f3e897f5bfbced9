import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stderr, stdout } from 'node:process'
import { grown, silenceOf, type SilenceRecord } from '@shamble/engine/testing'
import { games } from '@shamble/catalogue'
import { readArguments } from './arguments.ts'
import type { Tool } from './command.ts'
import { gameOf, type Playable } from './games.ts'

const usage = `
pnpm tool silence [game…]

Plays fixed random games and counts the clicks that are refused without a reason, by question and kind of part. Writes the
numbers to the game's test/silence.json, which its tests compare. Under one version of the rules no number may grow: then
nothing is written and the exit code is 1. Without a game: all of them.
`

async function run(args: string[]): Promise<number> {
  const { words } = readArguments(args, {})
  const asked = words.length > 0 ? words : games.map(({ id }) => id)
  let code = 0
  for (const id of asked) if (!record(await gameOf(id))) code = 1
  return code
}

/** Writes the record of a game, unless a number in it would grow. Returns whether it was written. */
function record({ game, tests, kindOf }: Playable): boolean {
  const file = join(tests, 'silence.json')
  const now = silenceOf(game, kindOf)
  const worse = existsSync(file) ? grown(JSON.parse(readFileSync(file, 'utf8')) as SilenceRecord, now) : []
  if (worse.length > 0) {
    stderr.write(`${game.id}: ${worse.join('; ')}.\n`)
    return false
  }
  writeFileSync(file, `${JSON.stringify(now, null, 2)}\n`)
  const sum = Object.values(now.silent).reduce((all, times) => all + times, 0)
  stdout.write(`${game.id}: ${sum} clicks without a reason\n`)
  return true
}

export const tool: Tool = { usage, run }

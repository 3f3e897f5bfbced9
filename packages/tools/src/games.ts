import { existsSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { entryOf, games } from '@shamble/catalogue'
import { advised } from '@shamble/catalogue/advised'
import { Refusal, type AnyGame, type Referee, type Words } from '@shamble/engine'
import { bots, mindOf, STRENGTHS, type Bot } from '@shamble/engine/bots'
import type { Forecasts, Stranger } from '@shamble/engine/testing'
import { Complaint } from './command.ts'

/** The folder of the whole repository. */
export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../../..')

/** The specimen game of the engine: every tool plays it as well. */
export const SPECIMEN = 'corridor'

/** A bot, and its default number of playouts. */
export interface Player {
  bot: Bot
  playouts?: number
}

/** A game as the tools use it. */
export interface Playable {
  /** As named on the command line: an id, or the path of a module. */
  asked: string
  title: string
  game: AnyGame
  /** Without words the tools show moves as they are. */
  words?: Words<any, any>
  /** Its players by name: the strengths, the general bots, and its own bots. */
  bots: Readonly<Record<string, Player>>
  /** The folder of its tests. */
  tests: string
  /** Checks its invariants at a position, from `test/invariants.ts` if there is one. */
  invariants?: (table: any, g: Referee<any, any>) => void
  /** Checks what is told about moves, from `test/forecasts.ts` if there is one. */
  forecasts?: Forecasts
  /** The kind of a part, from `test/kinds.ts` if there is one. */
  kindOf?: (id: string) => string
  /** Makes untrusted carried values, from `test/hostile.ts` if there is one. */
  hostile?: Stranger
}

/** The ids of all games, the specimen first. */
export const playableIds = (): string[] => [SPECIMEN, ...games.map(({ id }) => id)]

/**
 * A game by its id, or by the path of a module that exports `game` and perhaps `words`. Throws a `Complaint` if there is none.
 */
export async function gameOf(asked: string | undefined): Promise<Playable> {
  if (!asked) throw new Complaint(`Which game? There is: ${playableIds().join(', ')}.`)
  if (/[/\\]|\.[jt]s$/.test(asked)) return fromModule(asked)
  if (asked === SPECIMEN) return specimen()
  const entry = entryOf(asked)
  if (!entry) throw new Complaint(`There is no game “${asked}”. There is: ${playableIds().join(', ')}.`)
  const [game, { words }, reasons] = await Promise.all([advised(entry), entry.words(), entry.whyNot?.()])
  const own = { ...game, ...reasons }
  return withTests({
    asked,
    title: entry.title,
    game: own,
    words,
    bots: playersFor(own),
    tests: join(ROOT, 'packages', asked, 'test'),
  })
}

/** The players of a game by name, from the weakest strength. */
function playersFor(game: Pick<AnyGame, 'bots'>): Record<string, Player> {
  const minds = STRENGTHS.map((strength) => [strength, mindOf(game, strength)] as const)
  const general = Object.values(bots).map((bot) => [bot.name, { bot }] as const)
  const own = minds.map(([, mind]) => [mind.bot.name, { bot: mind.bot }] as const)
  return Object.fromEntries([...minds, ...own, ...general])
}

/** The players of every game. */
export const GENERAL: Playable['bots'] = playersFor({})

async function specimen(): Promise<Playable> {
  const { corridor } = await import('@shamble/engine/specimen')
  return {
    asked: SPECIMEN,
    title: 'Corridor',
    game: corridor,
    bots: playersFor(corridor),
    tests: join(ROOT, 'packages/engine/test'),
  }
}

async function fromModule(path: string): Promise<Playable> {
  const file = resolve(path)
  if (!existsSync(file)) throw new Complaint(`There is no file ${path}.`)
  const found = (await import(pathToFileURL(file).href)) as { game?: AnyGame; words?: Words<any, any> }
  if (!found.game) throw new Complaint(`${path} exports no \`game\`.`)
  const { game, words } = found
  const tests = basename(dirname(file)) === 'src' ? join(dirname(file), '../test') : dirname(file)
  return withTests({
    asked: path,
    title: words?.title ?? game.id,
    game,
    ...(words && { words }),
    bots: playersFor(game),
    tests,
  })
}

async function withTests(playable: Playable): Promise<Playable> {
  const found = await Promise.all(
    ['invariants.ts', 'forecasts.ts', 'kinds.ts', 'hostile.ts'].map((name) => testOf(playable, name)),
  )
  const { invariants, forecasts, kindOf, hostile }: FromTests = Object.assign({}, ...found)
  return {
    ...playable,
    ...(invariants && { invariants }),
    ...(forecasts && { forecasts }),
    ...(kindOf && { kindOf }),
    ...(hostile && { hostile }),
  }
}

type FromTests = Pick<Playable, 'invariants' | 'forecasts' | 'kindOf' | 'hostile'>

async function testOf({ tests }: Playable, name: string): Promise<FromTests> {
  const file = join(tests, name)
  return existsSync(file) ? import(pathToFileURL(file).href) : {}
}

/** Calls a function; a `Refusal` by the engine becomes a `Complaint`. */
export function orComplain<T>(does: () => T): T {
  try {
    return does()
  } catch (cause) {
    return complain(cause)
  }
}

/** Throws a refusal of the engine as a `Complaint`, anything else as it is. */
export function complain(cause: unknown): never {
  throw cause instanceof Refusal ? new Complaint(cause.message) : cause
}

import { Refusal, type Json, type Options } from '@shamble/engine'
import type * as score from './bot/score.ts'
import type * as carried from './carried.ts'
import type * as director from './director/rules.ts'
import type * as directorWords from './director/words.ts'
import { isDirected } from './director/seat.ts'
import { MISSIONS } from './missions/list.ts'
import type { Mission } from './missions/format.ts'
import type * as reader from './missions/read.ts'
import type * as story from './story.ts'
import type * as turns from './turn.ts'

/*
 * Parts of the rules that only some games need: the file of the mission that is played, the Director (18 to 20), the reader of missions of
 * somebody's own (21). And what no game needs before its first turn. A page loads those of its game, whoever plays any game all of them
 * (`parts/`); each joins the rules here.
 */

/** The parts that are there once in a game, by name. */
export interface Parts {
  /** What is played from the first turn on: all of the rules but the set-up (1.3). */
  turns: typeof turns
  /** What is said from then on. */
  story: typeof story
  /** Whether something can be carried into a game. */
  carried: typeof carried
  director: typeof director
  directorWords: typeof directorWords
  reader: typeof reader
  /** What bots steer by: who lets them think has loaded it with them (`bots.ts`). */
  score: typeof score
}

const there: Partial<Parts> = {}
const files = new Map<string, Mission>()

/** A part of the rules. Refuses when nobody has loaded it: `not-loaded`. */
export function part<Name extends keyof Parts>(name: Name): Parts[Name] {
  return there[name] ?? missing(name)
}

/** The file of a mission of the house. Refuses when nobody has loaded it. */
export const fileOf = (mission: string): Mission => files.get(mission) ?? missing(mission)

function missing(name: string): never {
  throw new Refusal('not-loaded', `Of the rules of Z War One ${name} is not loaded.`)
}

/** Joins a part that was loaded to the rules. */
export function join<Name extends keyof Parts>(name: Name, part: Parts[Name]): void {
  there[name] = part
}

/** Joins the file of a mission of the house. */
export function joinMission(id: string, file: unknown): void {
  files.set(id, file as Mission)
}

/** The names of the parts that a game needs: its mission or the reader of one, and the Director if he plays. Nothing is checked yet. */
export function needed(options: Options, carried: Json | undefined): string[] {
  const { mission = MISSIONS[0]! } = options
  const brings = typeof carried === 'object' && carried !== null && 'mission' in carried
  return [brings ? 'reader' : String(mission), ...(isDirected({ ...options, mission }) ? ['director'] : [])]
}

import type { Json, Result } from '@shamble/engine'
import { earned, lootOf } from '../src/campaign/earnings.ts'
import { HEROES } from '../src/data/heroes.ts'
import { CHAPTERS } from '../src/missions/list.ts'
import type { View } from '../src/view.ts'

/*
 * The result of a mission. A campaign page keeps it for each chapter.
 */

/** The result of a hero. */
export interface Fate {
  /** He was alive at the end. */
  saved: boolean
  /** His stage of infection (12.2). */
  stage: number
  kills: number
  /** The experience of his loot, and of all he has earned: 0 unless the chapter was won (16.1). */
  loot: number
  xp: number
}

export interface Summary {
  won: boolean
  turn: number
  /** Objectives met, and their number. */
  met: number
  objectives: number
  /** One for each hero. */
  heroes: Fate[]
}

/** The summary of a finished mission. */
export function summaryOf(view: View, { reason }: Result): Summary {
  const won = reason === 'won'
  const pays = won && CHAPTERS.includes(view.mission)
  return {
    won,
    turn: view.turn,
    met: view.met.filter((is) => is).length,
    objectives: view.met.length,
    heroes: view.heroes.map(({ fate, stage }, hero) => ({
      saved: fate === 'playing' || fate === 'left',
      stage,
      kills: view.kills[hero]!,
      loot: lootOf(view, hero),
      xp: pays ? earned(view, hero) : 0,
    })),
  }
}

/** Parses an untrusted summary; null if malformed. */
export function readSummary(json: Json | undefined): Summary | null {
  if (!isRecord(json) || typeof json.won !== 'boolean' || !Array.isArray(json.heroes)) return null
  const { won, turn, met, objectives } = json
  if (![turn, met, objectives].every(isNumber) || json.heroes.length !== HEROES.length) return null
  const heroes = json.heroes.flatMap((hero) => readFate(hero) ?? [])
  if (heroes.length !== HEROES.length) return null
  return { won, turn: turn as number, met: met as number, objectives: objectives as number, heroes }
}

function readFate(json: Json): Fate | null {
  if (!isRecord(json) || typeof json.saved !== 'boolean') return null
  const { saved, stage, kills, loot, xp } = json
  if (![stage, kills, loot, xp].every(isNumber)) return null
  return {
    saved,
    stage: stage as number,
    kills: kills as number,
    loot: loot as number,
    xp: xp as number,
  }
}

/** The largest number that a summary may contain. */
const MAX = 1000
const isNumber = (x: Json | undefined): x is number =>
  Number.isInteger(x) && (x as number) >= 0 && (x as number) <= MAX

const isRecord = (x: Json | undefined): x is { [key: string]: Json } =>
  typeof x === 'object' && x !== null && !Array.isArray(x)

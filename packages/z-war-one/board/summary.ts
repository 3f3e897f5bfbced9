import type { Json, Result } from '@shamble/engine'
import { earned, lootOf } from '../src/earnings.ts'
import { HEROES } from '../src/data/heroes.ts'
import { CHAPTERS } from '../src/missions/list.ts'
import type { View } from '../src/view.ts'

/*
 * What came of a mission: what was saved and what was lost. A campaign page remembers it of each of its chapters.
 */

/** What came of one hero. */
export interface Fate {
  /** He was alive at the end. */
  saved: boolean
  /** His stage of infection (12.2). */
  stage: number
  kills: number
  /** The experience his loot is worth, and all that he has earned: nothing unless a chapter was won (16.1). */
  loot: number
  xp: number
}

export interface Summary {
  won: boolean
  turn: number
  /** Objectives met, and how many there were. */
  met: number
  objectives: number
  /** One for each hero. */
  heroes: Fate[]
}

/** The summary of a mission that is over. */
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

/** A summary that comes from outside; null when it is none. */
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

const MOST = 1000
const isNumber = (x: Json | undefined): x is number =>
  Number.isInteger(x) && (x as number) >= 0 && (x as number) <= MOST

const isRecord = (x: Json | undefined): x is { [key: string]: Json } =>
  typeof x === 'object' && x !== null && !Array.isArray(x)

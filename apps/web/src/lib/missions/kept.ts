import type { Missions } from '@shamble/catalogue'
import type { AnyGame, Json } from '@shamble/engine'

/*
 * The mission that is being written, kept in the browser's storage from one visit to the next. It is read as what comes from outside.
 */

const PREFIX = 'shamble:mission:'

/** The mission that was being written here; null when there is none that can be read. */
export function keptMission({ id }: AnyGame, missions: Missions): Json | null {
  try {
    return missions.missionIn(missions.carry(JSON.parse(localStorage.getItem(PREFIX + id) ?? 'null') as Json))
  } catch {
    return null
  }
}

/** Keeps a mission. Where nothing can be kept, its file and its link still say all of it. */
export function keepMission({ id }: AnyGame, mission: Json): void {
  try {
    localStorage.setItem(PREFIX + id, JSON.stringify(mission))
  } catch {
    // Storage is full or forbidden.
  }
}

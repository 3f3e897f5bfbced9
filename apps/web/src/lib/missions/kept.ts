import type { Missions } from '@shamble/catalogue'
import type { Json } from '@shamble/engine'

/*
 * The mission that is being written, kept in the browser's storage from one visit to the next. It is read as what comes from outside.
 */

const PREFIX = 'shamble:mission:'

/** The mission that was being written here; null when there is none that can be read. */
export function keptMission(game: string, missions: Missions): Json | null {
  try {
    return missions.missionIn(
      missions.carry(JSON.parse(localStorage.getItem(PREFIX + game) ?? 'null') as Json),
    )
  } catch {
    return null
  }
}

/** Keeps a mission. Where nothing can be kept, its file and its link still say all of it. */
export function keepMission(game: string, mission: Json): void {
  try {
    localStorage.setItem(PREFIX + game, JSON.stringify(mission))
  } catch {
    // Storage is full or forbidden.
  }
}

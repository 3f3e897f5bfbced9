import type { Missions } from '@shamble/engine/entry'
import type { Json } from '@shamble/engine'

/*
 * The mission in the editor, kept in the browser's storage. Stored text is untrusted.
 */

const PREFIX = 'shamble:mission:'

/** The kept mission; null when there is none that can be read. */
export function keptMission(game: string, missions: Missions): Json | null {
  try {
    return missions.missionIn(
      missions.carry(JSON.parse(localStorage.getItem(PREFIX + game) ?? 'null') as Json),
    )
  } catch {
    return null
  }
}

/** Keeps a mission. Without storage its file and its link still hold all of it. */
export function keepMission(game: string, mission: Json): void {
  try {
    localStorage.setItem(PREFIX + game, JSON.stringify(mission))
  } catch {
    // Storage is full or forbidden.
  }
}

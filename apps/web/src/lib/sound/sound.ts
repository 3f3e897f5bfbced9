import type { ShownBoard } from '../games.ts'
import { remembered } from '../remembered.ts'
import type { Event } from '../shell/source.ts'
import type { Tone } from './tones.ts'

/** The key of the setting: on or off, and off until a player chooses. */
export const SOUND = 'shamble:sound'

export const wantsSound = (): boolean => remembered(SOUND) === 'on'

/** Plays a sound, or that of an event on a board, if the player wants any. Loaded with the first one. */
export async function hear(what: Tone | Event, board?: ShownBoard): Promise<void> {
  if (wantsSound()) await (await import('./tones.ts')).play(what, board)
}

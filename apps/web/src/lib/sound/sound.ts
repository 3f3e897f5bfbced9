import type { ShownBoard } from '../games.ts'
import { remember, remembered } from '../remembered.ts'
import type { Event } from '../shell/source.ts'
import type { Tone } from './tones.ts'

const KEY = 'shamble:sound'
const ON = 'on'

// What was chosen on this page, for browsers without storage.
let chosen: string | null = null

/** Whether sounds are wanted in this browser: not until a player says so. */
export const wantsSound = (): boolean => (chosen ?? remembered(KEY)) === ON

export function wantSound(wanted: boolean): void {
  chosen = wanted ? ON : 'off'
  remember(KEY, chosen)
}

/** Plays a sound, or that of an event, if the player wants any. Loaded with the first one. */
export async function hear(tone: Tone): Promise<void> {
  if (wantsSound()) (await import('./tones.ts')).play(tone)
}
export async function hearEvent(board: ShownBoard, event: Event): Promise<void> {
  if (wantsSound()) (await import('./tones.ts')).playEvent(board, event)
}

import { remembered } from '../remembered.ts'

/** The key of the sound setting of local games, which is off at first. */
export const LOCAL_SOUND = 'shamble:local-sound'

let toll: (() => void) | undefined

/** Rings, if the setting is on. The sound is loaded with the first ring. */
export async function ringHere(): Promise<void> {
  if (remembered(LOCAL_SOUND) !== 'on') return
  toll ??= (await import('../room/sound.svelte.ts')).bell()
  toll()
}

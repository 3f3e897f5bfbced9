import { remembered } from '../remembered.ts'

/** Where it is remembered whether a local game sounds when it is one's turn: it does not until that is wanted. */
export const LOCAL_SOUND = 'shamble:local-sound'

let toll: (() => void) | undefined

/** Sounds, where that is wanted. The sound is loaded with the first. */
export async function ringHere(): Promise<void> {
  if (remembered(LOCAL_SOUND) !== 'on') return
  toll ??= (await import('../room/sound.svelte.ts')).bell()
  toll()
}

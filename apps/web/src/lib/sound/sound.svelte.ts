import { onMount } from 'svelte'
import type { ShownBoard } from '../games.ts'
import { remember, remembered } from '../remembered.ts'
import type { Event } from '../shell/source.ts'
import type { Tone } from './tones.ts'

const KEY = 'shamble:sound'
const ON = 'on'
const OFF = 'off'

// What was chosen on this page, for browsers without storage.
let chosen: string | null = null
let tones: Promise<typeof import('./tones.ts')> | undefined

const isOn = () => (chosen ?? remembered(KEY)) === ON

/** Plays a sound, if the player wants any. Loaded with the first one. */
export function hear(tone: Tone): void {
  if (!isOn()) return
  tones ??= import('./tones.ts')
  void tones.then(({ play }) => play(tone))
}

/** Plays the sound of an event, if its game has one for it. */
export async function hearEvent({ sounds }: ShownBoard, { type }: Event): Promise<void> {
  if (!sounds || !isOn()) return
  const tone = (await sounds()).sounds[type]
  if (tone) hear(tone)
}

/** Whether sounds are played, as chosen in this browser: off until a player wants them. Made by a component. */
export class SoundSetting {
  #on = $state(false)

  constructor() {
    onMount(() => {
      this.#on = isOn()
    })
  }

  get on(): boolean {
    return this.#on
  }
  set on(wanted: boolean) {
    this.#on = wanted
    chosen = wanted ? ON : OFF
    remember(KEY, chosen)
    hear('turn')
  }
}

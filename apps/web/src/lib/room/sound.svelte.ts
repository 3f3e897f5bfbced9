import { onMount } from 'svelte'
import { remember, remembered } from '../remembered.ts'

const OFF = 'off'
const ON = 'on'

// Two soft strokes of a bell, a fourth apart: pitch in hertz, start in seconds.
const NOTES = [
  [523.25, 0],
  [698.46, 0.16],
] as const
const LOUDNESS = 0.08
const FADES_IN = 1.1

/** A soft sound. Browsers allow it only after the page was pressed. */
export function bell(): () => void {
  let context: AudioContext | null = null
  return () => {
    if (!navigator.userActivation?.hasBeenActive) return
    context ??= new AudioContext()
    void context.resume()
    for (const [pitch, after] of NOTES) stroke(context, pitch, context.currentTime + after)
  }
}

/** The sound and its switch, remembered in this browser under a key. Made by a component. */
export class SoundSetting {
  readonly #key: string
  readonly #toll = bell()
  #on = $state(false)

  /** `usual`: whether it is on until the player chooses. */
  constructor(key = 'shamble:sound', usual = true) {
    this.#key = key
    this.#on = usual
    onMount(() => {
      const chosen = remembered(key)
      if (chosen) this.#on = chosen !== OFF
    })
  }

  get on(): boolean {
    return this.#on
  }
  set on(wanted: boolean) {
    this.#on = wanted
    remember(this.#key, wanted ? ON : OFF)
    this.ring()
  }

  ring = (): void => {
    if (this.#on) this.#toll()
  }
}

function stroke(context: AudioContext, pitch: number, at: number) {
  const tone = new OscillatorNode(context, { type: 'sine', frequency: pitch })
  const volume = new GainNode(context, { gain: 0 })
  volume.gain.setValueAtTime(0, at)
  volume.gain.linearRampToValueAtTime(LOUDNESS, at + 0.02)
  volume.gain.exponentialRampToValueAtTime(0.0001, at + FADES_IN)
  tone.connect(volume).connect(context.destination)
  tone.start(at)
  tone.stop(at + FADES_IN)
}

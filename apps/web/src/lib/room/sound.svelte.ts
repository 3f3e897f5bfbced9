import { onMount } from 'svelte'
import { remember, remembered } from '../remembered.ts'

const KEY = 'shamble:sound'
const OFF = 'off'

// Two soft strokes of a bell, a fourth apart: hertz, and when each begins in seconds.
const NOTES = [
  [523.25, 0],
  [698.46, 0.16],
] as const
const LOUDNESS = 0.08
const FADES_IN = 1.1

/** A soft sound, and the switch for it: what was chosen in this browser is remembered where it may be. */
export function soundChosen() {
  let on = $state(true)
  let context: AudioContext | null = null
  onMount(() => {
    if (remembered(KEY) === OFF) on = false
  })

  /** Sounds, if it may: a browser is silent until somebody has pressed something. */
  function ring() {
    if (!on || !navigator.userActivation?.hasBeenActive) return
    context ??= new AudioContext()
    void context.resume()
    for (const [pitch, after] of NOTES) stroke(context, pitch, context.currentTime + after)
  }

  return {
    get on() {
      return on
    },
    set on(wanted) {
      on = wanted
      remember(KEY, wanted ? 'on' : OFF)
      ring()
    },
    ring,
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

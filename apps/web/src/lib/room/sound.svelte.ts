import { onMount } from 'svelte'
import { remember, remembered } from '../remembered.ts'

const OFF = 'off'
const ON = 'on'

// Two soft strokes of a bell, a fourth apart: hertz, and when each begins in seconds.
const NOTES = [
  [523.25, 0],
  [698.46, 0.16],
] as const
const LOUDNESS = 0.08
const FADES_IN = 1.1

/** A soft sound; a browser is silent until somebody has pressed something. */
export function bell(): () => void {
  let context: AudioContext | null = null
  return () => {
    if (!navigator.userActivation?.hasBeenActive) return
    context ??= new AudioContext()
    void context.resume()
    for (const [pitch, after] of NOTES) stroke(context, pitch, context.currentTime + after)
  }
}

/**
 * The sound and the switch for it: what was chosen in this browser is remembered under this key, where it may be; until then it is as
 * `usual`.
 */
export function soundChosen(key = 'shamble:sound', usual = true) {
  let on = $state(usual)
  const toll = bell()
  onMount(() => {
    const chosen = remembered(key)
    if (chosen) on = chosen !== OFF
  })

  function ring() {
    if (on) toll()
  }

  return {
    get on() {
      return on
    },
    set on(wanted) {
      on = wanted
      remember(key, wanted ? ON : OFF)
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

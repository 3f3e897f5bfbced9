import { onMount } from 'svelte'
import { remember, remembered } from '../remembered.ts'

/** The speed of motion. */
export type Motion = 'slow' | 'full' | 'quick' | 'none'

/** How events are shown. `paused`: only after a press of a button. */
export interface MotionSetting {
  now: Motion
  paused: boolean
}

const KEY = 'shamble:motion'
const PAUSED = 'shamble:paused'
const isMotion = (text: unknown): text is Motion =>
  text === 'slow' || text === 'full' || text === 'quick' || text === 'none'

/** The visitor's setting from this browser, else that of the system. */
export function motionChosen(): MotionSetting {
  let now = $state<Motion>('full')
  let paused = $state(false)
  onMount(() => {
    const chosen = remembered(KEY)
    if (isMotion(chosen)) now = chosen
    else if (matchMedia('(prefers-reduced-motion: reduce)').matches) now = 'none'
    paused = remembered(PAUSED) === 'yes'
  })
  return {
    get now() {
      return now
    },
    set now(motion) {
      now = motion
      remember(KEY, motion)
    },
    get paused() {
      return paused
    },
    set paused(is) {
      paused = is
      remember(PAUSED, is ? 'yes' : 'no')
    },
  }
}

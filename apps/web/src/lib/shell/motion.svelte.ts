import { onMount } from 'svelte'

/** How much motion there is: slow, everything, in a hurry, or none. */
export type Motion = 'slow' | 'full' | 'quick' | 'none'

/** How what happens is shown: how fast, and whether it waits for somebody to go on. */
export interface MotionSetting {
  now: Motion
  paused: boolean
}

const KEY = 'shamble:motion'
const PAUSED = 'shamble:paused'
const isMotion = (text: unknown): text is Motion =>
  text === 'slow' || text === 'full' || text === 'quick' || text === 'none'

// Frames of other pages keep nothing, and ask for nothing that was kept.
const keeps = () => !location.pathname.startsWith('/embed/')

function remember(key: string, text: string) {
  if (!keeps()) return
  try {
    localStorage.setItem(key, text)
  } catch {
    // It holds for this page.
  }
}

/** How this visitor wants to see what happens: what was chosen here, else what the system says. */
export function motionChosen(): MotionSetting {
  let now = $state<Motion>('full')
  let paused = $state(false)
  onMount(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) now = 'none'
    if (!keeps()) return
    try {
      const chosen = localStorage.getItem(KEY)
      if (isMotion(chosen)) now = chosen
      paused = localStorage.getItem(PAUSED) === 'yes'
    } catch {
      // Then it stays as it is.
    }
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

import { onMount } from 'svelte'
import type { Motion } from './motion-queue.svelte.ts'

const KEY = 'shamble:motion'
const isMotion = (text: unknown): text is Motion => text === 'full' || text === 'quick' || text === 'none'

// Frames of other pages keep nothing, and ask for nothing that was kept.
const keeps = () => !location.pathname.startsWith('/embed/')

/** How much motion this visitor wants: what was chosen here, else what the system says. */
export function motionChosen(): { now: Motion } {
  let now = $state<Motion>('full')
  onMount(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) now = 'none'
    if (!keeps()) return
    try {
      const chosen = localStorage.getItem(KEY)
      if (isMotion(chosen)) now = chosen
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
      if (!keeps()) return
      try {
        localStorage.setItem(KEY, motion)
      } catch {
        // It holds for this page.
      }
    },
  }
}

import { onMount } from 'svelte'
import { remember, remembered } from '../remembered.ts'
import { knows } from './known.ts'

const MOTIONS = ['slow', 'normal', 'fast', 'off'] as const

/** How fast events are played; `off`: only what they lead to is shown. */
export type Motion = (typeof MOTIONS)[number]

const KEY = 'shamble:motion'
const PAUSED = 'shamble:paused'

/**
 * How events are shown, as chosen in this browser before, else as the system says, else slowly until a `game` was played to its end
 * here. Made by a component.
 */
export class MotionSetting {
  #now = $state<Motion>('normal')
  #paused = $state(false)

  constructor(game?: string) {
    onMount(() => {
      const chosen = MOTIONS.find((motion) => motion === remembered(KEY))
      if (chosen) this.#now = chosen
      else if (matchMedia('(prefers-reduced-motion: reduce)').matches) this.#now = 'off'
      else if (game && !knows(game)) this.#now = 'slow'
      this.#paused = remembered(PAUSED) === 'yes'
    })
  }

  get now(): Motion {
    return this.#now
  }
  set now(motion: Motion) {
    this.#now = motion
    remember(KEY, motion)
  }

  /** Whether playback waits after each event. */
  get paused(): boolean {
    return this.#paused
  }
  set paused(is: boolean) {
    this.#paused = is
    remember(PAUSED, is ? 'yes' : 'no')
  }
}

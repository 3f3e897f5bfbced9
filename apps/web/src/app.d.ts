import type { Limit } from '../worker/caller.ts'
import type { Challenges } from '../worker/challenge-page.ts'

declare global {
  namespace App {
    interface Platform {
      env: Env
      /** What may go on after the answer. */
      context: { waitUntil: (promise: Promise<unknown>) => void }
    }

    /** What went wrong, for people; its code, for programs; and the nearest good things. */
    interface Error {
      message: string
      code?: string
      offers?: { href: string; label: string }[]
    }
  }

  /** What the Worker is bound to, as far as the pages need it. */
  interface Env extends Challenges {
    ASSETS: { fetch: typeof fetch }
    PICTURES?: Limit
    PLAYED_PAGES?: Limit
    ROOM_RATE?: string
  }
}

export {}

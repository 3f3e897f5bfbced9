import type { Limit } from '../worker/caller.ts'
import type { Challenges } from '../worker/challenge-page.ts'
import type { Tables } from '../worker/table-page.ts'

declare global {
  namespace App {
    interface Platform {
      env: Env
      /** Keeps work going after the response. */
      context: { waitUntil: (promise: Promise<unknown>) => void }
    }

    /** A sentence for people, a code for programs, and links that help. */
    interface Error {
      message: string
      code?: string
      offers?: { href: string; label: string }[]
    }
  }

  /** The bindings that the pages need. */
  interface Env extends Challenges, Tables {
    ASSETS: { fetch: typeof fetch }
    PICTURES?: Limit
    PLAYED_PAGES?: Limit
    TABLE_PAGES?: Limit
    ROOM_RATE?: string
  }
}

export {}

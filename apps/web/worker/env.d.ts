/** The bindings of wrangler.jsonc. */
declare namespace Cloudflare {
  interface Env {
    ASSETS: Fetcher
    ROOM: DurableObjectNamespace & import('./stub.ts').Objects<import('./snapshot.ts').RoomObject>
    CHALLENGE: DurableObjectNamespace &
      import('./stub.ts').Objects<import('./challenge-page.ts').ChallengeObject>
    ALLOWANCE: DurableObjectNamespace & import('./stub.ts').Objects<import('./allowance.ts').AllowanceObject>
    TABLES: DurableObjectNamespace & import('./stub.ts').Objects<import('./table-page.ts').TableListObject>
    TRANSFER: DurableObjectNamespace & import('./stub.ts').Objects<import('./transfers.ts').TransferObject>
    PUZZLES: DurableObjectNamespace & import('./stub.ts').Objects<import('./puzzle-counts.ts').PuzzlesObject>
    /** Where counts are written; without it, to the log. */
    COUNTS?: AnalyticsEngineDataset
    /** Rate limit of new rooms per address. */
    NEW_ROOMS?: RateLimit
    /** Rate limit of new sockets per address. */
    SOCKETS?: RateLimit
    /** Rate limits per address: of new challenges, of attempts at one challenge, and of all attempts. */
    NEW_CHALLENGES?: RateLimit
    ATTEMPTS?: RateLimit
    ALL_ATTEMPTS?: RateLimit
    /** Rate limit of pictures drawn per address; cached ones do not count. */
    PICTURES?: RateLimit
    /** Rate limit per address of pages that replay the game in their address. */
    PLAYED_PAGES?: RateLimit
    /** Rate limit of feeds per address. */
    FEEDS?: RateLimit
    /** Rate limit per address of tables that their players ask for: each counts. */
    MY_TABLES?: RateLimit
    /** Rate limit per address of pages and lists of open tables. */
    TABLE_PAGES?: RateLimit
    /** Rate limit per address of tables that move to another device. */
    TRANSFERS?: RateLimit
    /** Rate limit per address of first tries at puzzles, and of looks at their counts. */
    TRIES?: RateLimit
    /** Rate limit of the operator's routes per address. */
    OPERATIONS?: RateLimit
    /** Number of bot games for a par; `PAR_RUNS` of packages/challenge by default. */
    PAR_RUNS?: string
    /** Pause between two slices of them, in milliseconds; `BACKGROUND` of `slices.ts` by default. */
    PAR_PAUSE?: string
    /** `off` disables the limits per address, for load and browser tests. */
    ROOM_RATE?: string
    /** The key of the MAC in codes: `wrangler secret put ROOM_SECRET`. Without it nothing can be opened. */
    ROOM_SECRET?: string
    /** Opens the operator's routes; without it there are none. */
    OPERATOR_SECRET?: string
    /** The VAPID keys of Web Push, in base64url: a point of P-256, and its private number. Without them there is none. */
    VAPID_PUBLIC_KEY?: string
    VAPID_PRIVATE_KEY?: string
    /** Hosts of other push services, separated by spaces. */
    PUSH_SERVICES?: string
    /** Other origins whose pages may open sockets, separated by spaces. */
    ORIGINS?: string
  }

  interface GlobalProps {
    mainModule: typeof import('./index.ts')
  }
}

interface Env extends Cloudflare.Env {}

// Written by SvelteKit's adapter when the app is built.
declare module '*/_worker.js' {
  const app: ExportedHandler<Env> & { fetch: ExportedHandlerFetchHandler<Env> }
  export default app
}

/** What wrangler.jsonc binds the Worker to. */
declare namespace Cloudflare {
  interface Env {
    ASSETS: Fetcher
    ROOM: DurableObjectNamespace & import('./stub.ts').Objects<import('./snapshot.ts').RoomObject>
    CHALLENGE: DurableObjectNamespace &
      import('./stub.ts').Objects<import('./challenge-page.ts').ChallengeObject>
    ALLOWANCE: DurableObjectNamespace & import('./stub.ts').Objects<import('./allowance.ts').AllowanceObject>
    /** How many rooms may be opened from one address. */
    NEW_ROOMS?: RateLimit
    /** How many sockets may be opened from one address. */
    SOCKETS?: RateLimit
    /** How many challenges may be made from one address, how often one may be tried from there, and how often all together. */
    NEW_CHALLENGES?: RateLimit
    ATTEMPTS?: RateLimit
    ALL_ATTEMPTS?: RateLimit
    /** How many pictures are drawn for one address: those that no cache has. */
    PICTURES?: RateLimit
    /** How many pages that play what their address brings are made for one address. */
    PLAYED_PAGES?: RateLimit
    /** How many games of bots make the par of a challenge; without it as many as packages/challenge says. */
    PAR_RUNS?: string
    /** How long others have between two slices of them, in milliseconds; without it as long as `slices.ts` says. */
    PAR_PAUSE?: string
    /** Set it to `off` where rooms are opened by the hundred, and challenges tried, from one address: tests of load, and in a browser. */
    ROOM_RATE?: string
    /** What the check in the codes of rooms and challenges is made with: `wrangler secret put ROOM_SECRET`. Without it nothing is opened. */
    ROOM_SECRET?: string
    /** Other origins whose pages may open sockets, with spaces between. */
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

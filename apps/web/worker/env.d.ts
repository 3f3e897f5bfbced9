/** What wrangler.jsonc binds the Worker to. */
declare namespace Cloudflare {
  interface Env {
    ASSETS: Fetcher
    ROOM: DurableObjectNamespace
    /** How many rooms may be opened from one address. */
    NEW_ROOMS?: RateLimit
    /** Set it to `off` where rooms are opened by the hundred: load tests. */
    ROOM_RATE?: string
    /** What the check in the codes of rooms is made with: `wrangler secret put ROOM_SECRET`. */
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

/** What wrangler.jsonc binds the Worker to. */
declare namespace Cloudflare {
  interface Env {
    ASSETS: Fetcher
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

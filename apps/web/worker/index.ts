import app from '../.svelte-kit/cloudflare/_worker.js'
import { answer } from './answer.ts'

export * from './objects.ts'

// Sockets and data are answered here, before SvelteKit sees them; every page is SvelteKit's.
export default {
  async fetch(request, env, ctx) {
    return (await answer(request, env)) ?? app.fetch(request, env, ctx)
  },
} satisfies ExportedHandler<Env>

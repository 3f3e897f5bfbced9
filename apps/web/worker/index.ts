import app from '../.svelte-kit/cloudflare/_worker.js'
import { answer } from './answer.ts'
import { faultPage } from './fault-page.ts'
import { withHeaders } from './headers.ts'

export * from './objects.ts'

// Sockets and data are answered here; pages by SvelteKit.
export default {
  async fetch(request, env, ctx) {
    try {
      return withHeaders((await answer(request, env)) ?? (await app.fetch(request, env, ctx)))
    } catch (cause) {
      return withHeaders(faultPage(cause))
    }
  },
} satisfies ExportedHandler<Env>

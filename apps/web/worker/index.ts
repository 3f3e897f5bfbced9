import app from '../.svelte-kit/cloudflare/_worker.js'
import { answer } from './answer.ts'
import { faultPage } from './fault-page.ts'

export * from './objects.ts'

// Sockets and data are answered here; pages by SvelteKit.
export default {
  async fetch(request, env, ctx) {
    const answered = await answer(request, env)
    if (answered) return answered
    try {
      return await app.fetch(request, env, ctx)
    } catch (cause) {
      return faultPage(cause)
    }
  },
} satisfies ExportedHandler<Env>

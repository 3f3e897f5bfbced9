import app from '../.svelte-kit/cloudflare/_worker.js'
import { answer } from './answer.ts'
import { countResponse } from './counts.ts'
import { faultPage } from './fault-page.ts'
import { withHeaders } from './headers.ts'

export * from './objects.ts'

// Sockets and data are answered here; pages by SvelteKit.
export default {
  async fetch(request, env, ctx) {
    const began = Date.now()
    const response = await answered(request, env, ctx)
    countResponse(env, request, response, Date.now() - began)
    return withHeaders(response)
  },
} satisfies ExportedHandler<Env>

async function answered(
  request: Parameters<typeof app.fetch>[0],
  env: Env,
  ctx: ExecutionContext,
): Promise<Response> {
  try {
    return (await answer(request, env)) ?? (await app.fetch(request, env, ctx))
  } catch (cause) {
    return faultPage(cause)
  }
}

import { answer } from './answer.ts'
import { refusal, refused } from './refusals.ts'

export * from './objects.ts'

// The Worker beside `vite dev`: sockets and data only, Vite makes the pages.
export default {
  async fetch(request, env) {
    return (await answer(request, env)) ?? refused(refusal('not-found', 'The pages are served by Vite.'))
  },
} satisfies ExportedHandler<Env>

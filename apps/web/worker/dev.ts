import { answer } from './answer.ts'
import { refusal, refused } from './refusals.ts'

export * from './objects.ts'

// The Worker next to `vite dev`: sockets and data; Vite serves the pages.
export default {
  async fetch(request, env) {
    return (await answer(request, env)) ?? refused(refusal('not-found', 'Vite serves the pages.'))
  },
} satisfies ExportedHandler<Env>

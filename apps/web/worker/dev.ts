import { answer, refuse } from './answer.ts'

export * from './objects.ts'

// The Worker beside `vite dev`: sockets and data only, Vite makes the pages.
export default {
  async fetch(request, env) {
    return (await answer(request, env)) ?? refuse(404, 'not-found', 'The pages are served by Vite.')
  },
} satisfies ExportedHandler<Env>

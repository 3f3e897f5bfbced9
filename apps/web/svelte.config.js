import adapter from '@sveltejs/adapter-cloudflare'

// The adapter deletes whatever `main` of its configuration points at and writes its own Worker there.
// So it gets a configuration of its own; ours is `wrangler.jsonc`, with `worker/index.ts` as its main.
const own = 'wrangler.kit.jsonc'

/** @type {import('@sveltejs/kit').Config} */
export default {
  compilerOptions: { runes: true },
  kit: {
    adapter: adapter({
      config: own,
      // Writes the client-routed shell, asset `/404`: what the service worker shows for a page it has never seen.
      fallback: 'spa',
      platformProxy: { configPath: own, persist: false },
    }),
    csp: {
      mode: 'hash',
      directives: {
        'default-src': ['self'],
        'script-src': ['self'],
        'style-src': ['self'],
        'img-src': ['self', 'data:'],
        'font-src': ['self'],
        'connect-src': ['self'],
        'object-src': ['none'],
        'base-uri': ['none'],
        'form-action': ['self'],
      },
    },
  },
}

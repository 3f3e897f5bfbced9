import adapter from '@sveltejs/adapter-cloudflare'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

// The adapter deletes whatever `main` of its configuration points at and writes its own Worker there.
// So it gets a configuration of its own; ours is `wrangler.jsonc`, with `worker/index.ts` as its main.
const own = 'wrangler.kit.jsonc'

// SvelteKit hashes the scripts it writes itself, not those in app.html.
const page = readFileSync(new URL('src/app.html', import.meta.url), 'utf8')
const inlined = Array.from(page.matchAll(/<script>([\s\S]*?)<\/script>/g), ([, text]) => hash(text))

/** @type {import('@sveltejs/kit').Config} */
export default {
  compilerOptions: { runes: true },
  kit: {
    // Without an emulated platform: pages made by the build need none, `pnpm dev` has the real Worker beside it, and the adapter's
    // workerd would outlive every build, since the process that prerenders exits without ending it.
    adapter: { ...adapter({ config: own }), emulate: undefined },
    // The page that stands in for others offline names its files from the root.
    paths: { relative: false },
    // We register it ourselves: in a sandboxed frame even asking for it is an error.
    serviceWorker: { register: false },
    csp: {
      mode: 'hash',
      directives: {
        'default-src': ['self'],
        'script-src': ['self', ...inlined],
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

/**
 * @param {string} text
 * @returns {`sha256-${string}`}
 */
function hash(text) {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

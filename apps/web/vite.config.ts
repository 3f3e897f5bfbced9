import { sveltekit } from '@sveltejs/kit/vite'
import { defineConfig } from 'vite'

// `pnpm dev` runs the Worker beside Vite and says where: live rooms need the real one.
const worker = process.env.SHAMBLE_WORKER ?? 'http://127.0.0.1:8788'

export default defineConfig({
  plugins: [sveltekit()],
  // Our packages are consumed from their sources.
  ssr: { noExternal: [/^@shamble\//] },
  build: {
    modulePreload: {
      // Scripts loaded on demand are loaded by workers too, where there is no page to preload into; styles never are.
      resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')),
    },
  },
  server: {
    proxy: {
      '/ws': { target: worker, ws: true },
      '/api': { target: worker },
    },
  },
})

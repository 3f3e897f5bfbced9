import { sveltekit } from '@sveltejs/kit/vite'
import { defineConfig } from 'vite'
import { BUILT_FOR } from './browsers.ts'

// `pnpm dev` runs the Worker beside Vite and says where: live rooms need the real one.
const worker = process.env.SHAMBLE_WORKER ?? 'http://127.0.0.1:8788'

export default defineConfig({
  plugins: [sveltekit()],
  // Our packages are consumed from their sources.
  ssr: { noExternal: [/^@shamble\//] },
  build: { target: BUILT_FOR },
  server: {
    proxy: {
      '/ws': { target: worker, ws: true },
      '/api': { target: worker },
      '^/r/[^/]+/turns\\.': { target: worker },
    },
  },
})

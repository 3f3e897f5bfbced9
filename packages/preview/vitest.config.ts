import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'preview', isolate: false, include: ['test/**/*.test.ts'] },
})

import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'review', isolate: false, include: ['test/**/*.test.ts'], testTimeout: 600_000 },
})

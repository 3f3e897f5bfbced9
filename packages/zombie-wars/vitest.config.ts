import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'zombie-wars', isolate: false, include: ['test/**/*.test.ts'], testTimeout: 600_000 },
})

import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'catan-zombies', isolate: false, include: ['test/**/*.test.ts'], testTimeout: 600_000 },
})

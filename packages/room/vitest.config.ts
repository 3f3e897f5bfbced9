import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'room', include: ['test/**/*.test.ts'], testTimeout: 600_000 },
})

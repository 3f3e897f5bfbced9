import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'waterdeep-solo',
    isolate: false,
    include: ['test/**/*.test.ts'],
    // Only for tests that hang. Tests count games, not seconds, and a busy machine may take long for them.
    testTimeout: 600_000,
  },
})

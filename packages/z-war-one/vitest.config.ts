import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'z-war-one',
    isolate: false,
    include: ['test/**/*.test.ts'],
    setupFiles: ['test/setup.ts'],
    testTimeout: 600_000,
  },
})

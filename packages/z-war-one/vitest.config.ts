import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Tests play any game of it: every part of the rules is there.
  test: {
    name: 'z-war-one',
    isolate: false,
    include: ['test/**/*.test.ts'],
    setupFiles: ['src/whole.ts'],
    testTimeout: 600_000,
  },
})

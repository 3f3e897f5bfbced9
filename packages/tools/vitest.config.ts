import { defineConfig } from 'vitest/config'

// Isolated: one file replaces the archive of editions.
export default defineConfig({
  test: {
    name: 'tools',
    include: ['test/**/*.test.ts'],
    exclude: ['test/planted/**'],
    testTimeout: 600_000,
  },
})

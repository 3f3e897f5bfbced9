import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'tools',
    isolate: false,
    include: ['test/**/*.test.ts'],
    exclude: ['test/planted/**'],
    testTimeout: 600_000,
  },
})

import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'z-war-one', isolate: false, include: ['test/**/*.test.ts'], testTimeout: 60_000 },
})

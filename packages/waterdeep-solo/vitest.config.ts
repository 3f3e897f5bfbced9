import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'waterdeep-solo', include: ['test/**/*.test.ts'], testTimeout: 60_000 },
})

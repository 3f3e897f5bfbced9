import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'preview', include: ['test/**/*.test.ts'] },
})

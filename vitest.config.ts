import { defineConfig } from 'vitest/config'

// A package is tested as soon as it has a vitest.config.ts. The Worker's tests run in workerd and need the
// built app: they have a run of their own (`pnpm --filter @shamble/web test:worker`).
export default defineConfig({
  test: {
    projects: [
      'packages/*/vitest.config.ts',
      'apps/*/vitest.config.ts',
      { test: { name: 'scripts', include: ['scripts/test/**/*.test.mjs'] } },
    ],
  },
})

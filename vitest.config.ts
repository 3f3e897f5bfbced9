import { defineConfig } from 'vitest/config'

// Every package with a vitest.config.ts is tested. Time limits are there to end what hangs: a machine may be slow or busy.
// The Worker's tests run in workerd and need the build, so they have their own run (`npm test -- build worker`).
export default defineConfig({
  test: {
    projects: [
      'packages/*/vitest.config.ts',
      'apps/*/vitest.config.ts',
      {
        test: {
          name: 'scripts',
          include: ['scripts/test/**/*.test.mjs'],
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
})

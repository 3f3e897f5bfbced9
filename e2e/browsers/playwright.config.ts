import { defineConfig } from '@playwright/test'
import { findFirefox, findWebKit } from '../../scripts/browsers.mjs'
import base from '../playwright.config.ts'
import { openFirefox } from './firefox.ts'
import type { Chosen } from './test.ts'
import { openWebKit } from './webkit.ts'

const firefox = findFirefox()
const webkit = findWebKit()

/* Playwright only runs the tests: the Firefox and the WebKit that it can drive are builds of its own, not those that people have. */
export default defineConfig<Chosen>({
  ...base,
  testDir: 'specs',
  outputDir: '../test-results',
  globalTeardown: '../teardown.ts',
  // A test starts up to two browsers.
  workers: 2,
  timeout: 300_000,
  use: { baseURL: base.use!.baseURL },
  projects: [
    ...(firefox
      ? [
          {
            name: 'firefox',
            use: { driven: { open: () => openFirefox(firefox), pointer: 'touch' as const } },
          },
        ]
      : []),
    ...(webkit
      ? [
          {
            name: 'webkit',
            testIgnore: /firefox-/,
            use: { driven: { open: () => openWebKit(webkit), pointer: 'mouse' as const } },
          },
        ]
      : []),
  ],
})

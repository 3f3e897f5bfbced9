// The browser of the end-to-end tests.

import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root, run } from './workspace.mjs'

// Debian's. The headless shell takes half the time.
const DEBIANS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

export const HOW = `There is no Chromium for the end-to-end tests. Any one of these helps:
  CHROMIUM_PATH=/where/it/is npm test
  apt-get update && apt-get install -y chromium-headless-shell   (Debian, as root)
  npx pnpm --filter @shamble/e2e exec playwright install --with-deps chromium`

/** The path of a Chromium: CHROMIUM_PATH, Playwright's, or Debian's. Null if there is none. */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named) return existsSync(named) ? named : null
  return [playwrights(), ...DEBIANS].find((path) => path && existsSync(path)) ?? null
}

/** Finds or installs a Chromium. Null if both fail. */
export async function getChromium() {
  const found = findChromium()
  if (found || process.env.CHROMIUM_PATH) return found
  const root = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  return (root && (await installDebians())) || (await installPlaywrights()) ? findChromium() : null
}

async function installDebians() {
  const quiet = { env: { DEBIAN_FRONTEND: 'noninteractive' } }
  const packages = ['chromium-headless-shell', 'fonts-dejavu-core']
  await run(['apt-get', 'update'], quiet)
  const { ok } = await run(['apt-get', 'install', '-y', '--no-install-recommends', ...packages], quiet)
  return ok
}

async function installPlaywrights() {
  const { ok } = await run(['pnpm', '--filter', '@shamble/e2e', 'exec', 'playwright', 'install', 'chromium'])
  return ok
}

function playwrights() {
  try {
    const require = createRequire(join(root, 'e2e/package.json'))
    return /** @type {string} */ (require('@playwright/test').chromium.executablePath())
  } catch {
    return null
  }
}

// The browsers of `npm test -- browsers`: Firefox, and the engine of Safari. Debian has both.

import { existsSync } from 'node:fs'
import { run } from './workspace.mjs'

/** @typedef {{ driver: string, browser: string, screen: string }} WebKit */

const LIBRARIES = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`

/** What Debian calls what each of them needs. */
const PACKAGES = {
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'libwebkit2gtk-4.1-0', 'xvfb'],
}

/** The program of a Firefox. Null if there is none. */
export function findFirefox() {
  return ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path)) ?? null
}

/**
 * The programs of a WebKit. Null if one is missing.
 * @returns {WebKit | null}
 */
export function findWebKit() {
  const programs = {
    driver: '/usr/bin/WebKitWebDriver',
    browser: `${LIBRARIES}/webkit2gtk-4.1/MiniBrowser`,
    screen: '/usr/bin/Xvfb',
  }
  return Object.values(programs).every((path) => existsSync(path)) ? programs : null
}

/**
 * Finds the browsers, and installs what is missing if that is possible.
 * @returns {Promise<string[]>} a sentence for each that is still missing
 */
export async function getBrowsers() {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (mayInstall && missing().length) {
    const quiet = { env: { DEBIAN_FRONTEND: 'noninteractive' } }
    await run(['apt-get', 'update'], quiet)
    // One by one: a system may have only one of them.
    for (const name of missing()) {
      await run(['apt-get', 'install', '-y', '--no-install-recommends', ...PACKAGES[name]], quiet)
    }
  }
  return missing().map(
    (name) =>
      `${name} is not on this machine and was not tested. On Debian, as root: apt-get update && apt-get install -y ${PACKAGES[name].join(' ')}`,
  )
}

function missing() {
  const found = { firefox: findFirefox(), webkit: findWebKit() }
  return /** @type {const} */ (['firefox', 'webkit']).filter((name) => !found[name])
}

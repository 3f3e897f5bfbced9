import type { Page } from '@playwright/test'

/** The scripts of islands. */
const SCRIPTS = /\/islands\/.*\.js/
/** The same, except those that a frame has before it is touched. */
export const AFTER_A_TOUCH = /\/islands\/(?!embed-untouched|host).*\.js/

/** Holds back scripts. Returns how to let them come. */
export async function holdScripts(page: Page, which = SCRIPTS): Promise<() => void> {
  let go = () => {}
  const gate = new Promise<void>((open) => (go = open))
  await page.route(which, async (route) => {
    await gate
    await route.continue()
  })
  return go
}

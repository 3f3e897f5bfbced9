import { test as base } from '@playwright/test'
import type { Driven } from './driver.ts'
import { screenOf, type Pointer, type Screen } from './screen.ts'

export { expect } from '@playwright/test'

export interface Chosen {
  /** The browser of a project, and what its pages are touched with. */
  driven: { open: () => Promise<Driven>; pointer: Pointer }
}

/** A player with a browser of their own. */
export interface Person extends Screen {
  /** Opens a page: a path of ours, or the address of another site. */
  open: (path: string) => Promise<void>
  address: () => Promise<string>
  /** The only frame of the page. */
  frame: Screen
  /** Errors of their pages. */
  errors: Driven['errors']
}

interface Fixtures {
  person: () => Promise<Person>
}

export const test = base.extend<Fixtures & Chosen>({
  driven: [undefined as unknown as Chosen['driven'], { option: true }],
  person: async ({ driven, baseURL }, use, test) => {
    const opened: Driven[] = []
    await use(async () => {
      const browser = await driven.open()
      opened.push(browser)
      test.annotations.push({ type: 'browser', description: browser.version })
      return {
        ...screenOf(browser, driven.pointer),
        open: (path) => browser.open(new URL(path, baseURL).href),
        address: () => browser.run(() => location.href),
        frame: screenOf(browser.frame, driven.pointer),
        errors: browser.errors,
      }
    })
    for (const [n, browser] of opened.entries()) {
      if (test.status !== test.expectedStatus) {
        await test.attach(`person-${n}.png`, { body: await browser.picture(), contentType: 'image/png' })
      }
      await browser.close()
    }
  },
})

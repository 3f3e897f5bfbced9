import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

export { expect }

/** Tests longer than a whole game in one browser: run with `npm test -- long`. */
export const LONG = { tag: '@long' }

/** Both themes, and what is checked in each: the whole page only once. */
export const THEMES = [
  ['dark', 'page'],
  ['light', 'theme'],
] as const

type Fixtures = {
  /** Errors of the page, violations of its policy included. A test fails if there are any. */
  pageErrors: string[]
  /** Violations of WCAG 2.2, levels A and AA, found by axe; `theme`: colour contrast only. */
  axeViolations: (of?: 'page' | 'theme') => Promise<string[]>
}

/** Whether a target is too small also in the middle of the page, where no bar at the edge of the screen covers a part of it. */
async function isSmall(page: Page, target: string): Promise<boolean> {
  await page.locator(target).evaluate((node) => node.scrollIntoView({ block: 'center' }))
  const { violations } = await new AxeBuilder({ page }).include(target).withRules(['target-size']).analyze()
  return violations.length > 0
}

export const test = base.extend<Fixtures>({
  pageErrors: [
    async ({ page }, use) => {
      const pageErrors: string[] = []
      page.on('pageerror', (error) => pageErrors.push(error.message))
      page.on('console', (message) => {
        if (message.type() === 'error') pageErrors.push(message.text())
      })
      await use(pageErrors)
      expect(pageErrors).toEqual([])
    },
    { auto: true },
  ],

  axeViolations: async ({ page }, use) => {
    await use(async (of = 'page') => {
      const axe = new AxeBuilder({ page })
      if (of === 'theme') axe.withRules(['color-contrast'])
      else axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      const { violations } = await axe.analyze()
      const found: string[] = []
      for (const { id, nodes } of violations)
        for (const { html, target } of nodes)
          if (id !== 'target-size' || target.length > 1 || (await isSmall(page, String(target[0]))))
            found.push(`${id}: ${html}`)
      return found
    })
  },
})

import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect } from '@playwright/test'

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
      return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`))
    })
  },
})

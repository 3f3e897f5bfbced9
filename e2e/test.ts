import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect } from '@playwright/test'

export { expect }

/** What is longer than a whole game of one browser: `npm test -- long` plays it. */
export const LONG = { tag: '@long' }

/** Both themes, and what is looked at in each: all of a page in one of them. */
export const THEMES = [
  ['dark', 'page'],
  ['light', 'theme'],
] as const

type Fixtures = {
  /** What the page complained of: errors, and anything its own policy forbids. A test fails when there is any. */
  pageErrors: string[]
  /** What keeps people out, as axe sees it: WCAG 2.2, levels A and AA; of a theme alone, what a theme can change. */
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

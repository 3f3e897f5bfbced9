import { test } from '../test.ts'
test.use({ contextOptions: { reducedMotion: 'reduce' } })
for (const width of [360, 768, 1280])
  for (const theme of ['light', 'dark'] as const)
    test(`shot ${width} ${theme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme })
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/missions/new#chapter-1')
      await page.locator('[data-workshop="1"]').waitFor()
      await page.locator('[data-tool="gap"]').check()
      await page.locator('[data-square="9"]').focus()
      await page.keyboard.press('Shift+ArrowRight')
      await page.screenshot({ path: `/tmp/wt/shots/editor-${width}-${theme}.png`, fullPage: true })
      if (theme === 'light') {
        await page.locator('[data-section="spawn"] summary').click()
        await page.locator('[data-section="objectives"] summary').click()
        await page.locator('.forms').screenshot({ path: `/tmp/wt/shots/editor-forms-${width}.png` })
      }
      await page.goto('/missions/z-war-one#director-1')
      await page.locator('[data-looked="1"]').waitFor()
      await page.screenshot({ path: `/tmp/wt/shots/mission-${width}-${theme}.png`, fullPage: true })
    })

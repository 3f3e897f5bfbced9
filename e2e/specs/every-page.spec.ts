import type { Page } from '@playwright/test'
import { makeChallenge } from '../challenges.ts'
import { EASY_BOTS, untilAsked } from '../playing.ts'
import { openRoom } from '../rooms.ts'
import { expect, test } from '../test.ts'
import { PHONE } from '../touch.ts'

/*
 * What holds for every page on a phone: it fits the width, no line of text is cut, and a finger hits what can be pressed.
 */

test.use({ ...PHONE, contextOptions: { reducedMotion: 'reduce' } })

const GAMES = ['zombie-wars', 'catan-zombies', 'waterdeep-solo', 'world-war-z', 'z-war-one']
/** The size of a target in pixels (WCAG 2.5.5). */
const TARGET = 44

/** What does not fit, in words. Links within a sentence may be as high as its lines. Runs in the page. */
function misfits(target: number): string[] {
  const named = (element: Element) =>
    `${element.localName} “${(element.textContent || element.getAttribute('aria-label') || '').trim().slice(0, 40)}”`
  const shown = [...document.querySelectorAll('body :not(svg *)')].filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('.aside, .skip'),
  )
  const small = shown
    .filter((element) => element.matches('button, .button, select, summary, input:not(label *), nav a'))
    .filter((element) => {
      const { width, height } = element.getBoundingClientRect()
      return Math.round(width) < target || Math.round(height) < target
    })
    .map((element) => `small: ${named(element)}`)
  const hasText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim())
  const cut = shown
    .filter((element) => hasText(element) && /hidden|clip/.test(getComputedStyle(element).overflowX))
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
    .map((element) => `cut: ${named(element)}`)
  const wider = document.documentElement.scrollWidth - document.documentElement.clientWidth
  return [...small, ...cut, ...(wider > 0 ? [`wider by ${wider}`] : [])]
}

/** Opens a page, waits until it is ready, and expects that all of it fits. */
async function expectFit(page: Page, path: string, ready?: (page: Page) => Promise<void>): Promise<void> {
  await page.goto(path)
  await ready?.(page)
  expect.soft(await page.evaluate(misfits, TARGET), path).toEqual([])
}

for (const game of GAMES)
  test(`${game}: game, lesson, room, rules and challenge of the day fit a phone.`, async ({
    page,
    request,
  }) => {
    await expectFit(page, `/play/${game}?seed=fits-1&${EASY_BOTS}`, untilAsked)
    await expectFit(page, `/learn/${game}`, untilAsked)
    await expectFit(page, `${await openRoom(request, { game })}#sit`)
    await expectFit(page, `/rules/${game}`)
    await expectFit(page, `/rules/${game}/changes`)
    await expectFit(page, `/daily/${game}`)
  })

test('All other pages fit a phone.', async ({ page, request }) => {
  const challenge = `/s/${await makeChallenge(request, { seed: 'fits-1' })}`
  for (const path of [
    '/',
    '/daily',
    '/puzzle',
    '/r',
    '/tables',
    '/tables?game=zombie-wars',
    '/credits',
    '/review',
    '/exercises',
    '/offline',
    '/missions/new',
    '/missions/z-war-one',
    '/campaign/z-war-one',
    challenge,
    `${challenge}/verify`,
  ])
    await expectFit(page, path)
})

test('Pages of errors fit a phone.', async ({ page, pageErrors }) => {
  for (const path of [
    '/nothing-here',
    '/play/monopoly',
    '/play/zombie-wars?seed=no%20seed!',
    '/r/abc-def-ghj',
  ])
    await expectFit(page, path)
  // Browsers log an error for every page that answers 4xx.
  pageErrors.length = 0
})

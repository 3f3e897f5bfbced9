import { untilAsked } from '../playing.ts'
import { returnsIn, samplesOf } from '../sampling.ts'
import { expect, test } from '../test.ts'
import { doSteps, hold, PHONE, tapMove } from '../touch.ts'

/* The first five minutes of a newcomer on a phone, by touch alone: with the motion that others see. */

test.use(PHONE)

test('Waterdeep: the lesson shows its cards; spaces tell what they do; nothing that Pseudo took comes back.', async ({
  page,
  axeViolations,
}) => {
  await page.goto('/learn/waterdeep-solo')
  const held = page.locator('.wd-held')
  await expect(held.getByText('Ambush Artor Morlin')).toBeVisible()
  await expect(held.getByText('Durnan the Wanderer')).toBeVisible()
  await expect(page.locator('.wd-legend li')).toHaveCount(13)
  await doSteps(page, 'waterdeep-solo', 2)

  await page.goto('/play/waterdeep-solo?seed=lantern-7')
  await untilAsked(page)
  const card = await hold(page, page.locator('.wd-board [data-part="plinth"]'))
  await expect(card).toContainText('Gain 1 Cleric.')
  await expect(card).toContainText("Pseudo's Agent is here.")

  for (let move = 0; move < 4; move++) {
    const samples = await samplesOf(
      page,
      () => ({
        round: document.querySelector('.wd-board .round.now')!.nextElementSibling!.textContent!,
        taken: document.querySelector('.wd-board .taken')!.textContent!,
        'Agents of Pseudo': String(document.querySelectorAll('.wd-board .plot .pawn.his').length),
        'Quests of the inn': [...document.querySelectorAll('[aria-label="Cliffwatch Inn"] [data-part]')]
          .map((quest) => (quest as HTMLElement).dataset.part)
          .join(' '),
      }),
      () => tapMove(page, ['accept', 'take', 'wait', 'assign']),
    )
    expect(samples.at(-1)!.taken).toBeDefined()
    expect(returnsIn(samples)).toEqual([])
  }
  // His reason stays until the next move.
  await expect(page.locator('.wd-went')).toContainText('Pseudo went to')
  expect(await axeViolations()).toEqual([])
})

test('World War Z: the lesson, a zone that tells what waits there, and two turns in which nothing moves back.', async ({
  page,
  axeViolations,
}) => {
  await doSteps(page, 'world-war-z', 2)

  await page.goto('/play/world-war-z?seed=quarantine-7&seats=1&characters=2')
  await untilAsked(page)
  const figures = page.locator('.figures')
  await expect(figures).toContainText('Round 1 of 8')
  await expect(figures).toContainText(/Strong hordes \d+ \(limit 10\)/)
  const zone = page.locator('.wz-board [data-part="mexico"][role="button"]')
  await expect(await hold(page, zone)).toContainText('Next to:')

  for (let move = 0; move < 12; move++) {
    const samples = await samplesOf(
      page,
      () => {
        const found: Record<string, string> = {
          figures: document.querySelector('.figures span')!.textContent!,
        }
        for (const pawn of document.querySelectorAll<HTMLElement>('.wz-board [data-piece^="pawn"]'))
          found[pawn.dataset.piece!] = pawn.dataset.in!
        for (const place of document.querySelectorAll<HTMLElement>('.wz-board .zone[data-part]'))
          found[place.dataset.part!] =
            place.querySelector('use[href^="#wz-horde"]')?.getAttribute('href') ?? 'none'
        return found
      },
      () => tapMove(page, ['equip', 'go', 'fight', 'roll', 'accept', 'stop', 'ready', 'settle', 'pass']),
    )
    expect(Object.keys(samples.at(-1)!).length).toBeGreaterThan(20)
    expect(returnsIn(samples)).toEqual([])
  }
  expect(await axeViolations()).toEqual([])
})

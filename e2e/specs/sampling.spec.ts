import type { Page } from '@playwright/test'
import { play, start, type Log } from '@shamble/engine'
import { game as zombieWars } from '@shamble/zombie-wars'
import { EASY_BOTS, move, stateOf, untilAsked, type Chooser } from '../playing.ts'
import { returnsIn, samplesOf, type Reader, type Sample } from '../sampling.ts'
import { expect, test } from '../test.ts'

/** Chooses the first move with one of these verbs, in their order. */
const firstOf =
  (...verbs: string[]): Chooser =>
  (moves) =>
    moves.indexOf(verbs.flatMap((verb) => moves.filter((each) => each.split(' ')[0] === verb))[0] ?? '')

/** The values that names had after each move since `at`, by the rules. */
type Truth = (log: Log, at: number) => Record<string, string[]>

// In rounds of these seeds no piece truly goes back after a single move, and no number truly returns; except where `truly` tells.
const GAMES: { game: string; address: string; read: Reader; mine: Chooser; truly?: Truth }[] = [
  {
    game: 'Zombie Wars',
    address: `/play/zombie-wars?seed=sampled-1&seats=2&${EASY_BOTS}`,
    mine: firstOf('stop'),
    read: () => {
      const sample: Record<string, string> = {}
      for (const pawn of document.querySelectorAll<SVGElement>('.zw-pieces [data-part^="horde:"]')) {
        const { part, in: place } = pawn.dataset
        sample[`place of ${part}`] = place!
        sample[`size of ${part}`] = pawn.parentElement!.querySelector('.strength')!.textContent!
      }
      sample.living = document.querySelector('.zw-mats .count span')?.textContent?.trim() ?? ''
      return sample
    },
  },
  {
    // Between two of one's own turns Blue has two: the last of an hour and the first of the next. So a horde truly goes from B1 to
    // A1, lies down, stands up with the hour, and comes back to B1.
    game: 'Zombie Wars with three players',
    address: `/play/zombie-wars?seed=sampled-1&seats=3&${EASY_BOTS}`,
    mine: firstOf('stop'),
    read: () => {
      const sample: Record<string, string> = {}
      for (const pawn of document.querySelectorAll<SVGElement>('.zw-pieces [data-part^="horde:"]'))
        sample[`place of ${pawn.dataset.part}`] = pawn.dataset.in!
      return sample
    },
    truly: placesSince,
  },
  {
    game: 'Catan and Zombies',
    address: `/play/catan-zombies?seed=sampled-1&seats=3&board=beginnerStart&${EASY_BOTS}`,
    mine: firstOf('place', 'roll', 'endTurn', 'decline'),
    read: () => {
      const sample: Record<string, string> = {}
      for (const part of document.querySelectorAll<SVGElement>('.cz-board .hex'))
        sample[`zombies on ${part.dataset.part}`] = String(part.querySelectorAll('.zombie').length)
      for (const part of document.querySelectorAll<SVGElement>('.cz-board :is(.corner, .edge)'))
        sample[`piece on ${part.dataset.part}`] =
          part.querySelector('.house, .road')?.getAttribute('class') ?? ''
      for (const row of document.querySelectorAll<HTMLElement>('.cz-mats tbody tr'))
        sample[`points of ${row.querySelector('th')!.textContent!.trim()}`] =
          row.querySelector('td')!.textContent!
      return sample
    },
  },
  {
    game: 'Waterdeep',
    address: '/play/waterdeep-solo?seed=lantern-7',
    mine: firstOf('wait', 'accept', 'take', 'assign'),
    read: () => ({
      taken: document.querySelector('.wd-board .taken')!.textContent!,
      'Agents of Pseudo': String(document.querySelectorAll('.wd-board .plot .pawn.his').length),
      'Buildings in play': document.querySelector('.wd-board .quarter')?.textContent ?? '',
      'Quests of the inn': [...document.querySelectorAll('[aria-label="Cliffwatch Inn"] [data-part]')]
        .map((quest) => (quest as HTMLElement).dataset.part)
        .join(' '),
    }),
  },
  {
    game: 'World War Z',
    address: '/play/world-war-z?seed=quarantine-7&seats=1&characters=2',
    mine: firstOf('stay', 'ready', 'fight', 'roll', 'accept', 'stop', 'settle', 'pass'),
    read: () => {
      const sample: Record<string, string> = {}
      for (const pawn of document.querySelectorAll<HTMLElement>('.wz-board [data-piece^="pawn"]'))
        sample[pawn.dataset.piece!] = pawn.dataset.in!
      for (const place of document.querySelectorAll<HTMLElement>('.wz-board .zone[data-part]'))
        sample[`horde in ${place.dataset.part}`] =
          place.querySelector('use[href^="#wz-horde"]')?.getAttribute('href') ?? 'none'
      return sample
    },
  },
]

function placesSince(log: Log, at: number): Record<string, string[]> {
  const places: Record<string, string[]> = {}
  let { position, pending } = start(zombieWars, log.seed, log.seats, log.options)
  const note = () => {
    for (const { id, at } of position.table.hordes) (places[`place of horde:${id}`] ??= []).push(`sq:${at}`)
  }
  for (const [n, [seat, ...move]] of log.moves.entries()) {
    if (n >= at) note()
    ;({ position, pending } = play(zombieWars, position, seat, move, pending))
  }
  note()
  return places
}

/** The log of the only game that this browser keeps. */
const keptLog = (page: Page): Promise<Log> =>
  page.evaluate(() => {
    const name = Object.keys(localStorage).find((name) => name.startsWith('shamble:game:'))!
    return JSON.parse(localStorage.getItem(name)!).log as Log
  })

/** A game may end before the round changes. */
const MAX_MOVES = 30

/** The round, or the hour, as the strip of figures says it. */
const roundOf = (page: Page): Promise<string | null> => page.locator('.figures span').first().textContent()

for (const { game, address, read, mine, truly } of GAMES) {
  test(`${game}: in a whole round nothing is shown, taken back, and shown again; what is shown at the end is true.`, async ({
    page,
  }) => {
    await page.goto(address)
    await untilAsked(page)
    // Set-up belongs to no round.
    const rounds = new Set<string | null>()
    let samples: Sample[] = []
    let changes = 0
    for (let n = 0; n < MAX_MOVES && rounds.size < 3; n++) {
      rounds.add(await roundOf(page))
      const { at } = await stateOf(page)
      samples = await samplesOf(page, read, async () => {
        await move(page, mine, n)
        await untilAsked(page)
      })
      expect(returnsIn(samples, truly?.(await keptLog(page), at))).toEqual([])
      changes += samples.length - 1
    }
    expect(rounds.size).toBe(3)
    expect(changes).toBeGreaterThan(2)

    // Read from the page after a reload, without any event.
    await page.reload()
    await untilAsked(page)
    const [truth] = await samplesOf(page, read, async () => {})
    expect(samples.at(-1)).toEqual(truth)
  })
}

test('A number that returns to an older value for a quarter of a second is noticed.', async ({ page }) => {
  await page.goto('/play/waterdeep-solo?seed=lantern-7')
  await untilAsked(page)
  const { read } = GAMES.find(({ game }) => game === 'Waterdeep')!
  const samples = await samplesOf(page, read, async () => {
    for (const text of ['Pseudo took 4', 'Pseudo took 0', 'Pseudo took 4']) {
      await page.locator('.wd-board .taken').evaluate((node, text) => (node.textContent = text), text)
      await page.waitForTimeout(250)
    }
  })
  expect(returnsIn(samples)).toContainEqual(expect.stringContaining('Pseudo took 4 → Pseudo took 0'))
})

test('A return that the rules do not have is noticed beside one that they have.', () => {
  const shown = ['B1', 'A1', 'B1'].map((place) => ({ horde: place }))
  expect(returnsIn(shown, { horde: ['B1', 'B1', 'A1', 'B1', 'B2'] })).toEqual([])
  expect(returnsIn(shown, { horde: ['B1', 'A1', 'B2'] })).toEqual(['horde: B1 → A1 → B1'])
  expect(returnsIn(shown)).toEqual(['horde: B1 → A1 → B1'])
})

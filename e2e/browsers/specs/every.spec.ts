import { lesson } from '@shamble/zombie-wars/lessons'
import { openHost } from '../../hosts.ts'
import { attackFirst, EASY_BOTS } from '../../playing.ts'
import { openLine } from '../network.ts'
import { makeMove, move, playToTheEnd, stateOf, untilAsked } from '../playing.ts'
import { until, type Point } from '../screen.ts'
import { expect, test, type Person } from '../test.ts'

/*
 * What a player meets first, in the browsers of people who do not have Chromium: by touch in Firefox, by mouse in WebKit.
 */

const SHORT = `seed=brains-42&seats=2&hourTrack=short&${EASY_BOTS}`

test('A lesson is done by tapping the board, and ends in a real game.', async ({ person }) => {
  const ann = await person()
  await ann.open('/learn/zombie-wars')
  for (const { title, moves, outcome } of lesson.steps) {
    await ann.see('h1', title)
    await untilAsked(ann)
    // A tap may make several moves.
    for (let at = 0; at < moves.length; at = (await stateOf(ann)).at) {
      await ann.see('[data-target]')
      await makeMove(ann, moves[at]!)
    }
    await ann.see('[data-lesson]', outcome)
    await ann.tap('[data-next]')
  }
  await ann.see('h1', lesson.last.title)
  await ann.tap('[data-begin]')
  await until('another page', ann.address).toMatch(/\/play\/zombie-wars\?.*seed=/)
  await untilAsked(ann)
  expect((await stateOf(ann)).seat).toBe('0')
  expect(await ann.errors()).toEqual([])
})

test('A game is played on the board to its end; the server replays it to the same position.', async ({
  person,
  baseURL,
}) => {
  const ann = await person()
  await ann.open(`/play/zombie-wars?${SHORT}`)
  const { at, result, fingerprint } = await playToTheEnd(ann, attackFirst)
  expect(JSON.parse(result!)).toHaveProperty('winners')
  expect(fingerprint).toMatch(/^[0-9a-f]{16}$/)
  await ann.see('a[data-replay]')
  const link = await ann.run(() => document.querySelector('a[data-replay]')!.getAttribute('href')!)
  const page = await (await fetch(new URL(`${link}?at=${at}`, baseURL))).text()
  expect(page).toContain(`data-fingerprint="${fingerprint}"`)
  expect(await ann.errors()).toEqual([])
})

test('Two people play in a room; one reloads and keeps their chair.', async ({ person }) => {
  const ann = await person()
  await ann.open('/play/zombie-wars?seed=room-1&seats=2&hourTrack=short')
  await untilAsked(ann)
  await ann.tap('button', 'Menu')
  await ann.tap('button', 'Play with friends')
  await until('another page', ann.address).toMatch(/\/r\/[0-9a-z]{3}(-[0-9a-z]{3}){2}$/)
  await ann.see('[data-chair="0"]', '(you)')
  const bob = await person()
  await bob.open(await ann.address())
  await bob.tap('[data-sit="1"]')
  await ann.see('[data-chair="1"]')
  await bob.tap('[data-ready]')
  await ann.tap('[data-start]')
  await playTogether([ann, bob], 12)

  await bob.open(await bob.address())
  await bob.see('[data-chair="1"]', '(you)')
  await playTogether([ann, bob], 20)
  for (const each of [ann, bob]) expect(await each.errors()).toEqual([])
})

/** Lets those who are asked move until `at` moves have been made, and all see the same. */
async function playTogether(people: readonly Person[], at: number): Promise<void> {
  const asked = 'button[data-move]:enabled'
  const states = () => Promise.all(people.map(stateOf))
  for (const each of people) await each.see('[data-game]')
  while ((await states()).some((state) => state.at < at)) {
    await until('a player is asked', () =>
      Promise.all(people.map((each) => each.run((of) => !!document.querySelector(of), asked))),
    ).toContain(true)
    for (const each of people)
      if (await each.run((of) => !!document.querySelector(of), asked)) await move(each)
  }
  await until('one position for all', async () => new Set((await states()).map(({ at }) => at)).size).toBe(1)
}

test('A game is played in a sandboxed frame of another site.', async ({ person, baseURL }) => {
  const host = await openHost()
  const ann = await person()
  const src = `${baseURL}/embed/play/zombie-wars?${SHORT}`
  await ann.open(host.page('wordpress', src, { width: 360, height: 640 }))
  await ann.see('iframe')
  expect(await ann.frame.run(() => self.origin)).toBe('null')
  for (let made = 0; made < 6; made++) await move(ann.frame, attackFirst, made)
  await untilAsked(ann.frame)
  await ann.frame.tap('[data-onward]')
  const link = await ann.frame.see('[aria-label="The address of this game"]', '/play/zombie-wars?log=')
  const { at } = await stateOf(ann.frame)
  expect(await ann.errors()).toEqual([])
  await ann.open(link)
  await untilAsked(ann)
  expect((await stateOf(ann)).at).toBe(at)
  await host.stop()
})

test('A wall of a mission is opened and closed in the editor, and the mission is played.', async ({
  person,
}) => {
  const ann = await person()
  await ann.open('/missions/new#chapter-1')
  await ann.see('[data-workshop="1"]')
  await ann.see('[data-problems="0"]')
  await ann.tap('[data-tool="gap"]')
  const upper = await edgeOf(ann, 9, 0.5)
  await ann.draw(upper, await edgeOf(ann, 9, 1.5))
  await ann.see('[data-problem]', 'Grocer (stockroom) is not closed')
  await ann.tap('[data-tool="wall"]')
  for (const row of [0.5, 1.5]) await ann.tapAt(await edgeOf(ann, 9, row))
  await ann.see('[data-problems="0"]')
  await ann.tap('[data-play]')
  await ann.see('dialog iframe')
  await move(ann.frame)
  await ann.tap('[data-back]')
  await ann.miss('dialog iframe')
  expect(await ann.errors()).toEqual([])
})

/** A point on the right edge of a square, `rows` below its corner, scrolled into sight. */
const edgeOf = (person: Person, square: number, rows: number): Promise<Point> =>
  person.run(
    (at, below) => {
      const drawn = document.querySelector(`[data-square="${at}"]`)!
      drawn.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const { right, y, height } = drawn.getBoundingClientRect()
      return { x: right - 1, y: y + height * below }
    },
    square,
    rows,
  )

test('After the first visit it works without a network, also a new game.', async ({ person, baseURL }) => {
  const line = await openLine(baseURL!)
  const ann = await person()
  await ann.open(`${line.origin}/play/zombie-wars?${SHORT}`)
  await untilAsked(ann)
  await ann.run(async () => void (await navigator.serviceWorker.ready))
  await line.cut()

  await ann.open(`${line.origin}/play/zombie-wars?seed=never-seen-before&${EASY_BOTS}`)
  await untilAsked(ann)
  expect(await ann.run(() => document.querySelectorAll('.board [data-part^="sq:"]').length)).toBe(64)
  await move(ann)
  await ann.open(`${line.origin}/rules/zombie-wars`)
  await ann.see('h1', 'Zombie Wars')
  await ann.open(`${line.origin}/nowhere-at-all`)
  await ann.see('h1', 'There is no network')
})

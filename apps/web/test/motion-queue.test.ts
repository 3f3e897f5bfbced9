import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ShownBoard } from '../src/lib/games.ts'
import { MotionQueue } from '../src/lib/shell/motion-queue.svelte.ts'
import type { MotionSetting } from '../src/lib/shell/motion.svelte.ts'
import { listeners, type Event, type Shown, type SomeWords, type Source } from '../src/lib/shell/source.ts'

/*
 * How events are played: nothing that is shown moves back, and what came of one's own move stays.
 */

interface Walk {
  at: number
}

const step = (to: number): Event => ({ type: 'stepped', to })
const shownAt = (at: number, told: readonly Event[] = []): Shown => ({
  at,
  told,
  sight: { view: { at }, choices: [], result: null },
})
const words = {
  event: ({ type, to }: Event) => (type === 'stepped' ? `It steps to ${to as number}.` : ''),
} as unknown as SomeWords
const motion = { now: 'fast', paused: false } as MotionSetting

/** A board with one piece. What it may not unfold throws. */
function boardOf(refused: readonly number[] = []): ShownBoard {
  const unfold = (view: Walk, { to }: { to: number }): Walk => {
    if (refused.includes(to)) throw new Error(`There is no way to ${to}.`)
    return { ...view, at: to }
  }
  return { pace: () => 3, unfold: () => Promise.resolve({ unfold }) } as unknown as ShownBoard
}

/** Follows a source; `seen` are the places of the piece, and the steps shown as motion, whenever one of them changes. */
function playing(board: ShownBoard, how = motion) {
  const { tell, follow } = listeners()
  const source = { seat: 0, shown: shownAt(0), follow } as unknown as Source
  const queue = new MotionQueue(source, words, board, how)
  queue.follow()
  const seen: [at: number, step: unknown][] = []
  const look = () => {
    const { at } = queue.shown.sight.view as Walk
    const now: [number, unknown] = [at, queue.event?.['to'] ?? null]
    if (seen.at(-1)?.join() !== now.join()) seen.push(now)
  }
  async function play(next: Shown) {
    tell(next)
    for (look(); queue.busy; look()) await new Promise((later) => setImmediate(later))
    look()
  }
  return { queue, seen, play }
}

beforeEach(() => void vi.stubGlobal('document', { hidden: false }))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('Each event stays on the board while later ones are shown.', async () => {
  const { seen, play } = playing(boardOf())
  await play(shownAt(3, [step(1), step(2), step(3)]))
  expect(seen.map(([at]) => at)).toEqual(seen.map(([at]) => at).toSorted((a, b) => a - b))
  expect(seen.map(([, to]) => to)).toEqual(expect.arrayContaining([1, 2, 3]))
  expect(seen.at(-1)).toEqual([3, null])
})

test('An event and what it changes are shown at once: the page is updated once for each event.', async () => {
  const { seen, play } = playing(boardOf())
  await play(shownAt(1, [step(1)]))
  seen.length = 0
  await play(shownAt(3, [step(2), step(3)]))
  expect(seen).not.toContainEqual([2, null])
  expect(seen).not.toContainEqual([3, 2])
  expect(seen).toContainEqual([2, 2])
})

test('From an event that cannot be applied the board waits for the next sight, and shows no motion.', async () => {
  const complained = vi.spyOn(console, 'error').mockReturnValue()
  const { seen, play } = playing(boardOf([2]))
  await play(shownAt(3, [step(1), step(2), step(3)]))
  expect(complained).toHaveBeenCalledOnce()
  expect(seen.map(([, to]) => to)).not.toContain(2)
  expect(seen.map(([, to]) => to)).not.toContain(3)
  expect(seen.at(-1)).toEqual([3, null])
  expect([...new Set(seen.map(([at]) => at))]).toEqual([0, 1, 3])

  // With the next sight events are played again.
  await play(shownAt(4, [step(4)]))
  expect(seen).toContainEqual([4, 4])
})

test('What came of one’s own move stays while others move, until the next own move.', async () => {
  const { queue, play } = playing(boardOf())
  queue.moved()
  await play(shownAt(1, [step(1)]))
  expect(queue.outcome).toEqual(['It steps to 1.'])
  await play(shownAt(2, [step(2)]))
  expect(queue.outcome).toEqual(['It steps to 1.'])
  expect(queue.since).toEqual(['It steps to 2.'])
  queue.moved()
  expect(queue.outcome).toEqual([])
})

test('A jump tells of no own move.', async () => {
  const { queue, play } = playing(boardOf())
  queue.moved()
  await play(shownAt(1, [step(1)]))
  await play({ ...shownAt(9), jump: true })
  expect(queue.outcome).toEqual([])
})

test('A player who comes back reads what the others did since their own last move, once.', async () => {
  const { queue, play } = playing(boardOf())
  await play({ ...shownAt(3), jump: true, missed: [step(2), step(3)] })
  expect(queue.since).toEqual(['It steps to 2.', 'It steps to 3.'])
  // A broken connection goes on where it was; the whole game sent again replaces all.
  await play({ ...shownAt(4), jump: 'on', missed: [step(4)] })
  expect(queue.since).toEqual(['It steps to 2.', 'It steps to 3.', 'It steps to 4.'])
  await play({ ...shownAt(4), jump: true, missed: [step(3), step(4)] })
  expect(queue.since).toEqual(['It steps to 3.', 'It steps to 4.'])
})

test('Who comes back is told of a turn that was only passed, where nothing else was missed.', async () => {
  const board = { ...boardOf(), pace: ({ to }: { to: number }) => (to === 2 ? 0 : 3) } as ShownBoard
  const { queue, play } = playing(board)
  await play({ ...shownAt(2), jump: true, missed: [step(2)] })
  expect(queue.since).toEqual(['It steps to 2.'])
  await play({ ...shownAt(3), jump: true, missed: [step(2), step(3)] })
  expect(queue.since).toEqual(['It steps to 3.'])
})

test('What was missed is shown again step by step, also where animation is off; in the end what is true.', async () => {
  const { queue, seen, play } = playing(boardOf(), { now: 'off', paused: false } as MotionSetting)
  await play({ ...shownAt(4), jump: true, missed: [step(2), step(4)] })
  let presses = 0
  const pressing = setInterval(() => {
    presses++
    queue.step()
  })
  await queue.stepThrough(async () => {
    void play({ ...shownAt(1), jump: true })
    await play({ ...shownAt(4), told: [step(2), step(4)] })
  })
  clearInterval(pressing)
  expect(seen.map(([at]) => at)).toEqual([4, 1, 2, 4, 4])
  expect(presses).toBeGreaterThan(1)
  expect([queue.stepping, queue.busy]).toEqual([false, false])
  expect(queue.since).toEqual(['It steps to 2.', 'It steps to 4.'])
})

import type { AnyGame } from '@shamble/engine'
import { expect, test, vi } from 'vitest'
import { drawnOf, LateScene } from '../src/lib/play/drawn-scene.svelte.ts'
import { SceneSource } from '../src/lib/play/scene.svelte.ts'
import type { Shown, SomeWords } from '../src/lib/shell/source.ts'
import { until } from './until.ts'

/*
 * A scene that is drawn without rules: a lamp, switched on once and off once.
 */

const lamp: AnyGame = {
  id: 'lamp',
  version: 1,
  seats: [1],
  options: {},
  setUp(g) {
    g.table = { isOn: false }
    g.tell({ type: 'hung' })
    g.then(lamp.steps.turn as never, 'on')
    g.then(lamp.steps.turn as never, 'off')
  },
  steps: {
    turn: {
      seat: () => 0,
      ask: 'The switch?',
      options: (_, can, way: string) => can('turn', way),
      take: {
        turn(g, _, way: string) {
          g.table.isOn = way === 'on'
          g.tell({ type: way })
          if (way === 'off') g.over([0], 'dark')
        },
      },
    },
  },
  view: ({ isOn }) => ({ isOn }),
  imagine: () => {},
  score: () => 0.5,
}
const words = {
  event: ({ type }: { type: string }) => `It is ${type}.`,
  rule: () => '1',
  seat: () => 'Ann',
} as unknown as SomeWords
const played = () => new SceneSource({ game: lamp, words }, {})
// What is written into the page is read from it as JSON.
const drawn = () => JSON.parse(JSON.stringify(drawnOf(played())))

test('A scene is shown as it was drawn, with nothing loaded; touched, it loads what plays it, once.', async () => {
  const play = vi.fn(() => Promise.resolve(played()))
  const source = new LateScene(drawn(), words, play)
  const whole = played()
  expect(source.shown).toEqual(whole.shown)
  expect([source.lines, source.chairs, source.seat]).toEqual([whole.lines, whole.chairs, whole.seat])
  expect([source.mayUndo, source.fingerprint, source.trouble]).toEqual([false, null, null])
  source.restart()
  source.undo()
  expect(play).not.toHaveBeenCalled()
  source.touch()
  source.touch()
  await until(() => expect(source.shown).toEqual(whole.shown))
  expect(play).toHaveBeenCalledOnce()
})

test('Its moves wait for what plays it; from then on it is that scene.', async () => {
  const source = new LateScene(drawn(), words, () => Promise.resolve(played()))
  const heard: Shown[] = []
  source.follow((next) => heard.push(next))
  void source.move(0, ['turn', 'on'])
  expect(source.shown.at).toBe(0)
  await until(() => expect(source.shown.at).toBe(1))
  expect([heard.map(({ at }) => at), source.mayUndo]).toEqual([[1], true])
  void source.move(0, ['turn', 'off'])
  expect([source.shown.sight.result?.reason, source.lines.map(({ text }) => text)]).toEqual([
    'dark',
    ['It is on.', 'It is off.'],
  ])
  expect(source.fingerprint).toHaveLength(16)
  source.restart()
  expect([source.shown.at, heard.at(-1)]).toMatchObject([0, { at: 0, jump: true }])
})

test('A click made twice before it is there is one move.', async () => {
  const source = new LateScene(drawn(), words, () => Promise.resolve(played()))
  void source.move(0, ['turn', 'on'])
  void source.move(0, ['turn', 'on'])
  await until(() => expect(source.shown.at).toBe(1))
  await new Promise((later) => setTimeout(later))
  expect([source.shown.at, source.trouble]).toEqual([1, null])
})

test('What plays it cannot be loaded: that is said, and the next move tries again.', async () => {
  const play = vi.fn(() => Promise.reject<ReturnType<typeof played>>(new Error('offline')))
  const source = new LateScene(drawn(), words, play)
  void source.move(0, ['turn', 'on'])
  await until(() => expect(source.trouble).toContain('could not be loaded'))
  expect(source.shown.at).toBe(0)
  play.mockImplementation(() => Promise.resolve(played()))
  void source.move(0, ['turn', 'on'])
  await until(() => expect(source.shown.at).toBe(1))
  expect(source.trouble).toBeNull()
})

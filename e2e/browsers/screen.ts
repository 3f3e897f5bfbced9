import { expect } from '@playwright/test'
import type { View } from './driver.ts'

/*
 * What a person does with a page or a frame: looks, taps, draws. Each waits until it finds what it looks for.
 */

export type Pointer = 'mouse' | 'touch'

export interface Point {
  x: number
  y: number
}

export interface Screen {
  run: View['run']
  /** Waits until an element is visible, with this in its text or value. Returns its text. */
  see: (selector: string, text?: string) => Promise<string>
  /** Waits until something cannot be seen. */
  miss: (selector: string) => Promise<void>
  /** Waits until an element stands still and is not covered, and taps it. */
  tap: (selector: string, text?: string) => Promise<void>
  /** Draws a line with the pointer held down. */
  draw: (from: Point, to: Point) => Promise<void>
  tapAt: (at: Point) => Promise<void>
}

/** Waits until what is read is as expected. A page that is left meanwhile does not answer: then it is read once more. */
export const until = <T>(message: string, read: () => Promise<T>) =>
  expect.poll(() => read().catch(read), { message, intervals: [50, 100, 200] })

export function screenOf(view: View, pointerType: Pointer): Screen {
  const press = (steps: readonly Record<string, unknown>[]) =>
    view.perform([{ type: 'pointer', id: pointerType, parameters: { pointerType }, actions: steps }])
  const to = ({ x, y }: Point, duration = 0) => ({
    type: 'pointerMove',
    origin: 'viewport',
    duration,
    x: Math.round(x),
    y: Math.round(y),
  })
  const down = { type: 'pointerDown', button: 0 }
  const up = { type: 'pointerUp', button: 0 }

  const tapAt = (at: Point) => press([to(at), down, up])
  return {
    run: view.run,
    async see(selector, text = '') {
      let seen: string | null = null
      await until(
        `see ${selector} ${text}`,
        async () => (seen = await view.run(textOf, selector, text)),
      ).not.toBeNull()
      return seen!
    },
    async miss(selector) {
      await until(`miss ${selector}`, () => view.run(textOf, selector, '')).toBeNull()
    },
    async tap(selector, text = '') {
      let found: Point | string = ''
      await until(
        `tap ${selector} ${text}`,
        async () => (found = await view.run(pointOf, selector, text)),
      ).toEqual({ x: expect.any(Number), y: expect.any(Number) })
      await tapAt(found as unknown as Point)
    },
    draw: (from, end) => press([to(from), down, to(end, 100), up]),
    tapAt,
  }
}

/* These run in the page. */

function textOf(selector: string, text: string): string | null {
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    const shown = element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible'
    const has = 'value' in element && element.value ? String(element.value) : (element.textContent ?? '')
    if (shown && has.includes(text)) return has
  }
  return null
}

/** Where an element can be tapped, as near to its middle as possible; or why it cannot. */
async function pointOf(selector: string, text: string): Promise<Point | string> {
  const element = [...document.querySelectorAll(selector)].find(
    (each) => each.getClientRects().length > 0 && (each.textContent ?? '').includes(text),
  )
  if (!element) return 'It is not there.'
  if (element.matches(':disabled')) return 'It is disabled.'
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const nextFrame = () => new Promise(requestAnimationFrame)
  await nextFrame()
  const before = element.getBoundingClientRect()
  await nextFrame()
  const { x, y, width, height } = element.getBoundingClientRect()
  if (x !== before.x || y !== before.y) return 'It moves.'
  let covering: Element | null = null
  const parts = [0.5, 0.3, 0.7, 0.1, 0.9]
  for (const across of parts) {
    for (const along of parts) {
      const point = { x: Math.round(x + width * across), y: Math.round(y + height * along) }
      const hit = document.elementFromPoint(point.x, point.y)
      if (hit && element.contains(hit)) return point
      covering ??= hit
    }
  }
  return `It is covered by ${covering?.outerHTML.slice(0, 80)}.`
}

import { flushSync } from 'svelte'
import type { BoardZoom } from '@shamble/engine/board'

/*
 * Looking at a board more closely: a frame that scrolls over a board drawn larger. Steps by button and key, any size in
 * between by two fingers or a wheel with Ctrl. A finger pans as it scrolls any page; a mouse drags.
 */

/** What the page offers where a board says nothing of its own: how many times as large as the whole. */
const STEPS: readonly number[] = [1, 1.6, 2.4]
/** Below this many pixels a thing cannot be hit by a finger (WCAG 2.5.8), from the other on it can (2.5.5). */
const TOO_SMALL = 24
const LARGE_ENOUGH = 44
/** A mouse that has moved so many pixels is dragging, not clicking. */
const DRAGS = 4
/** How much a notch of the wheel enlarges. */
const NOTCH = 0.01
/** What a board follows has this much room around it: names and what lies beside. */
const WITH_RIM = 0.86
/** Sizes that nobody tells apart. */
const ALIKE = 1.02

/** A point of the frame, in pixels from its corner. */
interface Point {
  x: number
  y: number
}

export type Zoom = ReturnType<typeof zoomed>

/** `own`: what a board says of it, if it says anything; the first of its steps is 1, each larger than the one before. */
export function zoomed(own: () => Pick<BoardZoom<unknown, unknown>, 'steps' | 'follows'> | undefined) {
  const steps = $derived(own()?.steps ?? STEPS)
  let size = $state(1)
  // Who went back to the whole wants to see the whole.
  let leftAlone = false
  // Of a board that follows: what it has come closer to.
  let followed: readonly string[] = []
  let frame: HTMLElement
  let inner: HTMLElement
  let shown = ''

  const last = () => steps.at(-1)!
  const middle = (): Point => ({ x: frame.clientWidth / 2, y: frame.clientHeight / 2 })

  /** Draws the board in another size; what lies at a point of the frame goes to another one, or stays. */
  function resize(wanted: number, from: Point, to: Point = from) {
    const next = wanted < ALIKE ? 1 : Math.min(wanted, last())
    const [x, y] = [(frame.scrollLeft + from.x) / size, (frame.scrollTop + from.y) / size]
    if (size === 1 && next > 1) frame.style.height = `${frame.clientHeight}px`
    size = next
    flushSync()
    inner.style.width = next === 1 ? '' : `${next * 100}%`
    if (next === 1) frame.style.height = ''
    frame.scrollTo(x * next - to.x, y * next - to.y)
  }

  const boxOf = (part: Element) => {
    const { left, top, width, height } = part.getBoundingClientRect()
    const around = frame.getBoundingClientRect()
    return { left: left - around.left, top: top - around.top, width, height }
  }

  /** The next step, or the whole after the last. What can be clicked comes to the middle; after that, what is there stays there. */
  function step() {
    const next = steps.find((step) => step > size * ALIKE)
    leftAlone = next === undefined
    if (next === undefined) return resize(1, middle())
    const wanted = size === 1 && inner.querySelector('[data-clicked], [data-hot]')
    if (!wanted) return resize(next, middle())
    const { left, top, width, height } = boxOf(wanted)
    resize(next, { x: left + width / 2, y: top + height / 2 }, middle())
  }

  function back() {
    resize(steps.findLast((step) => step * ALIKE < size) ?? 1, middle())
    leftAlone = size === 1
  }

  /**
   * Where a board sets its own steps, a finger on something too small to be hit comes closer first. Says whether it did.
   */
  function comesCloser({ clientX, clientY, pointerType }: PointerEvent, part: Element): boolean {
    const { left, top, width, height } = part.getBoundingClientRect()
    const least = Math.min(width, height)
    if (!own() || pointerType !== 'touch' || least >= TOO_SMALL || size >= last()) return false
    const { left: west, top: north } = frame.getBoundingClientRect()
    const at = {
      x: Math.min(Math.max(clientX, left), left + width) - west,
      y: Math.min(Math.max(clientY, top), top + height) - north,
    }
    resize(steps.find((step) => (least * step) / size >= LARGE_ENOUGH) ?? last(), at, middle())
    return true
  }

  /** Whether a board comes closer to what matters by itself: where it says so, on a narrow frame. */
  const follows = () => !leftAlone && frame.clientWidth < (own()?.follows ?? 0)

  /**
   * Pans to things by their ids when they have moved, unless all that is drawn of them is seen, or the whole board is. A board
   * that follows comes as close as shows them all.
   */
  function show(ids: readonly string[], still: boolean) {
    if (ids.length === 0 || !frame) return
    const boxes = [...inner.querySelectorAll('[data-part][role]')]
      .filter((part) => ids.includes((part as HTMLElement).dataset.part!))
      .map(boxOf)
    if (boxes.length === 0) return
    const west = Math.min(...boxes.map(({ left }) => left))
    const north = Math.min(...boxes.map(({ top }) => top))
    const east = Math.max(...boxes.map(({ left, width }) => left + width))
    const south = Math.max(...boxes.map(({ top, height }) => top + height))
    const { x, y } = middle()
    // Where things lie on the board, whatever its size: somebody who pans away from what stays there is left alone.
    const lie = [west + frame.scrollLeft, north + frame.scrollTop, east - west, south - north]
    const where = lie.map((length) => Math.round((length / size) * 2)).join()
    if (where === shown) return
    shown = where
    followed = ids
    if (follows()) {
      const fits = Math.min(frame.clientWidth / (east - west), frame.clientHeight / (south - north))
      const centre = { x: (west + east) / 2, y: (north + south) / 2 }
      // Not amid the effect that has drawn it.
      return queueMicrotask(() => resize(Math.max(1, size * fits * WITH_RIM), centre, middle()))
    }
    const seen = west >= 0 && north >= 0 && east <= frame.clientWidth && south <= frame.clientHeight
    if (seen || size === 1) return
    frame.scrollBy({
      left: (west + east) / 2 - x,
      top: (north + south) / 2 - y,
      behavior: still ? 'instant' : 'smooth',
    })
  }

  /** Listens to fingers, mouse, wheel and keys, from when the frame is drawn. Returns how to stop. */
  function attach(node: HTMLElement): () => void {
    frame = node
    inner = node.firstElementChild as HTMLElement
    const listening = new AbortController()
    const { signal } = listening
    const fingers = new Map<number, Point>()
    let dragged = false

    const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
      const { left, top } = frame.getBoundingClientRect()
      return { x: clientX - left, y: clientY - top }
    }
    const spread = () => {
      const [a, b] = [...fingers.values()] as [Point, Point]
      return {
        width: Math.hypot(a.x - b.x, a.y - b.y),
        centre: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
      }
    }

    function down(event: PointerEvent) {
      dragged = false
      if (event.pointerType !== 'mouse' || (event.button === 0 && size > 1))
        fingers.set(event.pointerId, pointOf(event))
    }

    function move(event: PointerEvent) {
      const before = fingers.get(event.pointerId)
      if (!before) return
      const now = pointOf(event)
      if (fingers.size === 2) {
        const { width, centre } = spread()
        fingers.set(event.pointerId, now)
        const then = spread()
        dragged = true
        resize((size * then.width) / width, centre, then.centre)
        leftAlone = size === 1
      } else if (event.pointerType === 'mouse') {
        if (!dragged && Math.hypot(now.x - before.x, now.y - before.y) < DRAGS) return
        if (!dragged) frame.setPointerCapture(event.pointerId)
        dragged = true
        frame.scrollBy(before.x - now.x, before.y - now.y)
        fingers.set(event.pointerId, now)
      } else fingers.set(event.pointerId, now)
    }

    const up = ({ pointerId }: PointerEvent) => fingers.delete(pointerId)

    // Where a drag or a pinch ended nothing is clicked.
    function click(event: MouseEvent) {
      if (dragged) event.stopPropagation()
      dragged = false
    }

    function wheel(event: WheelEvent) {
      if (!event.ctrlKey) return
      event.preventDefault()
      resize(size * Math.exp(-event.deltaY * NOTCH), pointOf(event))
      leftAlone = size === 1
    }

    // Two fingers are ours, before the browser makes a scroll of them.
    function touch(event: TouchEvent) {
      if (event.touches.length === 2) event.preventDefault()
    }

    function key(event: KeyboardEvent) {
      if (event.altKey || event.ctrlKey || event.metaKey) return
      if (event.key === '+' && size < last()) step()
      else if (event.key === '-') back()
    }

    // Another width is another whole, and may be too wide to follow, or narrow enough.
    function fit() {
      const near = size
      if (size > 1) {
        frame.style.height = inner.style.width = ''
        size = 1
        flushSync()
      }
      if (own()?.follows && !leftAlone) {
        shown = ''
        show(followed, true)
      } else if (near > 1) resize(near, middle())
    }

    node.addEventListener('pointerdown', down, { signal })
    node.addEventListener('pointermove', move, { signal })
    for (const end of ['pointerup', 'pointercancel'] as const) addEventListener(end, up, { signal })
    node.addEventListener('click', click, { signal, capture: true })
    node.addEventListener('wheel', wheel, { signal, passive: false })
    node.addEventListener('touchmove', touch, { signal, passive: false })
    node.addEventListener('keydown', key, { signal })
    addEventListener('resize', fit, { signal })
    return () => {
      listening.abort()
      size = 1
    }
  }

  return {
    /** Whether less than the whole is seen. */
    get near() {
      return size > 1
    },
    /** Whether the next step leads back to the whole. */
    get most() {
      return size * ALIKE >= last()
    },
    step,
    comesCloser,
    show,
    attach,
  }
}

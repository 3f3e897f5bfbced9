import { flushSync } from 'svelte'

/*
 * Looking at a board more closely: a frame that scrolls over a board drawn larger. Steps by button and key, any size in
 * between by two fingers or a wheel with Ctrl. A finger pans as it scrolls any page; a mouse drags.
 */

/** What the page offers where a board says nothing of its own: how many times as large as the whole. */
const STEPS: readonly number[] = [1, 1.6, 2.4]
/** A mouse that has moved so many pixels is dragging, not clicking. */
const DRAGS = 4
/** How much a notch of the wheel enlarges. */
const NOTCH = 0.01
/** Sizes that nobody tells apart. */
const ALIKE = 1.02

/** A point of the frame, in pixels from its corner. */
export interface Point {
  x: number
  y: number
}

export type Zoom = ReturnType<typeof zoomed>

/** `steps`: those a board sets, the first of them 1, each larger than the one before. */
export function zoomed(steps: readonly number[] = STEPS) {
  let size = $state(1)
  // Who went back to the whole wants to see the whole.
  let leftAlone = false
  let frame: HTMLElement
  let inner: HTMLElement
  let middlePart: (() => Element | undefined) | undefined

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

  function centreOf(part: Element): Point {
    const { left, top, width, height } = part.getBoundingClientRect()
    const around = frame.getBoundingClientRect()
    return { x: left - around.left + width / 2, y: top - around.top + height / 2 }
  }

  /** The next step, or the whole after the last. What is spoken of comes to the middle; after that, what is there stays there. */
  function step() {
    const next = steps.find((step) => step > size * ALIKE)
    leftAlone = next === undefined
    if (next === undefined) return resize(1, middle())
    const wanted =
      size === 1 &&
      (inner.querySelector('[data-clicked]') ?? middlePart?.() ?? inner.querySelector('[data-hot]'))
    if (!wanted) return resize(next, middle())
    resize(next, centreOf(wanted), middle())
  }

  function back() {
    resize(steps.findLast((step) => step * ALIKE < size) ?? 1, middle())
    leftAlone = size === 1
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

    // Another width is another whole.
    function fit() {
      if (size === 1) return
      frame.style.height = inner.style.width = ''
      const near = size
      size = 1
      flushSync()
      resize(near, middle())
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
    attach,
    // What `large-board.ts` goes on with.
    get frame() {
      return frame
    },
    get size() {
      return size
    },
    get steps() {
      return steps
    },
    /** Whether somebody went back to the whole. */
    get leftAlone() {
      return leftAlone
    },
    resize,
    middle,
    /** What comes to the middle first, unless something was clicked. */
    centreOn(part: () => Element | undefined) {
      middlePart = part
    },
  }
}

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

  /** The same by hand: who goes back to the whole wants to see the whole. */
  function choose(wanted: number, from: Point, to?: Point) {
    resize(wanted, from, to)
    leftAlone = size === 1
  }

  /** The next step, or the whole after the last. What is spoken of comes to the middle; after that, what is there stays there. */
  function step() {
    const next = steps.find((step) => step > size * ALIKE) ?? 1
    const spokenOf =
      size === 1 &&
      (inner.querySelector('[data-clicked]') ?? middlePart?.() ?? inner.querySelector('[data-hot]'))
    choose(next, spokenOf ? centreOf(spokenOf) : middle(), middle())
  }

  function back() {
    choose(steps.findLast((step) => step * ALIKE < size) ?? 1, middle())
  }

  function pointOf({ clientX, clientY }: MouseEvent | Touch): Point {
    const { left, top } = frame.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }

  /** Listens to fingers, mouse, wheel and keys, from when the frame is drawn. Returns how to stop. */
  function attach(node: HTMLElement): () => void {
    frame = node
    inner = node.firstElementChild as HTMLElement
    const listening = new AbortController()
    const { signal } = listening
    // Where a mouse holds the board, and what two fingers span.
    let held: Point | null = null
    let span: { width: number; centre: Point } | null = null
    let dragged = false

    function down(event: PointerEvent) {
      dragged = false
      if (event.pointerType === 'mouse' && event.button === 0 && size > 1) held = pointOf(event)
    }

    function move(event: PointerEvent) {
      if (!held) return
      const now = pointOf(event)
      if (!dragged && Math.hypot(now.x - held.x, now.y - held.y) < DRAGS) return
      if (!dragged) frame.setPointerCapture(event.pointerId)
      dragged = true
      frame.scrollBy(held.x - now.x, held.y - now.y)
      held = now
    }

    // Two fingers are ours, before the browser makes a scroll of them.
    function touch(event: TouchEvent) {
      const [a, b, ...more] = Array.from(event.touches, pointOf)
      const before = event.type === 'touchmove' ? span : null
      span = null
      if (!a || !b || more.length > 0) return
      event.preventDefault()
      span = {
        width: Math.hypot(a.x - b.x, a.y - b.y),
        centre: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
      }
      if (!before) return
      dragged = true
      choose((size * span.width) / before.width, before.centre, span.centre)
    }

    // Where a drag or a pinch ended nothing is clicked.
    function click(event: MouseEvent) {
      if (dragged) event.stopPropagation()
      dragged = false
    }

    function wheel(event: WheelEvent) {
      if (!event.ctrlKey) return
      event.preventDefault()
      choose(size * Math.exp(-event.deltaY * NOTCH), pointOf(event))
    }

    function key(event: KeyboardEvent) {
      if (event.altKey || event.ctrlKey || event.metaKey) return
      if (event.key === '+' && size < last()) step()
      else if (event.key === '-') back()
    }

    // Another width is another whole; what was in its middle stays there.
    function fit() {
      if (size === 1) return
      const at = middle()
      const [x, y] = [
        (frame.scrollLeft + at.x) / frame.scrollWidth,
        (frame.scrollTop + at.y) / frame.scrollHeight,
      ]
      frame.style.height = inner.style.width = ''
      const near = size
      size = 1
      flushSync()
      resize(near, { x: x * frame.clientWidth, y: y * frame.clientHeight }, middle())
    }

    const letGo = () => (held = null)

    node.addEventListener('pointerdown', down, { signal })
    node.addEventListener('pointermove', move, { signal })
    for (const end of ['pointerup', 'pointercancel'] as const) addEventListener(end, letGo, { signal })
    for (const on of ['touchstart', 'touchmove'] as const)
      node.addEventListener(on, touch, { signal, passive: false })
    node.addEventListener('click', click, { signal, capture: true })
    node.addEventListener('wheel', wheel, { signal, passive: false })
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

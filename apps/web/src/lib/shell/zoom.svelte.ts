import { flushSync } from 'svelte'

/*
 * Zooming: a frame that scrolls over an enlarged board. Button and keys zoom in steps, pinch and Ctrl with the wheel continuously.
 * Touch scrolls natively; a mouse drags.
 */

/** Default sizes, as multiples of the whole board. */
const STEPS: readonly number[] = [1, 1.6, 2.4]
/** From this many pixels on a mouse drags instead of clicking. */
const MIN_DRAG = 4
/** Zoom per pixel of wheel movement, as an exponent. */
const NOTCH = 0.01
/** Ratio below which two sizes count as equal. */
const ALIKE = 1.02

/** A point in pixels from the corner of the frame. */
export interface Point {
  x: number
  y: number
}

export type Zoom = ReturnType<typeof zoomed>

/** `steps`: the sizes of a board, rising from 1. */
export function zoomed(steps: readonly number[] = STEPS) {
  let size = $state(1)
  // Zoomed out by hand: stop following.
  let leftAlone = false
  let frame: HTMLElement
  let inner: HTMLElement
  let middlePart: (() => Element | undefined) | undefined

  const last = () => steps.at(-1)!
  const middle = (): Point => ({ x: frame.clientWidth / 2, y: frame.clientHeight / 2 })

  /** Changes the size. What lies at `from` moves to `to`, both points of the frame. */
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

  /** The same by hand. */
  function choose(wanted: number, from: Point, to?: Point) {
    resize(wanted, from, to)
    leftAlone = size === 1
  }

  /** The next step, or the whole board after the last one. The first step centres the clicked or relevant part. */
  function step() {
    const next = steps.find((step) => step > size * ALIKE) ?? 1
    const relevant =
      size === 1 &&
      (inner.querySelector('[data-clicked]') ?? middlePart?.() ?? inner.querySelector('[data-hot]'))
    choose(next, relevant ? centreOf(relevant) : middle(), middle())
  }

  function back() {
    choose(steps.findLast((step) => step * ALIKE < size) ?? 1, middle())
  }

  function pointOf({ clientX, clientY }: MouseEvent | Touch): Point {
    const { left, top } = frame.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }

  /** Attaches to the frame: listens to touch, mouse, wheel and keys. */
  function attach(node: HTMLElement): () => void {
    frame = node
    inner = node.firstElementChild as HTMLElement
    const listening = new AbortController()
    const { signal } = listening
    // The last point of a drag, and the span of a pinch.
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
      if (!dragged && Math.hypot(now.x - held.x, now.y - held.y) < MIN_DRAG) return
      if (!dragged) frame.setPointerCapture(event.pointerId)
      dragged = true
      frame.scrollBy(held.x - now.x, held.y - now.y)
      held = now
    }

    // Two fingers pinch; the browser must not scroll.
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

    // The end of a drag or pinch is no click.
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

    // The width of the whole board has changed; the centre stays.
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
    /** True when zoomed in. */
    get near() {
      return size > 1
    },
    /** True at the largest size: the next step is the whole board. */
    get largest() {
      return size * ALIKE >= last()
    },
    step,
    attach,
    // For `large-board.ts`.
    get frame() {
      return frame
    },
    get size() {
      return size
    },
    get steps() {
      return steps
    },
    /** True after zooming out by hand. */
    get leftAlone() {
      return leftAlone
    },
    resize,
    middle,
    /** Sets the part that the first step centres if nothing is clicked. */
    centreOn(part: () => Element | undefined) {
      middlePart = part
    },
  }
}

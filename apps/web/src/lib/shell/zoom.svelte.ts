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

/** A board's frame that can be zoomed. `steps`: the sizes of the board, rising from 1. */
export class Zoom {
  readonly steps: readonly number[]
  size = $state(1)
  /** True when zoomed in. */
  readonly near = $derived(this.size > 1)
  /** True at the largest size: the next step is the whole board. */
  readonly largest = $derived.by(() => this.size * ALIKE >= this.#last)
  /** True after zooming out by hand: nothing zooms in by itself any more. */
  leftAlone = false
  frame!: HTMLElement
  #inner!: HTMLElement
  #middlePart: (() => Element | undefined) | undefined

  constructor(steps: readonly number[] = STEPS) {
    this.steps = steps
  }

  get #last(): number {
    return this.steps.at(-1)!
  }

  /** The middle of the frame. */
  middle(): Point {
    return { x: this.frame.clientWidth / 2, y: this.frame.clientHeight / 2 }
  }

  /** Sets the part that the first step centres if nothing is clicked. */
  centreOn(part: () => Element | undefined): void {
    this.#middlePart = part
  }

  /** Changes the size. What lies at `from` moves to `to`, both points of the frame. */
  resize(wanted: number, from: Point, to: Point = from): void {
    const { frame, size } = this
    const next = wanted < ALIKE ? 1 : Math.min(wanted, this.#last)
    const [x, y] = [(frame.scrollLeft + from.x) / size, (frame.scrollTop + from.y) / size]
    if (size === 1 && next > 1) frame.style.height = `${frame.clientHeight}px`
    this.size = next
    flushSync()
    this.#inner.style.width = next === 1 ? '' : `${next * 100}%`
    if (next === 1) frame.style.height = ''
    frame.scrollTo(x * next - to.x, y * next - to.y)
  }

  /** Goes to the next step, or to the whole board after the last one. The first step centres the clicked or relevant part. */
  step = (): void => {
    const next = this.steps.find((step) => step > this.size * ALIKE) ?? 1
    const relevant =
      this.size === 1 &&
      (this.#inner.querySelector('[data-clicked]') ??
        this.#middlePart?.() ??
        this.#inner.querySelector('[data-hot]'))
    this.#choose(next, relevant ? this.#centreOf(relevant) : this.middle(), this.middle())
  }

  /** Attaches to the frame: listens to touch, mouse, wheel and keys. */
  attach = (node: HTMLElement): (() => void) => {
    this.frame = node
    this.#inner = node.firstElementChild as HTMLElement
    const stop = this.#listen(node)
    return () => {
      stop()
      this.size = 1
    }
  }

  #back(): void {
    this.#choose(this.steps.findLast((step) => step * ALIKE < this.size) ?? 1, this.middle())
  }

  /** Resizes by hand. */
  #choose(wanted: number, from: Point, to?: Point): void {
    this.resize(wanted, from, to)
    this.leftAlone = this.size === 1
  }

  #centreOf(part: Element): Point {
    const { left, top, width, height } = part.getBoundingClientRect()
    const around = this.frame.getBoundingClientRect()
    return { x: left - around.left + width / 2, y: top - around.top + height / 2 }
  }

  #pointOf({ clientX, clientY }: MouseEvent | Touch): Point {
    const { left, top } = this.frame.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }

  /** After the width of the whole board has changed: the centre stays. */
  #fit = (): void => {
    const { frame, size } = this
    if (size === 1) return
    const at = this.middle()
    const [x, y] = [
      (frame.scrollLeft + at.x) / frame.scrollWidth,
      (frame.scrollTop + at.y) / frame.scrollHeight,
    ]
    frame.style.height = this.#inner.style.width = ''
    this.size = 1
    flushSync()
    this.resize(size, { x: x * frame.clientWidth, y: y * frame.clientHeight }, this.middle())
  }

  #listen(node: HTMLElement): () => void {
    const listening = new AbortController()
    const { signal } = listening
    // The last point of a drag, and the span of a pinch.
    let held: Point | null = null
    let span: { width: number; centre: Point } | null = null
    let dragged = false

    const down = (event: PointerEvent) => {
      dragged = false
      if (event.pointerType === 'mouse' && event.button === 0 && this.near) held = this.#pointOf(event)
    }

    const move = (event: PointerEvent) => {
      if (!held) return
      const now = this.#pointOf(event)
      if (!dragged && Math.hypot(now.x - held.x, now.y - held.y) < MIN_DRAG) return
      if (!dragged) node.setPointerCapture(event.pointerId)
      dragged = true
      node.scrollBy(held.x - now.x, held.y - now.y)
      held = now
    }

    // Two fingers pinch; the browser must not scroll.
    const touch = (event: TouchEvent) => {
      const [a, b, ...more] = Array.from(event.touches, (finger) => this.#pointOf(finger))
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
      this.#choose((this.size * span.width) / before.width, before.centre, span.centre)
    }

    // The end of a drag or pinch is no click.
    const click = (event: MouseEvent) => {
      if (dragged) event.stopPropagation()
      dragged = false
    }

    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      this.#choose(this.size * Math.exp(-event.deltaY * NOTCH), this.#pointOf(event))
    }

    const key = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return
      if (event.key === '+' && this.size < this.#last) this.step()
      else if (event.key === '-') this.#back()
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
    addEventListener('resize', this.#fit, { signal })
    return () => listening.abort()
  }
}

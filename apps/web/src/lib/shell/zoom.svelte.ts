import { flushSync } from 'svelte'

/*
 * Zooming: a frame that scrolls over an enlarged board. Button and keys zoom in steps, pinch and Ctrl with the wheel continuously.
 * Touch scrolls natively; a mouse drags.
 */

/** Default sizes, as multiples of the whole board. */
const STEPS: readonly number[] = [1, 1.6, 2.4]
/** What a player does first on a board. */
const FIRST = ['pointerover', 'touchstart', 'wheel', 'focusin'] as const
/** Ratio below which two sizes count as equal. */
export const ALIKE = 1.02

const zooming = () => import('./zooming.ts')

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
  readonly largest = $derived.by(() => this.size * ALIKE >= this.last)
  /** True after zooming out by hand: nothing zooms in by itself any more. */
  leftAlone = false
  frame!: HTMLElement
  inner!: HTMLElement
  /** The part that the first step centres if nothing is clicked. */
  middlePart: (() => Element | undefined) | undefined

  constructor(steps: readonly number[] = STEPS) {
    this.steps = steps
  }

  /** The largest size. */
  get last(): number {
    return this.steps.at(-1)!
  }

  /** The middle of the frame. */
  middle(): Point {
    return { x: this.frame.clientWidth / 2, y: this.frame.clientHeight / 2 }
  }

  /** Changes the size. What lies at `from` moves to `to`, both points of the frame. */
  resize(wanted: number, from: Point, to: Point = from): void {
    const { frame, size } = this
    const next = wanted < ALIKE ? 1 : Math.min(wanted, this.last)
    const spot = this.#onBoard(from)
    if (size === 1 && next > 1) frame.style.height = `${frame.clientHeight}px`
    this.size = next
    flushSync()
    this.inner.style.width = next === 1 ? '' : `${next * 100}%`
    if (next === 1) frame.style.height = ''
    const now = this.#inFrame(spot)
    frame.scrollBy(now.x - to.x, now.y - to.y)
  }

  get #drawing(): SVGSVGElement {
    return this.inner.querySelector('svg')!
  }

  /** A point of the frame in the units of the board. */
  #onBoard({ x, y }: Point): DOMPoint {
    const { left, top } = this.frame.getBoundingClientRect()
    return new DOMPoint(x + left, y + top).matrixTransform(this.#drawing.getScreenCTM()!.inverse())
  }

  /** A point in the units of the board as one of the frame. */
  #inFrame(spot: DOMPoint): Point {
    const { left, top } = this.frame.getBoundingClientRect()
    const { x, y } = spot.matrixTransform(this.#drawing.getScreenCTM()!)
    return { x: x - left, y: y - top }
  }

  /** Goes to the next step, or to the whole board after the last one. */
  step = async (): Promise<void> => (await zooming()).next(this)

  /** Attaches to the frame. What listens to touch, mouse, wheel and keys is loaded with the first of them. */
  attach = (node: HTMLElement): (() => void) => {
    this.frame = node
    this.inner = node.firstElementChild as HTMLElement
    const first = new AbortController()
    let stop: (() => void) | null = null
    const load = async () => {
      first.abort()
      const { listen } = await zooming()
      if (node.isConnected) stop = listen(this, node)
    }
    for (const type of FIRST) node.addEventListener(type, load, { signal: first.signal, passive: true })
    addEventListener('resize', this.#fit)
    return () => {
      first.abort()
      removeEventListener('resize', this.#fit)
      stop?.()
      this.size = 1
    }
  }

  /** After the width of the whole board has changed: the centre stays. */
  #fit = (): void => {
    const { frame, size } = this
    if (size === 1) return
    const spot = this.#onBoard(this.middle())
    frame.style.height = this.inner.style.width = ''
    this.size = 1
    flushSync()
    this.resize(size, this.#inFrame(spot), this.middle())
  }
}

import type { About, AboutModule } from '@shamble/engine/entry'

/** How long a mouse or the focus rests on a part before its card is shown, in milliseconds. */
const REST = 400
/** How long a finger is held on a part until it looks instead of moving, in milliseconds. */
const HOLD = 500
/** A finger that moves farther than this, in pixels, scrolls. */
const SLIP = 10

/** A part, its card, and the point beside which it is shown, in pixels of the window. */
export interface Looked {
  part: Element
  card: About
  x: number
  y: number
}

const partAt = (target: EventTarget | null) =>
  (target as Element | null)?.closest<HTMLElement | SVGElement>('[data-about], [data-part]') ?? null

/**
 * Looking at a part of a board: a mouse or the focus that rests on it, or a finger that is held, shows a card about it. A held finger
 * makes no move. `about` loads the cards of the game, `view` is what is shown. Made by a component.
 */
export class Looking {
  readonly #load: () => Promise<AboutModule>
  readonly #view: () => unknown
  #module = $state.raw<AboutModule | null>(null)
  #point = $state.raw({ x: 0, y: 0 })
  #timer: ReturnType<typeof setTimeout> | undefined
  /** The click at the end of a long press is no move. */
  #isHeld = false
  #pressed = { x: 0, y: 0 }

  #part = $state.raw<Element | null>(null)
  readonly shown = $derived.by<Looked | null>(() => {
    const card = this.#part && this.#cardOf(this.#part)
    return card && { part: this.#part!, card, ...this.#point }
  })

  constructor(load: () => Promise<AboutModule>, view: () => unknown) {
    this.#load = load
    this.#view = view
  }

  #cardOf(part: Element): About | null {
    const { about, part: id } = (part as HTMLElement).dataset
    return this.#module?.about((about ?? id)!, this.#view()) ?? null
  }

  hide = (): void => {
    clearTimeout(this.#timer)
    this.#part = null
  }

  /** Attaches to what holds the parts. */
  attach = (node: HTMLElement): (() => void) => {
    const listening = new AbortController()
    const { signal } = listening
    const on = <T extends keyof HTMLElementEventMap>(
      type: T,
      listener: (event: HTMLElementEventMap[T]) => void,
      capture = false,
    ) => node.addEventListener(type, listener, { signal, capture })

    on('pointerover', (event) => {
      const part = partAt(event.target)
      if (event.pointerType !== 'mouse' || event.buttons > 0 || part === this.#part) return
      this.hide()
      if (part) this.#lookSoon(part, REST, event)
    })
    on('pointermove', (event) => {
      if (event.pointerType === 'mouse') {
        if (!this.#part) this.#point = { x: event.clientX, y: event.clientY }
      } else if (Math.hypot(event.clientX - this.#pressed.x, event.clientY - this.#pressed.y) > SLIP)
        clearTimeout(this.#timer)
    })
    on('pointerleave', (event) => {
      if (event.pointerType === 'mouse') this.hide()
    })
    on('pointerdown', (event) => {
      this.hide()
      this.#isHeld = false
      this.#pressed = { x: event.clientX, y: event.clientY }
      const part = partAt(event.target)
      if (event.pointerType !== 'mouse' && event.isPrimary && part)
        this.#lookSoon(part, HOLD, event, () => (this.#isHeld = this.shown !== null))
    })
    for (const type of ['pointerup', 'pointercancel'] as const) on(type, () => clearTimeout(this.#timer))
    on(
      'click',
      (event) => {
        if (this.#isHeld) event.stopPropagation()
        this.#isHeld = false
      },
      true,
    )
    // The menu of the browser would cover the card.
    on('contextmenu', (event) => {
      if (this.#isHeld) event.preventDefault()
    })
    on('focusin', (event) => {
      const part = partAt(event.target)
      if (!part?.matches(':focus-visible')) return
      const { left, top, width, height } = part.getBoundingClientRect()
      const middle = { clientX: left + width / 2, clientY: top + height / 2 }
      queueMicrotask(() => this.#lookSoon(part, REST, middle))
    })
    // A focused part that is removed tells so while the page is being drawn, when no state may change.
    on('focusout', () => queueMicrotask(this.hide))
    on('keydown', ({ key }) => {
      if (key === 'Escape') this.hide()
    })
    addEventListener('scroll', this.hide, { signal, capture: true, passive: true })
    return () => {
      listening.abort()
      this.hide()
    }
  }

  #lookSoon(
    part: Element,
    wait: number,
    { clientX: x, clientY: y }: { clientX: number; clientY: number },
    then?: () => void,
  ): void {
    clearTimeout(this.#timer)
    this.#point = { x, y }
    const loading = this.#loaded()
    this.#timer = setTimeout(async () => {
      const timer = this.#timer
      await loading
      if (timer !== this.#timer || !part.isConnected) return
      this.#part = part
      then?.()
    }, wait)
  }

  async #loaded(): Promise<void> {
    try {
      this.#module ??= await this.#load()
    } catch {
      // Without a network there are no cards.
    }
  }
}

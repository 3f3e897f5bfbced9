import type { About, AboutModule } from '@shamble/engine/entry'

/** How long a mouse or the focus rests on a part before its card is shown, in milliseconds. */
const REST = 400
/** How long a finger is held on a part until it looks instead of moving, in milliseconds. */
const HOLD = 500
/** A finger that moves farther than this, in pixels, scrolls. */
const SLIP = 10

/** A part, its card if it has one, and the point beside which it is shown, in pixels of the window. */
export interface Looked {
  part: Element
  card: About | null
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
  readonly #glance: (id: string | null) => Promise<string | null>
  #module = $state.raw<AboutModule | null>(null)
  #point = $state.raw({ x: 0, y: 0 })
  #timer: ReturnType<typeof setTimeout> | undefined
  /** The click at the end of a long press is no move. */
  #isHeld = false
  #pressed = { x: 0, y: 0 }

  #part = $state.raw<Element | null>(null)
  /** What a click on the part would do. */
  click = $state.raw<string | null>(null)
  readonly shown = $derived.by<Looked | null>(() => {
    const card = this.#part && this.#cardOf(this.#part)
    return this.#part && (card || this.click) ? { part: this.#part, card, ...this.#point } : null
  })

  constructor(
    load: () => Promise<AboutModule>,
    view: () => unknown,
    glance: (id: string | null) => Promise<string | null> = async () => null,
  ) {
    this.#load = load
    this.#view = view
    this.#glance = glance
  }

  #cardOf(part: Element): About | null {
    const { about, part: id } = (part as HTMLElement).dataset
    return this.#module?.about((about ?? id)!, this.#view()) ?? null
  }

  hide = (): void => {
    clearTimeout(this.#timer)
    this.#part = null
  }

  /** Listens to what holds the parts, and to `first`, the latest event there. Returns how to stop. */
  follow(node: HTMLElement, first: Event): () => void {
    const listening = new AbortController()
    const { signal } = listening
    const hears: { [T in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[T]) => void } = {
      pointerover: this.#over,
      pointermove: this.#move,
      pointerleave: ({ pointerType }) => pointerType === 'mouse' && this.#leave(),
      pointerdown: this.#down,
      pointerup: () => clearTimeout(this.#timer),
      pointercancel: () => clearTimeout(this.#timer),
      // The menu of the browser would cover the card.
      contextmenu: (event) => this.#isHeld && event.preventDefault(),
      focusin: this.#focus,
      // A focused part that is removed tells so while the page is being drawn, when no state may change.
      focusout: () => queueMicrotask(this.hide),
      keydown: ({ key }) => key === 'Escape' && this.hide(),
    }
    for (const [type, hear] of Object.entries(hears))
      node.addEventListener(type, hear as (event: Event) => void, { signal })
    node.addEventListener('click', this.#click, { signal, capture: true })
    addEventListener('scroll', this.hide, { signal, capture: true, passive: true })
    const hear = hears[first.type as 'pointerdown']
    hear?.(first as PointerEvent)
    return () => {
      listening.abort()
      this.hide()
    }
  }

  #over = (event: PointerEvent): void => {
    const part = partAt(event.target)
    if (event.pointerType !== 'mouse' || event.buttons > 0 || part === this.#part) return
    this.#leave()
    const id = (part as HTMLElement | null)?.dataset.part
    if (part) this.#lookSoon(part, REST, event, () => id && void this.#glanceAt(part, id))
  }

  async #glanceAt(part: Element, id: string): Promise<void> {
    const click = await this.#glance(id)
    if (part === this.#part) this.click = click
    else if (click) void this.#glance(null)
  }

  /** The mouse has left a part. */
  #leave(): void {
    this.hide()
    if (this.click) void this.#glance(null)
    this.click = null
  }

  #move = ({ pointerType, clientX: x, clientY: y }: PointerEvent): void => {
    if (pointerType !== 'mouse') {
      if (Math.hypot(x - this.#pressed.x, y - this.#pressed.y) > SLIP) clearTimeout(this.#timer)
    } else if (!this.#part) this.#point = { x, y }
  }

  #down = (event: PointerEvent): void => {
    this.hide()
    this.#isHeld = false
    this.#pressed = { x: event.clientX, y: event.clientY }
    const part = partAt(event.target)
    if (event.pointerType !== 'mouse' && event.isPrimary && part)
      this.#lookSoon(part, HOLD, event, () => (this.#isHeld = this.shown !== null))
  }

  #click = (event: MouseEvent): void => {
    if (this.#isHeld) event.stopPropagation()
    this.#isHeld = false
  }

  #focus = (event: FocusEvent): void => {
    const part = partAt(event.target)
    if (!part?.matches(':focus-visible')) return
    const { left, top, width, height } = part.getBoundingClientRect()
    const middle = { clientX: left + width / 2, clientY: top + height / 2 }
    queueMicrotask(() => this.#lookSoon(part, REST, middle))
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

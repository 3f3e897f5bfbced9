import type { About, AboutModule } from '@shamble/engine/entry'

/** How long a mouse or the focus rests on a part before its card is shown, in milliseconds. */
const REST = 400
/** How long a finger is held on a part until it looks instead of moving, in milliseconds. */
const HOLD = 500
/** A finger that moves farther than this, in pixels, scrolls. */
const SLIP = 10

/** In pixels of the window. */
interface Point {
  x: number
  y: number
}

/** What will be looked at after `wait` milliseconds; `point` is null while the part is not there. */
interface Look {
  part: Element
  wait: number
  point: () => Point | null
  then: (() => void) | undefined
}

/** A part, its card if it has one, and the point beside which it is shown. */
export interface Looked extends Point {
  part: Element
  card: About | null
}

const partAt = (target: EventTarget | null) =>
  (target as Element | null)?.closest<HTMLElement | SVGElement>('[data-about], [data-part]') ?? null

function middleOf(part: Element): Point {
  const { left, top, width, height } = part.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/**
 * Looking at a part of a board: a mouse or the focus that rests on it, or a finger that is held, shows a card about it. A held finger
 * makes no move. `about` loads the cards of the game, `view` is what is shown. Made by a component.
 */
export class Looking {
  readonly #load: () => Promise<AboutModule>
  readonly #view: () => unknown
  readonly #glance: (id: string | null) => Promise<string | null>
  #module = $state.raw<AboutModule | null>(null)
  #point = $state.raw<Point>({ x: 0, y: 0 })
  #timer: ReturnType<typeof setTimeout> | undefined
  #look: Look | null = null
  /** The click at the end of a long press is no move. */
  #isHeld = false
  #pressed: Point = { x: 0, y: 0 }
  #mouse: Point = { x: 0, y: 0 }

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
    this.#stop()
    this.#part = null
    this.click = null
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
      pointerup: ({ pointerType }) => pointerType !== 'mouse' && this.#stop(),
      pointercancel: this.#stop,
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
    addEventListener('scroll', this.#scrolled, { signal, capture: true, passive: true })
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
    this.#mouse = { x: event.clientX, y: event.clientY }
    if (!part) return
    this.#lookSoon(
      part,
      REST,
      () => this.#under(part),
      () => void this.#glanceAt(part),
    )
  }

  async #glanceAt(part: Element): Promise<void> {
    const click = await this.#glance((part as HTMLElement).dataset.part ?? null)
    if (part === this.#part) this.click = click
    else if (click) void this.#glance(null)
  }

  /** The mouse has left a part. */
  #leave(): void {
    this.hide()
    void this.#glance(null)
  }

  #move = (event: PointerEvent): void => {
    const { pointerType, clientX: x, clientY: y } = event
    if (pointerType !== 'mouse') {
      if (Math.hypot(x - this.#pressed.x, y - this.#pressed.y) > SLIP) this.#stop()
      return
    }
    this.#mouse = { x, y }
    // What moves away or takes no clicks for a moment is taken for left, and the browser does not always tell when it is back.
    if (!this.#look) this.#over(event)
  }

  #down = (event: PointerEvent): void => {
    this.hide()
    this.#isHeld = false
    this.#pressed = { x: event.clientX, y: event.clientY }
    const part = partAt(event.target)
    if (event.pointerType !== 'mouse' && event.isPrimary && part)
      this.#lookSoon(
        part,
        HOLD,
        () => this.#pressed,
        () => (this.#isHeld = this.shown !== null),
      )
  }

  #click = (event: MouseEvent): void => {
    if (this.#isHeld) event.stopPropagation()
    this.#isHeld = false
  }

  #focus = (event: FocusEvent): void => {
    const part = partAt(event.target)
    if (!part?.matches(':focus-visible')) return
    queueMicrotask(() => this.#lookSoon(part, REST, () => middleOf(part)))
  }

  /** The mouse, unless `part` is not under it any more. */
  #under(part: Element): Point | null {
    const { x, y } = this.#mouse
    return part.contains(document.elementFromPoint(x, y)) ? { x, y } : null
  }

  /** After `wait` milliseconds shows the card of `part` beside `point`. */
  #lookSoon(part: Element, wait: number, point: () => Point | null, then?: () => void): void {
    this.#look = { part, wait, point, then }
    this.#wait(this.#look)
  }

  #wait(look: Look): void {
    clearTimeout(this.#timer)
    const loading = this.#loaded()
    this.#timer = setTimeout(async () => {
      await loading
      if (look !== this.#look || !look.part.isConnected) return
      const at = look.point()
      // The board is still rolling.
      if (!at) return this.#wait(look)
      this.#point = at
      this.#part = look.part
      look.then?.()
    }, look.wait)
  }

  /** What is shown stands elsewhere now. It is shown again if the mouse, finger or focus stays. */
  #scrolled = (): void => {
    if (!this.#part) return
    this.#part = null
    if (this.#look) this.#wait(this.#look)
  }

  #stop = (): void => {
    clearTimeout(this.#timer)
    this.#look = null
  }

  async #loaded(): Promise<void> {
    try {
      this.#module ??= await this.#load()
    } catch {
      // Without a network there are no cards.
    }
  }
}

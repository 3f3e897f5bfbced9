import type { Zoom } from './shell/zoom.svelte.ts'

/** Sizes of targets in pixels: a finger misses those below the first (WCAG 2.5.8) and hits those of the second (2.5.5). */
const TOO_SMALL = 24
const LARGE_ENOUGH = 44
/** The share of the frame that what is followed fills, so that names beside it fit. */
const WITH_RIM = 0.86

export type LargeBoard = ReturnType<typeof largeBoard>

/** For a board with a zoom of its own: a tap on something too small zooms in, and what matters stays in sight. */
export function largeBoard(zoom: Zoom, narrow = 0) {
  let before = ''
  let waiting = 0
  let kept: readonly string[] = []
  const partsOf = (ids: readonly string[]) =>
    [...zoom.frame.querySelectorAll<HTMLElement>('[data-part][role]')].filter((part) =>
      ids.includes(part.dataset.part!),
    )
  zoom.middlePart = () => partsOf(kept)[0]

  const board = {
    /** Zooms in when a finger taps something too small. Returns whether it did. */
    comesCloser({ clientX, clientY, pointerType }: PointerEvent, part: Element): boolean {
      const { size, steps, frame } = zoom
      const drawn = drawnSize(zoom)
      const { left, top, width, height } = part.getBoundingClientRect()
      const least = Math.min(width, height)
      const last = steps.at(-1)!
      if (pointerType !== 'touch' || least >= TOO_SMALL || size >= last) return false
      const around = frame.getBoundingClientRect()
      const at = {
        x: within(clientX, left, width) - around.left,
        y: within(clientY, top, height) - around.top,
      }
      zoom.resize(steps.find((step) => (least * step) / drawn >= LARGE_ENOUGH) ?? last, at, zoom.middle())
      return true
    },

    /**
     * Pans to parts that have moved and are out of sight. In a frame narrower than `narrow` pixels, where a finger cannot hit them on the
     * whole board, it zooms until it can and all of them are shown, unless the player has zoomed out by hand.
     */
    show(ids: readonly string[], still: boolean) {
      kept = ids
      // Measured with the next frame, which lays the page out anyway.
      cancelAnimationFrame(waiting)
      waiting = requestAnimationFrame(() => zoom.frame.isConnected && pan(still))
    },

    /** After a resize, which may cross `narrow`. */
    fit() {
      before = ''
      pan(true)
    },
  }

  function pan(still: boolean): void {
    const { size, frame } = zoom
    const drawn = drawnSize(zoom)
    const boxes = partsOf(kept).map((part) => part.getBoundingClientRect())
    if (boxes.length === 0) return
    const around = frame.getBoundingClientRect()
    const west = Math.min(...boxes.map(({ left }) => left)) - around.left
    const north = Math.min(...boxes.map(({ top }) => top)) - around.top
    const east = Math.max(...boxes.map(({ right }) => right)) - around.left
    const south = Math.max(...boxes.map(({ bottom }) => bottom)) - around.top
    // Their place on the board, independent of the zoom.
    const lie = [west + frame.scrollLeft, north + frame.scrollTop, east - west, south - north]
    const where = lie.map((length) => Math.round(length / size)).join()
    if (where === before) return
    before = where
    const least = Math.min(...boxes.map((box) => Math.min(box.width, box.height)))
    const isTooSmall = least / drawn < TOO_SMALL
    if (!zoom.leftAlone && isTooSmall && frame.clientWidth < narrow) {
      const fits = Math.min(frame.clientWidth / (east - west), frame.clientHeight / (south - north))
      const wanted = drawn * Math.min(fits * WITH_RIM, LARGE_ENOUGH / least)
      const centre = { x: (west + east) / 2, y: (north + south) / 2 }
      return zoom.resize(Math.max(1, wanted), centre, zoom.middle())
    }
    const isSeen = west >= 0 && north >= 0 && east <= frame.clientWidth && south <= frame.clientHeight
    if (isSeen || size === 1) return
    const { x, y } = zoom.middle()
    frame.scrollBy({
      left: (west + east) / 2 - x,
      top: (north + south) / 2 - y,
      behavior: still ? 'instant' : 'smooth',
    })
  }
  return board
}

/**
 * How large the board is drawn, as a multiple of one as wide as its frame: less than its size where its height is bounded, and space is
 * left beside it.
 */
function drawnSize({ inner, frame }: Zoom): number {
  const drawing = inner.querySelector('svg')!
  return (drawing.getScreenCTM()!.a * drawing.viewBox.baseVal.width) / frame.clientWidth
}

const within = (value: number, from: number, length: number) => Math.min(Math.max(value, from), from + length)

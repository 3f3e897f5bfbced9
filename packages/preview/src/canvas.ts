import type { Colour } from '@shamble/engine/picture'

/** Coverage of a pixel is rounded to this many steps. */
const STEPS = 4
const MAX_COLOURS = 256
/** Up to this sum of differences in red, green and blue, blended colours share an entry of the palette. */
const ALIKE = 14

/** Pixels to draw on: one byte each, an index into the palette. */
export interface Canvas {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
  /** Colours so far, as 0xRRGGBB. */
  readonly palette: readonly number[]
  /** Limits what follows to a rectangle. */
  clip: (left: number, top: number, right: number, bottom: number) => void
  /**
   * Fills closed subpaths as one shape with smooth edges. Subpaths that overlap must have the same orientation.
   */
  paint: (subpaths: readonly (readonly number[])[], colour: Colour, opacity?: number) => void
}

/** An empty canvas of one colour. */
export function canvasOf(width: number, height: number, paper: Colour): Canvas {
  const pixels = new Uint8Array(width * height)
  const palette: number[] = []
  const blends = new Int16Array(MAX_COLOURS * MAX_COLOURS * STEPS)
  let [left, top, right, bottom] = [0, 0, width, height]
  // Signed coverage of each pixel, as the difference from its left neighbour.
  let cover = new Float32Array(0)
  name(parse(paper))

  /** The index of a colour in the palette: a similar one, or a new entry, or the nearest if the palette is full. */
  function name(rgb: number): number {
    let nearest = 0
    let distance = Infinity
    for (let n = 0; n < palette.length; n++) {
      const other = palette[n]!
      const apart =
        Math.abs((rgb >> 16) - (other >> 16)) +
        Math.abs(((rgb >> 8) & 255) - ((other >> 8) & 255)) +
        Math.abs((rgb & 255) - (other & 255))
      if (apart < distance) [nearest, distance] = [n, apart]
    }
    if (distance <= ALIKE || palette.length === MAX_COLOURS) return nearest
    return palette.push(rgb) - 1
  }

  /** The same for colours of marks: an entry of its own unless the palette is full. */
  function exactly(rgb: number): number {
    const found = palette.indexOf(rgb)
    if (found >= 0) return found
    return palette.length < MAX_COLOURS ? palette.push(rgb) - 1 : name(rgb)
  }

  function blend(under: number, over: number, step: number): number {
    const key = (under * MAX_COLOURS + over) * STEPS + step
    const known = blends[key]!
    if (known > 0) return known - 1
    const [a, b, t] = [palette[under]!, palette[over]!, step / STEPS]
    const mix = (shift: number) => Math.round(((a >> shift) & 255) * (1 - t) + ((b >> shift) & 255) * t)
    const found = name((mix(16) << 16) | (mix(8) << 8) | mix(0))
    blends[key] = found + 1
    return found
  }

  // Adds the coverage of an edge, row by row: of the pixels it crosses, and of all pixels right of them.
  function edge(x0: number, y0: number, x1: number, y1: number, columns: number, rows: number) {
    if (y0 === y1) return
    const way = y0 < y1 ? 1 : -1
    if (way < 0) [x0, y0, x1, y1] = [x1, y1, x0, y0]
    const slope = (x1 - x0) / (y1 - y0)
    const first = Math.max(0, Math.floor(y0))
    const last = Math.min(rows, Math.ceil(y1))
    for (let row = first; row < last; row++) {
      const from = Math.max(row, y0)
      const to = Math.min(row + 1, y1)
      const a = Math.min(columns, Math.max(0, x0 + (from - y0) * slope))
      const b = Math.min(columns, Math.max(0, x0 + (to - y0) * slope))
      cross(row * (columns + 2), Math.min(a, b), Math.max(a, b), (to - from) * way)
    }
  }

  // One row of an edge: it goes from `a` to `b` and has this `height` in the row.
  function cross(row: number, a: number, b: number, height: number) {
    const first = Math.floor(a)
    const end = Math.ceil(b)
    if (end <= first + 1) {
      const east = (a + b) / 2 - first
      cover[row + first]! += height * (1 - east)
      cover[row + first + 1]! += height * east
      return
    }
    const per = 1 / (b - a)
    let before = 0
    for (let x = first; x < end; x++) {
      const [enters, leaves] = [Math.max(a, x), Math.min(b, x + 1)]
      // The part of this pixel right of the edge.
      const gone = (enters - a) * per
      const crossed = (leaves - enters) * per
      const covered = gone + crossed * (x + 1 - (enters + leaves) / 2)
      cover[row + x]! += height * (covered - before)
      before = covered
    }
    cover[row + end]! += height * (1 - before)
  }

  return {
    width,
    height,
    pixels,
    palette,
    clip(l, t, r, b) {
      left = Math.max(0, Math.round(l))
      top = Math.max(0, Math.round(t))
      right = Math.min(width, Math.round(r))
      bottom = Math.min(height, Math.round(b))
    },
    paint(subpaths, colour, opacity = 1) {
      let [west, north, east, south] = [Infinity, Infinity, -Infinity, -Infinity]
      for (const points of subpaths) {
        for (let n = 0; n < points.length; n += 2) {
          const [x, y] = [points[n]!, points[n + 1]!]
          if (x < west) west = x
          if (x > east) east = x
          if (y < north) north = y
          if (y > south) south = y
        }
      }
      west = Math.max(left, Math.floor(west))
      north = Math.max(top, Math.floor(north))
      east = Math.min(right, Math.ceil(east))
      south = Math.min(bottom, Math.ceil(south))
      const [columns, rows] = [east - west, south - north]
      if (!(columns > 0 && rows > 0)) return

      const size = (columns + 2) * rows
      if (cover.length < size) cover = new Float32Array(size)
      else cover.fill(0, 0, size)
      for (const points of subpaths) {
        const count = points.length
        for (let n = 0; n < count; n += 2) {
          const m = (n + 2) % count
          edge(
            points[n]! - west,
            points[n + 1]! - north,
            points[m]! - west,
            points[m + 1]! - north,
            columns,
            rows,
          )
        }
      }

      const over = exactly(parse(colour))
      for (let row = 0; row < rows; row++) {
        let sum = 0
        let at = (north + row) * width + west
        const from = row * (columns + 2)
        for (let x = 0; x < columns; x++, at++) {
          sum += cover[from + x]!
          const share = (sum < 0 ? -sum : sum) * opacity * STEPS
          const step = share >= STEPS ? STEPS : (share + 0.5) | 0
          if (step === STEPS) pixels[at] = over
          else if (step > 0) pixels[at] = blend(pixels[at]!, over, step)
        }
      }
    },
  }
}

const parse = (colour: Colour): number => Number.parseInt(colour.slice(1), 16)

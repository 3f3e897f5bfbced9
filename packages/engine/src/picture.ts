/*
 * A picture of a position as plain values, for link previews. Games make pictures; `packages/preview` draws them and knows no game.
 */

/** A colour, as `#d96a4f`. */
export type Colour = `#${string}`

/** A mark is moved by `x` and `y`, then scaled, then turned clockwise by `turn` degrees. */
export interface Transform {
  x?: number
  y?: number
  scale?: number
  turn?: number
}

interface Ink {
  fill?: Colour
  stroke?: Colour
  /** In units of the picture, before the transform. */
  strokeWidth?: number
  /** From 0 to 1; 1 by default. */
  opacity?: number
}

/**
 * One shape. A `path` has the commands of SVG (M, L, H, V, C, S, Q, T, A, Z, absolute and relative); its subpaths are filled one by
 * one, so that none cuts a hole into another. `y` is the baseline of a text; `size` is the height of a capital letter.
 */
export type Mark =
  | (Ink & { draw: 'path'; d: string; at?: Transform })
  | (Ink & { draw: 'box'; x: number; y: number; width: number; height: number })
  | (Ink & { draw: 'disc'; x: number; y: number; r: number })
  | { draw: 'text'; text: string; x: number; y: number; size: number; fill: Colour; align?: Align }

export type Align = 'start' | 'middle' | 'end'

/** A short text beside the picture, after a dot of its colour if it has one. */
export interface Caption {
  text: string
  colour?: Colour
}

export interface Picture {
  /** The viewport: left, top, width, height. */
  box: readonly [x: number, y: number, width: number, height: number]
  /** In drawing order. */
  marks: readonly Mark[]
  captions: readonly Caption[]
  /** The position in a sentence or two, for screen readers. */
  alt: string
}

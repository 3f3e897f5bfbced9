/*
 * A picture of a position in plain values: for previews of links, drawn without a page. A game says what lies
 * where; whoever draws it knows paths, boxes and letters, and no game.
 */

/** A colour, as `#d96a4f`. */
export type Colour = `#${string}`

/** Where a mark is drawn: moved, then scaled, then turned clockwise by degrees. Where nothing is said, as it is. */
export interface Transform {
  x?: number
  y?: number
  scale?: number
  turn?: number
}

interface Ink {
  fill?: Colour
  stroke?: Colour
  /** Of the stroke, in units of the picture, as scaled by the transform. */
  strokeWidth?: number
  /** From 0 for nothing to 1, as when nothing is said. */
  opacity?: number
}

/**
 * One thing drawn. A `path` is written as in SVG (M, L, H, V, C, S, Q, T, A, Z, large and small); parts of it are filled one by one,
 * so that none cuts a hole in another. Text stands on `y`; `size` is the height of a capital.
 */
export type Mark =
  | (Ink & { draw: 'path'; d: string; at?: Transform })
  | (Ink & { draw: 'box'; x: number; y: number; width: number; height: number })
  | (Ink & { draw: 'disc'; x: number; y: number; r: number })
  | { draw: 'text'; text: string; x: number; y: number; size: number; fill: Colour; align?: Align }

export type Align = 'start' | 'middle' | 'end'

/** A short line of words beside the picture, with a mark of its colour before it if it has one. */
export interface Caption {
  text: string
  colour?: Colour
}

export interface Picture {
  /** West, north, width and height of what is shown. What lies outside is cut off. */
  box: readonly [x: number, y: number, width: number, height: number]
  /** In the order they are drawn. */
  marks: readonly Mark[]
  captions: readonly Caption[]
  /** The position in a sentence or two, for those who do not see the picture. */
  alt: string
}

/** What previews of links show: a card of this size, and smaller ones of the same shape. */
export const CARD = { width: 1200, height: 630 }

/** The widths a card is made in. */
export const WIDTHS: readonly number[] = [1200, 600, 300]

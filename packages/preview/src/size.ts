/** The size of a card in pixels; smaller ones have the same proportions. */
export const CARD = { width: 1200, height: 630 }

/** The widths of cards, in pixels. */
export const WIDTHS: readonly number[] = [1200, 600, 300]

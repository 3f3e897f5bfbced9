export { cardPng, drawnCard, type Card } from './card.ts'
export type { Canvas } from './canvas.ts'
export { curve } from './curve.ts'
export { CARD, WIDTHS } from './size.ts'

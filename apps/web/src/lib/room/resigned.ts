import type { SomeWords } from '../play/source.ts'

/** The words of a game, and those for the end that only a room knows: by resignation. */
export function roomWords(words: SomeWords): SomeWords {
  return {
    ...words,
    result(result, view) {
      if (result.reason !== 'resignation') return words.result(result, view)
      if (result.winners.length === 0) return 'Everybody has resigned.'
      const names = result.winners.map((seat) => words.seat(seat)).join(' and ')
      return `All the others have resigned: the game is won by ${names}.`
    },
  }
}

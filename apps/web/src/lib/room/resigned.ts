import type { SomeWords } from '../shell/source.ts'

/** The words of a game, and those for the end that only a room knows: by resignation. */
export function roomWords(words: SomeWords): SomeWords {
  return {
    ...words,
    result(result, view) {
      if (result.reason !== 'resignation') return words.result(result, view)
      const [winner, ...more] = result.winners
      if (winner === undefined) return 'Everybody has resigned.'
      if (more.length > 0) return 'Only bots are left: whoever played has resigned.'
      return `All the others have resigned: ${words.seat(winner)} wins.`
    },
  }
}

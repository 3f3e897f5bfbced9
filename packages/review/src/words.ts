import type { Account } from './account.ts'

/** A part of the result that is told: at least this many points of 100. */
const TELLING = 1

/**
 * Where a seat's result came from, in one sentence. Points are hundredths of a victory, against what was to be expected at the start.
 */
export function sentenceOf({ result, luck, own, others }: Account, alone: boolean): string {
  const won = result > 0
  const ending = result === 1 ? 'You won' : won ? 'You shared the victory' : 'You lost'
  const gains: [what: string, gain: number][] = [
    ['luck', luck],
    ['your own moves', own],
  ]
  if (!alone) gains.push(['your rivals’ moves', others])
  const parts = gains.flatMap(([what, gain]) => {
    const points = Math.round(Math.abs(100 * gain))
    return points < TELLING ? [] : [{ what, verb: gain > 0 ? 'gave' : 'cost', points }]
  })
  if (parts.length === 0) return `${ending}, as was to be expected.`
  const says = parts.map(({ what, verb, points }, n) =>
    n === 0 ? `${what} ${verb} you ${counted(points)} of 100` : `${what} ${verb} you ${points}`,
  )
  return `${ending} ${reason(won, luck, own + others)}: ${listed(says)}.`
}

function reason(won: boolean, luck: number, moves: number): string {
  if (won) {
    if (luck <= 0) return 'in spite of the luck'
    return luck > moves ? 'with luck on your side' : 'more by play than by luck'
  }
  if (luck >= 0) return 'in spite of the luck'
  return luck < moves ? 'with luck against you' : 'more by play than by luck'
}

const counted = (points: number) => `${points} ${points === 1 ? 'point' : 'points'}`

const listed = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)!}`

/** Luck in a few words; `share` of all dice and draws would have been worse. */
export function luckInWords(share: number): string {
  const games = Math.max(1, Math.min(99, Math.round(share * 100)))
  if (games >= 45 && games <= 55) return 'Fair luck.'
  if (games > 55) return `Luckier than ${games} % of games.`
  return `Unluckier than ${100 - games} % of games.`
}

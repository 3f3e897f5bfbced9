import type { ChallengeWords, Result, Seat } from '@shamble/engine'
import { characters, isHuman, rounds, strongHordes, type Table } from './table.ts'

/** Ranks results of a challenge: victory, rounds survived, more humans left, fewer strong hordes, fewer moves. */
export function standing(t: Table, { winners }: Result, seat: Seat, moves: number): number[] {
  let human = 0
  for (let who = 0; who < characters(t); who++) if (isHuman(t, who)) human++
  return [winners.includes(seat) ? 1 : 0, t.round - rounds(t), human, -strongHordes(t), -moves]
}

/** A challenge in words. */
export const challenge: ChallengeWords = {
  asks: 'Have no more than ten strong hordes on the map after the last round, with as many characters still human as you can.',
  reached([won, early, human, strong]) {
    const hordes = `${-strong!} strong ${strong === -1 ? 'horde' : 'hordes'}`
    if (human === 0)
      return early === 0 ? 'Overrun in the last round' : `Overrun ${several(-early!)} before the end`
    return `${won ? 'Won' : 'Lost'} with ${hordes} and ${human} still human`
  },
}

const several = (rounds: number): string => (rounds === 1 ? 'one round' : `${rounds} rounds`)

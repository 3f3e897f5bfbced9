import type { Box, Options } from '@shamble/engine'
import { DIRECTOR_GAMES, MISSIONS } from './missions/list.ts'

/** How the infected are led: by the rules alone, or by a Director. */
export const MODES = ['campaign', 'director'] as const

/** Whether a player is the Director: in a Director game (18), and in a chapter as the Director's Cut (19). */
export const isDirected = ({ mode, mission }: Options): boolean =>
  mode === 'director' || DIRECTOR_GAMES.includes(String(mission))

/** The numbers of seats (1.1): one to four people share the heroes; a Director is one more. */
export const seatsFor = (options: Options): readonly number[] =>
  isDirected(options) ? [2, 3, 4, 5] : [1, 2, 3, 4]

/** The number of seats that share the heroes; the Director's is the last. */
export const playersAmong = (seats: number, options: Options): number =>
  isDirected(options) ? seats - 1 : seats

/** Z War One: the campaign or a Director, and which mission. */
export const box: Box = {
  id: 'z-war-one',
  version: 8,
  seats: [1, 2, 3, 4, 5],
  seatsFor,
  // Links number the settings by their places: new ones only go where the numbers of old links stay as they are.
  options: { mode: MODES, mission: MISSIONS, equalWays: [false, true] },
}

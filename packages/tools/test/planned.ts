import type { AnyGame } from '@shamble/engine'
import { corridor } from '@shamble/engine/specimen'
import { readArguments, type Flags } from '../src/arguments.ts'
import { planFor } from '../src/balance/index.ts'
import type { Plan } from '../src/balance/plan.ts'

const FLAGS: Flags = {
  games: 'value',
  seats: 'value',
  bots: 'value',
  option: 'values',
  rotate: 'switch',
  campaign: 'switch',
  seed: 'value',
  iterations: 'value',
  milliseconds: 'value',
}

/** The plan of a balance that is called with these arguments. */
export const planned = (line: string, game: AnyGame = corridor): Plan =>
  planFor(game, game.id, readArguments(line.split(' '), FLAGS))

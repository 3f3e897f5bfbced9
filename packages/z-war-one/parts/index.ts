import type { Json, Options } from '@shamble/engine'
import { joinDirector } from '../src/index.ts'
import { join, needed } from '../src/parts.ts'
import { bringMap } from './map.ts'

/*
 * Loads the parts of the rules that not every game needs (`src/parts.ts`), and joins them.
 */

/** Loads what a game of these options, with what is carried into it, needs. Neither has been checked yet. */
export async function bring(options: Options, carried?: Json): Promise<void> {
  await Promise.all([bringMap(options, carried), ...needed(options, carried).map(load)])
}

async function load(name: string): Promise<void> {
  if (name === 'director') joinDirector(await import('../src/director/rules.ts'))
  else if (name === 'reader') join('reader', await import('../src/missions/read.ts'))
}

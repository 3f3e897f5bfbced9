import { scene } from '@shamble/engine/testing'
import { expect } from 'vitest'
import { game, type Table } from '../src/index.ts'
import { placement } from '../src/pseudo/placement.ts'
import { PLAYER, PSEUDO } from '../src/table.ts'
import { lay, scenery, tavern, type Laid } from './lay.ts'

/** A column of Quests for Pseudo. */
export const COLUMN = ['domesticate-owlbears', 'bolster-city-guard']

/** Where Pseudo places an Agent, and why. */
export const goes = (laid: Laid) => placement({ ...lay(laid), orbUsed: false } as Table)

/** Expects what lies in the Player’s tavern. */
export const yours = (wanted: string) => (t: Table) => expect(t.tavern[PLAYER]).toEqual(tavern(wanted))

/** Expects what lies in Pseudo’s. */
export const his = (wanted: string) => (t: Table) => expect(t.tavern[PSEUDO]).toEqual(tavern(wanted))

/** A turn of the Player, from the assignment of an Agent on, with these moves made. */
export const turnOf = (given: Laid, ...moves: string[]) => {
  const told = scene(game, scenery({ turn: 'you', pseudo: { column: COLUMN }, ...given }, ['assign']))
  for (const move of moves) told.takes(0, move)
  return told
}

import { scene } from '@shamble/engine/testing'
import { expect } from 'vitest'
import { questNamed, spaceNamed } from '../src/data/names.ts'
import { QUESTS } from '../src/data/quests.ts'
import { game, type Table } from '../src/index.ts'
import { placement } from '../src/pseudo/placement.ts'
import { PLAYER, PSEUDO } from '../src/table.ts'
import { lay, scenery, tavern, type Laid } from './lay.ts'

/** A column of Quests for Pseudo. */
export const COLUMN = ['domesticate-owlbears', 'bolster-city-guard']

/** A Quest deck. */
export const DECK = ['repel-seawraiths', 'host-festival-for-sune', 'prison-break']

/** Tiles in Builder's Hall with their tokens. */
export const HALL = { 'caravan-court': 2, 'fetlock-court': 1, northgate: 1 }

export const ORB = 'recover-the-magisters-orb'
export const at = spaceNamed

/** Where Pseudo places an Agent, and why. */
export const goes = (laid: Laid) => placement({ ...lay(laid), orbUsed: false } as Table)

/** Expects this in the Player's Tavern. */
export const yours = (wanted: string) => (t: Table) => expect(t.tavern[PLAYER]).toEqual(tavern(wanted))

/** Expects this in Pseudo's Tavern. */
export const his = (wanted: string) => (t: Table) => expect(t.tavern[PSEUDO]).toEqual(tavern(wanted))

/** A turn of the Player, from the assignment of an Agent on, with these moves. */
export function turnOf(given: Laid, ...moves: string[]) {
  const told = scene(game, scenery({ turn: 'you', pseudo: { column: COLUMN }, ...given }, ['assign']))
  for (const move of moves) told.takes(0, move)
  return told
}

const costOf = (quest: string): string =>
  QUESTS[questNamed(quest)]!.cost.flatMap((count, kind) =>
    count > 0 ? [`${count}${'CFRWG'[kind]}`] : [],
  ).join(' ')

/** The Player completes a Quest with exactly its cost. */
export function complete(quest: string, given: Laid = {}, ...moves: string[]) {
  const you = { tavern: costOf(quest), ...given.you, quests: [quest, ...(given.you?.quests ?? [])] }
  const laid: Laid = { questDeck: DECK, turn: 'you', pseudo: { column: COLUMN }, ...given, you }
  const told = scene(game, scenery(laid, ['complete'])).takes(0, `complete ${quest}`)
  for (const move of moves) told.takes(0, move)
  return told
}

/** Pseudo completes a Quest with exactly its cost. */
export function pseudoCompletes(quest: string, given: Laid = {}) {
  const pseudo = { tavern: costOf(quest), column: [quest, 'bolster-city-guard'], ...given.pseudo }
  return scene(game, scenery({ questDeck: DECK, ...given, pseudo }, ['pseudoComplete']))
}

import { CARDS } from '../data/cards.ts'
import type { Mission } from './format.ts'

/*
 * Names of what a mission file refers to.
 */

/** The name of a token. */
export function nameOf({ legend }: Pick<Mission, 'legend'>, token: string): string {
  const { item, name, object, task } = legend[token] ?? {}
  if (item !== undefined) return cardName(item)
  return name ?? object ?? task ?? token
}

/** The name of a card, by id. */
export const cardName = (card: string): string => CARDS.find(({ id }) => id === card)?.name ?? card

import { cardCalled, questCalled, spaceCalled } from '../src/data/names.ts'
import { kindCalled } from '../src/naming.ts'

/** The kind of a part, for the record of silence: its ids have no prefix. */
export const kindOf = (id: string): string => {
  if (spaceCalled(id) !== undefined) return 'space'
  if (questCalled(id) !== undefined) return 'quest'
  if (cardCalled(id) !== undefined) return 'card'
  return kindCalled(id) === undefined ? id : 'cube'
}

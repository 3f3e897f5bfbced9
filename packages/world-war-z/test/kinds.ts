import { cardCalled, roleCalled, zoneCalled } from '../src/table.ts'

/** The kind of a part, for the record of silence: its ids have no prefix. */
export const kindOf = (id: string): string => {
  if (zoneCalled(id) !== undefined) return 'zone'
  if (roleCalled(id) !== undefined) return 'role'
  return cardCalled(id) === undefined ? id : 'card'
}

import type { Move } from '@shamble/engine'
import { expect, test } from 'vitest'
import { factsOf } from '../src/heroes/facts.ts'
import { hints } from '../src/hints.ts'
import { view } from '../src/view.ts'
import { field, SAM } from './field.ts'

const STREET = `
  +---+---+---+---+
  |     S         |
  +   +   +   +   +
  |         zN    |
  +---+---+---+---+`

test('10.11, 14.2. A hint says how likely a shot is to succeed, and who may grab on the way.', () => {
  field(STREET, { hero: SAM }).check((t, g) => {
    const said = (...move: Move) => hints.reasons!(view(t, 0), move, factsOf(g, move, SAM))
    expect(said('aim', 'unit:0')).toEqual(['The target falls with 63 %, and 25 % to lie prone.'])
    const [grab] = said('move', 'sq:2')
    expect(grab).toMatch(/ may grab on the way: you get through with 50 %\.$/)
    expect(grab).toMatch(/^Zombie/)
    expect(said('move', 'sq:0')).toEqual([])
    expect(said('search')).toEqual([])
  })
})

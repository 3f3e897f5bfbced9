import { quickChance, Referee, start } from '@shamble/engine'
import { decide, dreamer, thinkingOf, type Bot } from '@shamble/engine/bots'
import { expect, test, vi } from 'vitest'
import { zombieWars } from '../src/index.ts'
import { bots, prowler } from '../src/bots.ts'

// The number of worlds imagined for one decision.
function worldsOf(bot: Bot, seats: number, iterations?: number): unknown[][] {
  const g = new Referee(zombieWars, start(zombieWars, 'prowler', seats, {}).position).settle()
  const thinking = thinkingOf({ ...zombieWars, bots }, g.position, g.pending[0]!.seat, quickChance('prowler'))
  const imagine = vi.spyOn(thinking, 'imagine')
  decide(bot, thinking, { iterations })
  return imagine.mock.calls
}

test('At a full table the prowler uses seven tenths of its playouts; otherwise it is a dreamer.', () => {
  for (const seats of [2, 3]) expect(worldsOf(prowler, seats, 100)).toEqual(worldsOf(dreamer, seats, 100))
  for (const seats of [4, 6]) expect(worldsOf(prowler, seats, 100)).toEqual(worldsOf(dreamer, seats, 70))
  expect(worldsOf(dreamer, 4, 70).length).toBeLessThan(worldsOf(dreamer, 4, 100).length)
})

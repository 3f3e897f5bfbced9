import type { Next } from './effects.ts'
import { isSlow, LATE } from './limits.ts'
import type { Room } from './room.ts'

/*
 * A table that all players have left. Nobody plays there, so its clocks wait: else bots would play the game to its end, and each turn of
 * theirs would be stored.
 */

/**
 * Whether all players have left. With a clock of a day or more that is usual: there, several players must have been late so often that
 * all have abandoned their seats. A player who is alone keeps nobody waiting.
 */
export function isDeserted(room: Room): boolean {
  if (room.people.some(({ away }) => away === null)) return false
  if (!isSlow(room) || room.chairs.length === 1) return true
  const players = room.match?.players ?? []
  return players.every(
    ({ late, resigned }, seat) => room.chairs[seat]!.person === null || resigned || late >= LATE,
  )
}

/** Where somebody has come to a deserted table, the clocks that have run out meanwhile start anew. */
export function clocksRestarted(before: Room, next: Next, now: number): Next {
  const { room, effects } = next
  const { match } = room
  if (!match || match.clock === null || !isDeserted(before) || isDeserted(room)) return next
  const due = now + match.clock * 1000
  const isOver = (time: number | null) => time !== null && time <= now
  if (!match.players.some((player) => isOver(player.due))) return next
  const players = match.players.map((player) => (isOver(player.due) ? { ...player, due } : player))
  return {
    room: { ...room, match: { ...match, players } },
    effects: [...effects, { do: 'save' }, { do: 'game', people: null }],
  }
}

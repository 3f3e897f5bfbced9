import type { Seat } from '@shamble/engine'
import { ABANDONED, type RoomSeen } from '@shamble/room/client'

/**
 * The seats whose players have been away for so long that others may take them. The room says so when it says something
 * else; here it is noticed by the time.
 */
export function abandonedSeats() {
  const timers = new Map<Seat, ReturnType<typeof setTimeout>>()
  let seats = $state.raw<readonly Seat[]>([])

  function forget(seat: Seat) {
    clearTimeout(timers.get(seat))
    timers.delete(seat)
    seats = seats.filter((other) => other !== seat)
  }

  return {
    get seats() {
      return seats
    },
    /** Looks who is away. */
    see({ chairs }: RoomSeen) {
      for (const { seat, person, here } of chairs) {
        if (person === null || here) forget(seat)
        else if (!timers.has(seat))
          timers.set(
            seat,
            setTimeout(() => (seats = [...seats, seat]), ABANDONED),
          )
      }
    },
    stop() {
      for (const seat of Array.from(timers.keys())) forget(seat)
    },
  }
}

import type { Seat } from '@shamble/engine'
import { ABANDONED, isSlow, type RoomSeen } from '@shamble/room/client'

/**
 * The seats whose players have been away for so long that others may take them. The room says so only with its next message, so the
 * page keeps timers of its own.
 */
export class AbandonedSeats {
  #timers = new Map<Seat, ReturnType<typeof setTimeout>>()
  seats = $state.raw<readonly Seat[]>([])

  /** Starts and stops the timers as players leave and come back. */
  see(room: RoomSeen): void {
    // Over days, to be away is not to abandon a seat.
    const staysTaken = room.phase === 'playing' && isSlow(room)
    for (const { seat, person, here } of room.chairs) {
      if (person === null || here || staysTaken) this.#forget(seat)
      else if (!this.#timers.has(seat))
        this.#timers.set(
          seat,
          setTimeout(() => (this.seats = [...this.seats, seat]), ABANDONED),
        )
    }
  }

  stop(): void {
    for (const seat of Array.from(this.#timers.keys())) this.#forget(seat)
  }

  #forget(seat: Seat): void {
    clearTimeout(this.#timers.get(seat))
    this.#timers.delete(seat)
    this.seats = this.seats.filter((other) => other !== seat)
  }
}

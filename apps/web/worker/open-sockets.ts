/*
 * The open sockets of each address, in all rooms of this isolate. Rooms report what they hold: sockets outlive a room that hibernates, and
 * the room reports again when it wakes up.
 */

const held = new Map<string, ReadonlyMap<string, number>>()

/** Reports the open sockets of a room: how many of each address. */
export function reportSockets(room: string, addresses: Iterable<string>): void {
  const counts = new Map<string, number>()
  for (const address of addresses) counts.set(address, (counts.get(address) ?? 0) + 1)
  if (counts.size > 0) held.set(room, counts)
  else held.delete(room)
}

/** The number of open sockets of an address. */
export function socketsOf(address: string): number {
  let sum = 0
  for (const counts of held.values()) sum += counts.get(address) ?? 0
  return sum
}

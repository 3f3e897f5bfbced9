import { paths } from '../addresses.ts'
import { claimFragment } from './fragment.ts'
import type { RoomSource } from './room.svelte.ts'
import { newToken } from './seat.ts'

/** The address of a room outside its frame: the same person plays on there, as the seat goes along. */
export async function inFull(source: RoomSource): Promise<string> {
  const page = paths.room(source.room.code)
  const [seat, ...more] = source.seats
  if (seat === undefined || more.length > 0) return page
  const token = newToken()
  return (await source.request('hand', seat, token)) ? page : page + claimFragment(seat, token)
}

import type { Seat } from '@shamble/engine'
import { nickname, type RoomSeen } from '@shamble/room/client'
import { remember, remembered } from '../remembered.ts'
import type { RoomSource } from './room.svelte.ts'

const KEY = 'shamble:name'

/** The last name used in this browser, else a random one. */
export const usualName = (): string => remembered(KEY) ?? drawName()

/** Remembers a name for the next room. */
export const keepName = (name: string): void => remember(KEY, name)

const drawName = () => nickname(crypto.getRandomValues(new Uint32Array(1))[0]!)

/** The player of this page, before the room knows them. */
export class Me {
  name = $state('')
  #given = ''

  /** Whether the name was given and not typed. */
  get isGiven(): boolean {
    return this.name === this.#given
  }

  /** Gives the usual name, or a random one that nobody in the room has. */
  giveName({ chairs }: RoomSeen): void {
    const taken = new Set(chairs.map(({ name }) => name?.toLowerCase()))
    let name = usualName()
    while (taken.has(name.toLowerCase())) name = drawName()
    this.name = this.#given = name
  }
}

/** Takes a seat, or `null` any, under the player's name; a given name that is taken by now is replaced once. */
export async function sitDown(source: RoomSource, seat: Seat | null, me: Me): Promise<void> {
  const { isGiven } = me
  let no = await source.request('take', seat, me.name)
  if (no?.code === 'name-taken') {
    me.giveName(source.room)
    if (isGiven) no = await source.request('take', seat, me.name)
  }
  if (!no) keepName(me.name)
}

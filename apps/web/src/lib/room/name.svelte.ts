import type { Seat } from '@shamble/engine'
import { nickname, type RoomSeen } from '@shamble/room/client'
import { remember, remembered } from '../remembered.ts'
import type { RoomSource } from './source.ts'

const KEY = 'shamble:name'

/** A nickname to begin with: the last one used in this browser, else one that is drawn; nobody in the room has it. */
export function nameFor({ chairs }: RoomSeen): string {
  const taken = new Set(chairs.map(({ name }) => name?.toLowerCase()))
  for (let name = remembered(KEY); ; name = drawName())
    if (name && !taken.has(name.toLowerCase())) return name
}

/** The last name used in this browser, else one that is drawn. */
export const usualName = (): string => remembered(KEY) ?? drawName()

/** Remembers the name somebody has chosen, for the next room. */
export const keepName = (name: string): void => remember(KEY, name)

const drawName = () => nickname(crypto.getRandomValues(new Uint32Array(1))[0]!)

/** Whoever looks at the page, before they are known in the room. */
export interface Me {
  name: string
}

/** Somebody new, under the name that was typed before the script of the page was there. */
export function somebody(): Me {
  const typed = typeof document === 'undefined' ? null : document.querySelector('[data-name]')
  let name = $state((typed as HTMLInputElement | null)?.value ?? '')
  return {
    get name() {
      return name
    },
    set name(given) {
      name = given
    },
  }
}

/** Sits down under that name. */
export async function sitDown(source: RoomSource, seat: Seat, me: Me): Promise<void> {
  const no = await source.request('take', seat, me.name)
  if (!no) keepName(me.name)
  // Somebody was quicker with this name.
  if (no?.code === 'name-taken') me.name = nameFor(source.room)
}

import type { Seat } from '@shamble/engine'
import { nickname, type RoomSeen } from '@shamble/room/client'
import { remember, remembered } from '../remembered.ts'
import type { RoomSource } from './source.ts'

const KEY = 'shamble:name'

// The last name used in this browser, else one that is drawn; nobody in the room has it.
function nameFor({ chairs }: RoomSeen): string {
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
  /** Whether the name is one they were given, and nobody has typed. */
  readonly given: boolean
  /** Gives them a name that nobody in the room has. */
  giveName: (room: RoomSeen) => void
}

/** Somebody new, under the name that was typed before the script of the page was there. */
export function somebody(): Me {
  const typed = typeof document === 'undefined' ? null : document.querySelector('[data-name]')
  let name = $state((typed as HTMLInputElement | null)?.value ?? '')
  let given = ''
  return {
    get name() {
      return name
    },
    set name(own) {
      name = own
    },
    get given() {
      return name === given
    },
    giveName(room) {
      name = given = nameFor(room)
    },
  }
}

/** Sits down under that name. Who was given one that somebody else has by now sits down under another. */
export async function sitDown(source: RoomSource, seat: Seat, me: Me): Promise<void> {
  const { given } = me
  let no = await source.request('take', seat, me.name)
  if (no?.code === 'name-taken') {
    me.giveName(source.room)
    if (given) no = await source.request('take', seat, me.name)
  }
  if (!no) keepName(me.name)
}

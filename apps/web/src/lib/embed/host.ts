import { isSandboxed } from '../addresses.ts'

/*
 * The host page around a frame. It is told two things only: the height that the frame wants, and which page of ours to open when the
 * reader asks for it. Both go as our own messages, and as WordPress's if our fragment has its secret.
 */

/** The version of our own messages: `{ shamble: 1, message: 'height', value }`. */
const SAYS = 1

const SECRET = /[?&]secret=([A-Za-z0-9]+)/

/** The secret that WordPress adds to the address of every frame: `#?secret=…`. */
const secretIn = (hash: string): string | null => SECRET.exec(hash)?.[1] ?? null

const isFramed = (): boolean => window.parent !== window

/** Tells the host the height, and again when WordPress asks. Returns how to tell it again and how to stop. */
export function tellHeight(heightNow: () => number): { again: () => void; stop: () => void } {
  let said = 0
  const say = (value: number) => {
    said = value
    tell({ shamble: SAYS, message: 'height', value })
    const secret = secretIn(location.hash)
    if (secret) tell({ message: 'height', value, secret })
  }
  const onmessage = ({ data, source }: MessageEvent) => {
    if (source === window.parent && data?.message === 'ready') say(heightNow())
  }
  window.addEventListener('message', onmessage)
  return {
    again() {
      const value = heightNow()
      if (value !== said) say(value)
    },
    stop: () => window.removeEventListener('message', onmessage),
  }
}

/** Opens a page of ours outside of this frame. False when the sandbox may forbid it: the reader gets the address as text. */
export function openOutside(href: string): boolean {
  const address = new URL(href, location.href).href
  if (!isSandboxed()) {
    window.open(address, '_blank', 'noopener')
    return true
  }
  const secret = secretIn(location.hash)
  if (secret) tell({ message: 'link', value: address, secret })
  return false
}

// The host is unknown, and the messages are no secret.
function tell(message: object) {
  if (isFramed()) window.parent.postMessage(message, '*')
}

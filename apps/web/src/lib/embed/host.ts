/*
 * The page around a frame. Whoever it is, it is told two things only: how high we would like to be, and, when somebody asks for it,
 * which page of ours to open. Both are said in WordPress's way, if it gave us its secret in our mark, and in our own.
 */

/** The version of our own messages: `{ shamble: 1, message: 'height', value }`. */
export const SAYS = 1

const SECRET = /[?&]secret=([A-Za-z0-9]+)/

/** The secret that WordPress adds to the address of every frame: `#?secret=…`. */
const secretIn = (hash: string): string | null => SECRET.exec(hash)?.[1] ?? null

/** Whether this frame is kept so small that it has no origin of its own. */
export const isSandboxed = (): boolean => self.origin === 'null'

const isFramed = (): boolean => window.parent !== window

/** Says how high this frame would like to be, and says it again when WordPress asks. Returns how to stop. */
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

/**
 * Opens a page of ours outside of this frame. False when that may not be allowed, and the reader should be given
 * the address as text.
 */
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

// Nobody knows who is around us, and what is said is no secret of ours.
function tell(message: object) {
  if (isFramed()) window.parent.postMessage(message, '*')
}

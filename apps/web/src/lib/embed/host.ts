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

/** From this width on, in pixels, the moves are beside the board. */
const BESIDE = 600
const MIN_HEIGHT = 200
const MAX_HEIGHT = 1000
const BELOW = 230

/**
 * Tells the host the height that the frame around `root` wants: now, when its width changes, and when WordPress asks. A frame whose
 * height changed with every move would shift the text around it. Returns how to stop.
 */
export function tellHeight(root: Element): () => void {
  let width = 0
  let height = 0
  const say = () => {
    tell({ shamble: SAYS, message: 'height', value: height })
    const secret = secretIn(location.hash)
    if (secret) tell({ message: 'height', value: height, secret })
  }
  const onmessage = ({ data, source }: MessageEvent) => {
    if (source === window.parent && data?.message === 'ready') say()
  }
  const again = () => {
    if (width === root.clientWidth) return
    width = root.clientWidth
    const before = height
    height = heightOf(root)
    if (height !== before) say()
  }
  window.addEventListener('message', onmessage)
  // At once: WordPress hides a frame until its first message, and a hidden frame sees no resize.
  again()
  const watch = new ResizeObserver(again)
  watch.observe(root)
  return () => {
    watch.disconnect()
    window.removeEventListener('message', onmessage)
  }
}

// A puzzle is asked above its board.
function heightOf(root: Element): number {
  const table = root.querySelector('.play') ?? root
  const above = table.getBoundingClientRect().top - root.getBoundingClientRect().top
  const box = root.querySelector<SVGSVGElement>('.board svg')?.viewBox.baseVal
  const shape = box && box.width > 0 ? box.height / box.width : 1
  const width = root.clientWidth
  const height = width < BESIDE ? width * shape + BELOW : Math.max(440, width * 0.55 * shape)
  return Math.max(MIN_HEIGHT, Math.min(MAX_HEIGHT, Math.round(above + height)))
}

/** Asks the host to open a page of ours. Only WordPress may do so, and it does not answer. */
export function askToOpen(address: string): void {
  const secret = secretIn(location.hash)
  if (secret) tell({ message: 'link', value: address, secret })
}

// The host is unknown, and the messages are no secret.
function tell(message: object) {
  if (isFramed()) window.parent.postMessage(message, '*')
}

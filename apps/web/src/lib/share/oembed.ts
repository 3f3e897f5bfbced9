import { CARD, WIDTHS } from '@shamble/preview'
import { escaped, snippet } from './snippet.ts'
import { pictureOf, type Shared } from './shared.ts'

/** An answer of oEmbed 1.0 (oembed.com, section 2.3.4): by name, in the order it is written. */
export type Answer = Record<string, string | number>

/** The largest size, in pixels, that the client allows. */
export interface Room {
  width: number
  height: number
}

/** From this width on the moves are beside the board. */
const BESIDE = 600
const USUAL_WIDTH = 640
const MIN_SIZE = { width: 200, height: 200 }
const A_DAY = 86_400

/** Describes what is shared, in a frame no larger than there is room for. */
export function described(shared: Shared, origin: string, room: Room): Answer {
  const answer: Answer = {
    version: '1.0',
    type: shared.frame ? 'rich' : 'link',
    title: shared.title,
    provider_name: 'Shamble',
    provider_url: `${origin}/`,
    cache_age: A_DAY,
  }
  const width = WIDTHS.find((width) => width <= room.width && heightOf(width) <= room.height)
  if (width) {
    answer.thumbnail_url = origin + pictureOf(shared, width === CARD.width ? undefined : width)
    answer.thumbnail_width = width
    answer.thumbnail_height = heightOf(width)
  }
  if (!shared.frame) return answer
  const size = sizeIn(room)
  const frame = { src: origin + shared.frame, title: shared.title, ...size }
  const quote = `<blockquote><a href="${escaped(origin + shared.page)}">${escaped(shared.title)}</a>. ${escaped(shared.alt)}</blockquote>`
  return { ...answer, html: quote + snippet(frame), ...size }
}

/** The size of a frame: the board beside the moves where there is room for both, else above them. */
function sizeIn(room: Room): Room {
  const width = Math.max(MIN_SIZE.width, Math.min(USUAL_WIDTH, room.width))
  const wanted = width < BESIDE ? Math.round(width * 1.12) + 220 : 480
  return { width, height: Math.max(MIN_SIZE.height, Math.min(wanted, room.height)) }
}

const heightOf = (width: number) => Math.round((width * CARD.height) / CARD.width)

/** The same answer as XML. */
export function inXml(answer: Answer): string {
  const fields = Object.entries(answer).map(([name, value]) => `<${name}>${escaped(String(value))}</${name}>`)
  return `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<oembed>${fields.join('')}</oembed>\n`
}

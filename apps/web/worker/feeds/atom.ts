import type { Turn } from '@shamble/room'
import { tableInWords, turnInWords, type Table } from './words.ts'

/*
 * Turns as an Atom feed (RFC 4287). It has one entry while the table waits for its owner, when somebody sits down at the table that the owner
 * has listed, and after the end; else none: a reader shows each wait once, and those for others never.
 */

/** The feed of a turn. */
export function atomOf(turn: Turn, { title, page }: Table): string {
  const { code, since, sat, phase, touched } = turn
  const when = since ?? sat?.since ?? (phase === 'over' ? touched : null)
  const entry =
    when === null
      ? ''
      : `
  <entry>
    <id>${tagOf(code, `turn/${when}`)}</id>
    <title>${escaped(`${turnInWords(turn)} · ${title}`)}</title>
    <updated>${new Date(when).toISOString()}</updated>
    <link href="${escaped(page)}"/>
    <content type="text">${escaped(tableInWords(turn))}</content>
  </entry>`
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>${tagOf(code, 'turns')}</id>
  <title>${escaped(`${title}, table ${code}`)}</title>
  <updated>${new Date(touched).toISOString()}</updated>
  <author><name>Shamble</name></author>
  <link href="${escaped(page)}"/>${entry}
</feed>
`
}

const tagOf = (code: string, what: string): string => `urn:shamble:${code}:${what}`

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign]!)

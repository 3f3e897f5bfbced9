import type { Turn } from '@shamble/room'
import { tableInWords, turnInWords, type Table } from './words.ts'

/*
 * A turn as a calendar (RFC 5545) of one event. It begins when the table begins to wait, or when somebody sits down at a table that its
 * owner has listed, and ends when the time is up. Without a clock it ends now, so that it is in sight as long as that holds.
 */

// Maximum length of a line, in octets.
const LINE = 75
const HOUR = 3_600_000

/** The calendar of a turn. */
export function calendarOf(turn: Turn, table: Table, now: number): string {
  const { code, since, sat, due, clock, touched } = turn
  const begins = since ?? sat?.since ?? touched
  const isMine = since !== null || sat !== null
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Shamble//Turns//EN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(table.title)}`,
    'BEGIN:VEVENT',
    `UID:${code}@shamble`,
    `DTSTAMP:${timeOf(touched)}`,
    `LAST-MODIFIED:${timeOf(touched)}`,
    `DTSTART:${timeOf(begins)}`,
    `DTEND:${timeOf(due ?? Math.max(begins + HOUR, isMine ? now : 0))}`,
    `SUMMARY:${escaped(`${turnInWords(turn)} · ${table.title}`)}`,
    `DESCRIPTION:${escaped(tableInWords(turn))}`,
    `URL:${table.page}`,
    // Nobody is busy meanwhile.
    'TRANSP:TRANSPARENT',
    ...(due !== null && clock !== null ? alarmAt(clock / 4, turn) : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

// A reminder, some seconds before the time is up.
const alarmAt = (seconds: number, turn: Turn): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escaped(turnInWords(turn))}`,
  `TRIGGER;RELATED=END:-PT${Math.floor(seconds)}S`,
  'END:VALARM',
]

const timeOf = (time: number): string => new Date(time).toISOString().replace(/[-:]|\.\d+/g, '')

// Names may have any visible character, and no control characters.
const escaped = (text: string): string => text.replace(/[\\;,]/g, (sign) => `\\${sign}`)

// A longer line goes on in the next one, after a space. Characters are not divided.
function folded(line: string): string {
  const encoder = new TextEncoder()
  let folded = ''
  let room = LINE
  for (const character of line) {
    const size = encoder.encode(character).length
    if (size > room) {
      folded += '\r\n '
      room = LINE - 1
    }
    folded += character
    room -= size
  }
  return folded
}

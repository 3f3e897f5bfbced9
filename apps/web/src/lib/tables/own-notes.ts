import { remember, remembered } from '../remembered.ts'

/*
 * A player's notes to themselves, one for each table. Only this browser has them.
 */

const KEY = 'shamble:notes'
/** Maximum number of tables with a note, and of characters in one. */
const MAX_NOTED = 50
export const MAX_NOTE = 2000

type Noted = [code: string, text: string]

/** The note at a table; empty when there is none. */
export const noteAt = (code: string): string => notes().find(([noted]) => noted === code)?.[1] ?? ''

/** Keeps a note; an empty one is forgotten. Beyond MAX_NOTED the oldest go. */
export function keepNote(code: string, text: string): void {
  const others = notes().filter(([noted]) => noted !== code)
  const own: Noted[] = text ? [[code, text.slice(0, MAX_NOTE)]] : []
  if (text || noteAt(code)) remember(KEY, JSON.stringify([...others, ...own].slice(-MAX_NOTED)))
}

function notes(): Noted[] {
  try {
    const kept: unknown = JSON.parse(remembered(KEY) ?? '[]')
    return Array.isArray(kept) ? (kept as Noted[]).filter((one) => typeof one?.[1] === 'string') : []
  } catch {
    return []
  }
}

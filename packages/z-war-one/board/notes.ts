import type { Mission } from '../src/missions/format.ts'
import { listed } from '../src/words/names.ts'

/** The special rules of a mission as sentences: exits, events of certain turns, its own rules (21.5, 21.6). */
export function notesOf({ exits, events, special }: Mission): string[] {
  const turns = new Map<string, string[]>()
  for (const { turn, text } of events) turns.set(text, [...(turns.get(text) ?? []), `${turn}`])
  const happens = [...turns].map(
    ([text, on]) => `On ${on.length === 1 ? 'turn' : 'turns'} ${listed(on)}: ${text}`,
  )
  return [...(exits?.note ? [exits.note] : []), ...happens, ...special]
}

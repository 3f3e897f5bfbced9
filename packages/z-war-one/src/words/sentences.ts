import type { Event } from '../events.ts'
import { capital } from '@shamble/engine'
import {
  areaName,
  cardName,
  doorName,
  facingName,
  goalText,
  heroName,
  objectName,
  perkName,
  pointName,
  squareName,
  taskName,
  unitName,
} from './names.ts'
import type { View } from '../view.ts'

/*
 * Sentences with names to be filled in: `{hero} opens {door}.`
 */

/** A sentence about some facts, or what makes one where its wording depends on them. */
export type Sentence<Facts> = string | ((facts: Facts, view: View) => string)

/** A sentence for each of some kinds of events. */
export type Tellers<Types extends Event['type']> = { [T in Types]: Sentence<Extract<Event, { type: T }>> }

/** What a move does, with its parts by their places: `Sweep {0} onto {1}`. */
export type MoveSentence = Sentence<readonly string[]>

// What the number of a fact, or of a part of a move, is called.
const CALLED: Readonly<Record<string, (n: number, view: View) => string>> = {
  hero: heroName,
  other: heroName,
  unit: unitName,
  sq: squareName,
  at: squareName,
  to: squareName,
  door: doorName,
  area: areaName,
  task: taskName,
  object: objectName,
  objective: goalText,
  point: pointName,
  perk: perkName,
  kind: cardName,
  card: (card, view) => cardName(view.cards[card]!.kind),
  facing: facingName,
}

const FACINGS = ['N', 'E', 'S', 'W']

/** A part of a move: what it is called, a facing as a direction; a part that has no name, as it is. */
export function partName(part: string, view: View): string {
  const [kind, n] = part.split(':')
  if (FACINGS.includes(part)) return facingName(FACINGS.indexOf(part))
  return CALLED[kind!]?.(Number(n), view) ?? part
}

/** What a move does, from its parts. */
export const moveSaid = (sentence: MoveSentence, parts: readonly string[], view: View): string =>
  said(sentence, parts, view, (place) => {
    const part = parts[Number(place)]
    return part && partName(part, view)
  })

/** What has happened, from the facts of an event; a fact without a name, such as a number, stands as it is. */
export const eventSaid = <Facts extends object>(
  sentence: Sentence<Facts>,
  event: Facts,
  view: View,
): string =>
  said(sentence, event, view, (name) => {
    const fact = (event as Record<string, number | undefined>)[name]
    return fact === undefined ? fact : (CALLED[name]?.(fact, view) ?? String(fact))
  })

function said<Facts>(
  sentence: Sentence<Facts>,
  facts: Facts,
  view: View,
  nameOf: (name: string) => string | undefined,
): string {
  const text = typeof sentence === 'string' ? sentence : sentence(facts, view)
  return capital(text.replace(/{(\w+)}/g, (braces, name: string) => nameOf(name) ?? braces))
}

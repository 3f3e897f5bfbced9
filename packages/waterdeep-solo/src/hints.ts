import { capital, type Move } from '@shamble/engine'
import type { HintWords } from '@shamble/engine/bots'
import { spaceCalled } from './data/names.ts'
import { signed } from './naming.ts'
import { forecast } from './pseudo/forecast.ts'
import { whatFor, whereTo } from './reasons.ts'
import { MAX_SCORE, MIN_SCORE } from './score.ts'
import type { View } from './view.ts'

/** Hints for people: Pseudo's next placement, and the expected final score. */
export const hints: HintWords<View> = {
  reasons,
  worth: (worth) => `${signed(Math.round(MIN_SCORE + worth * (MAX_SCORE - MIN_SCORE)))} VP`,
}

// 7A to 7D. Where Pseudo goes next as things stand, and whether the move takes that space from him.
function reasons(view: View, [, part]: Move): string[] {
  const { why, places } = forecast(view)
  if (!why || places.length === 0) return []
  const next = places.length > 1 ? `${places.length} choices are equal for him, such as ` : ''
  const said = [`Where Pseudo goes next, as things stand: ${next}${whereTo(why)}. ${capital(whatFor(why))}.`]
  const space = part === undefined ? undefined : spaceCalled(part)
  if (places.some((place) => place.space === space)) said.push('You would be there before him.')
  return said
}

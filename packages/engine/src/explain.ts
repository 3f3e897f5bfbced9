import { because, type Asked, type Reason, type WhyNot } from './game.ts'
import type { Pending, Seat } from './position.ts'
import type { Words } from './words.ts'

/**
 * Why nothing came of the last click: a reason against the whole path, otherwise one against the last part alone, unless that tells
 * the player to click what the path has already.
 */
export function explain<View>(
  whyNot: WhyNot<View>,
  view: View,
  seat: Seat,
  path: readonly string[],
  asked?: Asked,
): Reason | null {
  const reason = whyNot(view, seat, path, asked)
  if (reason || path.length < 2) return reason
  const alone = whyNot(view, seat, path.slice(-1), asked)
  return alone?.first !== undefined && path.includes(alone.first) ? null : alone
}

/** What is said of a click for which the game has no reason: what the player is asked. */
export const question = <View>(words: Words<View, any>, choice: Pending, view: View): Reason | null => {
  const rule = words.rule(choice.step)
  return rule === undefined ? null : because(rule, `You are asked: ${words.ask(choice, view)}`)
}

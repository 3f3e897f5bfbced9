import type { Weighed } from '@shamble/engine/bots'

/** A move of a hint, with those that read and weigh the same. */
export interface Row extends Weighed {
  says: string
  /** It may be as good as the first one: the difference is within the error. */
  even: boolean
}

/** By how many standard errors moves must differ to be told apart. */
const DOUBT = 2

/** The rows of a hint, the advised move first. Moves that read the same are one row. */
export function rowsOf(weighed: readonly Weighed[], say: (move: Weighed['move']) => string): Row[] {
  const [best] = weighed
  const rows = new Map<string, Row>()
  for (const one of weighed) {
    const says = say(one.move).replace(/\.$/, '')
    if (!rows.has(says)) rows.set(says, { ...one, says, even: one !== best && isEven(one, best!) })
  }
  return [...rows.values()]
}

function isEven(one: Weighed, best: Weighed): boolean {
  if (one.worth === null || best.worth === null) return false
  const error = Math.hypot(one.error, best.error)
  return Number.isFinite(error) && Math.abs(one.worth - best.worth) <= DOUBT * error
}

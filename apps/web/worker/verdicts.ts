import { digestOf, type Judged } from '@shamble/challenge'
import { Refusal, splitLink } from '@shamble/engine'

/*
 * The verdicts of this isolate about the last logs, so that copies of a log cost one judging. A verdict does not depend on the sender.
 */

const MAX_VERDICTS = 256

/** By `verdictKey`, the oldest first. */
export const verdicts = new Map<string, Judged | Refusal>()

/** The key of a verdict. What a link carries is not read by judging, but whether it carries something is. */
export const verdictKey = (code: string, link: string): string =>
  `${code}/${digestOf(link)}/${splitLink(link)[1] === undefined ? 'bare' : 'carrying'}`

/** Judges, unless there is a verdict by the time the work begins: of copies that queue, the first is judged. */
export function* judgedOnce(
  key: string,
  judge: () => Generator<unknown, Judged>,
): Generator<unknown, Judged> {
  const known = verdicts.get(key)
  if (known instanceof Refusal) throw known
  if (known) return known
  try {
    return keep(key, yield* judge())
  } catch (cause) {
    if (cause instanceof Refusal) keep(key, cause as Refusal)
    throw cause
  }
}

function keep<V extends Judged | Refusal>(key: string, verdict: V): V {
  verdicts.set(key, verdict)
  for (const oldest of verdicts.keys()) {
    if (verdicts.size <= MAX_VERDICTS) break
    verdicts.delete(oldest)
  }
  return verdict
}

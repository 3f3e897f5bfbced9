import { frozenVersions } from '@shamble/catalogue/editions'
import { rulesOf } from '@shamble/catalogue/server'
import type { Refusal } from '@shamble/engine'
import { asRefusal, refusal } from './refusals.ts'
import { roomAt, secretOf } from './snapshot.ts'
import { Queue } from './slices.ts'

/*
 * GET /health, for operators and their monitors (docs/operating.md). Anybody may ask, so it names nobody, and an isolate checks at most
 * once in `FRESH_FOR`: in between it answers from memory.
 */

/** How long an answer is used again, ms. */
export const FRESH_FOR = 10_000
/** Storage that takes longer is as good as none, ms. */
const ANSWER_WITHIN = 5000
/**
 * The object that is asked. A room, because rooms are what people play in; all classes are one Worker on one kind of storage. No code has
 * this form, so no game is ever in it.
 */
export const PROBED = 'health'

/** What is wrong, by stable codes; nothing when all is well. `checked`: when, in ms since 1970. */
interface Health {
  well: boolean
  faults: { code: string; message: string }[]
  checked: number
}

let last: Health | null = null
// Which edition is loaded next. One at each check: all at once would fill the memory of an isolate that needs none.
let turn = 0
// Requests cannot wait for each other's promises: they queue, and find the answer of the first.
const checks = new Queue(64)

/** Answers GET /health: 200 when all is well, 503 when not; null for other addresses. */
export async function answerHealth(request: Request, env: Env): Promise<Response | null> {
  if (new URL(request.url).pathname !== '/health') return null
  if (request.method !== 'GET' && request.method !== 'HEAD') throw refusal('bad-method', 'Use GET.')
  const health = known() ?? (await checks.alone(async () => known() ?? (last = await checked(env))))?.done
  if (!health) throw refusal('no-objects')
  return Response.json(health, { status: health.well ? 200 : 503, headers: { 'cache-control': 'no-store' } })
}

const known = (): Health | null => (last && Date.now() - last.checked < FRESH_FOR ? last : null)

async function checked(env: Env): Promise<Health> {
  const found = [secretFault(env), ...(await Promise.all([objectFault(env), editionFault()]))]
  const faults = found.flatMap((fault) => (fault ? [{ code: fault.code, message: fault.message }] : []))
  return { well: faults.length === 0, faults, checked: Date.now() }
}

function secretFault(env: Env): Refusal<string> | null {
  try {
    secretOf(env)
    return null
  } catch (cause) {
    return asRefusal(cause)
  }
}

async function objectFault(env: Env): Promise<Refusal<string> | null> {
  try {
    const late = scheduler.wait(ANSWER_WITHIN).then(() => 'late')
    if ((await Promise.race([roomAt(env, PROBED).probe(), late])) !== 'late') return null
    return refusal('no-objects')
  } catch (cause) {
    return refusal(asRefusal(cause).code === 'not-stored' ? 'no-storage' : 'no-objects')
  }
}

async function editionFault(): Promise<Refusal<string> | null> {
  try {
    const frozen = await frozenVersions()
    const [id, version] = frozen[turn++ % frozen.length]!
    await rulesOf(id, version)
    return null
  } catch (cause) {
    console.error(cause)
    return refusal('no-editions')
  }
}

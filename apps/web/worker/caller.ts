/*
 * Rate limits per address. The platform sets the header and drops a client's own. Pages import this, so it does without the platform's
 * types.
 */

/** A rate limit of the platform. */
export interface Limit {
  limit: (of: { key: string }) => Promise<{ success: boolean }>
}

const HEADER = 'cf-connecting-ip'
const GROUPS = 8
// A customer has a /64 network of IPv6, often a /56, and may use any address in it.
const WHOLE_GROUPS = 3
const LAST_GROUP = 0xff00
const MAPPED = /^::(?:ffff:)?(\d+\.\d+\.\d+\.\d+)$/i

/** The address a request comes from; for IPv6 its /56 network. */
export function callerOf({ headers }: Request): string {
  const address = headers.get(HEADER) ?? 'somebody'
  return address.includes(':') ? networkOf(address) : address
}

/** Whether the caller exceeds a rate limit; `about`: counted separately for each value. */
export async function isTooMany(
  request: Request,
  { ROOM_RATE }: { ROOM_RATE?: string },
  limit: Limit | undefined,
  about = '',
): Promise<boolean> {
  if (!limit || ROOM_RATE === 'off') return false
  const caller = callerOf(request)
  return !(await limit.limit({ key: about ? `${caller}/${about}` : caller })).success
}

function networkOf(address: string): string {
  const [, old] = MAPPED.exec(address) ?? []
  if (old) return old
  const [front = '', back] = address.toLowerCase().split('%')[0]!.split('::')
  const groups = (part: string | undefined) => (part ? part.split(':') : [])
  const zeros = back === undefined ? 0 : Math.max(0, GROUPS - groups(front).length - groups(back).length)
  const all = [...groups(front), ...Array.from({ length: zeros }, () => '0'), ...groups(back)]
  const numbers = all.map((group) => parseInt(group, 16))
  const network = [...numbers.slice(0, WHOLE_GROUPS), numbers[WHOLE_GROUPS]! & LAST_GROUP]
  return `${network.map((group) => group.toString(16)).join(':')}::/56`
}

/*
 * For whom a request is counted where something is limited. The platform sets the header and drops what a client wrote there.
 * Pages count as well, so the platform's types are not needed here.
 */

/** A limit of the platform: so many with one key in so many seconds. */
export interface Limit {
  limit: (of: { key: string }) => Promise<{ success: boolean }>
}

const HEADER = 'cf-connecting-ip'
const GROUPS = 8
// A home has at least this much of an address of version 6, and may choose the rest anew for every request.
const NETWORK_GROUPS = 4
const MAPPED = /^::(?:ffff:)?(\d+\.\d+\.\d+\.\d+)$/i

/** The address a request comes from; of version 6, the network of 64 bits that it is in. */
export function callerOf({ headers }: Request): string {
  const address = headers.get(HEADER) ?? 'somebody'
  return address.includes(':') ? networkOf(address) : address
}

/** Whether more came from one address than a limit allows; `about`: counted for each of these. */
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
  const network = all.slice(0, NETWORK_GROUPS).map((group) => group.replace(/^0+(?=.)/, ''))
  return `${network.join(':')}::/64`
}

/*
 * Which addresses a room may call. Addresses come from strangers, so only hosts on a list are called: never an address of somebody's
 * choosing, whatever its spelling.
 */

/** The push services of browsers: Chrome, Firefox, Safari, Edge. `*.` stands for one or more subdomains. */
export const PUSH_SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
  '*.notify.windows.com',
] as const

/** Maximum length of an address, in characters. */
export const MAX_ADDRESS = 512

/** Whether an address is https at one of these hosts, on the standard port, without a user, in its one spelling. */
export function isAt(address: string, hosts: readonly string[]): boolean {
  if (address.length > MAX_ADDRESS || !URL.canParse(address)) return false
  const { protocol, hostname, port, username, password, hash, href } = new URL(address)
  if (href !== address || protocol !== 'https:' || port + username + password + hash !== '') return false
  return hosts.some((host) => (host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host))
}

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

/** The webhooks that may be called: the host of each, the form of its paths, and of what it is told. */
const WEBHOOKS = [
  { host: 'discord.com', path: /^\/api\/webhooks\/\d+\/[\w-]+$/, form: 'discord' },
  { host: 'hooks.slack.com', path: /^\/services\/\w+\/\w+\/\w+$/, form: 'slack' },
  { host: 'ntfy.sh', path: /^\/[\w-]{1,64}$/, form: 'ntfy' },
  // A bridge to Matrix that anybody may use.
  { host: 'webhook.t2bot.io', path: /^\/api\/v1\/matrix\/hook\/[\w-]+$/, form: 'matrix' },
] as const

export type WebhookForm = (typeof WEBHOOKS)[number]['form']

/** The form of the webhook at an address; null: it is none that may be called. */
export function webhookAt(address: string): WebhookForm | null {
  const found = WEBHOOKS.find(({ host, path }) => isAt(address, [host]) && path.test(pathOf(address)))
  return found?.form ?? null
}

const pathOf = (address: string): string => {
  const { pathname, search } = new URL(address)
  return pathname + search
}

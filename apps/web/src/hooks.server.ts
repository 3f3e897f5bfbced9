import type { Handle } from '@sveltejs/kit'

const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
}

/** Every response says how it may be used. Only what is under /embed/ may be framed by others. */
export const handle: Handle = async ({ event, resolve }) => {
  const response = await resolve(event)
  const headers = new Headers(response.headers)
  for (const [name, value] of Object.entries(ALWAYS)) {
    if (!headers.has(name)) headers.set(name, value)
  }
  const ancestors = event.url.pathname.startsWith('/embed/') ? '*' : "'none'"
  const policy = headers.get('content-security-policy') ?? "default-src 'none'"
  headers.set('content-security-policy', `${policy}; frame-ancestors ${ancestors}`)
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers })
}

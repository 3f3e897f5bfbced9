const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
}

/** A response with the headers that every answer carries, redirects and errors included; those it has stay. */
export function withHeaders(response: Response): Response {
  if (response.webSocket) return response
  const headers = new Headers(response.headers)
  for (const [name, value] of Object.entries(ALWAYS)) if (!headers.has(name)) headers.set(name, value)
  const { status, statusText } = response
  return new Response(response.body, { status, statusText, headers })
}

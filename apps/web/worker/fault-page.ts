import { asRefusal, CODE_HEADER, statusOf } from './refusals.ts'

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
}

/** The fallback when even the error page failed to render: code and sentence of the error. */
export function faultPage(cause: unknown): Response {
  const { code, message } = asRefusal(cause)
  const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Something broke · Shamble</title>
<h1>Something broke</h1>
<p>${message}</p>
<p><a href="/">All the games</a></p>
<p><small>${statusOf({ code })} · ${code}</small></p>
`
  return new Response(page, { status: statusOf({ code }), headers: { ...HEADERS, [CODE_HEADER]: code } })
}

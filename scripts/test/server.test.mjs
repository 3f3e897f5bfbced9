import { spawn } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listAssets, parseHeaders } from '../server/assets.mjs'
import { configOf, workerdIn } from '../server/config.mjs'
import { keepOwn } from '../server/server.mjs'
import { answers, freePorts, web } from '../workspace.mjs'

const ECHO = `export default { async fetch(request, env) {
  const limit = await env.FEW.limit({ key: 'a' })
  const asset = await env.ASSETS.fetch('http://any/page')
  const cached = await caches.default.match(request.url)
  if (!cached) await caches.default.put(request.url, new Response('kept', { headers: { 'cache-control': 'max-age=60' } }))
  return Response.json({
    url: request.url,
    address: request.headers.get('cf-connecting-ip'),
    limit: limit.success,
    asset: await asset.text(),
    cached: cached ? await cached.text() : null,
  })
} }`
const SETTINGS = {
  compatibility_date: '2026-11-01',
  durable_objects: { bindings: [] },
  ratelimits: [{ name: 'FEW', simple: { limit: 2, period: 60 } }],
}
const SERVER = new URL('../server/', import.meta.url).pathname

/** Serves a Worker that says what it sees. @param {string} clientIpHeader */
async function serve(clientIpHeader) {
  const folder = mkdtempSync(join(tmpdir(), 'shamble-server-'))
  const files = join(folder, 'files')
  mkdirSync(join(folder, 'storage'))
  mkdirSync(files)
  writeFileSync(join(files, 'page.html'), '<p>Page</p>')
  writeFileSync(join(files, 'script.js'), `// ${'long '.repeat(400)}`)
  writeFileSync(
    join(files, '_headers'),
    '/*\n  X-One: 1\n/script.js\n  ! X-One\n  Cache-Control: immutable\n',
  )
  writeFileSync(join(folder, 'worker.js'), ECHO)
  for (const file of ['front.js', 'limits.js', 'cache.js'])
    copyFileSync(join(SERVER, file), join(folder, file))
  const { assets, redirects } = listAssets(files)
  const list = `export const assets = ${JSON.stringify(assets)}; export const redirects = ${JSON.stringify(redirects)}`
  writeFileSync(join(folder, 'assets.js'), list)
  const [port = 0] = await freePorts(1)
  const site = {
    front: 'front.js',
    limits: 'limits.js',
    cache: 'cache.js',
    assetList: 'assets.js',
    assets: files,
  }
  const address = `127.0.0.1:${port}`
  const storage = join(folder, 'storage')
  const config = join(folder, 'workerd.capnp')
  writeFileSync(
    config,
    configOf({ settings: SETTINGS, worker: 'worker.js', address, storage, vars: [], site }),
  )
  const env = { ...process.env, CLIENT_IP_HEADER: clientIpHeader }
  const child = spawn(workerdIn(web), ['serve', config, '--experimental'], { env, stdio: 'ignore' })
  await answers(`http://${address}/script.js`, () => child.exitCode === null)
  const stop = () => {
    child.kill('SIGKILL')
    rmSync(folder, { recursive: true })
  }
  return { url: `http://${address}`, stop }
}

describe('The server of one’s own', () => {
  /** @type {Awaited<ReturnType<typeof serve>>} */
  let server
  beforeAll(async () => {
    server = await serve('')
  })
  afterAll(() => server.stop())

  /** @param {string} path @param {Record<string, string>} [headers] */
  const ask = (path, headers = {}) => fetch(server.url + path, { headers, redirect: 'manual' })
  /** @param {Record<string, string>} headers @returns {Promise<any>} */
  const seen = async (headers) => (await ask('/somewhere', headers)).json()

  test('A client cannot choose its address, protocol or path.', async () => {
    const forged = {
      'cf-connecting-ip': '192.0.2.1',
      'x-forwarded-for': '192.0.2.1',
      'x-forwarded-proto': 'https',
      'mf-cf-blob': '{"clientIp":"192.0.2.1:1"}',
      'mf-original-url': 'http://localhost/elsewhere',
    }
    expect(await seen(forged)).toMatchObject({ address: '127.0.0.1', url: `${server.url}/somewhere` })
  })

  test('Requests over a limit are refused.', async () => {
    const answers = [await seen({}), await seen({}), await seen({})]
    expect(answers.at(-1).limit).toBe(false)
  })

  test('The app finds assets and its cache.', async () => {
    await seen({})
    expect(await seen({})).toMatchObject({ asset: '<p>Page</p>', cached: 'kept' })
  })

  test('A page is served without its ending, other addresses redirect there, and other methods are refused.', async () => {
    expect(await (await ask('/page')).text()).toBe('<p>Page</p>')
    for (const path of ['/page.html', '/page/']) {
      const answer = await ask(`${path}?a=1`)
      expect([answer.status, answer.headers.get('location')]).toEqual([307, '/page?a=1'])
    }
    expect((await fetch(`${server.url}/page`, { method: 'POST' })).status).toBe(405)
    expect(await (await ask('/_headers')).json()).toMatchObject({ url: `${server.url}/_headers` })
  })

  test('Headers follow the rules, text is compressed, and unchanged assets are not sent again.', async () => {
    const script = await ask('/script.js', { 'accept-encoding': 'br' })
    expect(script.headers.get('content-encoding')).toBe('br')
    expect(script.headers.get('x-one')).toBe(null)
    expect(script.headers.get('cache-control')).toBe('immutable')
    expect(await script.text()).toContain('long long')
    const etag = /** @type {string} */ (script.headers.get('etag'))
    expect((await ask('/script.js', { 'if-none-match': etag })).status).toBe(304)
    expect((await ask('/page')).headers.get('x-one')).toBe('1')
  })
})

test('Behind a proxy, address and protocol are the last ones in its headers.', async () => {
  const server = await serve('x-forwarded-for')
  const headers = { 'x-forwarded-for': '192.0.2.1, 2001:db8::7', 'x-forwarded-proto': 'https' }
  const answer = await fetch(`${server.url}/somewhere`, { headers })
  const seen = /** @type {{ address: string, url: string }} */ (await answer.json())
  server.stop()
  expect(seen).toMatchObject({
    address: '2001:db8::7',
    url: server.url.replace('http', 'https') + '/somewhere',
  })
})

test('Rules of headers are read with their comments and removals.', () => {
  expect(parseHeaders('# All\n/*\n  A: b: c\n/x/:kind\n  ! A\n')).toEqual([
    { path: '/*', set: [['a', 'b: c']], unset: [] },
    { path: '/x/:kind', set: [], unset: ['a'] },
  ])
})

test('The folder of the state is readable by its owner only, even if it existed before.', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shamble-state-'))
  mkdirSync(join(folder, 'state'), { mode: 0o755 })
  keepOwn(join(folder, 'state'))
  expect(statSync(join(folder, 'state')).mode & 0o777).toBe(0o700)
  rmSync(folder, { recursive: true })
})

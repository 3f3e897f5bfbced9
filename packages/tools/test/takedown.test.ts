import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { told } from './command.ts'

const CODE = 'k7m-2qx-9tb'
const SECRET = 'the secret of a test'
let folder: string
let server: string
const heard: string[] = []

const operated = createServer(({ method, url, headers }, response) => {
  heard.push(`${method} ${url}`)
  response.setHeader('content-type', 'application/json')
  if (headers.authorization !== `Bearer ${SECRET}`) {
    const error = { code: 'not-operator', message: 'This is not the secret of the operator.' }
    response.writeHead(403).end(JSON.stringify({ error }))
  } else response.end(JSON.stringify(method === 'GET' ? { code: CODE, rooms: {} } : { down: [CODE] }))
})

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'takedown-'))
  await new Promise<void>((listening) => operated.listen(0, '127.0.0.1', listening))
  server = `http://127.0.0.1:${(operated.address() as AddressInfo).port}`
})
afterAll(async () => {
  operated.close()
  await rm(folder, { recursive: true })
})
beforeEach(() => vi.stubEnv('OPERATOR_SECRET', SECRET))
afterEach(() => {
  vi.unstubAllEnvs()
  heard.length = 0
})

const takedown = (...args: string[]) => told('takedown', ...args, '--server', server)

test('A takedown needs --yes.', async () => {
  expect(await takedown(CODE)).toMatchObject({ code: 2, err: expect.stringContaining('--yes') })
  expect(heard).toEqual([])
  expect(await takedown(CODE, '--yes')).toMatchObject({ code: 0, last: `Taken down: ${CODE}` })
  expect(heard).toEqual([`DELETE /api/operator/${CODE}`])
})

test('An export alone takes nothing down, and only its owner reads the file.', async () => {
  const file = join(folder, 'only.json')
  expect((await takedown(CODE, '--export', file)).code).toBe(0)
  expect(heard).toEqual([`GET /api/operator/${CODE}`])
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({ code: CODE, rooms: {} })
  expect((await stat(file)).mode & 0o777).toBe(0o600)
})

test('With both, the export comes first; one that cannot be written prevents the takedown.', async () => {
  expect((await takedown(CODE, '--export', join(folder, 'both.json'), '--yes')).code).toBe(0)
  expect(heard).toEqual([`GET /api/operator/${CODE}`, `DELETE /api/operator/${CODE}`])
  heard.length = 0
  await expect(takedown(CODE, '--export', join(folder, 'no/where.json'), '--yes')).rejects.toThrow('ENOENT')
  expect(heard).toEqual([`GET /api/operator/${CODE}`])
})

test('A code is one part of the address, whatever is in it.', async () => {
  await takedown('../rooms?a', '--yes')
  expect(heard).toEqual(['DELETE /api/operator/..%2Frooms%3Fa'])
})

test.each([
  ['no secret', '', [CODE, '--yes'], /OPERATOR_SECRET is not set/],
  ['a wrong secret', 'another', [CODE, '--yes'], /not the secret of the operator\. \(not-operator\)/],
  ['no code', SECRET, ['--yes'], /Give one code/],
])('%s is answered with a sentence.', async (_, secret, args, says) => {
  vi.stubEnv('OPERATOR_SECRET', secret)
  expect(await takedown(...args)).toMatchObject({ code: 2, err: expect.stringMatching(says) })
})

test.each([
  ['http://shamble.example', /Use https/],
  ['shamble', /not the address of a server/],
  ['http://127.0.0.1:1', /does not answer/],
])('%s is not asked, or does not answer.', async (there, says) => {
  const { code, err } = await told('takedown', CODE, '--yes', '--server', there)
  expect([code, err]).toEqual([2, expect.stringMatching(says)])
})

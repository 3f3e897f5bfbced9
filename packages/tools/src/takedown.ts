import { writeFile } from 'node:fs/promises'
import { env, stdout } from 'node:process'
import { readArguments, type Flags } from './arguments.ts'
import { Complaint, type Tool } from './command.ts'

const FLAGS: Flags = { server: 'value', export: 'value', yes: 'switch' }

const usage = `
OPERATOR_SECRET=… pnpm tool takedown CODE [--server URL] [--export FILE] [--yes]

Takes the room or challenge with this code down, for good: sockets are closed, it leaves the list of open tables, and what is stored of it
is deleted. OPERATOR_SECRET in the environment is the secret of the server's operator (docs/operating.md).

  --server URL   the server (http://localhost:8787)
  --export FILE  first writes all that is stored of it, as JSON that only you can read. Without --yes that is all
  --yes          takes it down
`

const LOCAL = 'http://localhost:8787'
const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/
const OWNER_ONLY = 0o600

async function run(args: string[]): Promise<number> {
  const given = readArguments(args, FLAGS)
  const [code, ...more] = given.words
  if (code === undefined || more.length > 0) throw new Complaint('Give one code.')
  const address = addressOf(given.text('server') ?? LOCAL, code)
  const file = given.text('export')
  if (file === undefined && !given.on('yes'))
    throw new Complaint('This cannot be undone. Say --yes, or only --export FILE.')
  if (file !== undefined) {
    const kept: unknown = await (await asked('GET', address)).json()
    await writeFile(file, `${JSON.stringify(kept, null, 2)}\n`, { mode: OWNER_ONLY })
    stdout.write(`Written: ${file}\n`)
  }
  if (!given.on('yes')) return 0
  const { down } = (await (await asked('DELETE', address)).json()) as { down: string[] }
  stdout.write(`Taken down: ${down.join(', ')}\n`)
  return 0
}

function addressOf(server: string, code: string): URL {
  const url = URL.canParse(server) ? new URL(server) : null
  if (url === null) throw new Complaint(`“${server}” is not the address of a server.`)
  if (url.protocol !== 'https:' && !LOOPBACK.test(url.hostname))
    throw new Complaint('Anybody on the way would read the secret. Use https.')
  return new URL(`/api/operator/${encodeURIComponent(code)}`, url)
}

async function asked(method: 'GET' | 'DELETE', address: URL): Promise<Response> {
  const { OPERATOR_SECRET } = env
  if (!OPERATOR_SECRET) throw new Complaint('OPERATOR_SECRET is not set.')
  const headers = { authorization: `Bearer ${OPERATOR_SECRET}` }
  let response: Response
  try {
    response = await fetch(address, { method, headers, redirect: 'error' })
  } catch {
    throw new Complaint(`${address.origin} does not answer.`)
  }
  if (response.ok) return response
  throw new Complaint(`${address.origin} says: ${await sentenceOf(response)}`)
}

async function sentenceOf(response: Response): Promise<string> {
  try {
    const { error } = (await response.json()) as { error: { code: string; message: string } }
    return `${error.message} (${error.code})`
  } catch {
    return String(response.status)
  }
}

export const tool: Tool = { usage, run }

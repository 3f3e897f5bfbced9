import { execFile } from 'node:child_process'
import { execPath, stderr, stdout } from 'node:process'
import { fileURLToPath } from 'node:url'
import { vi } from 'vitest'
import { run } from '../src/tool.ts'

/** What a command left behind. */
export interface Done {
  code: number
  out: string
  err: string
  /** The last line of its output. */
  last: string
}

const SOURCE = fileURLToPath(new URL('../src/', import.meta.url))

/** Runs a file of the tools as a command of its own. */
export function command(
  file: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<Done> {
  return new Promise((done) => {
    const child = execFile(
      execPath,
      [`${SOURCE}${file}`, ...args],
      { env: { ...process.env, NODE_OPTIONS: '', ...env } },
      (error, out, err) => {
        const code = error ? Number(error.code ?? 1) : 0
        done({ code, out, err, last: out.trim().split('\n').at(-1) ?? '' })
      },
    )
    child.stdin?.end()
  })
}

/** `pnpm tool …` */
export const tool = (...args: string[]): Promise<Done> => command('tool.ts', args)

/** The same within this process: no other starts for it. */
export async function told(...args: string[]): Promise<Done> {
  const heard = { out: '', err: '' }
  const spies = (['out', 'err'] as const).map((to) =>
    vi.spyOn(to === 'out' ? stdout : stderr, 'write').mockImplementation((text) => {
      heard[to] += String(text)
      return true
    }),
  )
  try {
    const code = await run(args)
    return { code, ...heard, last: heard.out.trim().split('\n').at(-1) ?? '' }
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}

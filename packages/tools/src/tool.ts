import { argv, exit, stderr, stdout } from 'node:process'
import { Complaint, type Tool } from './command.ts'

/** The tools by name. Each is loaded when it is called. */
const tools: Readonly<Record<string, { about: string; load: () => Promise<{ tool: Tool }> }>> = {
  play: { about: 'a game in the terminal', load: () => import('./play/index.ts') },
  mission: {
    about: 'checks, draws, plays and measures a mission file',
    load: () => import('./mission/index.ts'),
  },
  fuzz: {
    about: 'random games, with all properties checked',
    load: () => import('./fuzz.ts'),
  },
  balance: { about: 'who wins, how often, and how', load: () => import('./balance/index.ts') },
  ladder: { about: 'how far apart the strengths of the bots are', load: () => import('./ladder/index.ts') },
  review: {
    about: 'is luck told from skill, and are errors found?',
    load: () => import('./review/index.ts'),
  },
  puzzles: {
    about: 'looks for positions in which one move is far better than all others',
    load: () => import('./puzzles/index.ts'),
  },
  golden: {
    about: 'records finished games whose replay must not change',
    load: () => import('./golden.ts'),
  },
  silence: {
    about: 'counts the clicks that are refused without a reason',
    load: () => import('./silence.ts'),
  },
  'replay-all': { about: 'which stored games now differ', load: () => import('./replay-all.ts') },
  freeze: {
    about: 'writes the rules of every current version as a file that is played for good',
    load: () => import('./freeze/index.ts'),
  },
  fixtures: {
    about: 'writes what is stored and sent today, for the tests of later days',
    load: () => import('./fixtures/index.ts'),
  },
  mutants: {
    about: 'mutation tests: does a scene notice small faults in the rules?',
    load: () => import('./mutants/index.ts'),
  },
  faults: {
    about: 'rooms under kills, cuts and duplicated messages',
    load: () => import('./faults/index.ts'),
  },
  upgrade: {
    about: 'upgrades a server with games in progress through earlier releases, and restores a backup',
    load: () => import('./upgrade/index.ts'),
  },
  cost: {
    about: 'what a month costs on Cloudflare, from counted operations',
    load: () => import('./cost/index.ts'),
  },
  attack: {
    about: 'attacks on the built app: does it hold?',
    load: () => import('./attack/index.ts'),
  },
  soak: {
    about: 'hours of rooms, challenges and strangers on one server: does it stay as it was?',
    load: () => import('./soak/index.ts'),
  },
  takedown: {
    about: 'takes a room or challenge down, or exports what is stored of it',
    load: () => import('./takedown.ts'),
  },
}

const HELP = new Set(['help', '--help', '-h'])

/** Runs a command line. Resolves to the exit code: 2 for an invalid one, with an explanation on stderr. */
export async function run(line: readonly string[]): Promise<number> {
  const [name, ...args] = line[0] === '--' ? line.slice(1) : line
  if (name === undefined || HELP.has(name)) return say(stdout, overview(), name === undefined ? 2 : 0)
  const known = Object.hasOwn(tools, name) ? tools[name] : undefined
  if (!known) return say(stderr, `There is no tool “${name}”.\n\n${overview()}`, 2)
  const { tool } = await known.load()
  if (args.some((arg) => HELP.has(arg))) return say(stdout, tool.usage, 0)
  try {
    return await tool.run(args)
  } catch (cause) {
    if (!(cause instanceof Complaint)) throw cause
    return say(stderr, `${cause.message}\n\n${tool.usage}`, 2)
  }
}

function overview(): string {
  const width = Math.max(...Object.keys(tools).map((name) => name.length))
  const lines = Object.entries(tools).map(([name, { about }]) => `  ${name.padEnd(width)}  ${about}`)
  return ['pnpm tool <name> …, and pnpm tool <name> --help. The names:', ...lines].join('\n')
}

function say(where: { write: (text: string) => unknown }, text: string, code: number): number {
  where.write(`${text.trim()}\n`)
  return code
}

if (import.meta.main) {
  const code = await run(argv.slice(2))
  if (stdout.writableNeedDrain) await new Promise((done) => stdout.once('drain', done))
  exit(code)
}

import { advance, mayUndo, quickChance, Refusal, undo } from '@shamble/engine'
import { linkOf } from '@shamble/engine/links'
import type { Advanced, Move, Pending, Seat } from '@shamble/engine'
import { decide, thinkingOf } from '@shamble/engine/bots'
import type { Player } from '../balance/plan.ts'
import type { Playable } from '../games.ts'
import { wordingOf } from './wording.ts'

/** A game at a keyboard. */
export interface Terminal {
  playable: Playable
  at: Advanced<any, any>
  /** The seats played at this keyboard; bots play the others. */
  here: ReadonlySet<Seat>
  bot: Player
  /** The lines typed. The game ends with them. */
  lines: AsyncIterator<string>
  say: (text: string) => void
}

const SHOWN = 40
const HELP = `Type the number of a move, or the move as it is written in brackets, or a word to see only the moves with it.
Also: undo, view (all that the seat sees), rule (the section behind the question), bot (let it choose), link, quit.`

/** Plays to the end of the game or of the input, then prints the replay link. */
export async function playOut(terminal: Terminal): Promise<void> {
  const { playable, say } = terminal
  say(HELP)
  tell(terminal)
  while (!terminal.at.timeline.position.result) {
    const own = terminal.at.timeline.pending.filter(({ seat }) => terminal.here.has(seat))
    if (own.length === 0) {
      moveBot(terminal, terminal.at.timeline.pending[0]!.seat)
      continue
    }
    if (!(await askHere(terminal, own[0]!.seat))) break
  }
  const { position } = terminal.at.timeline
  if (position.result)
    say(`\n${wordingOf(playable, terminal.at.timeline, viewer(terminal)).result(position.result)}`)
  say(await replayOf(terminal))
}

const replayOf = async ({ playable: { game }, at }: Terminal): Promise<string> =>
  `/replay/${game.id}/${await linkOf(game, at.timeline.log)}`

// The viewer: the one seat at this keyboard; a spectator if there are several.
const viewer = ({ here }: Terminal): Seat | null => (here.size === 1 ? [...here][0]! : null)

function tell(terminal: Terminal): void {
  const { timeline, told } = terminal.at
  for (const line of wordingOf(terminal.playable, timeline, viewer(terminal)).events(told, terminal.here))
    terminal.say(`  ${line}`)
}

function moveBot(terminal: Terminal, seat: Seat): void {
  const { playable, at, say } = terminal
  const { bot, ...budget } = terminal.bot
  const chance = quickChance(`${at.timeline.log.seed}/${at.timeline.log.moves.length}`)
  const thinking = thinkingOf(playable.game, at.timeline.position, seat, chance)
  const move = decide(bot, thinking, { ...budget, now: () => performance.now() })
  const words = wordingOf(playable, at.timeline, seat)
  say(`\n${words.seat(seat)} (${bot.name}): ${words.move(move)}`)
  make(terminal, seat, move)
}

// Makes a move, or prints why it is illegal.
function make(terminal: Terminal, seat: Seat, move: Move): void {
  try {
    terminal.at = advance(terminal.playable.game, terminal.at.timeline, seat, move)
    tell(terminal)
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause
    const fault = cause.cause instanceof Error ? `\n${cause.cause.stack}` : ''
    terminal.say(`${cause.message}${fault}`)
  }
}

// Asks until a move is made. False at the end of the input.
async function askHere(terminal: Terminal, seat: Seat): Promise<boolean> {
  const choices = terminal.at.timeline.pending.filter((p) => p.seat === seat)
  const moves = choices.flatMap((p) => p.moves)
  show(terminal, choices, moves, [])
  for (;;) {
    const next = await terminal.lines.next()
    if (next.done) return false
    const typed = next.value.trim()
    if (typed === 'quit') return false
    const move = moves[Number(typed) - 1] ?? moves.find((move) => move.join(' ') === typed)
    if (move) {
      make(terminal, seat, move)
      return true
    }
    if (typed === 'bot') {
      moveBot(terminal, seat)
      return true
    }
    if (typed === 'undo' && takeBack(terminal, seat)) return true
    await answer(terminal, choices, moves, typed)
  }
}

// Commands that print something.
async function answer(terminal: Terminal, choices: Pending[], moves: Move[], typed: string): Promise<void> {
  const { playable, at, say } = terminal
  const { seat, step } = choices[0]!
  const words = wordingOf(playable, at.timeline, seat)
  switch (typed) {
    case 'undo':
      return
    case '':
    case 'help':
      return say(HELP)
    case 'view':
      return say(words.view())
    case 'rule':
      return say(words.rule(step) ?? `The step is called ${step}.`)
    case 'link':
      return say(await replayOf(terminal))
    default:
      return show(terminal, choices, moves, typed.toLowerCase().split(/\s+/))
  }
}

function takeBack(terminal: Terminal, seat: Seat): boolean {
  const { playable, at, say } = terminal
  if (!mayUndo(at.timeline, seat)) {
    say('There is nothing to take back: dice were rolled, or another seat has moved.')
    return false
  }
  const timeline = undo(playable.game, at.timeline, seat)
  terminal.at = { timeline, told: [] }
  return true
}

// The question and its moves, filtered by words.
function show({ playable, at, say }: Terminal, choices: Pending[], moves: Move[], wanted: string[]): void {
  const { seat } = choices[0]!
  const words = wordingOf(playable, at.timeline, seat)
  const [name, question] = [words.seat(seat), choices.map((choice) => words.ask(choice)).join(' / ')]
  say(`\n${question.startsWith(name) ? question : `${name}: ${question}`}`)
  const lines = moves.flatMap((move, i) => {
    const [written, label] = [move.join(' '), words.move(move)]
    const line = `${String(i + 1).padStart(4)}  ${label}${label === written ? '' : `  [${written}]`}`
    return wanted.every((word) => line.toLowerCase().includes(word)) ? [line] : []
  })
  if (lines.length === 0) return say(`No move has “${wanted.join(' ')}” in it.`)
  for (const line of lines.slice(0, SHOWN)) say(line)
  if (lines.length > SHOWN)
    say(`      … and ${lines.length - SHOWN} more: type a word, such as ${moves.at(-1)![0]}.`)
}

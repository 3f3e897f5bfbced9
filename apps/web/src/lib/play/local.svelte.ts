import { advance, alliesOf, fingerprint, look, mayUndo, open, Refusal, undo } from '@shamble/engine'
import type { Advanced, Log, Move, Pending, Position, Seat } from '@shamble/engine'
import type { AdvisedSource } from '../hint/asking.ts'
import type { Setup } from '../setup.ts'
import { forget, keep, kept } from './kept.ts'
import {
  toldTo,
  linesOf,
  listeners,
  type Chair,
  type Line,
  type Loaded,
  type Shown,
} from '../shell/source.ts'
import { ALLY, PERSON } from './person.ts'
import { startThinking, type Thinker } from './thinking.ts'

export interface LocalSource extends AdvisedSource {
  move: (seat: Seat, move: Move) => void
  undo: () => void
  log: () => Log
  /** The whole position: bots that think in somebody's place are shown what a seat sees of it. */
  position: () => Position<unknown>
  /** Goes on where this game was left, if it was, and lets the bots move. Returns how to stop. */
  begin: () => () => void
  /** From the first move again. */
  restart: () => void
}

/** Which game it is among those kept in the browser, and the address that opens it. */
export interface Slot {
  key: string
  href: string
  title: string
}

type Turn = Advanced<unknown, unknown>

/** So long bots wait after a move that can be taken back, in milliseconds: the moment to notice a slip. */
const GRACE = 1000

/**
 * A game in this page: its timeline in memory and in the browser's storage, bots in the other seats.
 * `before` are moves already made, when it goes on from a replay. Without a slot it is kept in memory only.
 */
export function localSource(
  loaded: Loaded,
  setup: Setup,
  slot: Slot | null,
  before: Log['moves'] = [],
): LocalSource {
  const { game, words } = loaded
  const { humans, bots } = setup
  const { tell, follow } = listeners()
  const isHuman = (seat: Seat) => seat < humans
  const botOf = (seat: Seat) => bots[seat - humans]!
  const allies = setup.challenge ? alliesOf(game, setup, PERSON) : []
  const labelOf = (seat: Seat) => (allies.includes(seat) ? ALLY : botOf(seat))

  let thinker: Thinker | null = null
  let cutShort: (() => void) | null = null
  let turn: Turn
  let viewer: Seat | null = humans > 0 ? 0 : null
  let shown = $state.raw() as Shown
  let lines = $state.raw<readonly Line[]>([])
  let thinking = $state<Seat | null>(null)
  let trouble = $state<string | null>(null)
  let handOver = $state<Seat | null>(null)
  lay(before)

  /** Lays out the game with some moves made, all at once, and its whole story. */
  function lay(moves: Log['moves']) {
    turn = open(game, setup.seed, setup.seats, setup.options, setup.carried)
    shown = see()
    const story = linesOf(words, shown)
    for (const [seat, ...move] of moves) {
      turn = advance(game, turn.timeline, seat, move)
      shown = see()
      story.push(...linesOf(words, shown))
    }
    lines = story
  }

  function see(): Shown {
    const { timeline, told } = turn
    const { log, position, pending } = timeline
    const before = viewer
    viewer = viewerFor(pending)
    if (humans > 1 && viewer !== before && hidesFrom(before)) handOver = viewer
    const sight = look(game, position, viewer, pending)
    // Whoever shares a screen hears only what all may hear: the story stays when the screen is handed on.
    return { at: log.moves.length, sight, told: toldTo(told, humans > 1 ? null : viewer) }
  }

  // Whether one sees now what another may not.
  function hidesFrom(other: Seat | null): boolean {
    const { table } = turn.timeline.position
    return JSON.stringify(game.view(table, viewer)) !== JSON.stringify(game.view(table, other))
  }

  // People share the screen: it shows what the one sees who must choose, else what was shown before.
  function viewerFor(pending: Pending[]): Seat | null {
    return pending.find(({ seat }) => isHuman(seat))?.seat ?? viewer
  }

  function make(seat: Seat, move: Move): boolean {
    try {
      turn = advance(game, turn.timeline, seat, move)
    } catch (cause) {
      if (!(cause instanceof Refusal)) throw cause
      trouble = cause.message
      return false
    }
    trouble = null
    shown = see()
    lines = [...lines, ...linesOf(words, shown)]
    store()
    tell(shown)
    return true
  }

  function store() {
    const { log, position } = turn.timeline
    if (slot) keep({ ...slot, log, over: position.result !== null, when: Date.now(), turn: turnInWords() })
  }

  function turnInWords(): string {
    const [asked] = turn.timeline.pending
    if (!asked) return ''
    if (isHuman(asked.seat) && humans === 1) return 'your turn'
    return `${words.seat(asked.seat, setup, shown.sight.view)} to choose`
  }

  // Bots answer first, one after the other, until only people are asked. In a challenge whoever is first in the list does,
  // so that a log says all about the order in which it came about.
  async function letBotsMove() {
    for (;;) {
      if (!thinker || thinking !== null) return
      const asked = setup.challenge ? turn.timeline.pending.slice(0, 1) : turn.timeline.pending
      const choice = asked.find(({ seat }) => !isHuman(seat))
      if (!choice) return
      const { seat } = choice
      const { position, log } = turn.timeline
      thinking = seat
      if (undoable() && !(await grace())) return
      const { options } = log
      const move = await thinker.decide({ position, seat, at: log.moves.length, bot: botOf(seat), options })
      if (!move) return
      thinking = null
      if (!make(seat, move)) return
    }
  }

  // Whether the last move was a person's, and nothing was learnt from it.
  function undoable(): boolean {
    const { log } = turn.timeline
    const last = log.moves.at(-1)
    return (
      last !== undefined &&
      isHuman(last[0]) &&
      log.moves.length > before.length &&
      mayUndo(turn.timeline, last[0])
    )
  }

  /** Leaves a moment to take the last move back. False when it was, or nobody is there any more. */
  function grace(): Promise<boolean> {
    return new Promise((done) => {
      const timer = setTimeout(end, GRACE, true)
      cutShort = () => end(false)
      function end(whole: boolean) {
        clearTimeout(timer)
        cutShort = null
        done(whole)
      }
    })
  }

  function interrupt() {
    cutShort?.()
    thinker?.interrupt()
    thinking = null
  }

  /** The game as it was left, if it is still this game under these rules. */
  function resume() {
    const moves = slot && movesLeft(slot)
    if (!moves) return
    try {
      lay(moves)
    } catch {
      trouble = 'The game that was kept here cannot be played on. This is the same game from its start.'
      forget(slot.key)
      lay(before)
    }
    tell({ ...shown, jump: true })
  }

  function movesLeft({ key }: Slot): Log['moves'] | null {
    const log = kept(key)?.log
    return log?.version === game.version && log.moves.length > before.length ? log.moves : null
  }

  return {
    follow,
    get seat() {
      return shown && viewer
    },
    get shown() {
      return shown
    },
    get lines() {
      return lines
    },
    get thinking() {
      return thinking
    },
    get trouble() {
      return trouble
    },
    get handOver() {
      return handOver
    },
    takeOver() {
      handOver = null
    },
    get mayUndo() {
      return shown && undoable()
    },
    get fingerprint() {
      return shown.sight.result && fingerprint(turn.timeline.position)
    },
    get chairs(): Chair[] {
      return Array.from({ length: setup.seats }, (_, seat) => {
        const name = words.seat(seat, setup, shown?.sight.view)
        if (!isHuman(seat)) return { seat, name, who: 'bot', about: `bot, ${labelOf(seat)}` }
        if (setup.seats === 1) return { seat, name, who: 'you', about: 'alone' }
        return { seat, name, who: humans === 1 ? 'you' : 'friend' }
      })
    },
    log: () => turn.timeline.log,
    position: () => turn.timeline.position,
    options: setup.options,
    move(seat, move) {
      if (thinking === null && make(seat, move)) void letBotsMove()
    },
    undo() {
      interrupt()
      const seat = turn.timeline.log.moves.at(-1)?.[0] ?? 0
      turn = { timeline: undo(game, turn.timeline, seat), told: [] }
      shown = see()
      lines = lines.filter(({ at }) => at <= shown.at)
      store()
      tell(shown)
      void letBotsMove()
    },
    restart() {
      interrupt()
      if (slot) forget(slot.key)
      lay(before)
      tell({ ...shown, jump: true })
      void letBotsMove()
    },
    begin() {
      resume()
      if (bots.length > 0) thinker = startThinking(game.id)
      void letBotsMove()
      return () => {
        cutShort?.()
        thinker?.stop()
        thinker = null
        thinking = null
      }
    },
  }
}

import { entryOf } from '@shamble/catalogue'
import { fitting, hot as hotIn, spelled, type Move, type Reason } from '@shamble/engine'
import { byNextClick } from './groups.ts'
import type { motionQueue } from './motion-queue.svelte.ts'
import type { Source } from './source.ts'

/**
 * Turns clicks and keys into moves of the viewer. Holds the legal moves and the clicks so far.
 * `sent` is called when a move is sent.
 */
export function choosing(
  game: string,
  source: Source,
  queue: ReturnType<typeof motionQueue>,
  sent: () => void,
) {
  let clicked = $state.raw<readonly string[]>([])
  let why = $state.raw<Reason | null>(null)

  const own = $derived(
    queue.busy || source.thinking !== null || (source.handOver ?? null) !== null
      ? []
      : queue.shown.sight.choices.filter(({ seat, moves }) => seat === source.seat && moves.length > 0),
  )
  const moves = $derived<Move[]>(own.flatMap((choice) => choice.moves))
  const fits = $derived(fitting(moves, clicked))
  const hot = $derived<ReadonlySet<string>>(hotIn(moves, clicked))

  // Clicks that fit no move of a new question are dropped.
  let askedBefore: unknown
  $effect(() => {
    if (askedBefore !== moves && clicked.length > 0 && fits.length === 0) clicked = []
    askedBefore = moves
  })

  /** A click on a part: continues towards a move, takes back the last click, starts anew, or explains why it cannot. */
  function pick(id: string) {
    why = null
    if (queue.busy) return queue.skip()
    if (hot.has(id)) {
      const next = [...clicked, id]
      const move = spelled(moves, next)
      if (move) send(move)
      else clicked = next
    } else if (clicked.at(-1) === id) clicked = clicked.slice(0, -1)
    else if (hotIn(moves, []).has(id)) clicked = [id]
    else void explain(id)
  }

  // Reasons are loaded on demand.
  async function explain(id: string) {
    const { seat } = source
    if (seat === null || !source.move) return
    const [{ view }, path] = [queue.shown.sight, [...clicked, id]]
    const reasons = await entryOf(game)?.built?.whyNot?.()
    if (reasons && queue.shown.sight.view === view)
      why = reasons.whyNot(view, seat, path) ?? reasons.whyNot(view, seat, [id])
  }

  function send(move: Move) {
    const seat = own.find((choice) => choice.moves.includes(move))?.seat
    if (seat === undefined) return
    clicked = []
    why = null
    sent()
    queue.moved()
    source.move?.(seat, move)
  }

  /** Takes back the last click. */
  function back() {
    why = null
    if (clicked.length > 0) clicked = clicked.slice(0, -1)
  }

  /** Escape takes back; a digit chooses from the list. */
  function onkeydown(event: KeyboardEvent) {
    const target = event.target as HTMLElement
    if (event.altKey || event.ctrlKey || event.metaKey || target.closest('input, select, textarea')) return
    if (event.key === 'Escape') return queue.busy ? queue.skip() : back()
    const index = Number(event.key) - 1
    // A key that is held down chooses once.
    if (!(index >= 0) || event.repeat) return
    const groups = byNextClick(moves, clicked)
    if (fits.length <= 9) {
      const move = groups.flatMap((group) => group.moves)[index]
      if (move) send(move)
    } else if (groups[index]) pick(groups[index].id)
  }

  return {
    /** The viewer's questions with their legal moves. */
    get own() {
      return own
    },
    get moves() {
      return moves
    },
    /** The ids that may be clicked next. */
    get hot() {
      return hot
    },
    get clicked() {
      return clicked
    },
    /** Why the last click led to no move. */
    get why() {
      return why
    },
    pick,
    send,
    back,
    onkeydown,
  }
}

import { entryOf } from '@shamble/catalogue'
import type { Seat } from '@shamble/engine'
import type { Snapshot } from '@shamble/room'
import {
  gameIn,
  joinRoom,
  platformMeans,
  sightIn,
  type Heard,
  type ViewerNews,
  type LinkState,
  type News,
  type RoomClient,
  type RoomSeen,
  type ClientState,
} from '@shamble/room/client'
import { listeners, type Event, type Line, type Shown, type SomeWords } from '../shell/source.ts'
import { abandonedSeats } from './away.svelte.ts'
import { chairsOf } from './chairs.ts'
import { changesIn, crowdSays } from './sentences.ts'
import { takeMark, type Mark } from './mark.ts'
import { seatKept } from './seat.ts'
import type { RoomSource } from './source.ts'
import { storiesIn } from './stories.ts'

type Viewer = Seat | null

/** So long a connection may be broken before anybody is told, in milliseconds. */
const PATIENCE = 1200

/** A room, from what was to be seen of it when the page was made. `allies`: as `chairsOf` has them. */
export function roomSource(words: SomeWords, allies: readonly Seat[], snapshot: Snapshot): RoomSource {
  const { tell, follow } = listeners()
  const abandoned = abandonedSeats()
  let client: RoomClient | null = null
  let state = $state.raw<ClientState>({
    link: 'connecting',
    room: snapshot.room,
    person: null,
    seats: [],
    game: snapshot.table && gameIn(snapshot.table),
    over: snapshot.over,
    sending: [],
    trouble: null,
    votes: null,
    ahead: 0,
  })
  let viewer = $state<Viewer>(null)
  let shown = $state.raw<Shown | null>(
    snapshot.table && { at: snapshot.table.length, sight: sightIn(snapshot.table.sheets[0]!), told: [] },
  )
  const stories = storiesIn(words, () => crowdSays(room, words))
  let lines = $state.raw<readonly Line[]>([])
  let handOver = $state<Seat | null>(null)
  let broken = $state(false)
  let news = $state('')
  let receive: ((message: Heard) => void) | undefined
  let readying: Promise<void> | null = null

  const room = $derived(state.room!)
  const states = $derived(new Map(state.game?.viewers.map((viewer, i) => [viewer, state.game!.states[i]!])))
  const dues = $derived(
    new Map(state.game?.states[0]?.d?.map(([seat, due]) => [seat, due - state.ahead] as const)),
  )
  const votes = $derived(state.votes && { ...state.votes, closes: state.votes.closes - state.ahead })
  const due = $derived(
    shown && viewer !== null && mustChoose({ seat: viewer, sight: shown.sight }) ? viewer : null,
  )

  // What is played may change from one game to the next: its data is loaded before anything of it is shown.
  function ready({ game, options }: RoomSeen) {
    const loaded = entryOf(game)!.built!.data?.(options)
    const nothing = () => {}
    if (loaded) inTurn(() => loaded.then(nothing, nothing))
  }

  function inTurn(does: () => void | Promise<void>) {
    const own = (readying ?? Promise.resolve()).then(does).finally(() => {
      if (readying === own) readying = null
    })
    readying = own
  }

  function changed(next: ClientState) {
    const before = state
    state = next.room ? next : { ...state, link: next.link, trouble: next.trouble }
    if (next.room && next.room !== before.room) {
      const said = changesIn(before.room!, next.room, words)
      if (said) news = said
      abandoned.see(next.room)
    }
    if (next.room && !next.game) lay(null)
  }

  function arrive(next: News) {
    const before = next.viewers.find(({ seat }) => seat === viewer)
    const now = chosen(next.viewers)
    if (before && now !== before && JSON.stringify(now.sight.view) !== JSON.stringify(before.sight.view))
      handOver = now.seat
    viewer = now.seat
    stories.add(next)
    const { jump } = next
    const missed =
      jump && jump.from === shown?.at ? jump.story.flatMap((each) => each[next.viewers.indexOf(now)]!) : null
    lay({
      at: next.length,
      sight: now.sight,
      told: now.told as unknown as Event[],
      ...(jump && { jump: true }),
      ...(missed && { missed: missed as unknown as Event[] }),
    })
  }

  function lay(next: Shown | null) {
    shown = next
    if (!next) stories.forget()
    lines = stories.of(viewer)
    if (next) tell(next)
  }

  // Of several seats the one that must choose; the one looked from before, if it may stay.
  function chosen(all: readonly ViewerNews[]): ViewerNews {
    const present = all.find(({ seat }) => seat === viewer)
    if (present && mustChoose(present)) return present
    return all.find(mustChoose) ?? present ?? all[0]!
  }

  // Of the moves that stand, the last of one's own that may be taken back; best one that takes no others with it.
  function undoable(): Seat | null {
    const able = state.seats.filter((seat) => states.get(seat)?.u)
    return able.find((seat) => states.get(seat)!.u === 1) ?? able[0] ?? null
  }

  function begin(given: string | null, sit: (seat: Seat) => void): () => void {
    const { code } = room
    const { protocol, host } = location
    let seen = room
    const means = platformMeans(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/ws/${code}`)
    let timer: ReturnType<typeof setTimeout> | undefined
    const watch = (link: LinkState) => {
      if (link === 'open') {
        clearTimeout(timer)
        timer = undefined
        broken = false
      } else timer ??= setTimeout(() => (broken = true), PATIENCE)
    }
    watch('connecting')
    const first = takeMark()
    const claim = first && 'claim' in first ? ([first.claim, first.token] as const) : null
    const joined = joinRoom(
      { ...means, ...seatKept(code, given), ...(claim && { claim }) },
      {
        changed(next) {
          watch(next.link)
          if (next.room && isOther(next.room, seen)) ready((seen = next.room))
          if (readying) inTurn(() => changed(next))
          else changed(next)
        },
        news(next) {
          if (readying) inTurn(() => arrive(next))
          else arrive(next)
        },
        heard: (message) => receive?.(message),
      },
    )
    client = joined
    const obey = (mark: Mark | null) => {
      if (!mark) return
      if ('claim' in mark) return void joined.request('claim', mark.claim, mark.token)
      const seat = room.chairs.findIndex(({ person, bot }) => person === null && bot === null)
      if (seat >= 0) sit(seat)
    }
    if (!claim) obey(first)
    const marked = () => obey(takeMark())
    addEventListener('hashchange', marked)
    const stopWaiting = whenBack(joined.hurry)
    return () => {
      removeEventListener('hashchange', marked)
      stopWaiting()
      clearTimeout(timer)
      abandoned.stop()
      joined.close()
    }
  }

  return {
    follow,
    thinking: null,
    get seat() {
      return viewer
    },
    get shown() {
      return shown!
    },
    get laid() {
      return shown !== null
    },
    get lines() {
      return lines
    },
    get chairs() {
      return chairsOf(room, state.seats, words, allies, shown?.sight.view)
    },
    get mayUndo() {
      return undoable() !== null
    },
    get fingerprint() {
      return state.over?.fingerprint ?? null
    },
    get trouble() {
      return state.trouble?.says ?? null
    },
    get handOver() {
      return handOver
    },
    takeOver() {
      handOver = null
    },
    get room() {
      return room
    },
    get seats() {
      return state.seats
    },
    get due() {
      return due
    },
    get dues() {
      return dues
    },
    get votes() {
      return votes
    },
    get over() {
      return state.over
    },
    get link() {
      return state.link
    },
    get broken() {
      return broken
    },
    get no() {
      return state.trouble
    },
    get news() {
      return news
    },
    // What is on its way cannot be overtaken.
    move(seat, move) {
      if (!state.seats.includes(seat)) client?.vote(move)
      else if (!state.sending.includes(seat)) void client?.move(seat, move)
    },
    undo() {
      const seat = undoable()
      if (seat !== null && !state.sending.includes(seat)) void client?.takeBack(seat)
    },
    isFree: (seat) => (room.chairs[seat]?.free ?? false) || abandoned.seats.includes(seat),
    async position() {
      const dealt = (await client?.deal(viewer!)) ?? null
      if (!dealt || 'says' in dealt) throw new Error(dealt?.says ?? 'This table is not joined.')
      return dealt
    },
    get options() {
      return room.options
    },
    listen(call) {
      receive = call
      return () => {
        if (receive === call) receive = undefined
      }
    },
    resign: (seat) => void client?.resign(seat),
    request: (...words) => client?.request(...words) ?? Promise.resolve(null),
    begin,
  }
}

// Whether something else is played.
const isOther = (a: RoomSeen, b: RoomSeen) =>
  a.options !== b.options && JSON.stringify([a.options, a.carried]) !== JSON.stringify([b.options, b.carried])

const mustChoose = ({ seat, sight }: Pick<ViewerNews, 'seat' | 'sight'>) =>
  sight.choices.some((choice) => choice.seat === seat && choice.moves.length > 0)

// Calls whenever somebody may be back at a page: it is looked at again, or there is a network again. Returns how to stop.
function whenBack(then: () => void): () => void {
  const back = () => {
    if (document.visibilityState === 'visible') then()
  }
  addEventListener('online', back)
  addEventListener('pageshow', back)
  document.addEventListener('visibilitychange', back)
  return () => {
    removeEventListener('online', back)
    removeEventListener('pageshow', back)
    document.removeEventListener('visibilitychange', back)
  }
}

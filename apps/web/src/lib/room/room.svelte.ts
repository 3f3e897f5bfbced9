import { entryOf } from '@shamble/catalogue'
import type { Move, Position, Seat } from '@shamble/engine'
import type { Snapshot } from '@shamble/room'
import {
  gameIn,
  joinRoom,
  platformMeans,
  sightIn,
  type ChairSeen,
  type Heard,
  type ViewerNews,
  type LinkState,
  type News,
  type RoomClient,
  type RoomSeen,
  type ClientState,
} from '@shamble/room/client'
import type { AdvisedSource } from '../hint/asking.ts'
import { listeners, type Event, type Line, type Shown, type SomeWords } from '../shell/source.ts'
import { AbandonedSeats } from './away.svelte.ts'
import { chairsOf } from './chairs.ts'
import { takeFragment, type Fragment } from './fragment.ts'
import { seatKept } from './seat.ts'
import { changesIn, crowdSays } from './sentences.ts'
import { storiesIn } from './stories.ts'

type Viewer = Seat | null

/** How long a connection may be broken before the player is told, in milliseconds. */
const PATIENCE = 1200

/** A room: a source for the shell, and everything around the game. */
export class RoomSource implements AdvisedSource {
  readonly #words: SomeWords
  readonly #allies: readonly Seat[]
  readonly #listeners = listeners()
  readonly #abandoned = new AbandonedSeats()
  readonly #stories: ReturnType<typeof storiesIn>
  #client: RoomClient | null = null
  #state = $state.raw() as ClientState
  #shown = $state.raw<Shown | null>(null)
  #receive: ((message: Heard) => void) | undefined
  // What others did since the player's last move.
  #missed = $state.raw<readonly Event[]>([])
  // What arrives while a map is loaded waits in turn.
  #readying: Promise<void> | null = null

  /** The viewer; null: a spectator. */
  seat = $state<Viewer>(null)
  lines = $state.raw<readonly Line[]>([])
  handOver = $state<Seat | null>(null)
  /** The connection has been broken for longer than PATIENCE. */
  broken = $state(false)
  /** The latest change around the game, for screen readers. */
  news = $state('')

  readonly thinking = null
  readonly room = $derived.by(() => this.#state.room!)
  /** This player's number in the room; null: a spectator. */
  readonly person = $derived.by(() => this.#state.person)
  /** The seats of this player. */
  readonly seats = $derived.by(() => this.#state.seats)
  /** The clock of the server minus that of this device, ms. */
  readonly ahead = $derived.by(() => this.#state.ahead)
  readonly over = $derived.by(() => this.#state.over)
  readonly link = $derived.by(() => this.#state.link)
  /** The last refusal. */
  readonly no = $derived.by(() => this.#state.trouble)
  readonly trouble = $derived.by(() => this.#state.trouble?.says ?? null)
  readonly fingerprint = $derived.by(() => this.#state.over?.fingerprint ?? null)
  /** Whether a game lies on the table; only then `shown` is set. */
  readonly laid = $derived.by(() => this.#shown !== null)
  readonly shown = $derived.by(() => this.#shown!)
  readonly chairs = $derived.by(() =>
    chairsOf(this.room, this.seats, this.#words, this.#allies, this.#shown?.sight.view),
  )
  readonly options = $derived.by(() => this.room.options)
  /** The latest phrases of a slow table. */
  readonly kept = $derived.by(() => this.#state.kept)
  readonly retell = $derived.by(() => (this.#missed.length > 0 ? this.#retell : undefined))
  /** A seat of this player that must choose. */
  readonly due = $derived.by(() => {
    const { seat } = this
    return this.#shown && seat !== null && mustChoose({ seat, sight: this.#shown.sight }) ? seat : null
  })
  /** When each seat must have moved, on the clock of this device. */
  readonly dues: ReadonlyMap<Seat, number> = $derived.by(() => {
    const { game, ahead } = this.#state
    return new Map(game?.states[0]?.d?.map(([seat, due]) => [seat, due - ahead] as const))
  })
  /** The vote of the crowd, its end on the clock of this device; null when there is none. */
  readonly votes = $derived.by(() => {
    const { votes, ahead } = this.#state
    return votes && { ...votes, closes: votes.closes - ahead }
  })
  // Of the moves that stand, the last own one that may be taken back, preferably one that takes no others with it.
  readonly #undoable = $derived.by<Seat | null>(() => {
    const { game, seats } = this.#state
    const undo = (seat: Seat) => game?.states[game.viewers.indexOf(seat)]?.u
    const able = seats.filter(undo)
    return able.find((seat) => undo(seat) === 1) ?? able[0] ?? null
  })
  readonly mayUndo = $derived.by(() => this.#undoable !== null)

  /** `snapshot`: the room when the page was made. `allies`: as `chairsOf` has them. */
  constructor(words: SomeWords, allies: readonly Seat[], snapshot: Snapshot) {
    this.#words = words
    this.#allies = allies
    this.#stories = storiesIn(words, () => crowdSays(this.room, words))
    const { game } = snapshot
    this.#state = {
      link: 'connecting',
      room: snapshot.room,
      person: null,
      seats: [],
      game: game && gameIn(game),
      over: snapshot.over,
      sending: [],
      trouble: null,
      votes: null,
      ahead: 0,
      kept: [],
    }
    if (game) this.#shown = { at: game.length, sight: sightIn(game.states[0]!), told: [] }
  }

  follow = this.#listeners.follow

  /** Subscribes to talk. Returns how to unsubscribe. */
  listen(receive: (message: Heard) => void): () => void {
    this.#receive = receive
    return () => {
      if (this.#receive === receive) this.#receive = undefined
    }
  }

  takeOver = (): void => {
    this.handOver = null
  }

  // A move on its way cannot be overtaken.
  move(seat: Seat, move: Move): void {
    if (!this.seats.includes(seat)) this.#client?.vote(move)
    else if (!this.#state.sending.includes(seat)) void this.#client?.move(seat, move)
  }

  undo(): void {
    const seat = this.#undoable
    if (seat !== null && !this.#state.sending.includes(seat)) void this.#client?.takeBack(seat)
  }

  resign(seat: Seat): void {
    void this.#client?.resign(seat)
  }

  /** Asks something of the room: null when it is granted, else the refusal. */
  request: RoomClient['request'] = (...words) => this.#client?.request(...words) ?? Promise.resolve(null)

  /** Asks which notices this player has set, or sets one. Only for players, who have joined. */
  notices: RoomClient['notices'] = (...words) => this.#client!.notices(...words)

  /** Whether a seat may be taken. */
  isFree(seat: Seat): boolean {
    return (this.room.chairs[seat]?.free ?? false) || this.#abandoned.seats.includes(seat)
  }

  /** Whether this player may vote to send away the one on a chair. */
  mayDismiss({ person, dismissal }: ChairSeen): boolean {
    if (dismissal === null || person === this.person || this.person === null) return false
    if (this.room.phase !== 'playing') return this.person === this.room.host
    return this.room.chairs.some((own) => own.person === this.person && !own.guest)
  }

  /** A position that looks the same to the viewer as the real one. */
  async position(): Promise<Position<unknown>> {
    const dealt = (await this.#client?.deal(this.seat!)) ?? null
    if (!dealt || 'says' in dealt) throw new Error(dealt?.says ?? 'This table is not joined.')
    return dealt
  }

  /**
   * Joins the room. `token`: of this player, if it is known; `sit`: called when the address asks for a seat. Returns how to leave.
   */
  begin(token: string | null, sit: (seat: Seat) => void): () => void {
    const { code } = this.room
    const { protocol, host } = location
    let seen = this.room
    const means = platformMeans(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/ws/${code}`)
    let timer: ReturnType<typeof setTimeout> | undefined
    const watch = (link: LinkState) => {
      if (link === 'open') {
        clearTimeout(timer)
        timer = undefined
        this.broken = false
      } else timer ??= setTimeout(() => (this.broken = true), PATIENCE)
    }
    watch('connecting')
    const first = takeFragment()
    const claim = first && 'claim' in first ? ([first.claim, first.token] as const) : null
    const joined = joinRoom(
      { ...means, ...seatKept(code, token), ...(claim && { claim }) },
      {
        changed: (next) => {
          watch(next.link)
          if (next.room && isOther(next.room, seen)) this.#ready((seen = next.room))
          if (this.#readying) this.#inTurn(() => this.#changed(next))
          else this.#changed(next)
        },
        news: (next) => {
          if (this.#readying) this.#inTurn(() => this.#arrive(next))
          else this.#arrive(next)
        },
        heard: (message) => this.#receive?.(message),
      },
    )
    this.#client = joined
    const obey = (fragment: Fragment | null) => {
      if (!fragment) return
      if ('claim' in fragment) return void joined.request('claim', fragment.claim, fragment.token)
      const seat = this.room.chairs.findIndex(({ person, bot }) => person === null && bot === null)
      if (seat >= 0) sit(seat)
    }
    if (!claim) obey(first)
    const changed = () => obey(takeFragment())
    addEventListener('hashchange', changed)
    const stopWaiting = whenBack(joined.hurry)
    return () => {
      removeEventListener('hashchange', changed)
      stopWaiting()
      clearTimeout(timer)
      this.#abandoned.stop()
      joined.close()
    }
  }

  // What is played may change with the next game: its data is loaded before anything of it is shown.
  #ready({ game, options }: RoomSeen): void {
    const loaded = entryOf(game)!.data?.(options)
    const nothing = () => {}
    if (loaded) this.#inTurn(() => loaded.then(nothing, nothing))
  }

  #inTurn(does: () => void | Promise<void>): void {
    const own = (this.#readying ?? Promise.resolve()).then(does).finally(() => {
      if (this.#readying === own) this.#readying = null
    })
    this.#readying = own
  }

  #changed(next: ClientState): void {
    const before = this.#state
    this.#state = next.room ? next : { ...before, link: next.link, trouble: next.trouble }
    if (next.room && next.room !== before.room) {
      const said = changesIn(before.room!, next.room, this.#words)
      if (said) this.news = said
      this.#abandoned.see(next.room)
    }
    // News of a running table may come before its game: until then what the page was made with is shown.
    if (next.room?.phase === 'lobby' && !next.game) this.#show(null)
  }

  #arrive(next: News): void {
    const before = next.viewers.find(({ seat }) => seat === this.seat)
    const now = this.#chosen(next.viewers)
    if (before && now !== before && JSON.stringify(now.sight.view) !== JSON.stringify(before.sight.view))
      this.handOver = now.seat
    this.seat = now.seat
    this.#stories.add(next)
    const { jump } = next
    const index = next.viewers.indexOf(now)
    const missed = (jump?.story ?? [])
      .slice((jump?.own?.[index] ?? jump?.from ?? 0) - (jump?.from ?? 0))
      .flatMap((each) => each[index]!) as unknown as Event[]
    this.#missed = jump?.own ? missed : []
    this.#show({
      at: next.length,
      sight: now.sight,
      told: now.told as unknown as Event[],
      ...(jump && {
        jump: !jump.own && jump.from === this.#shown?.at ? 'on' : true,
        missed,
      }),
    })
  }

  // Shows what was missed: from what the seat saw after its own last move, event by event, to what is true now.
  #retell = async (): Promise<void> => {
    const { shown } = this
    const seen = await this.#client?.earlier(this.seat!)
    if (!seen || 'says' in seen || this.shown !== shown) return
    const sight = { view: seen.view, choices: [], result: null }
    this.#listeners.tell({ at: seen.length, sight, told: [], jump: true })
    this.#listeners.tell({ at: shown.at, sight: shown.sight, told: this.#missed })
  }

  #show(next: Shown | null): void {
    this.#shown = next
    if (!next) this.#stories.forget()
    this.lines = this.#stories.of(this.seat)
    if (next) this.#listeners.tell(next)
  }

  // Of several seats the one that must choose, preferably the present viewer.
  #chosen(all: readonly ViewerNews[]): ViewerNews {
    const present = all.find(({ seat }) => seat === this.seat)
    if (present && mustChoose(present)) return present
    return all.find(mustChoose) ?? present ?? all[0]!
  }
}

// Whether something else is played.
const isOther = (a: RoomSeen, b: RoomSeen) =>
  a.options !== b.options && JSON.stringify([a.options, a.carried]) !== JSON.stringify([b.options, b.carried])

const mustChoose = ({ seat, sight }: Pick<ViewerNews, 'seat' | 'sight'>) =>
  sight.choices.some((choice) => choice.seat === seat && choice.moves.length > 0)

// Calls when the page is visible again or the network is back. Returns how to stop.
function whenBack(then: () => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const back = () => {
    if (document.visibilityState === 'visible') then()
  }
  addEventListener('online', back, { signal })
  addEventListener('pageshow', back, { signal })
  document.addEventListener('visibilitychange', back, { signal })
  return () => listening.abort()
}

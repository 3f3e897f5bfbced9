import type { AnyGame, Json, Seat, Told } from '@shamble/engine'
import { packer, type Form } from './forms.ts'
import type { Entry } from './journal.ts'
import { atOf, lengthOf, type Match } from './match.ts'
import { PROTOCOL, type SeatState } from './messages.ts'
import { diff, type Patch } from './patch.ts'
import { toldTo, seatStateOf } from './speech.ts'

/*
 * Says what a step has changed, to each viewer. A room does this at every move, so nothing is worked out twice: what
 * several viewers see alike is compared once, and of a view only the parts that are not what they were.
 */

type Viewer = Seat | null
type View = { [part: string]: Json }

/** A step as it is said to the same viewers, who speak the same version. */
export interface Saying {
  entry: Entry
  before: Match
  after: Match
  told: Told<Json>[]
}

// What is known of one match: the state of each viewer, and the views and states that several of them share.
interface Known {
  states: Map<Viewer, SeatState>
  views: View[]
  bystanders: SeatState[]
}

/** Says steps. It remembers only what it can work out again: the states of the last matches, and texts made of them. */
export function speaker(game: AnyGame): (step: Saying, viewers: Viewer[], v: number) => string {
  const matches = new WeakMap<Match, Known>()
  const texts = new WeakMap<View, View>()
  const views = new WeakMap<View, WeakMap<View, Patch | 0>>()
  const patches = new WeakMap<SeatState, WeakMap<SeatState, string>>()
  const packers = new WeakMap<readonly Form[], (x: Json) => Json>()
  const toAll = new WeakMap<Saying, string>()

  // `was`: what this viewer saw before. Those who are not asked anything often hold the very same state.
  function stateOf(match: Match, viewer: Viewer, was: SeatState | null): SeatState {
    const known = within(matches, match, () => ({
      states: new Map<Viewer, SeatState>(),
      views: [],
      bystanders: [],
    }))
    const held = known.states.get(viewer)
    if (held) return held
    const fresh = seatStateOf(
      game,
      match,
      viewer,
      view(match, viewer, known.views, was?.v as View | undefined),
    )
    const asked = match.pending.some(({ seat }) => seat === viewer)
    const alike = asked ? undefined : known.bystanders.find(({ v, u }) => v === fresh.v && u === fresh.u)
    if (!asked && !alike) known.bystanders.push(fresh)
    const found = alike ?? fresh
    known.states.set(viewer, found)
    return found
  }

  // One object for all who see alike; parts that are what they were are the very same.
  function view(match: Match, viewer: Viewer, seen: View[], was: View | undefined): View {
    if (game.allSeeAlike && seen.length > 0) return seen[0]!
    const fresh = game.view(match.position.table, viewer) as View
    const parts = textsOf(fresh)
    const alike = seen.find((other) => sameTexts(texts.get(other)!, parts))
    if (alike) return alike
    const old = was && texts.get(was)
    const own = was && old && !Array.isArray(fresh) ? sharing(fresh, parts, was, old) : fresh
    texts.set(own, parts)
    seen.push(own)
    return own
  }

  function change(was: SeatState, is: SeatState): Patch | 0 {
    const rest = diff({ ...was, v: 0 } as unknown as Json, { ...is, v: 0 } as unknown as Json)
    const from = within(views, was.v as View, () => new WeakMap<View, Patch | 0>())
    const view = within(from, is.v as View, () => diff(was.v, is.v) ?? 0)
    return view === 0 ? (rest ?? 0) : { ...(rest as View | undefined), v: view }
  }

  function patch({ before, after }: Saying, viewer: Viewer): string {
    const was = stateOf(before, viewer, null)
    const is = stateOf(after, viewer, was)
    const from = within(patches, was, () => new WeakMap<SeatState, string>())
    return within(from, is, () => JSON.stringify(change(was, is)))
  }

  function events({ after, told }: Saying, viewer: Viewer): string {
    const pack = within(packers, after.forms, () => packer(after.forms))
    const own = toldTo(told, viewer)
    return JSON.stringify(own.length > 0 ? own.map(pack) : 0)
  }

  function part(step: Saying, viewer: Viewer, v: number): string {
    if (v < PROTOCOL) {
      const whole = stateOf(step.after, viewer, stateOf(step.before, viewer, null))
      return `${JSON.stringify(whole)},${JSON.stringify(toldTo(step.told, viewer))}`
    }
    const secret = step.told.some(({ to }) => to !== 'all')
    return `${patch(step, viewer)},${secret ? events(step, viewer) : within(toAll, step, () => events(step, viewer))}`
  }

  return (step, viewers, v) => {
    const { entry, after } = step
    const head = [atOf(after), entry.seat, entry.n]
    const parts = viewers.map((viewer) => part(step, viewer, v))
    if (typeof entry.did === 'object') return `["s",${[...head, ...parts].join(',')}]`
    return `["b",${[...head, lengthOf(after), ...parts].join(',')}]`
  }
}

// Each part of a view as text: to compare texts is cheaper than to compare what they tell.
function textsOf(view: View): View {
  const parts: View = {}
  for (const part in view) parts[part] = JSON.stringify(view[part])
  return parts
}

function sameTexts(a: View, b: View): boolean {
  for (const part in a) if (a[part] !== b[part]) return false
  for (const part in b) if (a[part] !== b[part]) return false
  return true
}

function sharing(fresh: View, parts: View, was: View, old: View): View {
  const view: View = {}
  for (const part in fresh) view[part] = parts[part] === old[part] ? was[part]! : fresh[part]!
  return view
}

// What is kept under a key; made when there is nothing yet.
function within<K extends object, V>(kept: WeakMap<K, V>, key: K, make: () => V): V {
  let found = kept.get(key)
  if (found === undefined) kept.set(key, (found = make()))
  return found
}

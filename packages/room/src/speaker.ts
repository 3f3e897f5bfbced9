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
  match: Match
  states: Map<Viewer, SeatState>
  views: Shown[]
  bystanders: SeatState[]
}

// A view, and each of its parts as text.
interface Shown {
  view: View
  texts: View
}

// What was worked out for one step: what changed between two views, what between two states as text, and what all were told.
interface Work {
  step: Saying
  before: Known
  after: Known
  views: [was: View, is: View, patch: Patch | 0][]
  patches: [was: SeatState, is: SeatState, text: string][]
  toAll: string | null
}

/** Says steps. It remembers only what it can work out again: the last step, with the state of each viewer before and after. */
export function speaker(game: AnyGame): (step: Saying, viewers: Viewer[], v: number) => string {
  let work: Work | null = null
  let packing: { forms: readonly Form[]; pack: (x: Json) => Json } | null = null

  // What this step begins with is mostly what the last one ended with.
  function at(step: Saying): Work {
    if (work?.step === step) return work
    const before = work?.after.match === step.before ? work.after : nothing(step.before)
    return (work = { step, before, after: nothing(step.after), views: [], patches: [], toAll: null })
  }

  // `was`: what this viewer saw before. Those who are not asked anything often hold the very same state.
  function stateOf(known: Known, viewer: Viewer, was: { known: Known; state: SeatState } | null): SeatState {
    const held = known.states.get(viewer)
    if (held) return held
    const { match, bystanders } = known
    const old = was?.known.views.find(({ view }) => view === was.state.v)
    const fresh = seatStateOf(game, match, viewer, view(known, viewer, old))
    const asked = match.pending.some(({ seat }) => seat === viewer)
    const alike = asked ? undefined : bystanders.find(({ v, u }) => v === fresh.v && u === fresh.u)
    if (!asked && !alike) bystanders.push(fresh)
    const found = alike ?? fresh
    known.states.set(viewer, found)
    return found
  }

  // One object for all who see alike; parts that are what they were are the very same.
  function view({ match, views }: Known, viewer: Viewer, old: Shown | undefined): View {
    if (game.allSeeAlike && views.length > 0) return views[0]!.view
    const fresh = game.view(match.position.table, viewer) as View
    const texts = textsOf(fresh)
    const alike = views.find((other) => sameTexts(other.texts, texts))
    if (alike) return alike.view
    const own = old && !Array.isArray(fresh) ? sharing(fresh, texts, old) : fresh
    views.push({ view: own, texts })
    return own
  }

  function change({ views }: Work, was: SeatState, is: SeatState): Patch | 0 {
    const rest = diff({ ...was, v: 0 } as unknown as Json, { ...is, v: 0 } as unknown as Json)
    const [from, to] = [was.v as View, is.v as View]
    let known = views.find((other) => other[0] === from && other[1] === to)
    if (!known) views.push((known = [from, to, diff(from, to) ?? 0]))
    return known[2] === 0 ? (rest ?? 0) : { ...(rest as View | undefined), v: known[2] }
  }

  function patch(work: Work, viewer: Viewer): string {
    const was = stateOf(work.before, viewer, null)
    const is = stateOf(work.after, viewer, { known: work.before, state: was })
    let known = work.patches.find((other) => other[0] === was && other[1] === is)
    if (!known) work.patches.push((known = [was, is, JSON.stringify(change(work, was, is))]))
    return known[2]
  }

  function events({ step: { after, told } }: Work, viewer: Viewer): string {
    if (packing?.forms !== after.forms) packing = { forms: after.forms, pack: packer(after.forms) }
    const own = toldTo(told, viewer)
    return JSON.stringify(own.length > 0 ? own.map(packing.pack) : 0)
  }

  function part(work: Work, viewer: Viewer, v: number): string {
    const { told } = work.step
    if (v < PROTOCOL) {
      const was = { known: work.before, state: stateOf(work.before, viewer, null) }
      return `${JSON.stringify(stateOf(work.after, viewer, was))},${JSON.stringify(toldTo(told, viewer))}`
    }
    const secret = told.some(({ to }) => to !== 'all')
    return `${patch(work, viewer)},${secret ? events(work, viewer) : (work.toAll ??= events(work, viewer))}`
  }

  return (step, viewers, v) => {
    const { entry, after } = step
    const now = at(step)
    const head = [atOf(after), entry.seat, entry.n]
    const parts = viewers.map((viewer) => part(now, viewer, v))
    if (typeof entry.did === 'object') return `["s",${[...head, ...parts].join(',')}]`
    return `["b",${[...head, lengthOf(after), ...parts].join(',')}]`
  }
}

const nothing = (match: Match): Known => ({ match, states: new Map(), views: [], bystanders: [] })

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

function sharing(fresh: View, texts: View, old: Shown): View {
  const view: View = {}
  for (const part in fresh) view[part] = texts[part] === old.texts[part] ? old.view[part]! : fresh[part]!
  return view
}

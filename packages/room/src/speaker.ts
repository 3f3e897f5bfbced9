import type { AnyGame, Json, Seat, Told } from '@shamble/engine'
import { packer, type Form } from './forms.ts'
import type { Entry } from './journal.ts'
import { atOf, lengthOf, type Match } from './match.ts'
import type { SeatState } from './messages.ts'
import { diff, diffSharing, equal, type Patch } from './patch.ts'
import { toldTo, seatStateOf, undoFor } from './speech.ts'

/*
 * Writes what a step has changed, for each viewer. It runs at every move, so work is shared: views that are equal are compared once,
 * and unchanged parts of a view are shared with the view before.
 */

type Viewer = Seat | null
type View = { [part: string]: Json }

/** A step of the game. */
export interface Saying {
  entry: Entry
  before: Match
  after: Match
  told: Told<Json>[]
}

// The cache of one match: the state of each viewer, and the views and states that several of them share.
interface Known {
  match: Match
  states: Map<Viewer, SeatState>
  views: View[]
  bystanders: SeatState[]
}

// What changed from one view to another.
type Change = [was: View, is: View, patch: Patch | 0]

// The cache of one step: patches between views, patches between states as text, and the events told to all.
interface Work {
  step: Saying
  before: Known
  after: Known
  views: Change[]
  patches: [was: SeatState, is: SeatState, text: string][]
  toAll: string | null
}

/** Writes a step for some viewers. */
export type Say = (viewers: readonly Viewer[]) => string

/** Writes one step after the other. It caches only the state of each viewer after the last one. */
export function speaker(game: AnyGame): (step: Saying) => Say {
  let last: Known | null = null
  let packing: { forms: readonly Form[]; pack: (x: Json) => Json } | null = null

  // A step mostly begins where the last one ended. A single view for all is cheaper to make again than to keep: objects that outlive a
  // few moves cost garbage collection pauses.
  function workOn(step: Saying): Work {
    const before = last?.match === step.before ? last : nothing(step.before)
    const after = nothing(step.after)
    last = game.allSeeAlike ? null : after
    return { step, before, after, views: [], patches: [], toAll: null }
  }

  // Viewers without a choice often share one state object.
  function stateOf(known: Known, viewer: Viewer, seen: View): SeatState {
    const { match, bystanders } = known
    const undo = undoFor(match, viewer)
    const asked = match.pending.some(({ seat }) => seat === viewer)
    const alike = asked ? undefined : bystanders.find(({ v, u }) => v === seen && u === undo)
    const state = alike ?? seatStateOf(game, match, viewer, seen)
    if (!asked && !alike) bystanders.push(state)
    known.states.set(viewer, state)
    return state
  }

  function stateBefore({ before }: Work, viewer: Viewer): SeatState {
    return (
      before.states.get(viewer) ??
      stateOf(
        before,
        viewer,
        viewIn(before, viewer, (fresh) => fresh),
      )
    )
  }

  // Shares unchanged parts with the view before, and notes the patch.
  function stateAfter({ after, views }: Work, viewer: Viewer, was: View): SeatState {
    const held = after.states.get(viewer)
    if (held) return held
    const seen = viewIn(after, viewer, (fresh) => {
      if (Array.isArray(fresh) || Array.isArray(was)) return fresh
      const { patch, shared } = diffSharing(was, fresh)
      views.push([was, shared, patch ?? 0])
      return shared
    })
    return stateOf(after, viewer, seen)
  }

  // One object for all equal views; `made` turns a new view into it.
  function viewIn({ match, views }: Known, viewer: Viewer, made: (fresh: View) => View): View {
    if (game.allSeeAlike && views.length > 0) return views[0]!
    const fresh = game.view(match.position.table, viewer) as View
    const alike = views.find((other) => equal(other, fresh))
    if (alike) return alike
    const own = made(fresh)
    views.push(own)
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
    const was = stateBefore(work, viewer)
    const is = stateAfter(work, viewer, was.v as View)
    let known = work.patches.find((other) => other[0] === was && other[1] === is)
    if (!known) work.patches.push((known = [was, is, JSON.stringify(change(work, was, is))]))
    return known[2]
  }

  function events({ step: { after, told } }: Work, viewer: Viewer): string {
    if (packing?.forms !== after.forms) packing = { forms: after.forms, pack: packer(after.forms) }
    const own = toldTo(told, viewer)
    return JSON.stringify(own.length > 0 ? own.map(packing.pack) : 0)
  }

  function part(work: Work, viewer: Viewer): string {
    const { told } = work.step
    const secret = told.some(({ to }) => to !== 'all')
    return `${patch(work, viewer)},${secret ? events(work, viewer) : (work.toAll ??= events(work, viewer))}`
  }

  return (step) => {
    const work = workOn(step)
    const { entry, after } = step
    const isMove = typeof entry.did === 'object'
    const head = `["${isMove ? 's' : 'b'}",${atOf(after)},${entry.seat},${entry.n}${isMove ? '' : `,${lengthOf(after)}`}`
    return (viewers) => {
      let text = head
      for (const viewer of viewers) text += `,${part(work, viewer)}`
      return `${text}]`
    }
  }
}

const nothing = (match: Match): Known => ({ match, states: new Map(), views: [], bystanders: [] })

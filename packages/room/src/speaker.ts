import type { AnyGame, Json, Seat, Told } from '@shamble/engine'
import { packer, type Form } from './forms.ts'
import { atOf, type Entry, type Match } from './match.ts'
import { PROTOCOL, type Sheet } from './messages.ts'
import { diff, type Patch } from './patch.ts'
import { hears, sheetOf } from './speech.ts'

/*
 * Says what a step has changed, to each pair of eyes. A room does this at every move, so nothing is worked out twice: what
 * several eyes see alike is compared once, and of a view only the parts that are not what they were.
 */

type Eye = Seat | null
type View = { [part: string]: Json }

/** A step as it is said to those who see with the same eyes and speak the same version. */
export interface Saying {
  entry: Entry
  before: Match
  after: Match
  told: Told<Json>[]
}

/** Says steps. It remembers only what it can work out again: the sheets of the game's last states. */
export function speaker(game: AnyGame): (step: Saying, eyes: Eye[], v: number) => string {
  const states = new WeakMap<Match, { sheets: Map<Eye, Sheet>; views: View[] }>()
  const texts = new WeakMap<View, View>()
  const changes = new WeakMap<View, WeakMap<View, Patch | 0>>()
  const packers = new WeakMap<readonly Form[], (x: Json) => Json>()
  const packed = new WeakMap<Told<Json>, Json>()

  // `was`: what these eyes saw before.
  function sheet(match: Match, eye: Eye, was: Sheet | null): Sheet {
    const { sheets, views } = within(states, match, () => ({ sheets: new Map<Eye, Sheet>(), views: [] }))
    let found = sheets.get(eye)
    if (!found) {
      found = sheetOf(game, match, eye, view(match, eye, views, was?.v as View | undefined))
      sheets.set(eye, found)
    }
    return found
  }

  // One object for all who see alike; parts that are what they were are the very same.
  function view(match: Match, eye: Eye, views: View[], was: View | undefined): View {
    if (game.allSeeAlike && views.length > 0) return views[0]!
    const fresh = game.view(match.position.table, eye) as View
    const parts = textsOf(fresh)
    const alike = views.find((other) => sameTexts(texts.get(other)!, parts))
    if (alike) return alike
    const old = was && texts.get(was)
    const own = was && old && !Array.isArray(fresh) ? sharing(fresh, parts, was, old) : fresh
    texts.set(own, parts)
    views.push(own)
    return own
  }

  function change(was: Sheet, is: Sheet): Patch | 0 {
    const rest = diff({ ...was, v: 0 } as unknown as Json, { ...is, v: 0 } as unknown as Json)
    const from = within(changes, was.v as View, () => new WeakMap<View, Patch | 0>())
    const view = within(from, is.v as View, () => diff(was.v, is.v) ?? 0)
    return view === 0 ? (rest ?? 0) : { ...(rest as View | undefined), v: view }
  }

  return ({ entry, before, after, told }, eyes, v) => {
    const parts = eyes.flatMap((eye): (Patch | 0)[] => {
      const was = sheet(before, eye, null)
      const is = sheet(after, eye, was)
      const heard = told.filter(({ to }) => hears(eye, to))
      if (v < PROTOCOL) return [is as unknown as Json, heard.map(({ event }) => event)]
      const pack = within(packers, after.forms, () => packer(after.forms))
      const events = heard.map((one) => within(packed, one, () => pack(one.event)))
      return [change(was, is), events.length > 0 ? events : 0]
    })
    const head = [atOf(after), entry.seat, entry.n]
    if (typeof entry.did === 'object') return JSON.stringify(['s', ...head, ...parts])
    return JSON.stringify(['b', ...head, after.moves.length, ...parts])
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

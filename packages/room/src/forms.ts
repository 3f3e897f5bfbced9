import { quickChance, Referee, start } from '@shamble/engine'
import type { AnyGame, Json, SetUp } from '@shamble/engine'
import { memo } from '@shamble/engine/boards'

/*
 * Compression of events: a game begins with a list of forms (keys), and an event then carries only its values.
 *
 *   forms    [["moved", "seat", "from", "to"], [null, "sides", "shows"], …]
 *   event    {"type": "moved", "seat": 3, "from": 81, "to": 71}    is sent as    [1, 3, 81, 71]
 *
 * A list in an event begins with 0; an object of a known form with the number of the form, from 1; other objects stay as they are.
 * The forms are those of one game played at random on a public seed.
 */

/** The `type` of an object (null: none), and its other keys. */
export type Form = [type: string | null, ...keys: string[]]

const SAMPLE_MOVES = 400
const MAX_FORMS = 200
const MAX_SET_UPS = 100

// Cached by set-up: the sample game takes too long to be played at every start.
const metBySetUp = new WeakMap<AnyGame, (setUp: string) => readonly Form[]>()

/**
 * The forms of a game's events, taken from a sample game; no real game leaks into them. The sample carries nothing: anyone may have made
 * what is carried, and playing it at each start costs more than its forms save.
 */
export function formsOf(
  game: AnyGame,
  { seats, options }: Pick<SetUp, 'seats' | 'options'>,
): readonly Form[] {
  if (!metBySetUp.has(game))
    metBySetUp.set(
      game,
      memo((text) => metIn(game, JSON.parse(text) as Pick<SetUp, 'seats' | 'options'>), MAX_SET_UPS),
    )
  return metBySetUp.get(game)!(JSON.stringify({ seats, options }))
}

function metIn(game: AnyGame, { seats, options }: Pick<SetUp, 'seats' | 'options'>): readonly Form[] {
  const forms = new Map<string, Form>()
  const { position, told } = start(game, 'forms', seats, options)
  for (const { event } of told) collect(event, forms)
  try {
    sample(new Referee<unknown, Json>(game, position), forms)
  } catch {
    // A fault in a rule costs only brevity here: an object without a form is sent as it is.
  }
  return [...forms.values()].slice(0, MAX_FORMS)
}

function sample(g: Referee<unknown, Json>, forms: Map<string, Form>): void {
  const chance = quickChance('forms')
  g.settle()
  for (let n = 0; n < SAMPLE_MOVES && !g.result; n++) {
    const open = chance(g.pending.length)
    g.choose(open, chance(g.pending[open]!.moves.length))
    for (const { event } of g.told) collect(event, forms)
    g.told.length = 0
  }
}

function collect(value: Json, forms: Map<string, Form>): void {
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    for (const item of value) collect(item, forms)
    return
  }
  const form = formOf(value)
  const name = nameOf(form)
  if (!forms.has(name)) forms.set(name, form)
  for (const key of Object.keys(value)) collect(value[key]!, forms)
}

function formOf(thing: { [key: string]: Json }): Form {
  const keys = Object.keys(thing).filter((key) => thing[key] !== undefined)
  const typed = typeof thing.type === 'string'
  return [typed ? (thing.type as string) : null, ...(typed ? keys.filter((key) => key !== 'type') : keys)]
}

const nameOf = (form: Form) => form.join('|')

/** Packs a value by the forms. */
export function packer(forms: readonly Form[]): (value: Json) => Json {
  const byType = Map.groupBy(forms.entries(), ([, [type]]) => type)
  const pack = (value: Json): Json => {
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) {
      const packed: Json[] = [0]
      for (const item of value) packed.push(pack(item))
      return packed
    }
    const candidates = byType.get(typeof value.type === 'string' ? value.type : null)
    if (candidates) {
      for (const [index, form] of candidates) {
        const packed = packedBy(form, value, [index + 1])
        if (packed) return packed
      }
    }
    return Object.fromEntries(
      Object.keys(value).flatMap((key) => (value[key] === undefined ? [] : [[key, pack(value[key]!)]])),
    )
  }
  // Null unless the keys are those of the form, in its order.
  const packedBy = (form: Form, thing: { [key: string]: Json }, packed: Json[]): Json[] | null => {
    for (const key in thing) {
      const part = thing[key]
      if (part === undefined || (form[0] !== null && key === 'type')) continue
      if (form[packed.length] !== key) return null
      packed.push(pack(part))
    }
    return packed.length === form.length ? packed : null
  }
  return pack
}

/** The value that was packed by these forms. */
export function unpack(forms: readonly Form[], packed: Json): Json {
  if (typeof packed !== 'object' || packed === null) return packed
  if (!Array.isArray(packed)) {
    return Object.fromEntries(Object.keys(packed).map((key) => [key, unpack(forms, packed[key]!)]))
  }
  const [index, ...parts] = packed
  if (index === 0) return parts.map((part) => unpack(forms, part))
  const [type, ...keys] = forms[(index as number) - 1]!
  const thing: { [key: string]: Json } = type === null ? {} : { type }
  for (let i = 0; i < keys.length; i++) thing[keys[i]!] = unpack(forms, parts[i]!)
  return thing
}

import { canonical, type Claim, type Json, type Told } from '../index.ts'

/** What a text claims about a scene, as patterns of events. */
export interface Claimed<Event extends { type: string }> {
  title: string
  /** Events that happen in this order, possibly with others between them. */
  claims: readonly Claim<Event>[]
  /** Types of events that do not happen. */
  not?: readonly Event['type'][]
  /** Types of events that happen exactly once. */
  once?: readonly Event['type'][]
}

/** Throws unless the events told to all and to this viewer agree with the claims. */
export function proveClaims<Event extends { type: string }>(
  { title, claims, not = [], once = [] }: Claimed<Event>,
  all: readonly Told<Event>[],
  viewer: number | undefined,
): void {
  const told = all.filter(({ to }) => to === 'all' || to === viewer).map(({ event }) => event)
  let from = 0
  for (const claim of claims) {
    const at = told.findIndex((event, n) => n >= from && bearsOut(event, claim))
    if (at < 0) throw new Error(`${title}: not told: ${JSON.stringify(claim)}, but ${JSON.stringify(told)}`)
    from = at + 1
  }
  for (const type of once)
    if (told.filter((event) => event.type === type).length !== 1)
      throw new Error(`${title}: not told exactly once: ${type}, in ${JSON.stringify(told)}`)
  const amiss = told.find(({ type }) => not.includes(type))
  if (amiss) throw new Error(`${title}: told against what it says: ${JSON.stringify(amiss)}`)
}

const bearsOut = <Event extends { type: string }>(event: Event, claim: Claim<Event>): boolean =>
  Object.entries(claim).every(([fact, value]) =>
    same((event as Record<string, unknown>)[fact], value as unknown),
  )

const same = (a: unknown, b: unknown) => canonical((a ?? null) as Json) === canonical((b ?? null) as Json)

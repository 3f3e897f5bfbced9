import type { AnyGame } from '@shamble/engine'

/**
 * Brings what an edition shows and tells to the form of the next version: pure functions of a view and of an event, in
 * `<game>/<version>-to-next.ts`. What is left out has not changed.
 */
export interface Adapter {
  readonly view?: (view: any) => unknown
  readonly event?: (event: any) => unknown
}

/** Frozen rules: the day they were frozen (2027-03-04), the engine they need (`ENGINE_FORM`), themselves, and their adapter. */
export interface Frozen {
  readonly date: string
  readonly engine: number
  readonly load: () => Promise<{ game: AnyGame }>
  readonly next?: () => Promise<Adapter>
}

/** The editions by game and version. */
export const editions: Readonly<Record<string, Readonly<Record<number, Frozen>>>>

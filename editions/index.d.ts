import type { AnyGame } from '@shamble/engine'

/** Frozen rules: the day they were frozen (2027-03-04), the engine they need (`ENGINE_FORM`), and themselves. */
export interface Frozen {
  readonly date: string
  readonly engine: number
  readonly load: () => Promise<{ game: AnyGame }>
}

/** The editions by game and version. */
export const editions: Readonly<Record<string, Readonly<Record<number, Frozen>>>>

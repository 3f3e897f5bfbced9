/** One line of the bench. A figure without a target is for information, and always ok. */
export interface Figure {
  name: string
  /** Null if it could not be measured: then it is not ok, and the note gives the reason. */
  value: number | null
  unit: string
  target: number | null
  ok: boolean
  /** The range of the samples, and other remarks. */
  note?: string
}

/** One kind of measurement. Every name is measured in its own thread, so that none warms up another. */
export interface Bench {
  /** The names that can be measured: usually one for each game, which is the second or third word. */
  names: (games: readonly string[]) => string[]
  /** Measures it; the figures' names begin with the name. */
  measure: (name: string) => Promise<Figure[]>
}

/** A figure that should be at least its target. */
export function atLeast(name: string, value: number, unit: string, target: number | null, note = ''): Figure {
  return { name, value, unit, target, ok: target === null || value >= target, ...(note && { note }) }
}

/** A figure that should be at most its target. */
export function atMost(name: string, value: number, unit: string, target: number | null, note = ''): Figure {
  return { name, value, unit, target, ok: target === null || value <= target, ...(note && { note }) }
}

/** A figure that could not be measured. */
export function missing(name: string, unit: string, target: number | null, why: string): Figure {
  return { name, value: null, unit, target, ok: false, note: why }
}

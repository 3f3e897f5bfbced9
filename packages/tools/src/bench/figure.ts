/** One line of the bench. A figure without a target is for information, and ok. */
export interface Figure {
  name: string
  /** Null when it could not be measured: then it is not ok, and the note says why. */
  value: number | null
  unit: string
  target: number | null
  ok: boolean
  /** From the smallest to the largest of the samples, and whatever else a reader should know. */
  note?: string
}

/** One kind of measurement. Every name is measured in a thread of its own, so that none warms up another. */
export interface Bench {
  /** What can be measured: usually one name for each game, with the game as its second or third word. */
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

/** A figure that could not be had. */
export function missing(name: string, unit: string, target: number | null, why: string): Figure {
  return { name, value: null, unit, target, ok: false, note: why }
}

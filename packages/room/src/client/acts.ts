import type { Seat } from '@shamble/engine'
import { MAX_SKIPPED } from '../limits.ts'
import type { No } from './state.ts'

/** An act in flight: sent again until it is acknowledged or refused. */
export interface ActSent {
  kind: 'm' | 'u' | 'x'
  seat: Seat
  n: number
  at: number
  index: number
}

/** Storage that survives a reload: acts in flight, and the numbers used. */
export interface Keep {
  read: () => string | null
  write: (text: string) => void
}

interface Kept {
  ns: Record<string, number>
  acts: ActSent[]
}

/** The acts of this device: each has its own number, and at most one per seat is in flight. */
export interface Acts {
  onTheirWay: () => ActSent[]
  of: (seat: Seat) => ActSent | undefined
  /** A new act. Resolves to null when it was done, else to the refusal. */
  begin: (act: Omit<ActSent, 'n'>) => { act: ActSent; settled: Promise<No | null> }
  /** It was done (null) or refused. False when it was not in flight. */
  settle: (seat: Seat, n: number, no: No | null) => boolean
  /** Takes over the number of the last act that the room has done for this owner of the seat. */
  learn: (seat: Seat, n: number) => void
  /** Refuses the acts of seats that are no longer held. */
  drop: (held: readonly Seat[], no: No) => void
}

/** Restores the acts; damaged storage counts as empty. */
export function actsKept(keep: Keep | undefined): Acts {
  const { ns, acts } = readKept(keep)
  const promises = new Map<ActSent, (no: No | null) => void>()

  function write(): void {
    keep?.write(JSON.stringify({ ns, acts } satisfies Kept))
  }

  function take(act: ActSent, no: No | null): void {
    acts.splice(acts.indexOf(act), 1)
    write()
    promises.get(act)?.(no)
    promises.delete(act)
  }

  return {
    onTheirWay: () => [...acts],
    of: (seat) => acts.find((act) => act.seat === seat),
    begin(given) {
      const n = (ns[given.seat] ?? 0) + 1
      ns[given.seat] = n
      const act: ActSent = { ...given, n }
      acts.push(act)
      write()
      const settled = new Promise<No | null>((resolve) => promises.set(act, resolve))
      return { act, settled }
    },
    settle(seat, n, no) {
      const act = acts.find((other) => other.seat === seat && other.n === n)
      if (act) take(act, no)
      return act !== undefined
    },
    learn(seat, n) {
      // Own numbers a little above the room's are of refused acts; far above, of an earlier game or owner.
      const used = ns[seat] ?? 0
      if (n <= used && used <= n + MAX_SKIPPED / 2) return
      ns[seat] = n
      write()
    },
    drop(held, no) {
      for (const act of acts.filter(({ seat }) => !held.includes(seat))) take(act, no)
    },
  }
}

function readKept(keep: Keep | undefined): Kept {
  try {
    const { ns, acts } = JSON.parse(keep?.read() ?? '') as Kept
    const sound =
      typeof ns === 'object' &&
      acts.every(({ seat, n, at, index }) => [seat, n, at, index].every(Number.isInteger))
    if (sound) return { ns: { ...ns }, acts }
  } catch {
    // Nothing was kept.
  }
  return { ns: {}, acts: [] }
}

/** The message of an act. */
export function actMessage({ kind, seat, n, at, index }: ActSent): string {
  return JSON.stringify(kind === 'm' ? [kind, seat, n, at, index] : [kind, seat, n, at])
}

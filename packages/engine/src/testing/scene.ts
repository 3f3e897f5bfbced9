import {
  canonical,
  layOut,
  Referee,
  type Frame,
  type Game,
  type Json,
  type Scene,
  type Seat,
} from '../index.ts'

/**
 * A test that reads like the rule it tests:
 * `scene(corridor, { seats: 3, table: { zombie: 4 }, next: [['fire', 0]] }).dice(3).takes(0, 'fire card:4').told('fired')`.
 * Every method throws if it finds something else.
 */
export function scene<T, V, E extends { type: string }>(game: Game<T, V, E>, setting: Scene<T>) {
  const position = layOut(game, setting)
  const g = new Referee<T, E>(game, position)
  let begun = false
  const begin = () => {
    if (!begun) g.settle()
    begun = true
  }
  const movesOf = (seat: Seat) =>
    g.pending.filter((p) => p.seat === seat).flatMap((p) => p.moves.map((m) => m.join(' ')))
  const self = {
    /** Loads the next dice of the stream `dice`. */
    dice: (...faces: number[]) => self.stream('dice', ...faces),
    /** Loads the next dice of a stream. */
    stream(name: string, ...faces: number[]) {
      const loaded = (position.rng.loaded ??= {})
      loaded[name] = [...(loaded[name] ?? []), ...faces]
      return self
    },
    /** The legal moves of a seat are exactly these, in this order. */
    asks(seat: Seat, ...moves: string[]) {
      begin()
      return expectSame(`Seat ${seat} may`, movesOf(seat), moves)
    },
    /** These are among the legal moves of a seat. */
    may(seat: Seat, ...moves: string[]) {
      begin()
      for (const move of moves)
        if (!movesOf(seat).includes(move))
          fail(`Seat ${seat} may not ${move}; it may: ${movesOf(seat).join(', ')}`)
      return self
    },
    /** None of these is a legal move of a seat. A verb alone stands for all its moves. */
    mayNot(seat: Seat, ...moves: string[]) {
      begin()
      for (const move of moves) {
        const found = movesOf(seat).find((m) => m === move || m.startsWith(`${move} `))
        if (found !== undefined) fail(`Seat ${seat} may ${found}`)
      }
      return self
    },
    /** A seat makes a move. */
    takes(seat: Seat, move: string) {
      begin()
      g.make(seat, move.split(' ') as [string, ...string[]])
      return self
    },
    /** The types of all events since the beginning, or since the last `told`. */
    told(...types: string[]) {
      begin()
      const found = g.told.map((t) => t.event.type)
      g.told.length = 0
      return expectSame('Told', found, types)
    },
    /** One of the events since then has these fields. */
    tells(event: Partial<E> & { type: E['type'] }) {
      begin()
      const found = g.told.some((t) =>
        Object.entries(event).every(([key, value]) =>
          equal((t.event as Record<string, unknown>)[key], value),
        ),
      )
      if (!found)
        fail(`Not told: ${JSON.stringify(event)}, but ${JSON.stringify(g.told.map((t) => t.event))}`)
      return self
    },
    /** These fields of the table have these values. */
    leaves(table: Partial<T>) {
      begin()
      for (const key in table) expectSame(`The table's ${key}`, g.table[key], table[key])
      return self
    },
    /** Any other check; it may throw. */
    check(look: (table: T, g: Referee<T, E>) => void) {
      begin()
      look(g.table, g)
      return self
    },
    /** No choice is open. */
    nothingIsAsked() {
      begin()
      return expectSame(
        'Asked',
        g.pending.map((p) => `${p.seat}: ${p.ask}`),
        [],
      )
    },
    /** The game is over, won by these seats for this reason. */
    ends(winners: Seat[], reason: string) {
      begin()
      return expectSame('Result', g.result && { winners: g.result.winners, reason: g.result.reason }, {
        winners,
        reason,
      })
    },
    /** All loaded dice have been rolled. */
    allDiceRolled() {
      begin()
      const left = Object.entries(position.rng.loaded ?? {}).filter(([, faces]) => faces.length > 0)
      return expectSame('Dice left over', Object.fromEntries(left), {})
    },
  }
  function expectSame(what: string, found: unknown, wanted: unknown) {
    if (!equal(found, wanted))
      fail(`${what}: ${JSON.stringify(found)}\n  expected: ${JSON.stringify(wanted)}`)
    return self
  }
  function fail(message: string): never {
    throw new Error(
      `${game.id} scene: ${message}\n  agenda: ${JSON.stringify(position.agenda satisfies Frame[])}`,
    )
  }
  return self
}

const equal = (a: unknown, b: unknown) => canonical((a ?? null) as Json) === canonical((b ?? null) as Json)

import { look, play, start, type AnyGame, type Told } from '@shamble/engine'
import type { Entry } from '@shamble/engine/entry'
import type { Golden } from '@shamble/engine/testing'
import { render } from 'svelte/server'
import { loadScreen } from '../src/lib/games.ts'

/** One position in this many moves is drawn. */
const DRAWN = 40

/**
 * Plays a golden game and shows it in today's words: each question with its moves, each event, and the result. At a sample of positions
 * and at the end it draws the board with its parts, and the picture. Throws for what cannot be said or drawn.
 */
export async function showAll(entry: Entry, game: AnyGame, { log }: Golden): Promise<void> {
  const [{ words, board }, pictures] = await Promise.all([loadScreen(entry), entry.picture?.()])
  let { position, pending, told } = start(game, log.seed, log.seats, log.options, log.carried)
  for (let at = 0; ; at++) {
    const after = game.view(position.table, null)
    for (const { event, to } of told) {
      const view = to === 'all' ? after : game.view(position.table, to)
      sane(words.event(event as never, view), `${typeOf(event)} at ${at}`, true)
    }
    for (const { seat } of pending) {
      const { view, choices } = look(game, position, seat, pending)
      for (const choice of choices.filter((choice) => choice.seat === seat)) {
        sane(words.ask(choice, view), `a question at ${at}`)
        for (const [n, move] of choice.moves.entries()) {
          const what = `${move.join(' ')} at ${at}`
          sane(words.move(move, view, choice.facts?.[n]), what)
          for (const part of move.slice(1)) sane(words.part(part, view), what, true)
        }
      }
    }
    if (at % DRAWN === 0 || position.result) draw(told)
    if (position.result) {
      sane(words.result(position.result, after), 'the result')
      return
    }
    const [seat, ...move] = log.moves[at]!
    ;({ position, pending, told } = play(game, position, seat, move, pending))
  }

  function draw(told: readonly Told<unknown>[]): void {
    const seat = pending[0]?.seat ?? null
    const { view, choices } = look(game, position, seat, pending)
    const moves = choices.flatMap((choice) => (choice.seat === seat ? choice.moves : []))
    const events = told.flatMap(({ event, to }) => (to === 'all' || to === seat ? [event] : []))
    const props = {
      view,
      seat,
      result: position.result,
      hot: new Set(moves.flatMap((move) => move.slice(1))),
      clicked: [],
      label: (id: string) => words.part(id, view),
      facts: () => [],
      told: events,
      still: true,
    }
    for (const Part of [board.Board, board.Tray, board.Mats])
      for (const event of [null, ...events])
        if (Part) sane(render(Part, { props: { ...props, event } }).body, 'a part of the board')
    const { alt, captions, marks } = pictures?.picture(game.view(position.table, null)) ?? {}
    sane(JSON.stringify([alt, captions, marks]).replaceAll('null', ''), 'the picture')
  }
}

const typeOf = (event: unknown) => (event as { type: string }).type

/** Throws unless a text has no trace of a value that is not there. `silent`: it may be empty. */
function sane(text: string, what: string, silent = false): void {
  if (/undefined|NaN|\[object/.test(text) || (text === '' && !silent))
    throw new Error(`${what} is shown as “${text.slice(0, 400)}”.`)
}

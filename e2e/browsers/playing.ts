import type { Chooser, State } from '../playing.ts'
import { until, type Screen } from './screen.ts'

/** The state of a game on the screen, from the attributes of its root element. */
export const stateOf = (screen: Screen): Promise<State> =>
  screen.run(() => {
    const { at, seat, result, fingerprint } = document.querySelector<HTMLElement>('[data-game]')!.dataset
    return { at: Number(at), seat: seat!, result, fingerprint }
  })

/** Waits until a player here is asked, or the game is over. */
export const untilAsked = (screen: Screen): Promise<string> =>
  screen.see('button[data-move]:enabled, [data-result]')

const hasChanged = (screen: Screen, at: number) =>
  until(`more than ${at} moves`, async () => (await stateOf(screen)).at).not.toBe(at)

/**
 * Makes a move by tapping what it names on the board, part by part; by its button if something of it is not drawn, or another move
 * has the same parts.
 */
export async function makeMove(screen: Screen, move: string): Promise<void> {
  const { at } = await stateOf(screen)
  const moved = () =>
    screen.run((before) => {
      const game = document.querySelector<HTMLElement>('[data-game]')!
      return game.dataset.at !== before
    }, String(at))
  for (const id of move.split(' ').slice(1)) {
    const part = `.board [data-part="${id}"][data-hot]`
    if ((await moved()) || (await screen.run((of) => !document.querySelector(of), part))) break
    const isNear = () => screen.run(() => !!document.querySelector('.board .near'))
    const isSaid = async () => (await moved()) || (await screen.run(() => !!document.querySelector('.path')))
    const wasNear = await isNear()
    await screen.tap(part)
    // The page says what was tapped, or the move is made; or it zooms in on what is too small for a finger.
    await until(id, async () => (await isSaid()) || (!wasNear && (await isNear()))).toBe(true)
    if (!(await isSaid())) {
      await screen.tap(part)
      await until(id, isSaid).toBe(true)
    }
  }
  if (!(await moved())) await screen.tap(`button[data-move="${move}"]`)
  await hasChanged(screen, at)
}

/** Makes one of the legal moves, the first by default. */
export async function move(screen: Screen, wanted: Chooser = () => 0, made = 0): Promise<void> {
  await untilAsked(screen)
  const moves = await screen.run(() =>
    [...document.querySelectorAll<HTMLElement>('button[data-move]')].map(({ dataset }) => dataset.move!),
  )
  await makeMove(screen, moves[Math.max(0, wanted(moves, made))]!)
}

/** Plays to the end. */
export async function playToTheEnd(screen: Screen, wanted: Chooser): Promise<State> {
  for (let made = 0; made < MAX_MOVES; made++) {
    await untilAsked(screen)
    const state = await stateOf(screen)
    if (state.result) return state
    await move(screen, wanted, made)
  }
  throw new Error(`The game was not over after ${MAX_MOVES} moves.`)
}

const MAX_MOVES = 400

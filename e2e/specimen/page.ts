import '@shamble/web/src/app.css'
import type { AnyGame } from '@shamble/engine'
import type { BoardZoom } from '@shamble/engine/board'
import { LocalSource } from '@shamble/web/src/lib/play/local.svelte.ts'
import Play from '@shamble/web/src/lib/shell/Play.svelte'
import type { SomeWords } from '@shamble/web/src/lib/shell/source.ts'
import { mount } from 'svelte'
import Board from './Board.svelte'
import { game as plan, square, words as said, type View } from './plan.ts'

// The specimen in the shell, on its own page.
const [game, words] = [plan as AnyGame, said as SomeWords]
const zoom: BoardZoom<View, unknown> = { steps: [1, 3, 5], inSight: ({ view }) => [square(view.at)] }
const board = { Board, zoom, styles: '' }
const setup = { seed: 'plan', seats: 1, options: {}, people: [0], bots: [], challenge: null }
const source = new LocalSource({ game, words }, setup, null)
mount(Play, {
  target: document.body,
  props: { game, words, board, source, motion: { now: 'none', paused: false } },
})

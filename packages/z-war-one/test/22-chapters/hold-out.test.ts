import { expect, test } from 'vitest'
import { greedy, holdingOn, sergeant, stillGame } from '../standing-still.ts'

const GAMES = 30

test.each([
  ['who plays by maxims, as the bot does', sergeant],
  ['who grabs, plays his cards and steers towards the heroes', greedy],
  ['who moves at random but keeps his units on the board', holdingOn],
])('22.8. Heroes who stand still never win Hold Out against a Director %s.', (_, directing) => {
  const games = Array.from({ length: GAMES }, (_, n) => stillGame(`still-${n}`, directing))
  expect(games.filter(({ won }) => won)).toEqual([])
  expect(games.every(({ dead, turn }) => dead === 3 && turn <= 12)).toBe(true)
})

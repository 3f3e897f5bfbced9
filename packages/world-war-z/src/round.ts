import { battleStep } from './battle.ts'
import { STRONG_LIMIT } from './data/numbers.ts'
import { equip } from './equip.ts'
import { escalateStep } from './escalate.ts'
import { keepHandLimit } from './hand.ts'
import { faceDown, turnUp } from './hordes.ts'
import { move } from './move.ts'
import { characters, isHuman, NONE, rounds, strongHordes, type G, type Step, type Who } from './table.ts'
import { zombieTurn } from './zombie/turn.ts'

/*
 * Rounds, turns and the end (7).
 */

// 7. A round: every character has one turn, in the order of the seats.
export function startRound(g: G): void {
  g.table.round++
  g.tell({ type: 'roundBegan', round: g.table.round })
  for (let who = 0; who < characters(g.table); who++) g.then(turn, who)
  g.then(endRound)
}

// 7, 8. A turn: four steps for a human character, six for a zombie character. R15: once-a-turn abilities are available again.
export function turn(g: G, who: Who): void {
  const t = g.table
  const zombie = !isHuman(t, who)
  t.active = who
  t.wins = 0
  t.sapped = false
  t.subject = NONE
  t.asked = who
  t.trail = []
  g.tell({ type: 'turnBegan', who, zombie })
  if (zombie) return g.then(zombieTurn, who)
  t.step = 'move'
  g.then(move, who)
  g.then(stepTo, 'equip')
  g.then(equip, who, true, [], [])
  g.then(stepTo, 'battle')
  g.then(battleStep, who, false)
  g.then(keepHandLimit, who)
  g.then(escalateStep, who)
}

/** The next step of a turn begins. */
export function stepTo(g: G, step: Step): void {
  g.table.step = step
}

// 7.6. After the last character's turn the next round begins; after the last round the game ends.
export function endRound(g: G): void {
  if (g.table.round < rounds(g.table)) g.then(startRound)
  else g.then(count)
}

// 7.6. The end: all tokens are turned up, and the strong hordes are counted. With ten or fewer all players win.
export function count(g: G): void {
  const t = g.table
  t.step = 'end'
  for (const zone of faceDown(t)) turnUp(g, zone)
  const strong = strongHordes(t)
  const won = strong <= STRONG_LIMIT
  g.tell({ type: 'ended', strong, won })
  const everybody = Array.from({ length: t.seats }, (_, seat) => seat)
  g.over(won ? everybody : [], won ? 'held' : 'overwhelmed')
}

import { scene } from '@shamble/engine/testing'
import { expect, test } from 'vitest'
import { cardNamed } from '../src/data/names.ts'
import { game } from '../src/index.ts'
import { PLAYER, PSEUDO } from '../src/table.ts'
import { scenery } from './lay.ts'
import { COLUMN, turnOf } from './playing.ts'

/* B9, R-34, R-38, R-39. Answers, the final count, the result. */

test('R-34. An answer is told, with what is given and for how many points. The Player is asked only if the side has it.', () => {
  const play = (his: string) =>
    turnOf(
      { you: { hand: ['recruit-spies'] }, pseudo: { column: COLUMN, tavern: his } },
      'assign waterdeep-harbor-1',
      'play recruit-spies',
    )
  const asked = { to: PLAYER as 0, what: [0, 0, 1, 0, 0], points: 3 }
  play('1R')
    .asks(0, 'give', 'keep')
    .takes(0, 'give')
    .tells({ type: 'offered', ...asked, given: true })
    .tells({
      type: 'scored',
      side: PSEUDO,
      points: 3,
      why: 'answer',
    })
  play('1R')
    .takes(0, 'keep')
    .tells({ type: 'offered', ...asked, given: false })
    .leaves({ score: 0 })
  play('4F').nothingIsAsked()
  scene(
    game,
    scenery({ you: { tavern: '4G' }, pseudo: { column: COLUMN } }, [
      'pseudoPlays',
      cardNamed('tax-collection'),
    ]),
  )
    .takes(0, 'give')
    .tells({ type: 'offered', to: PSEUDO, what: [0, 0, 0, 0, 4], points: 4, given: true })
    .tells({ type: 'moved', from: PLAYER, what: [0, 0, 0, 0, 4] })
    .tells({ type: 'scored', side: PLAYER, points: 4, why: 'answer' })
})

test('B9. The final count and the score are told.', () => {
  const you = { tavern: '1C 2F 7G', quests: ['prison-break'], score: 10 }
  scene(game, scenery({ you }, ['finalScore']))
    .tells({ type: 'counted', adventurers: 3, gold: 3, open: -5, score: 11 })
    .leaves({ score: 11, counted: true })
    .check((_, g) => expect(g.result!.scores).toEqual([11]))
})

test('R-39. More than 0 after round 8 is a win.', () => {
  scene(game, scenery({ you: { score: 0, tavern: '1G' } }, ['finalScore'])).ends([], 'notAboveZero')
  scene(game, scenery({ you: { score: 0, tavern: '2G' } }, ['finalScore'])).ends([PLAYER], 'aboveZero')
})

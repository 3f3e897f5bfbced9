import { expect, test } from 'vitest'
import { countFrom, FAR, sightFrom, smellFrom, walkTo } from '../../src/map/distances.ts'
import { hasLine, isStanding, sees } from '../../src/map/sight.ts'
import { isInZone } from '../../src/infected/senses.ts'
import { reaches, reachesToGrab } from '../../src/questions.ts'
import * as plain from './board.ts'
import { agree, eachPosition, someSquare } from './positions.ts'

/*
 * 2.6 to 2.12, 10.11. Sight, smell, distances, reach and grab zones in random positions, against the plain model.
 */

const told = (distance: number) => (distance === FAR ? Infinity : distance)

test('2.7. Lines of sight, with and without figures.', () => {
  let lines = 0
  eachPosition('sight', 300, (t, board, chance) => {
    for (let n = 0; n < 12; n++) {
      const [from, to] = [someSquare(board, chance), someSquare(board, chance)]
      const isSeen = plain.sees(board, from, to)
      agree(t, sees(t, from, to), isSeen, 'sight', from, to)
      agree(t, sightFrom(t, from)[to], Number(isSeen), 'sight from', from, to)
      const stands = (at: number) => isStanding(t, at)
      agree(t, hasLine(t, from, to), plain.sees(board, from, to, stands), 'line of fire', from, to)
      if (isSeen) lines++
    }
  })
  expect(lines).toBeGreaterThan(300)
})

test('2.9. Smell, counting distance and walking cost.', () => {
  eachPosition('distance', 200, (t, board, chance) => {
    const from = someSquare(board, chance)
    agree(t, [...smellFrom(t, from)].map(told), plain.smell(board, from), 'smell', from)
    agree(t, [...countFrom(t, from)].map(told), plain.count(board, from), 'counting', from)
    // Steps cost the same both ways, so the cost to a square is the cost from it.
    if (plain.isActive(board, from))
      agree(t, [...walkTo(t, from)].map(told), plain.walk(board, from), 'walking', from)
  })
})

test('2.6, 2.12, 10.11. Reach, and the zones in which infected grab.', () => {
  let zones = 0
  eachPosition('reach', 200, (t, board, chance) => {
    const from = someSquare(board, chance)
    for (const to of plain.squaresOf(board)) {
      agree(t, reaches(t, from, to), plain.inReach(board, from, to, false), 'reach', from, to)
      agree(t, reachesToGrab(t, from, to), plain.inReach(board, from, to, true), 'reach to grab', from, to)
    }
    for (const unit of t.infected) {
      const { at, facing, prone } = unit
      const zone = plain
        .squaresOf(board)
        .filter(
          (to) => !prone && plain.inReach(board, at, to, false) && plain.isForward(board, at, facing, to),
        )
      const found = plain.squaresOf(board).filter((to) => isInZone(t, unit, to))
      agree(t, found, zone, 'zone of', unit.id)
      zones += zone.length
    }
  })
  expect(zones).toBeGreaterThan(200)
})

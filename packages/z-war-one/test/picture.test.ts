import { quickChance, readOptions, Referee, seatsFor, start } from '@shamble/engine'
import { expect, test } from 'vitest'
import { backdropOf, wallsOf } from '../board/ground.ts'
import { picture } from '../board/picture.ts'
import { planOf } from '../board/plan.ts'
import { game } from '../src/index.ts'
import { layoutOf } from '../src/missions/index.ts'
import { FILES } from '../src/missions/all.ts'
import { MISSIONS } from '../src/missions/list.ts'

const HEROES = 4
const SOME = 400

test('The plan of every mission has a wall round each floor, a place for each door and a title for each room.', () => {
  for (const mission of MISSIONS) {
    const plan = planOf(mission)
    const { doors, areas } = layoutOf(mission)
    expect(plan.doors).toHaveLength(doors.length)
    expect(wallsOf(plan.layout)).toMatch(/^M[\d. vh-]/)
    for (const { area, title, d } of plan.areas) {
      expect(d).not.toBe('')
      expect(title.join(' ')).toBe(areas[area]!.room === null ? '' : areas[area]!.title)
    }
    for (const { x, y } of plan.doors) {
      expect(x).toBeLessThan(plan.width)
      expect(y).toBeLessThan(plan.height)
    }
  }
})

test('What never changes on a plan has every ground, staircase, spawn point and wall, and no word of a mission file.', () => {
  for (const file of Object.values(FILES)) {
    const { areas, stairs, spawnPoints } = layoutOf(JSON.stringify(file))
    const text = JSON.stringify(file, (_, value: unknown) =>
      typeof value === 'string' && / [a-z]/.test(value) && !/^[+|]/.test(value) ? '<img src=x>' : value,
    )
    expect(text).toContain('<img')
    const { ground, places, walls } = backdropOf(planOf(text))
    expect(ground.match(/class="area"/g)).toHaveLength(areas.length)
    expect(places.match(/class="stairs"/g) ?? []).toHaveLength(2 * stairs.length)
    expect(places.match(/class="spawn"/g) ?? []).toHaveLength(spawnPoints.length)
    expect(walls).toMatch(/class="walls" d="M/)
    expect(ground + places + walls).not.toMatch(/<img|undefined|NaN/)
  }
})

test('The picture for previews shows the positions of a random game of every mission, and says them in words.', () => {
  for (const mission of game.options!.mission as readonly string[]) {
    const chance = quickChance(mission)
    const options = { mission, equalWays: false }
    const seats = seatsFor(game, readOptions(game, options))[0]!
    const g = new Referee(game, start(game, mission, seats, options).position, true).settle()
    for (let made = 0; made < SOME && g.pending.length > 0; made++) {
      if (made % HEROES === 0) {
        const { marks, captions, alt } = picture(game.view(g.table, null))
        expect(marks.length).toBeGreaterThan(40)
        expect(captions).toHaveLength(3 + HEROES)
        expect(alt).toContain(layoutOf(mission).mission.name)
        expect(JSON.stringify([marks, captions, alt])).not.toMatch(/undefined|NaN|null/)
      }
      g.choose(0, chance(g.pending[0]!.moves.length))
    }
  }
})

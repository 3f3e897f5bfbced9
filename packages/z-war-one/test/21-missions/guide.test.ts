import { readFileSync } from 'node:fs'
import { start, type Json } from '@shamble/engine'
import { describe, expect, test } from 'vitest'
import { CARDS } from '../../src/data/cards.ts'
import { HEROES } from '../../src/data/heroes.ts'
import { INFECTED } from '../../src/data/infected.ts'
import { layOutMission } from '../../src/map/geometry.ts'
import { FILES } from '../../src/missions/all.ts'
import { doubtsOf } from '../../src/missions/doubts.ts'
import { OBJECTIVES, type Mission } from '../../src/missions/format.ts'
import { EXAMPLES, titleOf } from '../../src/missions/list.ts'
import { faultsIn } from '../../src/missions/read.ts'
import { zWarOne } from '../../src/index.ts'

/* The guide to mission files is enough alone: it has every field, and what it shows can be played. */

const guide = readFileSync(new URL('../../../../docs/writing-a-mission.md', import.meta.url), 'utf8')
const schema = JSON.parse(
  readFileSync(new URL('../../mission.schema.json', import.meta.url), 'utf8'),
) as unknown

/** The names of all fields in a schema. */
function fieldsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const { properties } = value as { properties?: object }
  return [...Object.keys(properties ?? {}), ...Object.values(value).flatMap(fieldsIn)]
}

test('Every field, kind of objective, way to lose, infected and card is in the guide.', () => {
  const fields = new Set(fieldsIn(schema))
  expect(fields.size).toBeGreaterThan(50)
  for (const field of fields) expect(guide, field).toMatch(new RegExp(`["\`]${field}["\`:]`))
  for (const name of [...OBJECTIVES, 'allLeft', 'turnEnded', 'deaths', ...CARDS.map(({ id }) => id)])
    expect(guide, name).toContain(`\`${name}\``)
  for (const { id, pool, name } of INFECTED) {
    expect(guide).toContain(`"${id}"`)
    expect(guide).toMatch(new RegExp(`${pool} ${name}`))
  }
  // What the heroes begin with may be a key.
  for (const { name, start } of HEROES)
    expect(guide.replaceAll('\n', ' ')).toContain(`${name} ${start.map((card) => `\`${card}\``).join(', ')}`)
})

test('The mission in the guide can be played, and leaves no doubt.', () => {
  const [, text] = /```json\n([\s\S]*?)```/.exec(guide)!
  const mission = JSON.parse(text!) as Mission
  expect(faultsIn(mission)).toEqual([])
  expect(doubtsOf(mission, layOutMission(mission))).toEqual([])
})

describe('The two examples, a siege and a rescue, written with the guide', () => {
  test.each(EXAMPLES)('$name can be played and leaves no doubt.', ({ id, name }) => {
    const mission = FILES[id]!
    expect([mission.id, mission.name]).toEqual([id, name])
    expect(faultsIn(mission)).toEqual([])
    expect(doubtsOf(mission, layOutMission(mission))).toEqual([])
    const { position } = start(zWarOne, 'example', 1, {}, { mission } as unknown as Json)
    expect(JSON.parse(position.table.mission)).toEqual(mission)
    expect(guide).toContain(name)
    // The game's options do not name them.
    expect(titleOf(id)).toBe(id)
  })
})

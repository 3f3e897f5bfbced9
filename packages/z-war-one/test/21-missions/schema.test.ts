import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CARDS } from '../../src/data/cards.ts'
import { layoutOf } from '../../src/missions/index.ts'
import { MISSIONS } from '../../src/missions/list.ts'
import { faultsIn } from '../../src/missions/read.ts'
import { OBJECTIVES } from '../../src/missions/format.ts'
import {
  MAX_NAME,
  MAX_TEXT,
  MAX_ENTRIES,
  MAX_FLOORS,
  MAX_ROWS,
  MAX_UNITS,
} from '../../src/missions/limits.ts'

interface Schema {
  const?: unknown
  enum?: unknown[]
  type?: string
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: false | Schema
  items?: Schema
  oneOf?: Schema[]
  minItems?: number
  maxItems?: number
  maxLength?: number
  maxProperties?: number
  minimum?: number
  maximum?: number
}

const schema = JSON.parse(
  readFileSync(new URL('../../mission.schema.json', import.meta.url), 'utf8'),
) as Schema & { properties: Record<string, Schema> }

// As much of JSON Schema as the file uses.
function fits(value: any, is: Schema): boolean {
  if ('const' in is) return value === is.const
  if (is.enum) return is.enum.includes(value)
  if (is.oneOf && is.oneOf.filter((one) => fits(value, one)).length !== 1) return false
  if (is.type === 'string')
    return typeof value === 'string' && value !== '' && value.length <= (is.maxLength ?? Infinity)
  if (is.type === 'integer') return Number.isInteger(value) && value >= is.minimum! && value <= is.maximum!
  if (is.type === 'null') return value === null
  if (is.type === 'array')
    return (
      Array.isArray(value) &&
      value.length >= (is.minItems ?? 0) &&
      value.length <= (is.maxItems ?? Infinity) &&
      value.every((each) => fits(each, is.items!))
    )
  if (is.required && (typeof value !== 'object' || value === null)) return false
  if ((is.required ?? []).some((key) => value[key] === undefined)) return false
  if (is.type !== 'object') return true
  if (Object.keys(value).length > (is.maxProperties ?? Infinity)) return false
  return Object.entries(value).every(([key, each]) => {
    const own = is.properties?.[key]
    return own ? fits(each, own) : is.additionalProperties ? fits(each, is.additionalProperties) : false
  })
}

test('All missions have the shape that the schema describes.', () => {
  for (const id of MISSIONS) expect(fits(layoutOf(id).mission, schema), id).toBe(true)
})

test('What the schema refuses, the reader refuses too.', () => {
  const spoil: ((mission: any) => void)[] = [
    (mission) => delete mission.brief,
    (mission) => (mission.exit = null),
    (mission) => (mission.objectives[0].type = 'dance'),
    (mission) => (mission.spawn[0].rolls = 9),
    (mission) => (mission.legend.iP = { item: 'cannon' }),
    (mission) => (mission.author = ''),
    (mission) => (mission.author = 'A'.repeat(MAX_NAME + 1)),
    (mission) => (mission.brief = 'A'.repeat(MAX_TEXT + 1)),
    (mission) => (mission.special = Array(MAX_ENTRIES + 1).fill('A rule.')),
    (mission) =>
      (mission.rooms = Object.fromEntries(
        Array(MAX_ENTRIES + 1)
          .fill(0)
          .map((_, n) => [`R${n}`, 'A room']),
      )),
    (mission) => (mission.floors = Array(MAX_FLOORS + 1).fill(mission.floors[0])),
    (mission) => (mission.spawn[0].group = Array(MAX_ROWS + 1).fill(mission.spawn[0].group[0])),
    (mission) => (mission.spawn[0].group[0].units = { zombie: MAX_UNITS + 1 }),
  ]
  const whole = layoutOf('chapter-1').mission
  expect(fits({ ...whole, author: 'Ann' }, schema)).toBe(true)
  expect(faultsIn({ ...whole, author: 'Ann' })).toEqual([])
  for (const wrong of spoil) {
    const mission = structuredClone(layoutOf('chapter-1').mission)
    wrong(mission)
    expect(fits(mission, schema)).toBe(false)
    expect(faultsIn(mission)).not.toEqual([])
  }
})

test('The schema knows every card and every kind of objective.', () => {
  const text = JSON.stringify(schema)
  for (const { id } of CARDS) expect(text).toContain(`"${id}"`)
  for (const type of OBJECTIVES) expect(text).toContain(`{"const":"${type}"}`)
})

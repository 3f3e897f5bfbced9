import { expect, test } from 'vitest'
import { about } from '../board/about.ts'
import { ROLES } from '../src/data/roles.ts'
import { ZONES } from '../src/data/zones.ts'
import { worldWarZ } from '../src/index.ts'
import type { Table } from '../src/table.ts'
import { turn } from './playing.ts'
import type { world } from './lay.ts'

type Scene = ReturnType<typeof world>

function cardOf(scene: Scene, id: string) {
  let found: ReturnType<typeof about> = null
  scene.check((table: Table) => {
    found = about(id, worldWarZ.view(table, 0))
  })
  return found as ReturnType<typeof about>
}

test('A zone says what lies in it, who would win there, and what is next to it.', () => {
  const scene = turn('veteran', 'lobo', { hordes: { mexico: 3, caribbean: 1 }, aircraft: 'brazilian-coast' })
  expect(cardOf(scene, 'mexico')).toEqual({
    title: 'Mexico',
    lines: [
      'North America',
      'Horde of 3: it rolls a d10; a lost battle costs two cards.',
      'Strong: it counts at the end.',
      // A d6 + 3 against a d10: 33 of 60.
      'Chance to win here: Veteran 55 %.',
      'Here: Veteran.',
      'Next to: Pacific West, Great Plains, Caribbean 1 and Northern Andes.',
    ],
  })
  expect(cardOf(scene, 'brazilian-coast')!.lines).toContain(
    'Airfield: a character here may take the aircraft to any zone, once.',
  )
  expect(cardOf(scene, 'western-europe')!.lines).toContain('Airfield: its aircraft is gone.')
})

test('A character says its ability, its cards, and whether it has turned.', () => {
  const scene = turn('veteran', 'lobo')
  expect(cardOf(scene, 'veteran')!.lines).toContain('In Mexico, with one card.')
  expect(cardOf(scene, 'ranger')!.lines.join(' ')).toContain('Turned')
})

test('Every zone, character and track has a card of sentences; cards and verbs have none.', () => {
  const scene = turn('veteran', 'lobo', { hordes: { mexico: 3 }, tokens: { siberia: 2 } })
  for (const { id } of [...ZONES, ...ROLES, { id: 'rounds' }, { id: 'strong' }]) {
    const { title, lines } = cardOf(scene, id)!
    expect(title).toMatch(/^\S/)
    for (const line of lines.slice(1)) expect(line).toMatch(/^[A-Z+].*\.$/s)
    expect(lines.join(' ')).not.toMatch(/undefined|NaN|nowhere|nobody|no card\b/)
  }
  for (const id of ['lobo', 'roll', 'nothing']) expect(cardOf(scene, id)).toBeNull()
})

import { expect, test } from 'vitest'
import { zoom } from '../board/zoom.ts'
import type { Props } from '../board/looks.ts'
import { ZONES } from '../src/data/zones.ts'
import { view } from '../src/view.ts'
import type { Event } from '../src/events.ts'
import { zoneNamed, type Table } from '../src/table.ts'
import { lay, type Laid } from './lay.ts'

const ids = (continent: string) => ZONES.filter((zone) => zone.continent === continent).map(({ id }) => id)
const cast = { veteran: { at: 'mexico' }, ranger: { at: 'korea' } }

/** What stays in sight when a player has zoomed in. */
const seen = (laid: Partial<Laid>, hot: string[] = [], event: Event | null = null) =>
  zoom.inSight({
    view: view(lay({ cast, ...laid }) as Table, 0),
    hot: new Set(hot),
    event,
  } as unknown as Props)

test('In sight are the continent of the character who is to act, and the places of other events.', () => {
  expect(seen({ step: 'move' }, ['caribbean', 'japan'])).toEqual(ids('north-america'))
  expect(seen({ step: 'move', turn: 'ranger' })).toEqual(ids('asia'))
  const grew: Event = { type: 'grew', zone: zoneNamed('congo-basin'), by: 1, strength: 2 }
  expect(seen({ step: 'escalate' }, [], grew)).toEqual(ids('africa'))
})

test('At the end the whole world is in sight.', () => {
  expect(seen({ step: 'end' }).toSorted()).toEqual(ZONES.map(({ id }) => id).toSorted())
})

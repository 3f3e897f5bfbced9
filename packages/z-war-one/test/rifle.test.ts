import { test } from 'vitest'
import { CARD, COLE, field, type Setting } from './field.ts'
import { row } from './yards.ts'

/*
 * 14.3. The Assault Rifle shot by shot: as a semi-automatic weapon (14.2).
 */

const STREET = row(' C', '', 'zW', '', 'bW')
const AIMED: Setting = { hero: COLE }

test('14.2, 14.3. After an aimed shot of the rifle single shots at the same target keep the +2.', () => {
  field(STREET, AIMED)
    .dice(1, 3)
    .takes(0, 'aim unit:0')
    .takes(0, 'fire unit:0')
    .takes(0, `shoot card:${CARD.rifle}`)
    .tells({ type: 'attacked', bonus: 2, aimed: false, dice: [3] })
})

test('14.3, R-42. A burst has no bonus, and ends it; so does another target.', () => {
  field(STREET, AIMED)
    .dice(1, 1, 1, 1, 1)
    .takes(0, 'aim unit:0')
    .takes(0, 'fire unit:0')
    .takes(0, `burst card:${CARD.rifle}`)
    .tells({ type: 'attacked', bonus: 0, dice: [1, 1, 1] })
    .takes(0, 'fire unit:0')
    .takes(0, `shoot card:${CARD.rifle}`)
    .tells({ type: 'attacked', bonus: 0, dice: [1] })
})

import type { OptionWords } from '@shamble/engine'
import { ROLES } from './data/roles.ts'
import { several } from './naming.ts'

/** The words of the options. */
export const optionWords: Record<string, OptionWords> = {
  characters: {
    label: 'Characters',
    about: 'More are harder: they share the same equipment and have fewer rounds.',
    settings: { '2': 'Two: casual', '3': 'Three: challenging', '4': 'Four: nightmare' },
  },
  roles: {
    label: 'Roles',
    about: `Dealt at random from ${several(ROLES.length, 'role')}, or chosen by the players.`,
    settings: { dealt: 'Dealt at random', chosen: 'Chosen' },
  },
}

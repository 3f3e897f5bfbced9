import type { SymbolsModule } from '@shamble/engine/entry'

export const symbols: SymbolsModule['symbols'] = [
  { looks: 'A token with a letter', means: 'a hero' },
  { looks: 'A token with another shape', means: 'an infected; its shape shows its kind' },
  { looks: 'A bar across an edge', means: 'a door; it blocks the way and the sight while it is closed' },
  { looks: 'A percentage on a token', means: 'the chance that an attack from here succeeds' },
  { looks: 'A shaded square', means: 'within reach of the hero who moves' },
  { looks: 'A glowing outline', means: 'can be chosen now' },
]

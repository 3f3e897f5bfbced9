import type { SymbolsModule } from '@shamble/engine/entry'

export const symbols: SymbolsModule['symbols'] = [
  { looks: 'A number with dots', means: 'the roll at which the hex produces; the more dots, the likelier' },
  { looks: 'A green figure', means: 'a zombie on the hex' },
  { looks: 'A house, a tower', means: 'a settlement, a city; letter and pattern name its owner' },
  { looks: 'A striped bar', means: 'a road' },
  { looks: '3:1 or 2:1 at the coast', means: 'a harbor: trade three or two cards with the bank for one' },
  { looks: 'A dashed circle or line', means: 'can be chosen now' },
]

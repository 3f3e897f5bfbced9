import type { SymbolsModule } from '@shamble/engine/entry'

export const symbols: SymbolsModule['symbols'] = [
  {
    looks: 'A figure with a base in your color and a number',
    means: 'a horde, and how many zombies it has; letter and pattern name its owner',
  },
  { looks: 'A lying figure', means: 'this horde rests until the next hour' },
  { looks: 'A small figure with a number beside it', means: 'townies on this square' },
  { looks: 'An orange diamond with a number', means: 'a hero, who rolls that die' },
  { looks: 'A glowing outline', means: 'can be chosen now' },
  { looks: 'The moon on its arc', means: 'the hour; the game ends at dawn' },
]

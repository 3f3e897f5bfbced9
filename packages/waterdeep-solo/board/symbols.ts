import type { SymbolsModule } from '@shamble/engine/entry'

export const symbols: SymbolsModule['symbols'] = [
  { looks: 'A shield, a square, a diamond, a star', means: 'a Cleric, a Fighter, a Rogue, a Wizard' },
  { looks: 'A gold coin with a number', means: 'that much Gold' },
  { looks: 'A white coin with a number', means: 'that many points' },
  { looks: 'A sheet of paper', means: 'take a Quest' },
  { looks: 'A purple card', means: 'draw an Intrigue card; with a triangle: play one' },
  { looks: 'A flag with a 1', means: 'the First Player marker' },
  { looks: 'A blue P', means: 'an Agent of Pseudo; “took” names what he got, “next” where he goes' },
  { looks: 'A green frame', means: 'can be chosen now' },
]

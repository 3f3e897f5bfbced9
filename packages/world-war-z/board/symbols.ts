import type { SymbolsModule } from '@shamble/engine/entry'

export const symbols: SymbolsModule['symbols'] = [
  { looks: 'A shape with 1 to 4 on a zone', means: 'the strength of its horde; 3 and 4 are strong' },
  { looks: 'A grey ?', means: 'a token that is turned when a character comes' },
  { looks: 'A plane', means: 'an aircraft: it flies to any other zone, once' },
  { looks: 'A percentage', means: 'the chance to win a battle there' },
  { looks: 'A face', means: 'a character; the ring shows whose turn it is' },
  { looks: 'The hourglasses', means: 'the rounds; the game is judged after the last one' },
  { looks: 'A glowing zone', means: 'can be chosen now; with a card: it costs one' },
]

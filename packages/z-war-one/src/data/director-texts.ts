import type { Window } from './director.ts'

/** When a card is played, in words (18.11). */
export const WHEN: Readonly<Record<Window, string>> = {
  'turn-announce': 'when the turn is announced',
  'hero-move-start': 'before the first hero moves',
  'room-spawn': 'before a room is rolled for',
  'before-grab-test': 'before a grab test',
  'after-ballistic-roll': 'after the dice of a shot',
  'infected-move-start': 'before the infected move',
  'spawn-start': 'before the spawn rolls',
  'spawn-instead-of-group': 'between the two dice of a spawn roll',
  'spawn-end': 'after the spawn rolls',
  'infection-test-start': 'before the infection tests',
}

/** What is printed on the Director's cards, by their id (20.6). */
export const DIRECTOR_TEXTS: Readonly<Record<string, string>> = {
  'direct-control': 'One infected on the board is under direct control for the rest of the game.',
  'second-wave': 'After the spawn rolls, one more complete spawn roll.',
  'on-the-wind': 'Every smell range is doubled until the end of this infected move.',
  'up-again': 'Up to three prone infected stand up now, facing their nearest hero, and act this phase.',
  'iron-grip': 'This grab test is reduced by 2.',
  misfire: 'Every die of this ballistic attack counts as a miss. The rounds stay spent.',
  'jammed-lock':
    'A closed door with no hero directly in front of it cannot be opened, closed or knocked on this turn.',
  draught: 'Up to two closed, unlocked doors between active areas swing open.',
  'fresh-bite': 'Instead of the group roll, one Newborn enters at the spawn point named.',
  'something-big': 'Instead of the group roll, one Brute enters at the spawn point named.',
  'full-house': 'The count roll of this room spawn is treated as 8.',
  'behind-you': 'Before the spawn rolls, one roamer.',
  fever: 'In this infection test a roll of 1 to 4 means next stage.',
  'power-cut': 'Until the end phase no ballistic attack, execution or perk reaches further than 4 squares.',
}

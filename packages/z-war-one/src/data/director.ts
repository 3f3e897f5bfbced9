/** When a Director card may be played (18.11). */
export type Window =
  | 'turn-announce'
  | 'hero-move-start'
  | 'room-spawn'
  | 'before-grab-test'
  | 'after-ballistic-roll'
  | 'infected-move-start'
  | 'spawn-start'
  | 'spawn-instead-of-group'
  | 'spawn-end'
  | 'infection-test-start'

/** When that is, as one says it. */
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

/** A card of the Director's deck (20.6). */
export interface DirectorKind {
  id: string
  name: string
  copies: number
  window: Window
  text: string
}

const card = (id: string, name: string, copies: number, window: Window, text: string): DirectorKind => ({
  id,
  name,
  copies,
  window,
  text,
})

/** Every Director card; its number is its place in this list. */
export const DIRECTOR: readonly DirectorKind[] = [
  card(
    'direct-control',
    'Direct Control',
    3,
    'infected-move-start',
    'One infected on the board is under direct control for the rest of the game.',
  ),
  card('second-wave', 'Second Wave', 2, 'spawn-end', 'After the spawn rolls, one more complete spawn roll.'),
  card(
    'on-the-wind',
    'On the Wind',
    2,
    'infected-move-start',
    'Every smell range is doubled until the end of this infected move.',
  ),
  card(
    'up-again',
    'Up Again',
    2,
    'infected-move-start',
    'Up to three prone infected stand up now, facing their nearest hero, and act this phase.',
  ),
  card('iron-grip', 'Iron Grip', 2, 'before-grab-test', 'This grab test is reduced by 2.'),
  card(
    'misfire',
    'Misfire',
    2,
    'after-ballistic-roll',
    'Every die of this ballistic attack counts as a miss. The rounds stay spent.',
  ),
  card(
    'jammed-lock',
    'Jammed Lock',
    2,
    'turn-announce',
    'A closed door with no hero directly in front of it cannot be opened, closed or knocked on this turn.',
  ),
  card(
    'draught',
    'Draught',
    1,
    'infected-move-start',
    'Up to two closed, unlocked doors between active areas swing open.',
  ),
  card(
    'fresh-bite',
    'Fresh Bite',
    2,
    'spawn-instead-of-group',
    'Instead of the group roll, one Newborn enters at the spawn point named.',
  ),
  card(
    'something-big',
    'Something Big',
    1,
    'spawn-instead-of-group',
    'Instead of the group roll, one Brute enters at the spawn point named.',
  ),
  card('full-house', 'Full House', 1, 'room-spawn', 'The count roll of this room spawn is treated as 8.'),
  card('behind-you', 'Behind You', 2, 'spawn-start', 'Before the spawn rolls, one roamer.'),
  card(
    'fever',
    'Fever',
    1,
    'infection-test-start',
    'In this infection test a roll of 1 to 4 means next stage.',
  ),
  card(
    'power-cut',
    'Power Cut',
    1,
    'hero-move-start',
    'Until the end phase no ballistic attack, execution or perk reaches further than 4 squares.',
  ),
]

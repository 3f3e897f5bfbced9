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

/** A card of the Director's deck (20.6). */
export interface DirectorKind {
  id: string
  name: string
  copies: number
  window: Window
}

const card = (id: string, name: string, copies: number, window: Window): DirectorKind => ({
  id,
  name,
  copies,
  window,
})

/** Every Director card; its number is its place in this list. */
export const DIRECTOR: readonly DirectorKind[] = [
  card('direct-control', 'Direct Control', 3, 'infected-move-start'),
  card('second-wave', 'Second Wave', 2, 'spawn-end'),
  card('on-the-wind', 'On the Wind', 2, 'infected-move-start'),
  card('up-again', 'Up Again', 2, 'infected-move-start'),
  card('iron-grip', 'Iron Grip', 2, 'before-grab-test'),
  card('misfire', 'Misfire', 2, 'after-ballistic-roll'),
  card('jammed-lock', 'Jammed Lock', 2, 'turn-announce'),
  card('draught', 'Draught', 1, 'infected-move-start'),
  card('fresh-bite', 'Fresh Bite', 2, 'spawn-instead-of-group'),
  card('something-big', 'Something Big', 1, 'spawn-instead-of-group'),
  card('full-house', 'Full House', 1, 'room-spawn'),
  card('behind-you', 'Behind You', 2, 'spawn-start'),
  card('fever', 'Fever', 1, 'infection-test-start'),
  card('power-cut', 'Power Cut', 1, 'hero-move-start'),
]

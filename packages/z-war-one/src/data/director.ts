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
  copies: number
  window: Window
}

const card = (id: string, copies: number, window: Window): DirectorKind => ({
  id,
  copies,
  window,
})

/** Every Director card; its number is its place in this list. */
export const DIRECTOR: readonly DirectorKind[] = [
  card('direct-control', 3, 'infected-move-start'),
  card('second-wave', 2, 'spawn-end'),
  card('on-the-wind', 2, 'infected-move-start'),
  card('up-again', 2, 'infected-move-start'),
  card('iron-grip', 2, 'before-grab-test'),
  card('misfire', 2, 'after-ballistic-roll'),
  card('jammed-lock', 2, 'turn-announce'),
  card('draught', 1, 'infected-move-start'),
  card('fresh-bite', 2, 'spawn-instead-of-group'),
  card('something-big', 1, 'spawn-instead-of-group'),
  card('full-house', 1, 'room-spawn'),
  card('behind-you', 2, 'spawn-start'),
  card('fever', 1, 'infection-test-start'),
  card('power-cut', 1, 'hero-move-start'),
]

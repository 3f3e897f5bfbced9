import { draught, upAgain } from './cards.ts'
import { chooseBeside, chooseFacing, letGo, raiseDead, rise } from './dead.ts'
import { dropOff } from './drop-offs.ts'
import { playCard } from './play-card.ts'
import { shield } from './shield.ts'
import { steer } from './steering.ts'

/*
 * 18, 19. The Director's rules: a part of their own (`parts.ts`), which games without him do not load.
 */

export { dealDirector, isAsked } from './deck.ts'
export { dropOff, playCard, raiseDead, shield, steer }

/** The steps that only a game with a Director has. */
export const steps = {
  playCard,
  upAgain,
  draught,
  shield,
  dropOff,
  steer,
  raiseDead,
  letGo,
  chooseBeside,
  rise,
  chooseFacing,
}

import { INFECTED } from '../data/infected.ts'
import { layoutOf } from '../missions/index.ts'
import { several } from '../words/names.ts'
import { partName, type MoveSentence, type Tellers } from '../words/sentences.ts'
import { directorCard } from '../table.ts'
import type { View } from '../view.ts'

/*
 * 18 to 20. What is said of the Director.
 */

/** What the Director is about. */
export const directorAim = (view: View): string =>
  `You win when ${directorWins(view)} before the mission is done. Lead the infected, and play your cards when they hurt most.`

/** When the Director wins, as the rest of a sentence (3, 12.3, 21.4). */
export function directorWins(view: View): string {
  const { mode, lose = [] } = layoutOf(view.mission).mission
  const dead = view.heroes.filter(({ fate }) => fate === 'dead' || fate === 'risen').length
  const ways = lose.map(({ type, count, turn }) =>
    type === 'deaths'
      ? `${count} heroes are dead (${dead} now)`
      : type === 'allLeft'
        ? 'no living hero is on the board'
        : `turn ${turn} ends`,
  )
  const all = mode === 'campaign' ? ['a hero dies', ...ways] : ways
  return all.join(', or ')
}

// By their numbers in `DIRECTOR`.
const TITLES = [
  'Direct Control',
  'Second Wave',
  'On the Wind',
  'Up Again',
  'Iron Grip',
  'Misfire',
  'Jammed Lock',
  'Draught',
  'Fresh Bite',
  'Something Big',
  'Full House',
  'Behind You',
  'Fever',
  'Power Cut',
]

/** The title of a card of the Director's deck. */
export const cardTitle = (card: number): string => TITLES[card]!

/** A card of the Director's deck, as a part of a move. */
export const directorCardName = (part: string): string => cardTitle(directorCard.of(part))

/** What each move does that only a game with a Director has. */
export const DIRECTOR_MOVES: Record<string, MoveSentence> = {
  play: ([part, aim]) => `Play ${directorCardName(part!)}${aim === undefined ? '' : ' on {1}'}`,
  pass: 'Pass',
  passMove: (_, view) => `Pass until the next ${view.phase === 'heroes' ? 'hero' : 'figure'} moves`,
  passPhase: 'Pass for the rest of this phase',
  act: '{0}',
  target: '{0}',
  grab: '{0}',
  break: '{0}',
  raise: '{0} stands up',
  swing: '{0}',
  done: 'No more',
  remove: 'Take {0} off the board',
  batter: 'Hammer on {0}',
  face: 'To the {0}',
}

type DirectorEvent =
  'directorDealt' | 'directorPlayed' | 'silenced' | 'withdrawn' | 'pointNamed' | 'risen' | 'faced'

/** What is said of the events that only a game with a Director has. */
export const DIRECTOR_TELLERS: Tellers<DirectorEvent> = {
  directorDealt: ({ cards }) => `The Director is dealt ${several(cards, 'card')}.`,
  directorPlayed: ({ card, aim }, view) =>
    `The Director plays ${cardTitle(card)}${aim === null ? '' : `, on ${partName(aim, view)}`}.`,
  silenced: '{hero} discards loot: the Director plays no card this turn.',
  withdrawn: ({ unit, kind }) => `The Director takes ${INFECTED[kind]!.name} ${unit + 1} off the board.`,
  pointNamed: 'A {die}: they come from point {point}.',
  risen: '{hero} rises on {at}, as a Newborn.',
  faced: '{unit} looks {facing}.',
}

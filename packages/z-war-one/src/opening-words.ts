import type { OptionWords, Words } from '@shamble/engine'
import { challenge } from './challenge.ts'
import type { Event } from './events.ts'
import { CHAPTERS, PRINTED } from './missions/list.ts'
import { capital, heroName, seatName, squareName, unitName } from './names.ts'
import { part as loaded } from './parts.ts'
import { findUnit } from './questions.ts'
import { eventSaid, moveSaid, partName, type Sentence } from './sentences.ts'
import { askedOf, SET_UP_EVENTS, SET_UP_MOVES, SET_UP_STEPS, SET_UP_TELLERS } from './set-up-words.ts'
import { square, unit as unitId } from './table.ts'
import type { View } from './view.ts'

/*
 * All that Z War One says to people: of its set-up, and, where it was loaded (`words.ts`), of everything after that (`story.ts`).
 */

function part(id: string, view: View): string {
  if (id.startsWith('sq:')) return squareWords(square.of(id), view)
  if (id.startsWith('unit:')) return capital(unitWords(unitId.of(id), view))
  if (id.startsWith('director:')) return loaded('directorWords').directorCardName(id)
  return capital(partName(id, view))
}

// An infected, and that the Director leads it.
const unitWords = (id: number, view: View): string =>
  `${unitName(id, view)}${findUnit(view, id)?.controlled ? ', under control' : ''}`

// A square and who is on it.
function squareWords(where: number, view: View): string {
  const hero = view.heroes.findIndex((figure) => figure.at === where)
  if (hero >= 0) return `${squareName(where, view)}, ${heroName(hero)}`
  const found = view.infected.find((each) => each.at === where)
  return found ? `${squareName(where, view)}, ${unitName(found.id, view)}` : squareName(where, view)
}

const SECTIONS: Record<string, string> = { ...SET_UP_STEPS, ...SET_UP_EVENTS }
const TELLERS = SET_UP_TELLERS as Partial<Record<string, Sentence<Event>>>

const OPTIONS: Record<string, OptionWords> = {
  mode: {
    label: 'The infected',
    about:
      'Who leads them: the rules alone, or somebody who plays the Director. A chapter with a Director is the Director’s Cut; Director games always have one.',
    settings: { campaign: 'Follow the rules', director: 'Have a Director' },
  },
  mission: {
    label: 'Mission',
    about:
      'A chapter of the campaign, or one of the three games against a Director. A chapter by itself allows 20 XP for each chapter before it.',
    settings: Object.fromEntries(
      PRINTED.map(({ id, name }) => {
        const order = id.split('-')[1]!
        return [id, `${CHAPTERS.includes(id) ? '' : 'Director game '}${order}. ${name}`]
      }),
    ),
  },
  equalWays: {
    label: 'Players choose equal ways',
    about:
      'Where infected could take several equally short ways, the players choose instead of a fixed order. A Director always chooses.',
  },
}

export const words: Words<View, Event> = {
  title: 'Z War One',
  about:
    'Four heroes, a town of the infected, and never enough ammunition: six chapters, and three games against a Director.',
  aim: 'Do what the mission asks and bring your heroes out alive: shoot from afar, shut doors, never get caught.',
  seat: seatName,
  ask: (choice, view) =>
    choice.step in SET_UP_STEPS ? askedOf(choice, view) : loaded('story').ask(choice, view),
  move: (move, view, facts) => {
    const [verb, ...parts] = move
    const sentence = SET_UP_MOVES[verb]
    return sentence ? moveSaid(sentence, parts, view) : loaded('story').moveWords(move, view, facts)
  },
  part,
  event(event, view) {
    const sentence = TELLERS[event.type]
    return sentence ? eventSaid(sentence, event, view) : loaded('story').tellEvent(event, view)
  },
  headings: ['turnAnnounced', 'phaseBegan'],
  rule: (of) => SECTIONS[of] ?? loaded('story').sectionOf(of),
  result: (result, view) => loaded('story').resultWords(result, view),
  options: OPTIONS,
  challenge,
}

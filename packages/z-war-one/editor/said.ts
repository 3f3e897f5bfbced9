import type { Fault, FaultKind } from '../src/missions/format.ts'
import { MAX_AT_ONCE } from '../src/missions/limits.ts'
import type { Draft } from './draft.ts'
import { markName } from './names.ts'

/*
 * Faults in words of people: what is to be done, and with which tool.
 */

/** A fault as a sentence, and the tool that mends it, if one does. */
export interface Said {
  text: string
  tool?: { id: string; what?: string }
}

const HEROES = 4

/** The sentence of a fault; a fault in the shape of a file says what was expected. */
export function saidOf(fault: Fault, draft: Draft): Said {
  if (!fault.kind) return { text: `It needs ${fault.expected}; found ${fault.found.replaceAll('"', '')}.` }
  return SAID[fault.kind](wordsOf(fault), draft)
}

/** What a fault speaks of: numbers in what was expected, and what was found. */
interface Words {
  where: string
  expected: string
  found: string
  count: number
  /** The last word of what was expected, where that is a mark of the map. */
  mark: string
}

function wordsOf({ where, expected, found }: Fault): Words {
  const bare = found.replaceAll('"', '')
  const mark = /\b(?:mark|token|door to|between|from|numbered) (\S+)/.exec(expected)?.[1] ?? ''
  return { where, expected, found: bare, count: Number(bare), mark }
}

const numberIn = (text: string, before: string) => new RegExp(`${before} (\\d+)`).exec(text)?.[1] ?? ''
const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)
const roomIn = ({ rooms }: Draft, mark: string) => rooms[mark] ?? mark

// Something to be chosen: where there is none yet, the tool that places one.
const choose = (what: string, tool: string, isThere: boolean): Said =>
  isThere ? { text: `Choose ${what}.` } : { text: `Place ${what} first.`, tool: { id: tool } }
const hasToken = ({ legend }: Draft, kind: 'task' | 'object') =>
  Object.values(legend).some((token) => token[kind] !== undefined)

// The tool that puts a token of the legend on the plan.
function toolOf({ legend }: Draft, token: string): Said['tool'] {
  const { item, object } = legend[token] ?? {}
  if (item !== undefined) return { id: 'item', what: item }
  return { id: object === undefined ? 'task' : 'object', what: token }
}

const SAID: Readonly<Record<FaultKind, (words: Words, draft: Draft) => Said>> = {
  size: ({ found, expected }) => ({
    text: `The mission is too long: ${found} characters of ${numberIn(expected, 'most')}. Shorten its texts.`,
  }),
  atOnce: ({ found, expected }) => ({
    text: `Turn ${numberIn(expected, 'turn')} has ${found} break-ins; ${MAX_AT_ONCE} are the most.`,
  }),
  roll: ({ count, expected }) => ({
    text: `${count === 0 ? 'No row fits' : `${count} rows fit`} a roll of ${numberIn(expected, 'of')}.`,
  }),
  rowOrder: ({ found }) => ({ text: `A row goes from ${found}. The lower roll comes first.` }),
  rowPoint: () => ({ text: 'Choose a spawn point or a roamer.' }),
  goalId: () => ({ text: 'Another objective has the same id in the file.' }),
  goalNamed: () => ({ text: 'It names an objective that is not there, or that comes later.' }),
  task: (_, draft) => choose('a task', 'task', hasToken(draft, 'task')),
  object: (_, draft) => choose('a thing to carry', 'object', hasToken(draft, 'object')),
  goalDoor: (_, { doors = {} }) => choose('a locked door', 'lock', Object.keys(doors).length > 0),
  roomNamed: (_, { rooms }) => choose('a room', 'room', Object.keys(rooms).length > 0),
  goalAfter: () => ({ text: 'Choose the objective that it waits for.' }),
  need: ({ found, expected }) => ({
    text: `It asks for ${found}, and there are only ${numberIn(expected, 'most')}.`,
  }),
  usedUp: () => ({ text: 'It asks for something that another task uses up.' }),
  tooLate: ({ expected, found }) => ({
    text: `It can be met on ${found} at the earliest, and turn ${numberIn(expected, 'turn')} is lost.`,
  }),
  allLeft: () => ({
    text: 'The heroes have to leave, and with the last of them this defeat comes. Choose after which objective it no longer counts.',
  }),
  needsExits: () => ({
    text: 'The heroes have to leave, and there are no exits: choose when they are open.',
  }),
  flag: ({ found }) => ({ text: `No objective gives the signal “${found}”.` }),
  mark: ({ found }) => ({ text: `A square has a mark without a meaning: ${found}.`, tool: { id: 'erase' } }),
  token: ({ mark }) => ({ text: `“${mark}” on the plan means nothing yet.`, tool: { id: 'erase' } }),
  title: () => ({ text: 'A room has no title.' }),
  stairs: ({ mark }) => ({
    text: 'Stairs lead nowhere: place their other end.',
    tool: { id: 'stairs', what: mark },
  }),
  once: ({ mark, count }, draft) => ({
    text: `${capital(markName(draft, mark))} is there ${count} times: erase all but one.`,
    tool: { id: 'erase' },
  }),
  tokenGone: ({ mark }, draft) => ({
    text: `Place ${markName(draft, mark)}: it is not on the plan.`,
    tool: toolOf(draft, mark)!,
  }),
  roomGone: ({ mark }, draft) => ({
    text: `${roomIn(draft, mark)} is not on the plan.`,
    tool: { id: 'name', what: mark },
  }),
  figures: ({ expected, found }) => ({
    text: `There is ${expected} in the game, and ${found} are on the plan.`,
    tool: { id: 'erase' },
  }),
  starts: ({ count }) =>
    count < HEROES
      ? { text: `Place ${HEROES} hero starts (${count} of ${HEROES}).`, tool: { id: 'hero' } }
      : { text: `There are ${count} hero starts: erase ${count - HEROES}.`, tool: { id: 'erase' } },
  exits: () => ({ text: 'Place an exit.', tool: { id: 'exit' } }),
  standing: ({ count }) => ({
    text: `Place an exit for each hero (${count} of ${HEROES}).`,
    tool: { id: 'exit' },
  }),
  spawnPoint: ({ found }) => ({
    text: `Place spawn point ${found.slice(1)}, or choose another.`,
    tool: { id: 'spawn', what: found },
  }),
  doorGone: ({ mark }, { doors = {} }) => ({
    text: `${doors[mark]?.name ?? `Door ${mark}`} is not on the plan.`,
    tool: { id: 'lock', what: mark },
  }),
  doorMeaning: ({ where }) => ({ text: `Door ${where.slice(-1)} has no name.` }),
  stairsApart: () => ({ text: 'The two ends of the stairs are not side by side, one floor apart.' }),
  roomsJoined: ({ mark }, draft) => ({
    text: `A wall is missing between ${roomIn(draft, mark)} and another room.`,
    tool: { id: 'wall' },
  }),
  roomDoor: ({ mark }, draft) => ({ text: `${roomIn(draft, mark)} has no door.`, tool: { id: 'door' } }),
  doorInside: ({ found }, draft) => ({
    text: `A door stands inside ${roomIn(draft, found.replace('a door inside ', ''))}: close the wall around it, or remove the door.`,
    tool: { id: 'wall' },
  }),
  outsideDoor: ({ mark }, draft) => ({
    text: `${roomIn(draft, mark)} has no door to a place where infected enter.`,
    tool: { id: 'door' },
  }),
  reach: ({ expected }) => ({
    text: `No way leads to ${expected.replace('a way to ', '')}.`,
    tool: { id: 'door' },
  }),
}

import type { Move, Pending, Result, Words } from '@shamble/engine'
import { challenge } from './challenge.ts'
import type { Event } from './events.ts'
import { capital, listed } from '@shamble/engine'
import { count, ownerName, seatName, several, squareName, townspeople, zombies } from './names.ts'
import { partName, tellEvent } from './telling.ts'
import { EVENT_SECTIONS, STEP_SECTIONS } from './sections.ts'
import { dice, horde, numberIn, sidesIn, square, squad, type Horde } from './table.ts'
import type { View } from './view.ts'

// A horde by owner and size; with its square if the owner has another of this size, and a number if both share the square.
function hordeName(id: number, view: View): string {
  const found = view.hordes.find((other) => other.id === id)
  if (!found) return 'a horde'
  const name = `${ownerName(found.seat)} horde of ${found.zombies.length}`
  const alike = view.hordes.filter((other) => isLike(other, found))
  if (alike.length === 1) return name
  const here = alike.filter(({ at }) => at === found.at)
  const number = here.length > 1 ? `, no. ${here.indexOf(found) + 1}` : ''
  return `${name} on ${squareName(found.at)}${number}`
}

const isLike = (a: Horde, b: Horde) => a.seat === b.seat && a.zombies.length === b.zombies.length

function squadName(id: number, view: View): string {
  const found = view.squads.find((group) => group.id === id)
  return found ? `the squad of ${found.dice.length} on ${squareName(found.at)}` : 'a squad'
}

// `d8`, `d8:1`, `d6:4`, `d8:blast`.
function dieName(part: string): string {
  const [name, shows] = part.split(':')
  if (shows === 'blast') return `a ${name} that is about to blast`
  return shows === undefined ? `a ${name}` : `a ${name} that shows ${shows}`
}

function partWords(id: string, view: View): string {
  if (id.startsWith('horde:')) return capital(hordeName(horde.of(id), view))
  if (id.startsWith('sq:')) return squareWords(square.of(id), view)
  if (id.startsWith('squad:')) return capital(squadName(squad.of(id), view))
  if (id.startsWith('seat:')) return seatName(numberIn(id))
  if (id.startsWith('dice:')) return several(dice.of(id), 'die', 'dice')
  if (/^d\d/.test(id)) return capital(dieName(id))
  return capital(TARGETS[id] ?? RAISES[id] ?? partName(id))
}

function squareWords(at: number, view: View): string {
  const people = view.town[at]
  return people ? `${squareName(at)}, ${townspeople(people)}` : squareName(at)
}

// A square and its occupants: townspeople, squads, hordes.
function metWords(at: number, view: View, mover?: number): string {
  const { town, squads, hordes } = view
  const met = [
    ...(town[at] ? [townspeople(town[at])] : []),
    ...squads.flatMap((group) => (group.at === at ? [`a squad of ${count(group.dice.length)}`] : [])),
    ...hordes.flatMap((other) =>
      other.at === at && other.id !== mover
        ? [`${ownerName(other.seat)} horde of ${other.zombies.length}`]
        : [],
    ),
  ]
  return met.length === 0 ? squareName(at) : `${squareName(at)}: ${met.join(', ')}`
}

const TARGETS: Record<string, string> = {
  townies: 'the townspeople',
  everything: 'everything',
  hordes: 'all enemy hordes',
  some: 'some hordes, to be named',
}

type Mover = (parts: readonly string[], view: View) => string

// What each move does, as the label of a button.
const MOVES: Record<string, Mover> = {
  raise: ([sizes]) => RAISES[sizes!]!,
  move: ([id, to], view) =>
    `Move ${hordeName(horde.of(id!), view)} to ${metWords(square.of(to!), view, horde.of(id!))}`,
  attack: attackWords,
  split: ([id], view) => `Split ${hordeName(horde.of(id!), view)}`,
  merge: ([id, to], view) => `Merge ${hordeName(horde.of(id!), view)} into ${hordeName(horde.of(to!), view)}`,
  townie: ([id], view) => `Rest ${hordeName(horde.of(id!), view)} to move townspeople`,
  stop: (_, view) => (view.action === null ? 'End the turn' : 'Stop here'),
  send: ([part]) => sendWords(part!),
  lay: ([id], view) => `Let ${hordeName(horde.of(id!), view)} lie down`,
  target: ([id], view) => `Name ${hordeName(horde.of(id!), view)}`,
  roll: () => 'Roll against these',
  strike: ([id, n], view) => `${capital(several(dice.of(n!), 'hit'))} on ${hordeName(horde.of(id!), view)}`,
  convert: ([id, n], view) =>
    `Take over ${several(dice.of(n!), 'zombie')} of ${hordeName(horde.of(id!), view)}`,
  give: (parts, view) => `Give ${pickName(parts, view)}`,
  lose: ([part]) => `Lose ${sidesIn(part!) === 6 ? 'a plain zombie' : `the ${part} zombie hero`}`,
  sacrifice: () => 'Destroy the lowest zombies and stay standing',
  lieDown: () => 'Lie down',
  claim: () => 'Claim the win',
  playOn: () => 'Play on for a total victory',
  movement: () => 'Mass Movement: townspeople take up to five steps',
  mob: ([at], view) => `Angry Mob: all march one space and fight: ${squareWords(square.of(at!), view)}`,
  pressure: ([at], view) =>
    `Pressure Creates Diamonds: each townie rolls, a 1 makes a hero: ${squareWords(square.of(at!), view)}`,
  squad: ([id], view) => `Move ${squadName(squad.of(id!), view)}: three spaces, or one and a fight`,
  decline: () => 'Decline',
  walk: ([at, part]) =>
    `${sidesIn(part!) === 6 ? 'A townie' : `The ${part} hero`} from ${squareName(square.of(at!))}`,
  to: ([at], view) => `To ${metWords(square.of(at!), view)}`,
  march: ([at], view) => `March to ${metWords(square.of(at!), view)}`,
  fight: ([at]) => `Fight on ${squareName(square.of(at!))} first`,
  against: ([at], view) =>
    at === 'hordes'
      ? 'Fight all hordes here'
      : `Fight ${at === 'some' ? 'some of them' : hordeName(horde.of(at!), view)}`,
  first: ([id]) => `${seatName(numberIn(id!))} goes first`,
  free: ([id]) => `Give ${seatName(numberIn(id!))} the free Townie action`,
  slip: ([id], view) => `Step aside with ${hordeName(horde.of(id!), view)}`,
  stand: () => 'Stand and fight',
  standTurn: () => 'Stand and fight until the next turn',
  standOwn: () => 'Stand and fight until your next turn',
  pay: ([part]) => `Give up ${dieName(part!)}`,
  luck: ([who, part], view) => `Roll ${dieName(part!)} of ${rollerName(who!, view)} again`,
  pass: () => 'Leave the dice as they are',
  passTurn: () => 'Leave all dice until the next turn',
  passOwn: () => 'Leave all dice until your next turn',
  add: ([id], view) => `One more zombie for ${hordeName(horde.of(id!), view)}`,
}

const RAISES: Record<string, string> = {
  '3': 'One horde of three',
  '2+1': 'A horde of two and a horde of one',
  '1+1+1': 'Three hordes of one',
}

// The horde is named where another one of its owner could attack on the same square.
function attackWords([id, at]: readonly string[], view: View): string {
  const own = view.hordes.find((each) => each.id === horde.of(id!))!
  const rivals = view.hordes.filter((each) => each.seat === own.seat && each.at === own.at && each.upright)
  const target = TARGETS[at!]
  const what = target === undefined ? hordeName(horde.of(at!), view) : `${target} on ${squareName(own.at)}`
  return `Attack ${what}${rivals.length > 1 ? ` with ${hordeName(own.id, view)}` : ''}`
}

const rollerName = (who: string, view: View): string =>
  who.startsWith('horde:') ? hordeName(horde.of(who), view) : partName(who)

function sendWords(part: string): string {
  const n = numberIn(part)
  return n === 0 ? `Send no d${sidesIn(part)}` : `Send ${zombies(Array(n).fill(sidesIn(part)))}`
}

// What distinguishes a hero from others of its size.
const MARKS: Record<string, string> = { '1': ' that shows 1', blast: ' that is about to blast' }

function pickName(parts: readonly string[], view: View): string {
  const part = parts.at(-1)!
  const sides = sidesIn(part)
  const [, mark] = part.split(':')
  const name = (sides === 6 ? 'a townie' : `a d${sides} hero`) + (mark === undefined ? '' : MARKS[mark]!)
  return parts.length > 1 ? `${name} of ${squadName(squad.of(parts[0]!), view)}` : name
}

// The question, with facts of the table where they help.
function ask({ step, seat, ask, moves }: Pending, view: View): string {
  if (step === 'raise') return `${seatName(seat)}: three zombies rise. In how many hordes?`
  if (step === 'sendSome') return sendingWords(moves[0]![1]!, view)
  if (step === 'give' && view.roll) return `Who is turned? You pick, as the right-hand neighbour.`
  if (step === 'stepAside' && view.roll) return `${ownerName(view.roll.seat)} horde attacks. ${ask}`
  if (step === 'order' && view.phase === 'free')
    return 'Your free Townie action: what are the townspeople to do?'
  if (step === 'luck') return `Lucky: spend ${tokens(view.luck[seat]!)} to have a die rolled again?`
  if (step === 'strike') return strikeWords(moves[0]!, view)
  return ask
}

function sendingWords(part: string, { action }: View): string {
  const sides = sidesIn(part)
  const what = sides === 6 ? 'zombies' : `d${sides} zombie heroes`
  return action === 'merge' ? `How many ${what} join the other horde?` : `How many ${what} split off?`
}

const tokens = (left: number): string => (left === 1 ? 'your last token' : `one of ${count(left)} tokens`)

function strikeWords([verb, part]: Move, view: View): string {
  const name = hordeName(horde.of(part!), view)
  return verb === 'strike'
    ? `How many of your hits fall on ${name}?`
    : `How many of your sixes take over a zombie of ${name}?`
}

function move([verb, ...parts]: Move, view: View): string {
  return MOVES[verb]?.(parts, view) ?? [verb, ...parts].join(' ')
}

function result({ winners, reason }: Result, view: View): string {
  const who = listed(winners.map(seatName)) || 'nobody'
  const dead = view.zombies.reduce((sum, n) => sum + n, 0)
  if (reason === 'total') return `${who} wins: nobody is alive, and no other horde is left. A total victory.`
  if (reason === 'win') return `${who} wins: no other player has a horde left.`
  if (reason === 'conditional')
    return `${who} ${winners.length > 1 ? 'share the win' : 'wins'} with the most zombies: ${dead} dead outnumber ${view.living} living.`
  if (reason === 'stalemate') return `A stalemate: ${dead} dead and as many living. No one wins.`
  if (dead === 0) return 'No horde is left. Everyone loses.'
  return `The living, ${view.living}, outnumber the dead, ${dead}. Everyone loses.`
}

/** The words of Zombie Wars. */
export const words: Words<View, Event> = {
  title: 'Zombie Wars',
  about: 'Rival lords of the dead send their hordes through a sleepy town, with lots and lots of dice.',
  aim: 'Eat townspeople: at dawn the most zombies win, provided that the dead outnumber the living.',
  ends: ['stop', 'pass'],
  figures: ({ hour, track, living, zombies }, seat) => [
    ...(hour > 0 && hour <= track.length ? [`Hour ${hour} of ${track.length}`] : []),
    ...(seat === null ? [] : [`Your zombies ${zombies[seat]}`]),
    `Most ${Math.max(...zombies)}`,
    `Living ${living}`,
  ],
  seat: seatName,
  ask,
  move: (made, view) => capital(move(made, view)),
  part: partWords,
  event: tellEvent,
  headings: ['hourStruck', 'turnBegan'],
  rule: (of) => STEP_SECTIONS[of] ?? (EVENT_SECTIONS as Record<string, string>)[of],
  result,
  scored: 'zombies',
  challenge,
}

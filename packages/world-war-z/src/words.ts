import type { Json, Move, Pending, Seat, SetUp, Words } from '@shamble/engine'
import { challenge } from './challenge.ts'
import type { Event } from './events.ts'
import { ROLES } from './data/roles.ts'
import type { Facts } from './facts.ts'
import {
  capital,
  cardName,
  cardText,
  listed,
  partName,
  roleName,
  roleText,
  several,
  threatName,
} from './naming.ts'
import { threatText, whoName, zoneName } from './naming.ts'
import { EVENT_SECTIONS, STEP_SECTIONS } from './sections.ts'
import { cardCalled, NONE, roleCalled, threatCalled, zoneCalled, zoneNamed, type Who } from './table.ts'
import { tellEvent } from './telling.ts'
import type { View } from './view.ts'

type Say = (parts: readonly string[], view: View) => string

// A zone with what lies in it, as a target.
function zoneWords(zone: number, view: View): string {
  const here = [...hordeWords(zone, view)]
  if (view.aircraft.includes(zone)) here.push('an aircraft')
  here.push(...view.at.flatMap((at, who) => (at === zone ? [`the ${whoName(view, who)}`] : [])))
  return here.length === 0 ? zoneName(zone) : `${zoneName(zone)}: ${listed(here)}`
}

function hordeWords(zone: number, view: View): string[] {
  if (view.faceDown.includes(zone)) return ['a face-down token']
  return view.strength[zone]! > 0 ? [`a horde of ${view.strength[zone]}`] : []
}

// Where one goes, with the horde that waits there.
const target: Say = ([part], view) => {
  const zone = zoneNamed(part!)
  const waits = hordeWords(zone, view)
  return waits.length === 0 ? zoneName(zone) : `${zoneName(zone)} (${waits[0]})`
}

// The same, as what is met at the end of a move.
const met: Say = ([part], view) => [partName(part!), ...hordeWords(zoneNamed(part!), view)].join(': ')

// What each move does, as a button says it.
const MOVES: Record<string, Say> = {
  choose: ([role]) => `Choose the ${partName(role!)}`,
  stay: () => 'Stay',
  go: (parts, view) => `Go to ${met(parts, view)}`,
  fly: (parts, view) => `Fly to ${met(parts, view)}`,
  pilot: (parts, view) => `Discard a card and fly to ${met(parts, view)}`,
  play: playWords,
  equip: ([card]) => `Equip ${partName(card!)}`,
  unequip: ([card]) => `Put ${partName(card!)} away`,
  ready: () => 'Ready',
  fight: (_, view) => `Fight the horde of ${view.strength[view.at[view.active]!]}`,
  stop: () => 'Stop',
  roll: () => 'Roll',
  accept: () => 'Let the dice stand',
  reroll: ([card]) => `Re-roll with ${partName(card!)}`,
  discard: ([card]) => `Discard ${partName(card!)}`,
  giveUp: ([card]) => `Discard ${partName(card!)}, equipped`,
  sap: (parts, view) => `Weaken ${target(parts, view)}`,
  stand: () => 'Stand, and discard',
  turn: ([zone]) => `Turn the token of ${partName(zone!)}`,
  settle: () => 'Settle this card',
  sink: () => 'Put it to the bottom, and draw the next',
  pass: () => 'Let it happen',
  ground: ([zone]) => `Lose the aircraft of ${partName(zone!)}`,
  lure: ([from, to]) => `The horde of ${partName(from!)} comes to ${partName(to!)}`,
  hunt: ([from, to]) =>
    from === to
      ? `The horde of ${partName(from!)}`
      : `The horde of ${partName(from!)}, towards ${partName(to!)}`,
  join: (parts, view) => `${capital(target(parts, view))} joins`,
  lead: ([zone]) => `By ${partName(zone!)}`,
  attack: ([who]) => `The ${partName(who!)} is attacked`,
  name: ([who]) => `The ${partName(who!)}`,
}

function playWords([card, first, second]: readonly string[], view: View): string {
  const name = partName(card!)
  if (second !== undefined) return `${name}: from ${target([first!], view)} to ${target([second], view)}`
  if (first === undefined) return `${name}: ${cardText(cardCalled(card!)!)}`
  return zoneCalled(first) === undefined ? `${name}: ${partName(first)}` : `${name}: ${target([first], view)}`
}

const COSTS: Record<NonNullable<Facts['costs']>, string> = {
  aircraft: 'uses the aircraft',
  card: 'costs a card',
  tactic: 'uses the tactic',
}

/** What is known of a move before it is made. */
function factsWords({ odds, costs }: Facts): string[] {
  const said = odds === undefined ? [] : [`${Math.round(100 * odds)} % to win`]
  return costs === undefined ? said : [...said, COSTS[costs]]
}

// What is done, and after a colon what is met, likely and spent.
function moveWords([verb, ...parts]: Move, view: View, facts: Json | null = null): string {
  const said = MOVES[verb]?.(parts, view) ?? [verb, ...parts].join(' ')
  const more = facts === null ? [] : factsWords(facts as Facts)
  if (more.length === 0) return said
  // What a card says is a sentence.
  if (said.endsWith('.')) return `${said} ${capital(more.join(', '))}.`
  return `${said}${said.includes(': ') ? ', ' : ': '}${more.join(', ')}`
}

// Verbs that stand alone are clicked as themselves.
const VERBS: Record<string, string> = {
  stay: 'Stay',
  ready: 'Ready',
  fight: 'Fight',
  stop: 'Stop',
  roll: 'Roll',
  accept: 'Let the dice stand',
  stand: 'Stand, and discard',
  settle: 'Settle this card',
  sink: 'Put it to the bottom',
  pass: 'Let it happen',
  discard: 'Discard from hand',
  giveUp: 'Discard what is equipped',
}

function partWords(id: string, view: View): string {
  const zone = zoneCalled(id)
  if (zone !== undefined) return zoneWords(zone, view)
  const card = cardCalled(id)
  if (card !== undefined) return `${cardName(card)}: ${cardText(card)}`
  const role = roleCalled(id)
  if (role !== undefined) return `${roleName(role)}: ${roleText(role)}`
  const threat = threatCalled(id)
  return threat === undefined ? (VERBS[id] ?? id) : `${threatName(threat)}: ${threatText(threat)}`
}

// Questions that concern one character begin with its name.
const OF_ACTIVE = ['move', 'moveOn', 'battleStep', 'keepOne', 'splash', 'redraw']
const OF_ASKED = ['equip', 'discard', 'counter']
const OF_FIGHTER = ['beforeRoll', 'afterRoll', 'fallBack', 'retreat']

function askWords({ step, ask }: Pending, view: View): string {
  const who = concerned(step, view)
  const said = step === 'counter' ? `Cancel “${threatName(view.threat)}” with Countermeasures?` : ask
  return who === NONE ? said : `${whoName(view, who)}: ${said.charAt(0).toLowerCase()}${said.slice(1)}`
}

function concerned(step: string, view: View): Who {
  if (OF_ACTIVE.includes(step)) return view.active
  if (OF_ASKED.includes(step)) return view.asked
  return OF_FIGHTER.includes(step) && view.battle ? view.battle.who : NONE
}

/** Who shares the characters: those of the seat, once they are known. One person has them: the name is followed by `is` and `has`. */
function seatName(seat: Seat, setUp?: SetUp, view?: View): string {
  if (setUp?.seats === 1) return 'You'
  const own = (view?.role ?? []).filter((role, who) => role !== NONE && view!.owner[who] === seat)
  const [first, ...others] = own.map(roleName)
  if (!first) return `Player ${seat + 1}`
  return others.length > 0 ? `${first} with ${listed(others)}` : first
}

/** Everything the game says to people. */
export const words: Words<View, Event> = {
  title: 'World War Z, solo',
  about: 'Two to four survivors against the hordes on the world map; whoever falls fights on as a zombie.',
  aim: 'Beat the hordes back: when the last round ends, no more than ten may be of strength 3 or 4.',
  seat: seatName,
  ask: askWords,
  move: moveWords,
  part: partWords,
  event: (event, view) => tellEvent(event, view),
  headings: ['roundBegan', 'turnBegan'],
  rule: (of) => EVENT_SECTIONS[of as Event['type']] ?? STEP_SECTIONS[of],
  result: ({ reason }, view) => RESULTS[reason]!(view),
  options: {
    characters: {
      label: 'Characters',
      about:
        'The more, the harder: the same stock of equipment is shared among more of them, for fewer rounds.',
      settings: { '2': 'Two: casual', '3': 'Three: challenging', '4': 'Four: nightmare' },
    },
    roles: {
      label: 'Who they are',
      about: `Dealt at random from ${several(ROLES.length, 'role')}, or chosen by those who play them.`,
      settings: { dealt: 'Dealt at random', chosen: 'Chosen' },
    },
  },
  challenge,
}

const RESULTS: Record<string, (view: View) => string> = {
  held: ({ strong }) => `Won: ${several(strong, 'strong horde')} are left, and ten may be.`,
  overwhelmed: ({ strong }) => `Lost: ${several(strong, 'strong horde')} are left, and only ten may be.`,
  overrun: ({ round }) => `Lost in round ${round}: nobody is human any more.`,
}

import {
  capital,
  listed,
  percent,
  type Json,
  type Move,
  type Pending,
  type Seat,
  type SetUp,
  type Words,
} from '@shamble/engine'
import { fightsNext } from './arms.ts'
import { challenge } from './challenge.ts'
import type { Event } from './events.ts'
import { HAND_LIMIT, STRONG_LIMIT } from './data/numbers.ts'
import { abilityOf } from './data/roles.ts'
import type { Facts } from './facts.ts'
import {
  cardName,
  cardText,
  partName,
  roleName,
  roleText,
  several,
  threatName,
  threatText,
  whoName,
  zoneName,
} from './naming.ts'
import { EVENT_SECTIONS, STEP_SECTIONS } from './sections.ts'
import {
  cardCalled,
  cardsOf,
  isHuman,
  NONE,
  roleCalled,
  threatCalled,
  zoneCalled,
  zoneNamed,
  type Who,
} from './table.ts'
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

// A zone with the horde that waits there: `Alaska (a horde of 2)`.
const target: Say = ([part], view) => {
  const zone = zoneNamed(part!)
  const waits = hordeWords(zone, view)
  return waits.length === 0 ? zoneName(zone) : `${zoneName(zone)} (${waits[0]})`
}

// The same as `Alaska: a horde of 2`.
const met: Say = ([part], view) => [partName(part!), ...hordeWords(zoneNamed(part!), view)].join(': ')

// The horde that the active character meets.
const hordeOf = (view: View): string => `the horde of ${view.strength[view.at[view.active]!]}`

// The labels of moves, by verb.
const MOVES: Record<string, Say> = {
  choose: ([role]) => `Choose the ${partName(role!)}`,
  stay: () => 'Stay',
  go: (parts, view) => `Go to ${met(parts, view)}`,
  fly: (parts, view) => `Fly to ${met(parts, view)}`,
  pilot: (parts, view) => `Discard a card to fly to ${met(parts, view)}`,
  play: playWords,
  equip: ([card]) => `Equip ${partName(card!)}`,
  unequip: ([card]) => `Put ${partName(card!)} away`,
  ready: (_, view) => (fightsNext(view) ? `Ready: fight ${hordeOf(view)}` : 'Ready'),
  fight: (_, view) => `Fight ${hordeOf(view)}`,
  stop: () => 'Stop',
  roll: () => 'Roll',
  accept: () => 'Keep the dice',
  reroll: ([card]) => `Re-roll with ${partName(card!)}`,
  discard: ([card]) => `Discard ${partName(card!)}`,
  giveUp: ([card]) => `Discard ${partName(card!)}, equipped`,
  sap: (parts, view) => `Weaken ${target(parts, view)}`,
  stand: () => 'Take the loss',
  turn: ([zone]) => `Turn the token of ${partName(zone!)}`,
  settle: () => 'Resolve this card',
  sink: () => 'Put it on the bottom and draw the next',
  pass: () => 'Let it happen',
  ground: ([zone]) => `Lose the aircraft of ${partName(zone!)}`,
  lure: ([from, to]) => `The horde of ${partName(from!)} comes to ${partName(to!)}`,
  hunt: ([from, to]) =>
    from === to
      ? `The horde of ${partName(from!)}`
      : `The horde of ${partName(from!)}, towards ${partName(to!)}`,
  join: (parts, view) => `${capital(target(parts, view))} joins`,
  lead: ([zone]) => `To ${partName(zone!)}`,
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

function factsWords({ odds, costs }: Facts): string[] {
  const said = odds === undefined ? [] : [`${percent(odds)} to win`]
  return costs === undefined ? said : [...said, COSTS[costs]]
}

// The label of a move, and after a colon its odds and price.
function moveWords([verb, ...parts]: Move, view: View, facts: Json | null = null): string {
  const said = MOVES[verb]?.(parts, view) ?? [verb, ...parts].join(' ')
  const more = facts === null ? [] : factsWords(facts as Facts)
  if (more.length === 0) return said
  // Card text is a sentence.
  if (said.endsWith('.')) return `${said} ${capital(more.join(', '))}.`
  return `${said}${said.includes(': ') ? ', ' : ': '}${more.join(', ')}`
}

// The labels of verbs that can be clicked by themselves.
const VERBS: Record<string, string> = {
  stay: 'Stay',
  ready: 'Ready',
  fight: 'Fight',
  stop: 'Stop',
  roll: 'Roll',
  accept: 'Keep the dice',
  stand: 'Take the loss',
  settle: 'Resolve this card',
  sink: 'Put it on the bottom',
  pass: 'Let it happen',
  discard: 'Discard from hand',
  giveUp: 'Discard an equipped weapon',
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

// Questions about one character begin with its name.
const OF_ACTIVE = ['move', 'moveOn', 'battleStep', 'keepOne', 'redraw']
const OF_ASKED = ['equip', 'discard', 'counter']
const OF_FIGHTER = ['beforeRoll', 'afterRoll', 'fallBack', 'retreat']

function askWords({ step, ask }: Pending, view: View): string {
  const who = concerned(step, view)
  const said =
    step === 'counter'
      ? `Cancel “${threatName(view.threat)}” with Countermeasures?`
      : step === 'discard'
        ? `${ask.slice(0, -1)} ${discardReason(view)}.`
        : ask
  return who === NONE ? said : `${whoName(view, who)}: ${said.charAt(0).toLowerCase()}${said.slice(1)}`
}

// Why cards are discarded.
function discardReason({ step, battle, threat }: View): string {
  if (step === 'move') return 'for the flight'
  if (battle) return 'for the lost battle'
  return threat === NONE ? `to keep ${HAND_LIMIT} in hand` : `for “${threatName(threat)}”`
}

function concerned(step: string, view: View): Who {
  if (OF_ACTIVE.includes(step)) return view.active
  // Also in another character's turn.
  if (step === 'splash')
    return view.role.findIndex((role) => role !== NONE && abilityOf(role, 'splash') !== null)
  if (OF_ASKED.includes(step)) return view.asked
  return OF_FIGHTER.includes(step) && view.battle ? view.battle.who : NONE
}

function figures(view: View): string[] {
  const { round, rounds, strong, active } = view
  if (round === 0) return []
  const plays = active !== NONE && view.step !== 'end' && isHuman(view, active)
  const own = plays ? [`Cards ${cardsOf(view, active)}`] : []
  return [`Round ${round} of ${rounds}`, ...own, `Strong hordes ${strong} (limit ${STRONG_LIMIT})`]
}

/** A seat is named by its characters, once they are known. The name takes a singular verb. */
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
  about: 'Two to four survivors against the hordes on the world map. Those who fall play on as zombies.',
  aim: 'Beat the hordes back: at the end of the last round, at most ten may have strength 3 or 4.',
  ends: ['stop', 'stay', 'pass'],
  figures,
  seat: seatName,
  ask: askWords,
  move: moveWords,
  part: partWords,
  event: (event, view) => tellEvent(event, view),
  headings: ['roundBegan', 'turnBegan'],
  rule: (of) => EVENT_SECTIONS[of as Event['type']] ?? STEP_SECTIONS[of],
  result: ({ reason }, view) => RESULTS[reason]!(view),
  challenge,
}

const RESULTS: Record<string, (view: View) => string> = {
  held: ({ strong }) => `Won: ${remain(strong)}.`,
  overwhelmed: ({ strong }) => `Lost: ${remain(strong)}.`,
  overrun: ({ round }) => `Lost in round ${round}: everyone has turned.`,
}

const remain = (strong: number): string =>
  `${several(strong, 'strong horde')} ${strong === 1 ? 'remains' : 'remain'} (limit ${STRONG_LIMIT})`

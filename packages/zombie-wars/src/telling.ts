import { keepsGoing } from './data.ts'
import type { Event, ToldParty } from './events.ts'
import { capital, listed } from '@shamble/engine'
import {
  BREED_NAMES,
  count,
  ownerName,
  seatName,
  seatOf,
  several,
  squareName,
  townspeople,
  zombies,
} from './names.ts'
import { square } from './table.ts'
import type { View } from './view.ts'

type Tellers = { [T in Event['type']]: (event: Extract<Event, { type: T }>, view: View) => string }

/** One sentence for an event; empty if it is not worth telling. */
export function tellEvent(event: Event, view: View): string {
  const teller = TELLERS[event.type] as ((event: Event, view: View) => string) | undefined
  return teller?.(event, view) ?? ''
}

const TELLERS: Tellers = {
  townspeoplePlaced: ({ at, dice }) => `${capital(townspeople(dice))} on ${squareName(at)}.`,
  breedRolled: ({ seat, shows, breed, taken }) =>
    taken
      ? `${seatName(seat)} rolls ${shows}: ${BREED_NAMES[breed]} is taken, and ${seatName(seat)} rolls again.`
      : `${seatName(seat)} rolls ${shows}: ${ownerName(seat)} zombies are ${BREED_NAMES[breed]}.`,
  hordeRaised: ({ seat, at, zombies: risen }) =>
    `${seatName(seat)} raises ${several(risen.length, 'zombie')} on ${squareName(at)}.`,

  hourStruck({ hour }, { track }) {
    const here = track[hour - 1]
    return here ? `It is ${here.clock}, hour ${hour} of ${track.length}.` : 'The night is over.'
  },
  pawnsStoodUp: () => '',
  firstDrawn: ({ seat }) => `${seatName(seat)} goes first.`,
  firstChosen: ({ seat, by }) => `${seatName(by)} foresees it: ${seatName(seat)} goes first.`,
  turnBegan: ({ seat }) => `${ownerName(seat)} turn.`,
  turnEnded: ({ seat }) => `${seatName(seat)} ends the turn.`,
  freeActionGiven: ({ seat, by }) =>
    by === null
      ? `${seatName(seat)} has the fewest zombies and gets the free Townie action.`
      : `${seatName(by)} gives the free Townie action to ${seatName(seat)}.`,
  freeActionDeclined: ({ seat }) => `${seatName(seat)} declines the free Townie action.`,

  rolled: ({ what, parties }) =>
    what === 'reinforcements'
      ? `The dice for reinforcements: ${listed(parties.map((party) => facesOf(party)))}.`
      : `${capital(parties.map((party) => `${rollerOf(party)} ${facesOf(party)}`).join('; '))}.`,
  counted: () => '',
  rerolled: ({ by, why, who, was, shows, sides }) =>
    why === 'luck'
      ? `${seatName(by)} spends a luck token: the ${was} of ${partName(who)} (d${sides}) becomes ${shows}.`
      : `${seatName(by)} rolls the 1 of a d${sides} again: ${shows}.`,

  moved: ({ seat, size, from, to }) =>
    `${ownerName(seat)} horde of ${size} moves from ${squareName(from)} to ${squareName(to)}.`,
  laidDown({ seat, why }, { breeds }) {
    if (why === 'townie') return ''
    if (why === 'split' || why === 'merge') return `After the ${why} ${ownerName(seat)} horde lies down.`
    const rolled = why === 'move' ? `below ${keepsGoing(breeds[seat]!)}` : 'a 1'
    return `${seatName(seat)} rolled ${rolled}: the horde lies down.`
  },
  sacrificed: ({ seat, dice, shows }) =>
    `${seatName(seat)} sacrifices ${zombies(dice)} that rolled ${shows}; the horde stays standing.`,

  attacked: ({ seat, size, at, townspeople, hordes, all }) =>
    `${ownerName(seat)} horde of ${size} attacks ${targetsOf(townspeople, hordes, all)} on ${squareName(at)}.`,
  steppedAside: ({ seat, attacker }) =>
    `${ownerName(seat)} Stealthy horde steps out of ${ownerName(seatOf(attacker))} attack.`,
  attackEvaded: ({ seat }) => `${seatName(seat)} has no target left to attack.`,
  paid: ({ seat, sides }) =>
    `Bloodthirsty ${seatName(seat)} gives up a ${zombies([sides]).replace(/^\S+ /, '')}.`,
  aimed: ({ seat, on, dice, does }) =>
    dice === 0
      ? ''
      : `${seatName(seat)} aims ${several(dice, does === 'kills' ? 'hit' : 'conversion')} at ${ownerName(seatOf(on))} horde.`,
  turned: ({ seat, dice, by }) =>
    by === seat
      ? `${capital(townspeople(dice))} ${dice.length === 1 ? 'joins' : 'join'} ${ownerName(seat)} horde.`
      : `${capital(townspeople(dice))}, picked by ${seatName(by)}, ${dice.length === 1 ? 'joins' : 'join'} ${ownerName(seat)} horde.`,
  killed: ({ seat, dice }) => `${seatName(seat)} loses ${zombies(dice)}.`,
  converted: ({ seat, to, dice }) =>
    `${capital(zombies(dice))} of ${ownerName(seat)} ${dice.length === 1 ? 'goes' : 'go'} over to ${seatName(seatOf(to))}.`,
  heroShrank: ({ from, to, at }) =>
    to === 6
      ? `A d${from} hero on ${squareName(at)} is a hero no longer.`
      : `A d${from} hero on ${squareName(at)} comes down to a d${to}.`,
  heroWoke: ({ at }) => `A townie on ${squareName(at)} becomes a d8 hero.`,
  heroGrew: ({ at, from, to }) => `A d${from} hero on ${squareName(at)} grows to a d${to}.`,
  blasted: ({ at, zombies }) =>
    `A blast on ${squareName(at)}: the d20 hero takes ${several(zombies, 'zombie')} along.`,
  hordeGone: ({ seat, at, credit }) =>
    `${ownerName(seat)} horde on ${squareName(at)} is gone${credit.length > 0 ? `, destroyed by ${listed(credit.map(seatName))}` : ''}.`,
  playerOut: ({ seat }) => `${seatName(seat)} is out of the game.`,

  sent: () => '',
  split: ({ seat, at, dice }) => `${seatName(seat)} splits ${zombies(dice)} off on ${squareName(at)}.`,
  merged: ({ seat, at, dice, all }) =>
    all
      ? `${seatName(seat)} merges two hordes on ${squareName(at)}.`
      : `${seatName(seat)} sends ${zombies(dice)} from one horde to another on ${squareName(at)}.`,

  townieActionTaken: ({ seat }) => `${ownerName(seat)} horde rests to move townspeople.`,
  walked: ({ from, to, die }) =>
    `${capital(townspeople([die]))} walks from ${squareName(from)} to ${squareName(to)}.`,
  mobMarched: ({ from, to }) => `The angry mob marches from ${squareName(from)} to ${squareName(to)}.`,
  mobFought: ({ at, hordes, squad }) =>
    `${squad === null ? 'The angry mob' : 'The squad'} attacks ${hordesNamed(hordes)} on ${squareName(at)}.`,
  squadMarched: ({ from, to }) => `The squad moves from ${squareName(from)} to ${squareName(to)}.`,
  pressed: ({ at }) => `Pressure Creates Diamonds on ${squareName(at)}.`,

  reinforced: ({ at, dice }) => `Reinforcements: a squad of ${townspeople(dice)} on ${squareName(at)}.`,
  zombieAdded: ({ seat }) => `Resilient: one more zombie for ${seatName(seat)}.`,
  removed: ({ who, at, dice }) =>
    who.startsWith('horde:')
      ? `The fumes take ${zombies(dice)} of ${partName(who)} on ${squareName(at)}.`
      : `The fumes take ${townspeople(dice)} on ${squareName(at)}.`,

  winClaimed: ({ seat }) => `${seatName(seat)} claims the win.`,
  playedOn: ({ seat }) => `${seatName(seat)} plays on for a total victory.`,
  dawnBroke: () => 'Dawn breaks over Smallton.',
}

function targetsOf(people: boolean, hordes: readonly number[], all: boolean): string {
  if (all && people && hordes.length > 0) return 'everything'
  if (people) return 'the townspeople'
  return hordesNamed(hordes)
}

/** `Red’s and Blue’s hordes`. */
function hordesNamed(hordes: readonly number[]): string {
  const owners = [...new Set(hordes.map(seatOf))].map(ownerName)
  if (hordes.length === 1) return `${owners[0]} horde`
  return `${count(hordes.length)} hordes of ${listed([...new Set(hordes.map(seatOf))].map(seatName))}`
}

function rollerOf({ who, seat }: ToldParty): string {
  return seat === null ? `${partName(who)} roll` : `${seatName(seat)} rolls`
}

function facesOf({ dice }: ToldParty): string {
  return dice.map(({ sides, shows }) => (sides === 6 ? String(shows) : `${shows} (d${sides})`)).join(' ')
}

/** The name of a party. */
export function partName(who: string): string {
  if (who === 'townies') return 'the townspeople'
  if (who.startsWith('squad:')) return 'the squad'
  if (who.startsWith('sq:')) return `the townspeople on ${squareName(square.of(who))}`
  if (who.startsWith('horde:')) return `${ownerName(seatOf(Number(who.slice(6))))} horde`
  if (who === 'count') return 'the number of dice'
  return who === 'x' ? 'the column' : 'the row'
}

import { listed, percent } from '@shamble/engine'
import type { About } from '@shamble/engine/entry'
import { bestArrangement, chanceIn } from '../src/arms.ts'
import { DEMANDS, STRONG, STRONG_LIMIT } from '../src/data/numbers.ts'
import { ROLES } from '../src/data/roles.ts'
import { CONTINENTS, ZONES } from '../src/data/zones.ts'
import { ADJACENT } from '../src/map.ts'
import { cardName, roleText, several, whoName, zoneName } from '../src/naming.ts'
import { cardsOf, dieOf, isHuman, NONE, roleCalled, zoneCalled, type Who, type ZoneId } from '../src/table.ts'
import type { View } from '../src/view.ts'
import { castOf } from './looks.ts'

/*
 * What a part of the board is, its values, and what it can do.
 */

/** The card of a part; null for parts that say it themselves, such as combat cards. */
export function about(id: string, view: View): About | null {
  if (id === 'rounds') return aboutRounds(view)
  if (id === 'strong') return aboutStrong(view)
  const zone = zoneCalled(id)
  if (zone !== undefined) return aboutZone(zone, view)
  const role = roleCalled(id)
  return role === undefined ? null : aboutRole(role, view)
}

function aboutZone(zone: ZoneId, view: View): About {
  const { name, continent, grey, airfield } = ZONES[zone]!
  const land = CONTINENTS.find((each) => each.id === continent)!.name
  return {
    title: name,
    lines: [
      `${land}${grey ? ', grey zone' : ''}`,
      ...hordeLines(zone, view),
      ...(airfield ? [aircraftLine(view.aircraft.includes(zone))] : []),
      ...charactersLine(zone, view),
      `Next to: ${listed(ADJACENT[zone]!.map((next) => named(next, view)))}.`,
    ],
  }
}

function hordeLines(zone: ZoneId, view: View): string[] {
  const strength = view.strength[zone]!
  if (view.faceDown.includes(zone))
    return ['Face-down token: it is turned up when a character or a horde enters.']
  if (strength === 0) return ['No horde.']
  return [
    `Horde of ${strength}: it rolls a d${dieOf(strength)}; a lost battle costs ${several(DEMANDS[strength]!, 'card')}.`,
    ...(strength >= STRONG ? ['Strong: it counts at the end.'] : []),
    ...chanceLine(zone, strength, view),
  ]
}

// With the best of a character's own weapons, as on the board.
function chanceLine(zone: ZoneId, strength: number, view: View): string[] {
  const chances = castOf(view)
    .filter((who) => isHuman(view, who))
    .map((who) => {
      const weapons = bestArrangement(view, who, zone, strength)
      return `${whoName(view, who)} ${percent(chanceIn(view, who, zone, strength, weapons))}`
    })
  return chances.length > 0 ? [`Chance to win here: ${chances.join(', ')}.`] : []
}

const aircraftLine = (stands: boolean): string =>
  stands
    ? 'Airfield: a character here may take the aircraft to any zone, once.'
    : 'Airfield: its aircraft is gone.'

function charactersLine(zone: ZoneId, view: View): string[] {
  const here = castOf(view).filter((who) => view.at[who] === zone)
  return here.length > 0 ? [`Here: ${listed(here.map((who) => whoName(view, who)))}.`] : []
}

const named = (zone: ZoneId, view: View): string => {
  const strength = view.strength[zone]!
  return strength > 0 ? `${zoneName(zone)} ${strength}` : zoneName(zone)
}

function aboutRole(role: number, view: View): About {
  const { role: title, name } = ROLES[role]!
  const who = view.role.indexOf(role)
  return {
    title: `${title}, ${name}`,
    lines: [roleText(role), ...(who === NONE ? [] : stateLines(who, view))],
  }
}

function stateLines(who: Who, view: View): string[] {
  if (!isHuman(view, who)) return ['Turned: each turn leads the closest horde to a human character.']
  const worn = view.worn[who]!
  return [
    `In ${zoneName(view.at[who]!)}, with ${several(cardsOf(view, who), 'card')}.`,
    worn.length > 0 ? `Equipped: ${listed(worn.map(cardName))}.` : 'No weapon equipped.',
    'Without a card, a lost battle turns a character.',
  ]
}

const aboutRounds = ({ round, rounds }: View): About => ({
  title: `Round ${round} of ${rounds}`,
  lines: ['In a round each character has one turn. After the last round the strong hordes are counted.'],
})

const aboutStrong = ({ strong }: View): About => ({
  title: `${several(strong, 'strong horde')}`,
  lines: [`Hordes of strength ${STRONG} or 4. At the end at most ${STRONG_LIMIT} may be left.`],
})

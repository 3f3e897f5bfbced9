import { because, capital } from '@shamble/engine'
import type { Asked, Reason, Seat } from '@shamble/engine'
import { hordeOf, isHero, isOnBoard, nextTo } from './questions.ts'
import { ownerName, seatName, squareName } from './names.ts'
import { horde, square, type Horde, type Square } from './table.ts'
import type { View } from './view.ts'

/**
 * Why the clicked parts are no move now: the section of the rule book and a sentence. Null if no rule forbids it, or if
 * another question is open.
 */
export function whyNot(view: View, seat: Seat, clicked: readonly string[], asked?: Asked): Reason | null {
  const [first, ...rest] = clicked
  if (first === undefined || view.phase === 'setUp' || view.active === null) return null
  if (!asked) return view.active === seat || view.roll ? null : notYourTurn(view, first)
  if (asked.step === 'order') return whyNoOrder(view, clicked)
  if (asked.step !== 'act') return null
  if (first.startsWith('horde:')) return whyNoAction(view, seat, horde.of(first), rest, asked)
  if (/^(sq|squad):|^townies$/.test(first))
    return because(
      '5.2',
      'Click one of your upright hordes first: only hordes take actions.',
      asked.moves.find(([, part]) => part)![1]!,
    )
  return null
}

function notYourTurn(view: View, clicked: string): Reason | null {
  if (!/^(horde|sq|squad):/.test(clicked)) return null
  return because('5.1', `It is not your turn: ${seatName(view.active!)} is acting.`)
}

// What a horde cannot do: 5.2, 5.3, 6, 7.1, 8.
function whyNoAction(
  view: View,
  seat: Seat,
  id: number,
  rest: readonly string[],
  asked: Asked,
): Reason | null {
  const own = view.hordes.find((other) => other.id === id)
  if (!own) return null
  if (own.seat !== seat) return whyNotTheirs(view, own, asked)
  if (!own.upright)
    return because(
      '5.3',
      view.hour < view.track.length
        ? 'This horde lies on its side. It can do nothing until all hordes stand up next hour.'
        : 'This horde lies on its side, and this is the last hour.',
    )
  const [target] = rest
  if (target === undefined) return null
  if (target.startsWith('sq:')) return whyNoMove(view, own, square.of(target))
  if (target.startsWith('horde:')) return whyNotWith(view, own, horde.of(target))
  return whyNoVerb(view, own, target)
}

// 5.2, 7.1. A horde of another player: an own one that can attack it is clicked first.
function whyNotTheirs(view: View, { id, seat, at }: Horde, { moves }: Asked): Reason {
  const whose = `This is ${ownerName(seat)} horde.`
  const attacker = moves.find(([verb, , target]) => verb === 'attack' && target === horde(id))?.[1]
  if (attacker !== undefined)
    return because('5.2', `${whose} To attack it, click your own horde on its space first.`, attacker)
  return because('5.2', `${whose} No upright horde of yours can attack it on ${squareName(at)} now.`)
}

// 6.1. Off the board, or not next to it.
function whyNoMove(view: View, { at }: Horde, to: Square): Reason | null {
  if (!isOnBoard(to)) return because('6.1', 'A horde cannot leave the board.')
  if (to === at) return because('6.1', `The horde stands on ${squareName(at)} already.`)
  if (nextTo(view, at).includes(to)) return null
  const ways = view.switches.adjacency === 'eightWay' ? 'next to it, diagonally too' : 'that shares a side'
  return because(
    '6.1',
    `${squareName(to)} is too far: a horde moves one space at a time, to a space ${ways}.`,
  )
}

// 7.1, 8.2, R23. Another horde: an enemy to attack, or an own one to merge with.
function whyNotWith(view: View, own: Horde, id: number): Reason | null {
  const other = view.hordes.find((horde) => horde.id === id)
  if (!other || other.id === own.id) return null
  const isOwn = other.seat === own.seat
  if (other.at !== own.at && isOwn)
    return because('8.2', 'Two hordes can merge only when they stand on the same space.')
  if (other.at !== own.at) return because('7.1', 'A horde attacks only what stands on its own space.')
  const evades = view.withdrawals.some(
    ([from, target, ours, theirs]) =>
      from === own.id &&
      target === id &&
      ours === own.zombies.length &&
      theirs === hordeOf(view, id).zombies.length,
  )
  return evades && !isOwn
    ? because(
        '13.3',
        'This Stealthy horde has just evaded yours; try again when one of the two has changed its size.',
      )
    : null
}

function whyNoVerb(view: View, own: Horde, verb: string): Reason | null {
  const { at, seat } = own
  const here = view.hordes.filter((other) => other.at === at && other.id !== own.id)
  const people = at in view.town || view.squads.some((squad) => squad.at === at)
  switch (verb) {
    case 'townies':
      return people ? null : because('7.1', `There are no townspeople on ${squareName(at)}.`)
    case 'attack':
      if (people || here.some((other) => other.seat !== seat)) return null
      return because('7.1', `There is nothing to attack on ${squareName(at)}.`)
    case 'split':
      return whyNoSplit(view, own)
    case 'merge':
      if (here.some((other) => other.seat === seat)) return null
      return because('8.2', `No other horde of yours stands on ${squareName(at)}.`)
    case 'townie':
      return view.living > 0 ? null : because('8.8', 'There is no townsperson left to give an order to.')
    default:
      return null
  }
}

// 8.1, 3.3, 12.2. One zombie, no free horde space, or the horde limit.
function whyNoSplit(view: View, { seat, zombies }: Horde): Reason | null {
  if (zombies.length < 2) return because('8.1', 'A horde of one cannot be split.')
  const limit = view.limits[seat]!
  if (view.hordes.filter((other) => other.seat === seat).length < limit) return null
  return view.switches.advanced
    ? because(
        '12.2',
        `You may have ${limit} hordes: three, one for each zombie hero, and one for each horde you destroyed.`,
      )
    : because('8.1', `All ${limit} horde spaces of your playsheet are taken.`)
}

// 8.6. Pressure needs a townie and no hero.
function whyNoOrder(view: View, clicked: readonly string[]): Reason | null {
  const part = clicked.find((id) => id.startsWith('sq:'))
  if (!clicked.includes('pressure') || part === undefined) return null
  const at = square.of(part)
  const people = [
    ...(view.town[at] ?? []),
    ...view.squads.flatMap((squad) => (squad.at === at ? squad.dice : [])),
  ]
  if (people.length === 0) return because('8.6', `There is no townie on ${squareName(at)}.`)
  if (people.some(isHero))
    return because(
      '8.6',
      capital(`there is a hero on ${squareName(at)} already; pressure works only without one.`),
    )
  return null
}

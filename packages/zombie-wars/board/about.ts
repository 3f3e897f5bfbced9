import { capital, listed, percent } from '@shamble/engine'
import type { About } from '@shamble/engine/entry'
import { keepsGoing } from '../src/data.ts'
import { BREED_NAMES, ownerName, seatName, several, squareName, townspeople, zombies } from '../src/names.ts'
import { findHorde } from '../src/questions.ts'
import { killsFrom, TOWNSPERSON_KILLS, TURNS } from '../src/roll.ts'
import { chair, horde, square, squad, type Breed, type Die, type Horde, type Square } from '../src/table.ts'
import type { View } from '../src/view.ts'

/*
 * What a part of the board is, its values, and what it can do.
 */

/** The card of a part; null for parts that say it themselves, such as dice. */
export function about(id: string, view: View): About | null {
  if (id === 'clock') return aboutClock(view)
  if (id.startsWith('horde:')) return aboutHorde(findHorde(view, horde.of(id)), view)
  if (id.startsWith('squad:')) return aboutSquad(squad.of(id), view)
  if (id.startsWith('sq:')) return aboutSquare(square.of(id), view)
  return id.startsWith('seat:') ? aboutPlayer(chair.of(id), view) : null
}

// 6.2, 7.3, 13.2. What the dice of a horde do.
function aboutHorde(found: Horde | undefined, view: View): About | null {
  if (!found) return null
  const { seat, at, upright } = found
  const breed = view.breeds[seat]!
  return {
    title: `${ownerName(seat)} horde on ${squareName(at)}`,
    lines: [
      `${capital(zombies(found.zombies))}; each rolls its own die.`,
      upright ? 'Standing: it may act this turn.' : 'Lying: it rests until the next hour.',
      `Attack: a die of ${TURNS} or more turns a townsperson, of ${killsFrom(breed)} or more kills a zombie.`,
      `Move: ${percent(chanceToStand(found.zombies, breed))} chance to stay standing (every die ${keepsGoing(breed)} or more).`,
    ],
  }
}

/** The chance that every die shows enough to go on (6.2). */
export function chanceToStand(dice: readonly Die[], breed: Breed | null): number {
  return dice.reduce((chance, sides) => (chance * (sides - keepsGoing(breed) + 1)) / sides, 1)
}

// 3.1. Who stands on a space.
function aboutSquare(at: Square, view: View): About {
  const people = view.town[at] ?? []
  const squads = view.squads.filter((group) => group.at === at)
  const here = view.hordes.filter((each) => each.at === at)
  return {
    title: squareName(at),
    lines: [
      people.length > 0 ? `${capital(townspeople(people))}.` : 'No townspeople outside squads.',
      ...squads.map(({ dice }) => `A squad: ${townspeople(dice)}.`),
      ...here.map((each) => `${ownerName(each.seat)} horde: ${zombies(each.zombies)}.`),
      ...(people.length + squads.length > 0 ? [townspeopleLine()] : []),
    ],
  }
}

// 7.3, 7.7 steps 5 and 6.
const townspeopleLine = (): string =>
  `In a fight a townsperson kills a zombie with ${TOWNSPERSON_KILLS} or more. A hero rolls a larger die, and a 1 makes it larger still.`

// 8.7, 12.5.
function aboutSquad(id: number, view: View): About | null {
  const found = view.squads.find((group) => group.id === id)
  if (!found) return null
  return {
    title: `Squad on ${squareName(found.at)}`,
    lines: [
      `${capital(townspeople(found.dice))}.`,
      'They stay together. A squad order moves them up to three spaces, or one space with a fight.',
      townspeopleLine(),
    ],
  }
}

// 3.3, 9.1, 12.2, 13.2.
function aboutPlayer(seat: number, view: View): About {
  const breed = view.breeds[seat]
  const own = view.hordes.filter((each) => each.seat === seat)
  return {
    title: seatName(seat),
    lines: [
      `${capital(several(view.zombies[seat]!, 'zombie'))} in ${several(own.length, 'horde')}; at most ${several(view.limits[seat]!, 'horde')}.`,
      ...(breed ? [`Breed: ${BREED_NAMES[breed]}.`] : []),
      ...(view.luck[seat]! > 0 ? [`${capital(several(view.luck[seat]!, 'luck token'))} left.`] : []),
    ],
  }
}

// 5.1, 11, 12.4.
function aboutClock({ hour, track, switches, zombies: dead, living }: View): About {
  const marks = track.flatMap(({ clock, mark }, n) => (mark && n >= hour ? [`${clock} (d${mark})`] : []))
  const all = dead.reduce((sum, n) => sum + n, 0)
  return {
    title: hour > track.length ? 'Dawn' : `Hour ${hour} of ${track.length}`,
    lines: [
      `${all} dead, ${living} living: at dawn the most zombies win if the dead outnumber the living.`,
      ...(switches.advanced && marks.length > 0 ? [`Reinforcements still to come: ${listed(marks)}.`] : []),
    ],
  }
}

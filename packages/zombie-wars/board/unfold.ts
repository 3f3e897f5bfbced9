import type { Seat } from '@shamble/engine'
import { LUCK_TOKENS } from '../src/data.ts'
import type { Event } from '../src/events.ts'
import {
  addTownspeople,
  changeHorde,
  changeSquad,
  raiseHorde,
  setTownspeople,
  withDice,
  withoutEach,
} from '../src/pieces.ts'
import { findHorde, playersFrom } from '../src/questions.ts'
import { horde, squad, square, type Die, type Square } from '../src/table.ts'
import { countsOf, type View } from '../src/view.ts'

/** The view after an event, as far as the board draws it: so that nothing moves back while later events are shown. */
export function unfold(view: View, event: Event): View {
  const change = CHANGES[event.type] as ((view: View, event: Event) => void) | undefined
  if (!change) return view
  const after: View = {
    ...view,
    breeds: [...view.breeds],
    luck: [...view.luck],
    destroyed: [...view.destroyed],
    inHand: [...view.inHand],
  }
  change(after, event)
  return Object.assign(after, countsOf(after))
}

/** A row of dice after a change. */
type Change = (row: readonly Die[]) => readonly Die[]

const joinedBy =
  (dice: readonly Die[]): Change =>
  (row) =>
    withDice(row, dice)
const leftBy =
  (dice: readonly Die[]): Change =>
  (row) =>
    withoutEach(row, dice)
const resized =
  (from: Die, to: Die): Change =>
  (row) =>
    withDice(withoutEach(row, [from]), [to])

function changeZombies(view: View, id: number, change: Change): void {
  const found = findHorde(view, id)
  if (found) changeHorde(view, id, { zombies: change(found.zombies) })
}

// The townspeople of a square outside squads, or of a squad, after a change.
function changePeople(view: View, at: Square, group: number | null, change: Change): void {
  if (group === null) return setTownspeople(view, at, change(view.town[at] ?? []))
  for (const each of view.squads) if (each.id === group) changeSquad(view, group, { dice: change(each.dice) })
  view.squads = view.squads.filter(({ dice }) => dice.length > 0)
}

// The pieces of a party: a horde, a squad, or the townspeople of a square.
function changeParty(view: View, who: string, at: Square, change: Change): void {
  if (who.startsWith('horde:')) changeZombies(view, horde.of(who), change)
  else if (who.startsWith('squad:')) changePeople(view, at, squad.of(who), change)
  else changePeople(view, who.startsWith('sq:') ? square.of(who) : at, null, change)
}

const turnOf = (view: View, active: Seat | null, phase: View['phase']): void => {
  Object.assign(view, { active, phase, action: null })
}

type Changes = { [T in Event['type']]?: (view: View, event: Extract<Event, { type: T }>) => void }

const CHANGES: Changes = {
  // 4: set-up
  townspeoplePlaced: (view, { at, dice }) => addTownspeople(view, at, dice),
  breedRolled(view, { seat, breed, taken }) {
    if (taken) return
    view.breeds[seat] = breed
    if (breed === 'lucky') view.luck[seat] = LUCK_TOKENS
  },
  hordeRaised(view, { seat, horde: id, at, zombies }) {
    raiseHorde(view, { id, seat, at, upright: true, zombies })
  },
  // 5: the round
  hourStruck(view, { hour }) {
    view.hour = hour
    turnOf(view, null, view.phase)
  },
  pawnsStoodUp(view) {
    view.hordes = view.hordes.map((each) => ({ ...each, upright: true }))
  },
  firstDrawn: goesFirst,
  firstChosen: goesFirst,
  turnBegan: (view, { seat }) => turnOf(view, seat, 'turn'),
  freeActionGiven: (view, { seat }) => turnOf(view, seat, 'free'),
  // 6: moving
  moved(view, { horde: id, to }) {
    if (findHorde(view, id)) changeHorde(view, id, { at: to })
  },
  laidDown(view, { horde: id }) {
    if (findHorde(view, id)) changeHorde(view, id, { upright: false })
  },
  sacrificed: (view, { horde: id, dice }) => changeZombies(view, id, leftBy(dice)),
  // 7: fighting
  rerolled(view, { by, why }) {
    if (why === 'luck') view.luck[by]!--
  },
  paid: (view, { horde: id, sides }) => changeZombies(view, id, leftBy([sides])),
  turned(view, { horde: id, at, dice, squad: group }) {
    changePeople(view, at, group, leftBy(dice))
    changeZombies(view, id, joinedBy(dice))
  },
  killed: (view, { horde: id, dice }) => changeZombies(view, id, leftBy(dice)),
  converted(view, { horde: id, to, dice }) {
    changeZombies(view, id, leftBy(dice))
    changeZombies(view, to, joinedBy(dice))
  },
  heroShrank: (view, { who, at, from, to }) => changeParty(view, who, at, resized(from, to)),
  heroWoke: (view, { at, squad: group }) => changePeople(view, at, group, resized(6, 8)),
  heroGrew: (view, { at, squad: group, from, to }) => changePeople(view, at, group, resized(from, to)),
  blasted(view, { at, lost }) {
    for (const { squad: group, dice } of lost) changePeople(view, at, group, leftBy(dice))
  },
  hordeGone(view, { horde: id, credit }) {
    view.hordes = view.hordes.filter((each) => each.id !== id)
    for (const seat of credit) view.destroyed[seat]!++
  },
  // 8.1, 8.2: splitting and merging
  sent(view, { horde: id, dice }) {
    changeZombies(view, id, leftBy(dice))
    view.inHand.push(...dice)
  },
  split(view, { seat, to, at, dice }) {
    view.inHand = []
    raiseHorde(view, { id: to, seat, at, upright: true, zombies: dice })
  },
  merged(view, { horde: id, to, dice, all }) {
    view.inHand = []
    changeZombies(view, to, joinedBy(dice))
    if (all) view.hordes = view.hordes.filter((each) => each.id !== id)
  },
  // 8.4 to 8.7: what townspeople do
  walked(view, { from, to, die }) {
    changePeople(view, from, null, leftBy([die]))
    addTownspeople(view, to, [die])
  },
  mobMarched(view, { from, to, dice, squads }) {
    setTownspeople(view, from, [])
    addTownspeople(view, to, dice)
    for (const { id } of view.squads) if (squads.includes(id)) changeSquad(view, id, { at: to })
  },
  squadMarched(view, { squad: id, to }) {
    for (const each of view.squads) if (each.id === id) changeSquad(view, id, { at: to })
  },
  // 12, 13: the Advanced game and the breeds
  reinforced: (view, { squad: id, at, dice }) => void (view.squads = [...view.squads, { id, at, dice }]),
  zombieAdded: (view, { horde: id }) => changeZombies(view, id, joinedBy([6])),
  removed: (view, { who, at, dice }) => changeParty(view, who, at, leftBy(dice)),
}

// 5.1. The order of a round, clockwise from the first player.
function goesFirst(view: View, { seat }: { seat: Seat }): void {
  view.order = playersFrom(view, seat)
}

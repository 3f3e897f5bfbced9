import type { Seat } from '@shamble/engine'
import { LUCK_TOKENS } from '../src/data.ts'
import type { Event } from '../src/events.ts'
import { addTownspeople, raiseHorde, setTownspeople, sortIn, takeOut } from '../src/pieces.ts'
import { findHorde, playersFrom } from '../src/questions.ts'
import { horde, squad, square, type Die, type Square } from '../src/table.ts'
import { countsOf, type View } from '../src/view.ts'

/** The view after an event, as far as the board draws it: so that nothing moves back while later events are shown. */
export function unfold(view: View, event: Event): View {
  const change = CHANGES[event.type] as ((view: View, event: Event) => void) | undefined
  if (!change) return view
  const after: View = {
    ...view,
    town: Object.fromEntries(Object.entries(view.town).map(([at, dice]) => [at, [...dice]])),
    squads: view.squads.map((each) => ({ ...each, dice: [...each.dice] })),
    hordes: view.hordes.map((each) => ({ ...each, zombies: [...each.zombies] })),
    breeds: [...view.breeds],
    luck: [...view.luck],
    destroyed: [...view.destroyed],
    inHand: [...view.inHand],
  }
  change(after, event)
  return Object.assign(after, countsOf(after))
}

// Takes dice of mixed sizes out of a row.
function takeAll(row: Die[], dice: readonly Die[]): void {
  for (const sides of dice) if (row.includes(sides)) takeOut(row, sides, 1)
}

const zombiesIn = (view: View, id: number): Die[] => findHorde(view, id)?.zombies ?? []

// The townspeople of a square outside squads, or of a squad, after a change.
function changePeople(view: View, at: Square, group: number | null, change: (row: Die[]) => void): void {
  if (group === null) {
    const row = [...(view.town[at] ?? [])]
    change(row)
    return setTownspeople(view, at, row)
  }
  for (const { id, dice } of view.squads) if (id === group) change(dice)
  view.squads = view.squads.filter(({ dice }) => dice.length > 0)
}

// The pieces of a party: a horde, a squad, or the townspeople of a square.
function changeParty(view: View, who: string, at: Square, change: (row: Die[]) => void): void {
  if (who.startsWith('horde:')) change(zombiesIn(view, horde.of(who)))
  else if (who.startsWith('squad:')) changePeople(view, at, squad.of(who), change)
  else changePeople(view, who.startsWith('sq:') ? square.of(who) : at, null, change)
}

const resize = (from: Die, to: Die) => (row: Die[]) => {
  takeAll(row, [from])
  sortIn(row, [to])
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
    raiseHorde(view, { id, seat, at, upright: true, zombies: [...zombies] })
  },
  // 5: the round
  hourStruck(view, { hour }) {
    view.hour = hour
    turnOf(view, null, view.phase)
  },
  pawnsStoodUp(view) {
    for (const each of view.hordes) each.upright = true
  },
  firstDrawn: goesFirst,
  firstChosen: goesFirst,
  turnBegan: (view, { seat }) => turnOf(view, seat, 'turn'),
  freeActionGiven: (view, { seat }) => turnOf(view, seat, 'free'),
  // 6: moving
  moved(view, { horde: id, to }) {
    const found = findHorde(view, id)
    if (found) found.at = to
  },
  laidDown(view, { horde: id }) {
    const found = findHorde(view, id)
    if (found) found.upright = false
  },
  sacrificed: (view, { horde: id, dice }) => takeAll(zombiesIn(view, id), dice),
  // 7: fighting
  rerolled(view, { by, why }) {
    if (why === 'luck') view.luck[by]!--
  },
  paid: (view, { horde: id, sides }) => takeAll(zombiesIn(view, id), [sides]),
  turned(view, { horde: id, at, dice, squad: group }) {
    changePeople(view, at, group, (row) => takeAll(row, dice))
    sortIn(zombiesIn(view, id), dice)
  },
  killed: (view, { horde: id, dice }) => takeAll(zombiesIn(view, id), dice),
  converted(view, { horde: id, to, dice }) {
    takeAll(zombiesIn(view, id), dice)
    sortIn(zombiesIn(view, to), dice)
  },
  heroShrank: (view, { who, at, from, to }) => changeParty(view, who, at, resize(from, to)),
  heroWoke: (view, { at, squad: group }) => changePeople(view, at, group, resize(6, 8)),
  heroGrew: (view, { at, squad: group, from, to }) => changePeople(view, at, group, resize(from, to)),
  blasted(view, { at, lost }) {
    for (const { squad: group, dice } of lost) changePeople(view, at, group, (row) => takeAll(row, dice))
  },
  hordeGone(view, { horde: id, credit }) {
    view.hordes = view.hordes.filter((each) => each.id !== id)
    for (const seat of credit) view.destroyed[seat]!++
  },
  // 8.1, 8.2: splitting and merging
  sent(view, { horde: id, dice }) {
    takeAll(zombiesIn(view, id), dice)
    view.inHand.push(...dice)
  },
  split(view, { seat, to, at, dice }) {
    view.inHand = []
    raiseHorde(view, { id: to, seat, at, upright: true, zombies: [...dice] })
  },
  merged(view, { horde: id, to, dice, all }) {
    view.inHand = []
    sortIn(zombiesIn(view, to), dice)
    if (all) view.hordes = view.hordes.filter((each) => each.id !== id)
  },
  // 8.4 to 8.7: what townspeople do
  walked(view, { from, to, die }) {
    changePeople(view, from, null, (row) => takeAll(row, [die]))
    addTownspeople(view, to, [die])
  },
  mobMarched(view, { from, to, dice, squads }) {
    setTownspeople(view, from, [])
    addTownspeople(view, to, dice)
    for (const each of view.squads) if (squads.includes(each.id)) each.at = to
  },
  squadMarched(view, { squad: id, to }) {
    for (const each of view.squads) if (each.id === id) each.at = to
  },
  // 12, 13: the Advanced game and the breeds
  reinforced: (view, { squad: id, at, dice }) => void view.squads.push({ id, at, dice: [...dice] }),
  zombieAdded: (view, { horde: id }) => sortIn(zombiesIn(view, id), [6]),
  removed: (view, { who, at, dice }) => changeParty(view, who, at, (row) => takeAll(row, dice)),
}

// 5.1. The order of a round, clockwise from the first player.
function goesFirst(view: View, { seat }: { seat: Seat }): void {
  view.order = playersFrom(view, seat)
}

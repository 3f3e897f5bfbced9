import { DIRECTOR } from '../src/data/director.ts'
import { INFECTED } from '../src/data/infected.ts'
import { layoutOf } from '../src/missions/index.ts'
import { NONE, type Table } from '../src/table.ts'

/** What is true of every table at every decision. Throws a sentence when it is not. */
export function invariants(t: Table): void {
  const layout = layoutOf(t.mission)
  const standing = new Set<number>()
  const stand = (at: number, who: string) => {
    if (at === NONE) return
    must(layout.exists[at] === true, `${who} is on a square of the map`)
    must(!standing.has(at), `${who} shares its square with nobody`)
    standing.add(at)
  }
  t.heroes.forEach((hero, n) => {
    stand(hero.at, `hero ${n}`)
    must(hero.ap >= 0 && hero.ap <= 8, `hero ${n} has from 0 to 8 action points`)
    must(hero.stage >= 0 && hero.stage <= 5, `hero ${n} is at a stage from 0 to 5`)
    must(hero.held.length === 0 || hero.prone, `hero ${n} is prone while held`)
    must(hero.alert === NONE || hero.held.length === 0, `hero ${n} is not on alert while held`)
    for (const card of hero.active) must(t.cards[card]!.hero === n, `hero ${n} holds only cards of his own`)
    must(hero.active.length <= 2, `hero ${n} has at most two active cards`)
    must(hero.object === NONE || t.objects[hero.object] === NONE, `what hero ${n} carries lies nowhere else`)
  })
  checkUnits(t, stand)
  checkDirector(t)
  must(t.doors.length === layout.doors.length && /^[coxlb]*$/.test(t.doors), 'every door has a letter')
  must(t.areas.length === layout.areas.length && /^[ac]*$/.test(t.areas), 'every area has a letter')
  for (const { kind, rounds } of t.cards) must(rounds >= 0 && kind >= 0, 'no card has fewer than no rounds')
  must(t.roll === null || t.roll.dice.length === t.roll.does.length, 'every die does something')
}

function checkUnits(t: Table, stand: (at: number, who: string) => void): void {
  const held = t.heroes.flatMap((hero) => hero.held)
  must(new Set(held).size === held.length, 'no infected is on two cards')
  t.infected.forEach(({ id, at, kind, hurt }, n) => {
    // A unit that enters over an occupied spawn point is still on its way through (11.3).
    const isEntering = id === t.acting && layoutOf(t.mission).spawnAt[at] !== NONE
    if (!isEntering) stand(at, `infected ${id}`)
    must((at === NONE) === held.includes(id), `infected ${id} is on the board or on a card`)
    must(n === 0 || t.infected[n - 1]!.id < id, 'infected lie in the order of entering play')
    must(hurt < INFECTED[kind]!.killPoints, `infected ${id} is still alive`)
  })
  INFECTED.forEach(({ pool, name }, kind) => {
    const inPlay = t.infected.filter((unit) => unit.kind === kind && unit.risen === NONE).length
    must(inPlay <= pool, `at most ${pool} figures of ${name} are in play`)
  })
}

// 18.3, 18.8. The cards of the Director are always all there; the dead lie where they died, the risen are on the other side.
function checkDirector(t: Table): void {
  const cards = [...t.hand, ...t.directorDeck, ...t.played].sort((a, b) => a - b)
  const deck = DIRECTOR.flatMap(({ copies }, kind) => Array<number>(copies).fill(kind))
  must(
    t.director === NONE ? cards.length === 0 : String(cards) === String(deck),
    'all Director cards are there',
  )
  must((t.passes !== undefined) === (t.director !== NONE), 'passes are kept where a seat is the Director')
  must(t.director === NONE || t.director === t.seats, 'the Director has the last seat')
  const { mode } = layoutOf(t.mission).mission
  t.heroes.forEach(({ fate, at, prone }, n) => {
    must(fate !== 'risen' || at === NONE, `hero ${n}, risen, is no longer on the board`)
    must(fate !== 'dead' || prone || mode !== 'director', `hero ${n}, dead, lies on the ground`)
  })
  for (const { id, risen, controlled, at } of t.infected) {
    must(risen === NONE || t.heroes[risen]!.fate === 'risen', `infected ${id} was a hero who has risen`)
    must(risen === NONE || controlled, `infected ${id}, risen, is under direct control`)
    must(!controlled || t.director !== NONE, `infected ${id} is controlled by a Director`)
    must(at !== NONE || t.heroes.some(({ held }) => held.includes(id)), `infected ${id} is somewhere`)
  }
}

function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(`It should be that ${what}.`)
}

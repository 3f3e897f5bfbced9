import { copyOf, Referee, type Move, type Pending, type Seat } from '@shamble/engine'
import { DIRECTOR } from '../src/data/director.ts'
import { INFECTED } from '../src/data/infected.ts'
import { canFire } from '../src/fighting/weapons.ts'
import { factsOf, oddsOf } from '../src/heroes/facts.ts'
import { layoutOf } from '../src/missions/index.ts'
import { unitOf } from '../src/questions.ts'
import { NONE, unit as unitId, type G, type Table } from '../src/table.ts'

/** What is true of every table at every decision. Throws a sentence when it is not. */
export function invariants(t: Table, g: G): void {
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
  checkAim(t, g)
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

const SHOTS: readonly string[] = ['fire', 'aim', 'fireMove']

// 14.2, R-42. While the bonus of an aimed shot lasts, the odds told of each further shot are those with which it is fired.
function checkAim(t: Table, g: G): void {
  const hero = t.heroes.findIndex(({ move }) => move === 'open')
  if (hero === NONE || t.heroes[hero]!.aimUnit === NONE) return
  for (const { step, seat, moves } of g.pending)
    for (const move of step === 'act' ? moves : []) {
      if (!SHOTS.includes(move[0])) continue
      const bonus = bonusOf(g, seat, move)
      const card = t.heroes[hero]!.active.find((each) => canFire(t, each))!
      const { kill } = oddsOf(t, hero, unitOf(t, unitId.of(move[1]!)), [card], bonus)
      must(Object(factsOf(g, move, hero)).kill === kill, `${move.join(' ')} has a bonus of ${bonus}`)
    }
}

// The bonus with which a shot is fired, once the questions before it are answered: one shot, after the first step on offer.
function bonusOf(g: G, seat: Seat, move: Move): number {
  const after = new Referee(g.game, copyOf(g.game, g.position)).settle()
  after.make(seat, move)
  for (;;) {
    const shot = after.told.find(({ event }) => event.type === 'attacked')?.event
    if (shot?.type === 'attacked') return shot.bonus
    const [{ seat: asked, moves }] = after.pending as [Pending]
    const plain = moves.find(([verb, ...parts]) => PLAIN.includes(verb) && !parts.includes('sure'))
    after.make(asked, plain ?? moves[0]!)
  }
}

const PLAIN: readonly string[] = ['shoot', 'goOn']

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

import { expect, test } from 'vitest'
import { PERK } from '../../src/data/perks.ts'
import { SEARCH } from '../../src/data/search.ts'
import { isInfested, maySearch, searchCost } from '../../src/heroes/searching.ts'
import { COLE, field, KAT, SAM, tableOf, VICTOR, type Setting, CARD } from '../field.ts'
import { zWarOne } from '../../src/index.ts'
import { whyNot } from '../../src/why-not.ts'

/*
 * 8.1, 20.5. Searching: where, for how much, and what the cards do.
 */

const card = (id: string) => SEARCH.findIndex((each) => each.id === id)

const ROOM = `
  +---+---+---+---+
  | R1  S     |   |
  +   +   +   +   +
  |           | V |
  +   +   +   +   +
  |           |   |
  +---+=D=+---+   +
  |               |
  +---+---+---+---+`

const searching = (deck: string[], more: Setting = {}): Setting => ({
  hero: SAM,
  ...more,
  table: { areas: 'aa', deck: deck.map(card), ...more.table },
})

test('8.1. A room is searched once, standing; corridors cannot be searched.', () => {
  field(ROOM, searching(['loot-water']))
    .takes(0, 'search')
    .tells({ type: 'searched', hero: SAM, area: 0, card: card('loot-water') })
    .leaves({ searched: 's-', deck: [] })
    .mayNot(0, 'search')
  const t = tableOf(ROOM, { table: { areas: 'aa' } })
  expect([SAM, VICTOR].map((hero) => maySearch(t, hero))).toEqual([true, false])
  expect(maySearch({ ...t, searched: 's-' }, SAM)).toBe(false)
  t.heroes[SAM]!.prone = true
  expect(maySearch(t, SAM)).toBe(false)
})

test('8.1. Infected in the room prevent it: standing, prone, or on the card of a hero who is there; others do not.', () => {
  const infested = (unit: object, held: number[] = []) =>
    isInfested(
      tableOf(ROOM.replace('|           | V |', '|     zN    | V |'), {
        units: { 0: unit },
        heroes: { [VICTOR]: { held }, [KAT]: { at: 1, fate: 'playing', held } },
      }),
      0,
    )
  expect([infested({}), infested({ prone: true }), infested({ at: 11 })]).toEqual([true, true, false])
  expect(infested({ at: -1 }, [0])).toBe(true)
  const outside = tableOf(ROOM, { heroes: { [VICTOR]: { held: [0] } } })
  expect(isInfested(outside, 0)).toBe(false)
})

test('R-26. It costs 4 AP or the allowance, with Bandit 3 or the allowance.', () => {
  const cost = (allowance: number, ...perks: number[]) =>
    searchCost(tableOf(ROOM, { heroes: { [SAM]: { allowance, perks } } }), SAM)
  expect([cost(4), cost(5), cost(3), cost(2)]).toEqual([4, 4, 3, 2])
  expect([cost(4, PERK.bandit), cost(3, PERK.bandit), cost(2, PERK.bandit)]).toEqual([3, 3, 2])
})

test('8.1. An empty deck is made from the shuffled discards; with none the search finds nothing.', () => {
  field(ROOM, searching([], { table: { discards: [card('loot-water')] } }))
    .takes(0, 'search')
    .leaves({ deck: [], discards: [] })
    .check((t) =>
      expect(t.cards.at(-1)).toMatchObject({ hero: SAM, search: card('loot-water'), found: true }),
    )
  field(ROOM, searching([]))
    .takes(0, 'search')
    .tells({ type: 'searched', card: -1 })
    .told('searched')
    .leaves({ searched: 's-' })
})

test('8.1. It is the top card that he draws.', () => {
  field(ROOM, searching(['loot-water', 'med-pack']))
    .takes(0, 'search')
    .leaves({ deck: [card('loot-water')], discards: [] })
    .check((t) => expect(t.cards.at(-1)).toMatchObject({ hero: SAM, search: card('med-pack') }))
})

test('20.5. Under the bed: one zombie a square away, facing the searcher; the card is discarded.', () => {
  field(ROOM, searching(['under-the-bed']))
    .takes(0, 'search')
    .asks(0, 'place sq:0', 'place sq:2', 'place sq:4', 'place sq:5', 'place sq:6')
    .takes(0, 'place sq:5')
    .leaves({ discards: [card('under-the-bed')], searched: 's-' })
    .check((t) => expect(t.infected).toMatchObject([{ kind: 0, at: 5, facing: 0 }]))
})

test('20.5. Two in the dark: two zombies, two squares away.', () => {
  field(ROOM, searching(['two-in-the-dark']))
    .takes(0, 'search')
    .asks(0, 'place sq:8', 'place sq:9', 'place sq:10')
    .takes(0, 'place sq:9')
    .asks(0, 'place sq:8', 'place sq:10')
    .takes(0, 'place sq:8')
    .check((t) => expect(t.infected.map(({ at }) => at)).toEqual([9, 8]))
})

test('20.5. In the cupboard: one zombie in reach, and a grab test at once; the bite comes in the infected move.', () => {
  field(ROOM, searching(['in-the-cupboard']))
    .takes(0, 'search')
    .may(0, 'place sq:0')
    .dice(1)
    .takes(0, 'place sq:0')
    .told('searched', 'placed', 'tested', 'takenDown')
    .check((t) => expect(t.heroes[SAM]).toMatchObject({ held: [0], prone: true, stage: 0 }))
})

test('20.5. It stands where it reaches him, if there is such a square; out of reach there is no test.', () => {
  // Past the corners of the nook only one square next to him is in reach.
  const nook = `
    +---+---+---+
    | R1| S |   |
    +   +   +   +
    |           |
    +---+=D=+---+
    |           |
    +---+---+---+`
  field(nook, searching(['in-the-cupboard']))
    .dice(8)
    .takes(0, 'search')
    .told('searched', 'placed', 'tested')
    .check((t) => expect(t.infected[0]!.at).toBe(4))
  field(nook, searching(['in-the-cupboard'], { heroes: { [COLE]: { at: 4, fate: 'playing' } } }))
    .takes(0, 'search')
    .asks(0, 'place sq:3', 'place sq:5')
    .takes(0, 'place sq:3')
    .told('searched', 'placed')
})

test('20.5. In a full room nobody leaps out; nor is a hero tested who is held already.', () => {
  const full = `
    +---+---+
    | S  R1 |
    +=D=+---+
    |       |
    +---+---+`
  field(full, searching(['in-the-cupboard'], { heroes: { [KAT]: { at: 1, fate: 'playing' } } }))
    .takes(0, 'search')
    .told('searched')
    .leaves({ discards: [card('in-the-cupboard')] })
  const grab = (held: number[]) =>
    field(ROOM.replace(' S     |', ' S  zN |'), {
      heroes: { [SAM]: { held } },
      next: [['cupboardGrab', SAM, 0]],
    })
  grab([1]).told()
  grab([]).dice(8).told('tested')
})

const HOUSE = `
  +---+---+---+---+---+
  | K | R1    |     SA|
  +   +   +   +   +   +
  |   D       | zW    |
  +   +---+---+   +   +
  | C           V     |
  +---+---+---+---+---+`

const R1 = 1

const refused = (id: string, setting: Setting, picture = HOUSE) =>
  whyNot(zWarOne.view(tableOf(picture, setting), 0), 0, [id])?.says

const cole = (change: object = {}): Setting => ({ hero: COLE, heroes: { [COLE]: change } })

test('8.1. A room is searched from inside, on one’s feet, while nobody in it is held.', () => {
  const inside = (change: object = {}) => cole({ at: 6, ...change })
  expect(refused(`area:${R1}`, cole())).toBe('Cole is not in Room 1: only a hero in a room can search it.')
  expect(refused(`area:${R1}`, inside({ ap: 3 }))).toBe('A search takes 4 AP.')
  expect(refused('search', inside({ prone: true }))).toBe('Cole is prone and has to stand up first.')
  const held = { ...inside(), units: { 0: { at: -1 } } }
  expect(
    refused('search', { ...held, heroes: { ...held.heroes, [KAT]: { at: 7, held: [0], prone: true } } }),
  ).toBe('A room with infected in it cannot be searched.')
})

const HELD_ROOM = `
  +---+---+---+---+
  | C   K | R1    |
  +   +   +   +   +
  |       D       |
  +---+---+---+---+`

test('8.1. Infected on the card of a hero who is in the room are in it: nobody searches there, and the reason says so.', () => {
  const held = (at: number, prone = false): Setting => ({
    hero: COLE,
    heroes: { [COLE]: { at: 2 }, [KAT]: { at, ...(prone && { held: [0], prone }) } },
    table: { doors: 'o', areas: 'aa' },
  })
  const refused = (setting: Setting) => {
    const t = tableOf(HELD_ROOM.replace('|       D', '|    zN D'), { ...setting, units: { 0: { at: -1 } } })
    return [isInfested(t, 1), whyNot(zWarOne.view(t, 0), 0, ['search'])?.says ?? null]
  }
  expect(refused(held(3, true))).toEqual([true, 'A room with infected in it cannot be searched.'])
  expect(refused(held(1, true))).toEqual([false, null])
  expect(refused(held(3))).toEqual([false, null])
})

const YARD = (first: string, second = '                       ', third = ' X                     ') => `
  +---+---+---+---+---+---+
  |${first}|
  +   +   +   +   +   +   +
  |${second}|
  +   +   +   +   +   +   +
  |${third}|
  +---+---+---+---+---+---+`

test('R-70. In the cupboard, against a hidden hero: no grab test.', () => {
  const street = `
  +---+---+
  | S   zW|
  +---+---+`
  field(street, { heroes: { [SAM]: { hidden: true } }, next: [['cupboardGrab', SAM, 0]] }).told()
  field(street, { next: [['cupboardGrab', SAM, 0]] })
    .dice(8)
    .told('tested')
})

test('8.1. A card from the search deck goes on its discards when it is spent; one of the start does not.', () => {
  field(YARD(' S                     '), {
    hero: SAM,
    heroes: { [SAM]: { stage: 2 } },
    more: [[SAM, 'med-pack']],
    cards: { 11: { search: 6 }, [CARD.medPack]: { hero: -1 } },
  })
    .takes(0, 'cure card:11')
    .tells({ type: 'cured', hero: SAM })
    .leaves({ discards: [6] })
  field(YARD(' S                     '), { hero: SAM, heroes: { [SAM]: { stage: 2 } } })
    .takes(0, `cure card:${CARD.medPack}`)
    .leaves({ discards: [] })
    .mayNot(0, 'cure')
})

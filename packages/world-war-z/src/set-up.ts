import type { Choice, Options } from '@shamble/engine'
import { COMBAT } from './data/combat.ts'
import { GREY_TOKENS, OPENING, SETTINGS } from './data/numbers.ts'
import { abilityOf, ROLES } from './data/roles.ts'
import { THREATS } from './data/threats.ts'
import { START, ZONES } from './data/zones.ts'
import { faceDown } from './hordes.ts'
import { startRound } from './round.ts'
import {
  characters,
  NONE,
  ownerOf,
  roleNamed,
  strongHordes,
  type CardId,
  type G,
  type RoleId,
  type Table,
  type Who,
} from './table.ts'

const copiesOf = (list: readonly { copies: number }[]): number[] =>
  list.flatMap(({ copies }, n) => Array.from({ length: copies }, () => n))

const ALL_ROLES = ROLES.map((_, role) => role)
const COMBAT_CARDS = copiesOf(COMBAT)
const THREAT_CARDS = copiesOf(THREATS)

// 3. Set-up: roles are dealt or chosen, the world is laid out, and cards are dealt.
export function setUp(g: G, seats: number, options: Options): void {
  const many = Number(options.characters)
  g.table = emptyTable(seats, many)
  if (options.roles === 'dealt') dealRoles(g, many)
  else for (let who = 0; who < many; who++) g.then(chooseRole, who)
  g.then(layWorld)
  g.then(startRound)
}

/** The table before the deal. */
function emptyTable(seats: number, many: number): Table {
  const each = Array.from({ length: many }, () => 0)
  return {
    seats,
    round: 0,
    strength: ZONES.map(() => 0),
    token: ZONES.map(() => NONE),
    aircraft: [],
    role: each.map(() => NONE),
    at: each.map(() => START),
    hand: each.map((): CardId[] => []),
    worn: each.map((): CardId[] => []),
    active: NONE,
    step: 'setUp',
    wins: 0,
    sapped: false,
    battle: null,
    threat: NONE,
    subject: NONE,
    asked: NONE,
    playing: NONE,
    trail: [],
    combatDeck: [],
    combatDiscard: [],
    threatDeck: [],
    threatDiscard: [],
    sunk: [],
  }
}

// 3 no. 1. Roles are dealt at random from the eight.
function dealRoles(g: G, many: number): void {
  const roles = g.shuffle([...ALL_ROLES], 'roles')
  for (let who = 0; who < many; who++) takeRole(g, who, roles[who]!, true)
}

function takeRole(g: G, who: Who, role: RoleId, dealt: boolean): void {
  g.table.role[who] = role
  g.tell({ type: 'roleTaken', who, role, dealt })
}

// 3 no. 1. By option the owners choose the roles, in the order of turns.
export const chooseRole: Choice<G, [who: Who]> = {
  seat: (g, who) => ownerOf(g.table, who),
  ask: (who) => `Choose the character of seat ${who + 1} in the order of turns.`,
  options(g, can) {
    for (const [role, { id }] of ROLES.entries()) if (!g.table.role.includes(role)) can('choose', id)
  },
  take: {
    choose(g, [who], part: string) {
      takeRole(g, who, roleNamed(part), false)
    },
  },
}

// 3 no. 2 to 7. Pawns, aircraft, tokens, hordes and cards.
export function layWorld(g: G): void {
  const t = g.table
  t.aircraft = ZONES.flatMap(({ airfield }, zone) => (airfield ? [zone] : []))
  layTokens(g)
  layHordes(g)
  g.tell({ type: 'worldLaid', strong: strongHordes(t), strength: [...t.strength], faceDown: faceDown(t) })
  t.combatDeck = g.shuffle([...COMBAT_CARDS], 'combat')
  t.threatDeck = g.shuffle([...THREAT_CARDS], 'threat')
  for (let who = 0; who < characters(t); who++) dealCards(g, who)
}

// 3 no. 4. The tokens are shuffled; one lies face down in each grey zone.
function layTokens(g: G): void {
  const tokens = g.shuffle([...GREY_TOKENS], 'tokens')
  for (const [zone, { grey }] of ZONES.entries()) if (grey) g.table.token[zone] = tokens.pop()!
}

// 3 no. 5. A d12 for each zone that is neither grey nor the start.
function layHordes(g: G): void {
  for (const [zone, { grey }] of ZONES.entries())
    if (!grey && zone !== START) g.table.strength[zone] = g.pick(OPENING, 'hordes')
}

// 3 no. 6. The starting cards; the Quartermaster has one more.
function dealCards(g: G, who: Who): void {
  const t = g.table
  const extra = abilityOf(t.role[who]!, 'extraStartCards')?.value ?? 0
  const cards = SETTINGS[characters(t)]!.cards[who]! + extra
  for (let n = 0; n < cards; n++) t.hand[who]!.push(t.combatDeck.pop()!)
  t.hand[who]!.sort((a, b) => a - b)
  g.tell({ type: 'cardsDealt', who, cards: [...t.hand[who]!] })
}

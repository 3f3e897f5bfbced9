import { COMBAT } from '../src/data/combat.ts'
import { THREATS } from '../src/data/threats.ts'
import { ZONES } from '../src/data/zones.ts'
import type { Event } from '../src/events.ts'
import { sortIn, takeOut } from '../src/hand.ts'
import { isWeapon, newBattle, NONE, strongHordes, tacticOf, type Battle } from '../src/table.ts'
import type { View } from '../src/view.ts'

/** The view after an event, as far as the board draws it: so that nothing moves back while later events are shown. */
export function unfold(view: View, event: Event): View {
  const change = CHANGES[event.type] as ((view: View, event: Event) => void) | undefined
  if (!change) return view
  const after: View = {
    ...view,
    strength: [...view.strength],
    role: [...view.role],
    at: [...view.at],
    hand: view.hand.map((cards) => [...cards]),
    worn: view.worn.map((cards) => [...cards]),
    battle: view.battle && { ...view.battle },
    combatDiscard: [...view.combatDiscard],
    threatDiscard: [...view.threatDiscard],
    sunk: [...view.sunk],
    left: { ...view.left },
  }
  change(after, event)
  after.strong = strongHordes(after)
  return after
}

const ALL_AIRCRAFT = ZONES.flatMap(({ airfield }, zone) => (airfield ? [zone] : []))

const copiesIn = (list: readonly { copies: number }[]): number =>
  list.reduce((sum, { copies }) => sum + copies, 0)

function toBattle(view: View, change: Partial<Battle>): void {
  if (view.battle) Object.assign(view.battle, change)
}

// 6. The card is discarded when it has been carried out, before anything else begins.
function putAway(view: View): void {
  if (view.threat !== NONE) view.threatDiscard.push(view.threat)
  view.threat = NONE
}

/** What each kind of event changes. Events that are missing change nothing that is drawn. */
const CHANGES: { [T in Event['type']]?: (view: View, event: Extract<Event, { type: T }>) => void } = {
  // 3, 7: set-up, rounds, turns
  roleTaken(view, { who, role }) {
    view.role[who] = role
  },
  worldLaid(view, { strength, faceDown }) {
    view.strength = [...strength]
    view.faceDown = [...faceDown]
    view.aircraft = [...ALL_AIRCRAFT]
    view.left = { combat: copiesIn(COMBAT), threat: copiesIn(THREATS) }
  },
  cardsDealt(view, { who, cards }) {
    view.hand[who] = [...cards]
    view.left.combat -= cards.length
  },
  roundBegan(view, { round }) {
    putAway(view)
    view.round = round
  },
  turnBegan(view, { who, zombie }) {
    putAway(view)
    Object.assign(view, { active: who, step: zombie ? 'zombie' : 'move', wins: 0, trail: [] })
  },
  ended(view) {
    putAway(view)
    view.step = 'end'
  },
  allTurned(view) {
    view.step = 'end'
  },
  // 1: zones and hordes
  tokenTurned(view, { zone, value }) {
    view.faceDown = view.faceDown.filter((other) => other !== zone)
    view.strength[zone] = value
  },
  grew(view, { zone, strength }) {
    view.strength[zone] = strength
  },
  weakened(view, { zone, strength, why }) {
    view.strength[zone] = strength
    // Booby Trap, before the roll: the battle is against what is left.
    if (typeof why === 'number' && view.battle?.zone === zone) toBattle(view, { strength })
  },
  hordeMoved(view, { from, to, strength }) {
    view.strength[from] = 0
    view.strength[to] = strength
  },
  aircraftLost(view, { zone }) {
    view.aircraft = view.aircraft.filter((other) => other !== zone)
  },
  // 7.1, 7.2: characters
  moved(view, { who, to }) {
    view.at[who] = to
  },
  equipped(view, { who, card }) {
    takeOut(view.hand[who]!, card)
    sortIn(view.worn[who]!, card)
  },
  unequipped(view, { who, card }) {
    takeOut(view.worn[who]!, card)
    sortIn(view.hand[who]!, card)
  },
  // 5: cards
  drew(view, { who, card }) {
    sortIn(view.hand[who]!, card)
    view.left.combat--
  },
  discarded(view, { who, card, worn }) {
    takeOut((worn ? view.worn : view.hand)[who]!, card)
    view.combatDiscard.push(card)
  },
  played: play,
  putAside(view, { card }) {
    view.combatDiscard.push(card)
  },
  recovered(view, { who, card }) {
    takeOut(view.combatDiscard, card)
    sortIn(view.hand[who]!, card)
  },
  reshuffled(view, { deck }) {
    const pile = deck === 'combat' ? view.combatDiscard : view.threatDiscard
    view.left[deck] = pile.length
    pile.length = 0
  },
  // 7.3: battles
  battleBegan(view, { who, zone, own, strength }) {
    if (own) view.step = 'battle'
    view.battle = newBattle(who, zone, own, strength)
  },
  noBattle(view) {
    view.battle = null
  },
  rolled(view, { die, bonus, horde, sides }) {
    toBattle(view, { die, bonus, horde, sides })
  },
  rerolled(view, { card, die, horde }) {
    const used = [...(view.battle?.used ?? []), ...(isWeapon(card) ? [card] : [])]
    toBattle(view, { die, horde, used })
  },
  battleWon(view) {
    if (view.battle?.own) view.wins++
  },
  battleLost(view, { demand }) {
    toBattle(view, { demand })
  },
  shieldRolled(view, { demand }) {
    toBattle(view, { demand })
  },
  spared(view, { demand }) {
    toBattle(view, { demand })
  },
  tended(view, { demand }) {
    toBattle(view, { demand })
  },
  battleEnded(view) {
    view.battle = null
  },
  turned(view, { who }) {
    view.at[who] = NONE
  },
  // 6, 7.5: Threat Escalation
  threatDrawn(view, { card }) {
    if (view.step !== 'zombie') view.step = 'escalate'
    view.threat = card
    if (view.left.threat > 0) view.left.threat--
    else view.sunk.shift()
  },
  threatSunk(view, { card }) {
    view.threat = NONE
    view.sunk.push(card)
  },
  threatCancelled: putAway,
  // 8: zombie characters
  zombieStepped(view, { trail }) {
    view.trail = [...view.trail, trail]
  },
}

// 5.2. An own-turn tactic leaves the hand before its effects, others after them.
function play(view: View, { who, card }: { who: number; card: number }): void {
  const { timing, effects } = tacticOf(card)
  if (timing === 'own-turn') takeOut(view.hand[who]!, card)
  for (const effect of effects) {
    if (effect.op === 'battleBonus') toBattle(view, { extra: view.battle!.extra + effect.value })
    if (effect.op === 'cancelLoss') toBattle(view, { demand: 0 })
  }
}

import { bundle, kindsIn, type Bundle, type Kind } from './kinds.ts'

/** The five types of Quest. */
export const TYPES = ['Arcana', 'Commerce', 'Piety', 'Skullduggery', 'Warfare'] as const
export type QuestType = (typeof TYPES)[number]

/**
 * One effect of an action, card, reward or owner's benefit. Every card is a list of these; `effects.ts` maps each `op` to
 * the function that carries it out.
 */
export type Effect =
  // Taverns and points
  | { op: 'pay'; what: Bundle }
  | { op: 'gain'; what: Bundle }
  | { op: 'choose'; count: number; of: readonly Kind[] }
  | { op: 'oneOf'; options: readonly Bundle[] }
  | { op: 'swap'; from: readonly Kind[]; to: Kind }
  | { op: 'takeStock' }
  | { op: 'goldPerTile' }
  | { op: 'score'; points: number }
  | { op: 'scorePerBuilding'; points: number }
  // Cards
  | { op: 'drawIntrigue'; count: number }
  | { op: 'playIntrigue' }
  | { op: 'takeFaceUpQuest' }
  | { op: 'drawQuest' }
  | { op: 'renewQuests' }
  | { op: 'searchQuest' }
  | { op: 'discardQuest'; points: number }
  | { op: 'theyMayDiscardQuest'; points: number }
  | { op: 'giveMandatory' }
  // Agents and Buildings
  | { op: 'takeFirstPlayer' }
  | { op: 'buy' }
  | { op: 'freeFromHall' }
  | { op: 'freeFromStack' }
  | { op: 'discardBuilding' }
  | { op: 'useTheirSpace' }
  | { op: 'takeAgentBack' }
  | { op: 'takeHarborAgentBack' }
  | { op: 'assignAgain'; count: number }
  | { op: 'assignToHall' }
  // The other side
  | { op: 'theyGain'; what: Bundle }
  | { op: 'theyChoose'; count: number; of: readonly Kind[] }
  | { op: 'theyLose'; kind: Kind; orElse: readonly Effect[] }
  | { op: 'steal' }
  | { op: 'theyMayGive'; what: Bundle; points: number }

const ANY = 'CFRW'

export const pay = (what: string): Effect => ({ op: 'pay', what: bundle(what) })
export const gain = (what: string): Effect => ({ op: 'gain', what: bundle(what) })
/** Cubes of a free choice between the kinds `of`. */
export const choose = (count: number, of = ANY): Effect => ({ op: 'choose', count, of: kindsIn(of) })
export const oneOf = (...options: string[]): Effect => ({ op: 'oneOf', options: options.map(bundle) })
export const score = (points: number): Effect => ({ op: 'score', points })
export const scorePerBuilding = (points: number): Effect => ({ op: 'scorePerBuilding', points })
export const drawIntrigue = (count = 1): Effect => ({ op: 'drawIntrigue', count })
export const discardQuest = (points: number): Effect => ({ op: 'discardQuest', points })
export const theyMayDiscardQuest = (points: number): Effect => ({ op: 'theyMayDiscardQuest', points })
export const assignAgain = (count: number): Effect => ({ op: 'assignAgain', count })
export const theyGain = (what: string): Effect => ({ op: 'theyGain', what: bundle(what) })
export const theyChoose = (count: number, of = ANY): Effect => ({ op: 'theyChoose', count, of: kindsIn(of) })
export const theyMayGive = (what: string, points: number): Effect => ({
  op: 'theyMayGive',
  what: bundle(what),
  points,
})
/** The other side returns one cube; if it has none, `orElse` is carried out for the side that played the card. */
export const theyLose = (letter: string, ...orElse: Effect[]): Effect => ({
  op: 'theyLose',
  kind: kindsIn(letter)[0]!,
  orElse,
})

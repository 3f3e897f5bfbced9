import { idFrom } from '@shamble/engine'
import {
  assignAgain,
  choose,
  discardQuest,
  drawIntrigue,
  gain,
  oneOf,
  pay,
  score,
  theyChoose,
  theyGain,
  theyLose,
  theyMayDiscardQuest,
  theyMayGive,
  type Effect,
} from './effect.ts'
import { kindsIn, type Kind } from './kinds.ts'
import { DECK, MANDATORY } from './quests.ts'

/**
 * What Pseudo does with a card (F1 to F7): `printed` (F1), `recall` (F2), `extraAgent` (F3), `bribe` (F4), `favor` (F5),
 * `quest` (F6), and for F7 the kind of cube pictured, or `any`.
 */
type SoloUse = 'printed' | 'recall' | 'extraAgent' | 'bribe' | 'favor' | 'quest' | 'any' | Kind

/** An Intrigue card. */
export interface Intrigue {
  id: string
  name: string
  kind: 'attack' | 'utility' | 'mandatory'
  copies: number
  solo: SoloUse
  effects: readonly Effect[]
}

// `solo` is a `SoloUse`, with a kind written as its letter.
const card = (
  name: string,
  kind: 'attack' | 'utility',
  copies: number,
  solo: string,
  effects: readonly Effect[],
): Intrigue => ({
  id: idFrom(name),
  name,
  kind,
  copies,
  solo: solo.length === 1 ? kindsIn(solo)[0]! : (solo as SoloUse),
  effects,
})

/** The Intrigue deck, each card once, without Bidding War (B1). A card's id is its index here. */
export const INTRIGUE: readonly Intrigue[] = [
  card('Ambush', 'attack', 2, 'F', [theyLose('F', gain('1F'))]),
  card('Arcane Mishap', 'attack', 2, 'W', [theyLose('W', drawIntrigue())]),
  card('Assassination', 'attack', 2, 'R', [theyLose('R', gain('2G'))]),
  card('Lack of Faith', 'attack', 2, 'C', [theyLose('C', score(2))]),
  card('Bribe Agent', 'attack', 2, 'bribe', [pay('2G'), { op: 'useTheirSpace' }]),
  card('Free Drinks!', 'attack', 2, 'any', [{ op: 'steal' }]),
  card('Accelerate Plans', 'utility', 1, 'extraAgent', [{ op: 'takeHarborAgentBack' }, assignAgain(2)]),
  card('Call for Adventurers', 'utility', 2, 'any', [choose(2), theyChoose(1)]),
  card('Call in a Favor', 'utility', 2, 'printed', [oneOf('4G', '2F', '2R', '1W', '1C')]),
  card('Change of Plans', 'utility', 1, 'quest', [discardQuest(6), theyMayDiscardQuest(3)]),
  card('Conscription', 'utility', 2, 'F', [gain('2F'), theyGain('1F')]),
  card('Crime Wave', 'utility', 2, 'R', [gain('2R'), theyGain('1R')]),
  card('Good Faith', 'utility', 2, 'C', [gain('2C'), theyGain('1C')]),
  card('Graduation Day', 'utility', 2, 'W', [gain('2W'), theyGain('1W')]),
  card('Real Estate Deal', 'utility', 1, 'favor', [{ op: 'discardBuilding' }, { op: 'freeFromHall' }]),
  card('Recall Agent', 'utility', 2, 'recall', [{ op: 'takeAgentBack' }]),
  card('Recruit Spies', 'utility', 1, 'R', [gain('2R'), theyMayGive('1R', 3)]),
  card('Request Assistance', 'utility', 1, 'F', [gain('2F'), theyMayGive('1F', 3)]),
  card('Research Agreement', 'utility', 1, 'W', [gain('1W'), theyMayGive('1W', 5)]),
  card('Sample Wares', 'utility', 2, 'printed', [{ op: 'assignToHall' }]),
  card('Special Assignment', 'utility', 2, 'quest', [{ op: 'searchQuest' }]),
  card('Spread the Wealth', 'utility', 2, 'printed', [gain('4G'), theyGain('2G')]),
  card('Summon the Faithful', 'utility', 1, 'C', [gain('1C'), theyMayGive('1C', 5)]),
  card('Tax Collection', 'utility', 2, 'printed', [gain('4G'), theyMayGive('4G', 4)]),
  ...MANDATORY.map(({ id, name }): Intrigue => ({
    id,
    name,
    kind: 'mandatory',
    copies: 1,
    solo: 'printed',
    effects: [{ op: 'giveMandatory' }],
  })),
]

const FIRST_MANDATORY = INTRIGUE.length - MANDATORY.length

/** From the Intrigue card of a Mandatory Quest to the Quest, and back. */
export const mandatoryOf = (card: number): number => card - FIRST_MANDATORY + DECK.length
export const cardOfMandatory = (quest: number): number => quest - DECK.length + FIRST_MANDATORY

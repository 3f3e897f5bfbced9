import { idFrom } from '@shamble/engine'
import {
  choose,
  drawIntrigue,
  gain,
  scorePerBuilding,
  theyGain,
  type Effect,
  type QuestType,
} from './effect.ts'
import { bundle, CLERIC, kindsIn, type Bundle, type Kind } from './kinds.ts'

/** The lasting effect of a completed Plot Quest. */
export type Plot =
  /** When an action gives this kind, at most once per action or per round. */
  | { on: 'action'; kind: Kind; once: 'action' | 'round'; effect: Effect }
  /** When a later Quest of this type is completed. */
  | { on: 'quest'; type: QuestType; points: number }
  /** When a Building is bought. */
  | { on: 'purchase'; points: number }
  /** At the start of each round. */
  | { on: 'round'; effect: Effect }
  /** Once per round an Agent may join an opponent's. */
  | { on: 'assignment' }

/** A Quest card; a Mandatory Quest has no type (A7). */
export interface Quest {
  id: string
  name: string
  type: QuestType | null
  cost: Bundle
  points: number
  reward: readonly Effect[]
  plot: Plot | null
}

const quest = (
  name: string,
  type: QuestType,
  cost: string,
  points: number,
  reward: readonly Effect[] = [],
  plot: Plot | null = null,
): Quest => ({ id: idFrom(name), name, type, cost: bundle(cost), points, reward, plot })

const mandatory = (name: string, cost: string, points: number): Quest => ({
  id: idFrom(name),
  name,
  type: null,
  cost: bundle(cost),
  points,
  reward: [],
  plot: null,
})

const whenActionGives = (letter: string, once: 'action' | 'round', effect: Effect): Plot => ({
  on: 'action',
  kind: kindsIn(letter)[0]!,
  once,
  effect,
})

/** The Quest deck without the cards that the solo game removes (B1). A Quest's id is its index here. */
export const DECK: readonly Quest[] = [
  // Arcana
  quest('Domesticate Owlbears', 'Arcana', '1C 2W', 8, [gain('1F 2G')]),
  quest(
    "Explore Ahghairon's Tower",
    'Arcana',
    '1F 2W 2G',
    6,
    [],
    whenActionGives('W', 'action', drawIntrigue()),
  ),
  quest("Expose Red Wizards' Spies", 'Arcana', '1C 1F 2R 2W 2G', 20, [drawIntrigue()]),
  quest('Host Festival for Sune', 'Arcana', '2F 2W 4G', 9, [gain('2C')]),
  quest("Infiltrate Halaster's Circle", 'Arcana', '5W 2G', 25),
  quest('Investigate Aberrant Infestation', 'Arcana', '1C 1F 2W', 13, [drawIntrigue()]),
  quest("Recover the Magister's Orb", 'Arcana', '3R 2W', 6, [], {
    on: 'assignment',
  }),
  quest('Recruit for Blackstaff Academy', 'Arcana', '1F 1R 2W 4G', 6, [gain('3W')]),
  quest('Research Chronomancy', 'Arcana', '2W 4G', 4, [gain('1W'), { op: 'takeAgentBack' }]),
  quest('Retrieve Ancient Artifacts', 'Arcana', '2F 1R 2W', 11, [gain('4G')]),
  quest('Steal Spellbook from Silverhand', 'Arcana', '1F 2R 2W', 7, [gain('4G'), drawIntrigue(2)]),
  quest('Study the Illusk Arch', 'Arcana', '1C 2W', 8, [], {
    on: 'quest',
    type: 'Arcana',
    points: 2,
  }),
  // Commerce
  quest('Ally with House Thann', 'Commerce', '1C 3R 1W 8G', 25),
  quest('Bribe the Shipwrights', 'Commerce', '4R 1W 4G', 10, [], whenActionGives('G', 'action', gain('1R'))),
  quest('Establish New Merchant Guild', 'Commerce', '1C 2F 4G', 8, [], {
    on: 'quest',
    type: 'Commerce',
    points: 2,
  }),
  quest('Impersonate Adarbrent Noble', 'Commerce', '1C 2F 2R 1W 4G', 18, [drawIntrigue(2)]),
  quest("Infiltrate Builder's Hall", 'Commerce', '2F 2R 4G', 6, [], {
    on: 'purchase',
    points: 4,
  }),
  quest('Loot the Crypt of Chauntea', 'Commerce', '1C 3R 2G', 7, [drawIntrigue(), { op: 'drawQuest' }]),
  quest('Lure Artisans of Mirabar', 'Commerce', '1C 1F 1R 2G', 4, [{ op: 'freeFromHall' }]),
  quest('Placate the Walking Statue', 'Commerce', '2C 2R 4G', 10, [{ op: 'freeFromStack' }]),
  quest('Safeguard Eltorchul Mage', 'Commerce', '1F 1R 1W 4G', 4, [gain('2W')]),
  quest('Send Aid to the Harpers', 'Commerce', '1C 1F 1R 4G', 15, [theyGain('4G')]),
  quest('Spy on the House of Light', 'Commerce', '3F 2R 2G', 6, [gain('6G')]),
  quest('Thin the City Watch', 'Commerce', '1C 1F 1R 4G', 9, [gain('4R')]),
  // Piety
  quest('Convert a Noble to Lathander', 'Piety', '2C 1F', 8, [{ op: 'takeFaceUpQuest' }]),
  quest('Create a Shrine to Oghma', 'Piety', '5C 2G', 25),
  quest('Defend the Tower of Luck', 'Piety', '2C 1F 1R 1W', 0, [choose(1)], {
    on: 'round',
    effect: choose(1),
  }),
  quest('Discover Hidden Temple of Lolth', 'Piety', '2C 1F 1R', 10, [{ op: 'takeFaceUpQuest' }]),
  quest('Eliminate Vampire Coven', 'Piety', '2C 2F 1R', 11, [gain('4G')]),
  quest('Form an Alliance with the Rashemi', 'Piety', '2C 1W', 10, [{ op: 'takeFaceUpQuest' }]),
  quest('Heal Fallen Gray Hand Soldiers', 'Piety', '2C 1W 4G', 6, [gain('6F')]),
  quest('Perform the Penance of Duty', 'Piety', '2C 2F 4G', 12, [gain('1C 1F')]),
  quest(
    'Produce a Miracle for the Masses',
    'Piety',
    '2C 4G',
    5,
    [],
    whenActionGives('C', 'round', { op: 'swap', from: kindsIn('FRW'), to: CLERIC }),
  ),
  quest('Protect the House of Wonder', 'Piety', '2C 1F 2G', 8, [], {
    on: 'quest',
    type: 'Piety',
    points: 2,
  }),
  quest('Recruit Paladins for Tyr', 'Piety', '2C 4F 4G', 10, [gain('3C')]),
  quest("Seal Gate to Cyric's Realm", 'Piety', '2C 3R 4G', 20),
  // Skullduggery
  quest('Build a Reputation in Skullport', 'Skullduggery', '1F 3R 4G', 10, [drawIntrigue()]),
  quest('Establish Harpers Safe House', 'Skullduggery', '2F 3R 2G', 8, [scorePerBuilding(2)]),
  quest("Establish Shadow Thieves' Guild", 'Skullduggery', '1F 8R 1W', 25),
  quest('Expose Cult Corruption', 'Skullduggery', '1C 4R', 4, [gain('2C')]),
  quest(
    'Fence Goods for Duke of Darkness',
    'Skullduggery',
    '1F 3R 4G',
    6,
    [],
    whenActionGives('R', 'action', gain('2G')),
  ),
  quest('Install a Spy in Castle Waterdeep', 'Skullduggery', '4R 4G', 8, [], {
    on: 'quest',
    type: 'Skullduggery',
    points: 2,
  }),
  quest('Prison Break', 'Skullduggery', '4R 2W 2G', 14, [gain('2F'), { op: 'playIntrigue' }]),
  quest('Procure Stolen Goods', 'Skullduggery', '3R 6G', 8, [drawIntrigue(2)]),
  quest('Raid on Undermountain', 'Skullduggery', '1C 2F 4R 1W', 20, [gain('2G')]),
  quest('Steal from House Adarbrent', 'Skullduggery', '1F 4R 1W', 10, [gain('6G')]),
  quest('Take Over Rival Organization', 'Skullduggery', '1F 2R 1W 6G', 10, [gain('4R')]),
  // Warfare
  quest('Ambush Artor Morlin', 'Warfare', '1C 3F 1R', 8, [gain('4G')]),
  quest('Bolster City Guard', 'Warfare', '9F 2R', 25),
  quest('Bolster Griffon Cavalry', 'Warfare', '4F 4G', 6, [], whenActionGives('F', 'action', gain('1F'))),
  quest('Confront the Xanathar', 'Warfare', '1C 4F 2R 1W', 20, [gain('2G')]),
  quest('Defeat Uprising from Undermountain', 'Warfare', '1C 3F 1R 2G', 11, [gain('2F')]),
  quest("Deliver Weapons to Selune's Temple", 'Warfare', '4F 1R 1W 2G', 9, [gain('2C')]),
  quest('Deliver an Ultimatum', 'Warfare', '4F 1R 1W', 11, [gain('4G')]),
  quest('Quell Mercenary Uprising', 'Warfare', '1C 4F', 8, [], {
    on: 'quest',
    type: 'Warfare',
    points: 2,
  }),
  quest('Raid Orc Stronghold', 'Warfare', '4F 2R', 8, [gain('4G')]),
  quest('Repel Seawraiths', 'Warfare', '1C 4F 1W', 15, [gain('2G')]),
  quest('Train Bladesingers', 'Warfare', '3F 1W', 4, [gain('1F 1W')]),
]

/** The Mandatory Quests, which come as Intrigue cards. */
export const MANDATORY: readonly Quest[] = [
  mandatory('Fend Off Bandits', '2F 1W', 2),
  mandatory('Foil the Zhentarim', '1F 1R 1W', 2),
  mandatory('Placate Angry Merchants', '1C 1F 1W', 4),
  mandatory('Quell Riots', '2C 1F', 4),
  mandatory('Repel Drow Invaders', '1C 2R', 2),
  mandatory('Stamp Out Cultists', '1C 1F 1R', 2),
]

/** All Quests by number: those of the deck, then the Mandatory ones. */
export const QUESTS: readonly Quest[] = [...DECK, ...MANDATORY]

/** Whether a Quest is a Mandatory one. */
export const isMandatory = (quest: number): boolean => quest >= DECK.length

import type { Choice } from '@shamble/engine'
import { HUMAN_DIE } from './data/numbers.ts'
import { COMBAT, type TacticEffect, type Timing, type WeaponEffect } from './data/combat.ts'
import { abilityOf } from './data/roles.ts'
import { bonusOf, sidesFor, winsTies } from './bonus.ts'
import { fightFacts, rerollFacts, rollFacts } from './facts.ts'
import { discardCard, different, draw } from './hand.ts'
import { weaken } from './hordes.ts'
import { lost } from './loss.ts'
import { ADJACENT } from './map.ts'
import { listOwnTurn, playOwnTurn } from './tactics.ts'
import {
  cardId,
  cardNamed,
  isHuman,
  isWeapon,
  newBattle,
  NONE,
  ownerOf,
  tacticOf,
  weaponOf,
  zoneId,
  zoneNamed,
  type Battle,
  type CardId,
  type G,
  type Who,
  type ZoneId,
} from './table.ts'

/*
 * The Battle step and one battle (7.3).
 */

// 7.3, R14. The Battle step: with a horde in the zone one battle is obligatory; after a win the character may fight on. Own-turn
// tactics may be played before each battle, and may remove the horde. The first battle is a choice even when nothing else is
// possible, so that players see its odds before the roll.
export const battleStep: Choice<G, [who: Who, won: boolean]> = {
  seat: (g, who) => ownerOf(g.table, who),
  ask: (_, won) => (won ? 'Fight on, or stop?' : 'A horde is here: you must fight.'),
  facts: (g, made, who) => fightFacts(g.table, made, who),
  options(g, can, who, won) {
    const t = g.table
    if (!isHuman(t, who) || t.strength[t.at[who]!] === 0) return
    can('fight')
    if (won) can('stop')
    listOwnTurn(t, can, who)
  },
  take: {
    fight(g, [who]) {
      g.then(battle, who, true)
    },
    stop() {},
    play(g, [who], card: string, ...parts: string[]) {
      playOwnTurn(g, who, cardNamed(card), parts)
      g.again()
    },
  },
}

// 7.3. One battle of a character with the horde in its zone, in five steps.
export function battle(g: G, who: Who, own: boolean): void {
  const t = g.table
  const zone = t.at[who]!
  const strength = t.strength[zone]!
  t.battle = newBattle(who, zone, own, strength)
  g.tell({ type: 'battleBegan', who, zone, strength, own })
  g.then(beforeRoll)
  g.then(rollDice)
  g.then(afterRoll)
  g.then(decide)
  g.then(endBattle)
}

// 7.3 no. 1. Tactics before the roll: Booby Trap, Firing Line.
export const beforeRoll: Choice<G, []> = {
  seat: (g) => ownerOf(g.table, g.table.battle!.who),
  ask: 'Before the roll: play a tactic, or roll.',
  facts: (g, made) => rollFacts(g.table, made),
  obvious: true,
  options(g, can) {
    const { battle, hand } = g.table
    if (battle!.strength === 0) return
    can('roll')
    for (const card of different(hand[battle!.who]!))
      if (isTimed(card, 'before-battle-roll')) can('play', cardId(card))
  },
  take: {
    roll() {},
    play(g, _, card: string) {
      playBeforeRoll(g, cardNamed(card))
      g.again()
    },
  },
}

const isTimed = (card: CardId, timing: Timing): boolean => !isWeapon(card) && tacticOf(card).timing === timing

function playBeforeRoll(g: G, card: CardId): void {
  const battle = g.table.battle!
  g.tell({ type: 'played', who: battle.who, card })
  for (const effect of tacticOf(card).effects) beforeEffect(g, battle, card, effect)
  discardCard(g, battle.who, card, false)
}

// 5.2. Booby Trap: the horde loses strength, and no card is drawn for it. Firing Line: a bonus in this battle.
function beforeEffect(g: G, battle: Battle, card: CardId, effect: TacticEffect): void {
  if (effect.op === 'battleBonus') battle.extra += effect.value
  if (effect.op !== 'weakenHere') return
  weaken(g, battle.zone, effect.by, card)
  battle.strength = g.table.strength[battle.zone]!
}

// 7.3 no. 2, 3. The bonus and the size of the horde's die are fixed, then both dice are rolled. No horde, no battle.
export function rollDice(g: G): void {
  const t = g.table
  const battle = t.battle!
  if (battle.strength === 0) return g.tell({ type: 'noBattle', who: battle.who, zone: battle.zone })
  const weapons = t.worn[battle.who]!
  battle.bonus = bonusOf(t, battle, weapons)
  battle.sides = sidesFor(battle.strength, weapons)
  battle.die = g.roll(HUMAN_DIE)
  battle.horde = g.roll(battle.sides)
  const { who, die, bonus, horde, sides } = battle
  g.tell({ type: 'rolled', who, die, bonus, horde, sides })
}

// 7.3 no. 4. Re-rolls, in any order, each card once; the latest result counts.
export const afterRoll: Choice<G, []> = {
  seat: (g) => ownerOf(g.table, g.table.battle!.who),
  ask: 'Re-roll a die, or keep the dice?',
  facts: (g, made) => rerollFacts(g.table, made),
  obvious: true,
  options(g, can) {
    const { battle, worn, hand } = g.table
    if (battle!.die === 0) return
    can('accept')
    for (const card of different(worn[battle!.who]!))
      if (mayReroll(battle!, worn[battle!.who]!, card)) can('reroll', cardId(card))
    for (const card of different(hand[battle!.who]!))
      if (isTimed(card, 'after-battle-roll')) can('play', cardId(card))
  },
  take: {
    accept() {},
    reroll(g, _, card: string) {
      const battle = g.table.battle!
      battle.used.push(cardNamed(card))
      reroll(g, battle, cardNamed(card))
      g.again()
    },
    play(g, _, card: string) {
      const battle = g.table.battle!
      g.tell({ type: 'played', who: battle.who, card: cardNamed(card) })
      reroll(g, battle, cardNamed(card))
      discardCard(g, battle.who, cardNamed(card), false)
      g.again()
    },
  },
}

function mayReroll(battle: Battle, worn: readonly CardId[], card: CardId): boolean {
  const copies = worn.filter((other) => other === card).length
  const used = battle.used.filter((other) => other === card).length
  return used < copies && weaponOf(card).effects.some((effect) => rerolls(effect, battle.die))
}

// 5.1. The Assault Rifle re-rolls any face, the Infantry Carbine a 1 or 2, the Crossbow the horde's die.
const rerolls = (effect: WeaponEffect, die: number): boolean =>
  effect.op === 'rerollHorde' || (effect.op === 'rerollHuman' && effect.faces.includes(die))

function reroll(g: G, battle: Battle, card: CardId): void {
  if (COMBAT[card]!.effects.some(({ op }) => op === 'rerollHorde')) battle.horde = g.roll(battle.sides)
  else battle.die = g.roll(HUMAN_DIE)
  g.tell({ type: 'rerolled', who: battle.who, card, die: battle.die, horde: battle.horde })
}

// 7.3 no. 5. The character wins with a higher total; a tie is lost, unless a Crowbar is equipped.
export function decide(g: G): void {
  const battle = g.table.battle!
  if (battle.die === 0) return
  const over = battle.die + battle.bonus - battle.horde
  const tie = over === 0 && winsTies(g.table.worn[battle.who]!)
  if (over > 0 || tie) return win(g, battle, tie)
  lost(g, battle)
}

// 7.3 no. 6. Won: the horde loses 1 strength. In the character's own Battle step it draws a card. The Sapper's ability applies.
function win(g: G, battle: Battle, tie: boolean): void {
  const { who, zone, die, bonus, horde, own } = battle
  g.tell({ type: 'battleWon', who, zone, die, bonus, horde, tie })
  weaken(g, zone, WON, 'battle')
  if (own) {
    g.table.wins++
    g.then(drawForWin, who)
  }
  g.then(splash, who, zone, die)
}

const WON = 1

// 7.3 no. 6. One combat card for a win; the Quartermaster draws two and discards one of them.
export function drawForWin(g: G, who: Who): void {
  const first = draw(g, who)
  if (first === NONE || !abilityOf(g.table.role[who]!, 'drawTwoKeepOne')) return
  const second = draw(g, who)
  if (second !== NONE) g.then(keepOne, who, first, second)
}

// 4, Quartermaster. One of the two cards drawn is discarded.
export const keepOne: Choice<G, [who: Who, first: CardId, second: CardId]> = {
  seat: (g, who) => ownerOf(g.table, who),
  ask: 'Discard one of the two cards you drew.',
  obvious: true,
  options(_, can, __, first, second) {
    can('discard', cardId(first))
    if (second !== first) can('discard', cardId(second))
  },
  take: {
    discard(g, [who], card: string) {
      discardCard(g, who, cardNamed(card), false)
    },
  },
}

// 4, R15. Sapper: once a turn, after a battle won with a high die, a face-up horde in an adjacent zone loses strength as well.
// The ability must be used. Without such a horde it is not used up.
export const splash: Choice<G, [who: Who, zone: ZoneId, die: number]> = {
  seat: (g, who) => ownerOf(g.table, who),
  ask: 'Which adjacent horde loses strength?',
  obvious: true,
  options(g, can, who, zone, die) {
    const t = g.table
    const ability = abilityOf(t.role[who]!, 'splash')
    if (!ability || t.sapped || die < ability.dieMin) return
    for (const next of ADJACENT[zone]!) if (t.strength[next]! > 0) can('sap', zoneId(next))
  },
  take: {
    sap(g, [who], zone: string) {
      g.table.sapped = true
      weaken(g, zoneNamed(zone), abilityOf(g.table.role[who]!, 'splash')!.by, 'splash')
    },
  },
}

// 7.3. After the battle a Flamethrower may break. After a win in its own Battle step the character may fight on.
export function endBattle(g: G): void {
  const t = g.table
  const battle = t.battle!
  t.battle = null
  if (battle.die === 0) return
  const more = battle.own && battle.demand === NONE
  g.tell({ type: 'battleEnded', who: battle.who, more })
  breakWeapons(g, battle)
  if (more) g.then(battleStep, battle.who, true)
}

// 5.1, Flamethrower. Discarded after a battle, won or lost, in which the human die shows its face.
function breakWeapons(g: G, { who, die }: Battle): void {
  const breaks = (effect: WeaponEffect) => effect.op === 'breakOn' && effect.face === die
  for (const card of g.table.worn[who]!.filter((worn) => weaponOf(worn).effects.some(breaks))) {
    g.tell({ type: 'broke', who, card })
    discardCard(g, who, card, true)
  }
}

import { COMBAT } from '../src/data/combat.ts'
import { ROLES } from '../src/data/roles.ts'
import { THREATS } from '../src/data/threats.ts'
import { cardText, roleText, threatText } from '../src/naming.ts'

/*
 * The chapters of characters and cards, generated from the data.
 */

const list = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n')
const times = (copies: number): string => (copies > 1 ? ` (${copies})` : '')
const cardsOf = (kind: 'weapon' | 'tactic'): string =>
  list(
    COMBAT.flatMap((card, n) =>
      card.kind === kind ? [`**${card.name}**${times(card.copies)}: ${cardText(n)}`] : [],
    ),
  )
const threatsOf = (kind: 'outbreak' | 'event'): string =>
  list(
    THREATS.flatMap((card, n) =>
      card.kind === kind ? [`**${card.name}**${times(card.copies)}: ${threatText(n)}`] : [],
    ),
  )

/** The chapter of the characters. */
export const characters = `### 4 Characters

**4.1** An ability works only while its character is human, also in battles that a horde begins. The Marshal gives +1 at most once in a
battle.

${list(ROLES.map(({ role, name }, n) => `**${role}**, ${name}: ${roleText(n)}`))}
`

/** The chapter of the combat cards. */
export const combat = `### 5 Combat cards

**5.1 Weapons** stay, and only equipped ones have an effect. There are two weapon slots, and a weapon takes up one unless it says
otherwise. All bonuses add up; two copies both count. Adaptive Weaponry counts the other zones of the character's continent. A grey
zone stays grey when its token is turned up. The Light Machine Gun changes the die, not what a loss costs. A Flamethrower is discarded
after the battle, in addition to the cards for a loss.

${cardsOf('weapon')}

**5.2 Tactics** are used once, at the time they name, or otherwise in your Move, Equip or Battle step, but not during a battle. You may
play any number. A tactic is discarded after its effect.

${cardsOf('tactic')}

**5.3 The deck.** When it is empty the discards are shuffled into a new one; without discards nothing is drawn. A character's combat cards
are its hand and its equipped weapons together.
`

/** The chapter of the Threat Escalation cards. */
export const threats = `### 6 Threat Escalation cards

**6.1 Outbreaks.** Three zones gain 1 each, in the order given. Every zone is on three cards.

${threatsOf('outbreak')}

**6.2 Events.** The active character is the one whose turn it is, or, in a zombie's turn, the one named in 8.6: attacked, targeted, nearest to the battle, or chosen.

${threatsOf('event')}

A card that lets hordes grow affects those face up when it is drawn; a token that a card turns up counts as soon as it lies open. An Ambush is a single battle as in an attack by a zombie
character: the character may equip first, and a win draws no card. The player chooses between equally near hordes or aircraft, and
between ways.
`

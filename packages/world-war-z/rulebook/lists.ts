import { COMBAT } from '../src/data/combat.ts'
import { ROLES } from '../src/data/roles.ts'
import { THREATS } from '../src/data/threats.ts'
import { cardText, roleText, threatText } from '../src/naming.ts'

/*
 * Characters and cards, written from the cards themselves.
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

**4.1** Each has one ability. It works only while the character is human, in battles that a horde begins as well. The Marshal gives +1
at most once in a battle.

${list(ROLES.map(({ role, name }, n) => `**${role}**, ${name}: ${roleText(n)}`))}
`

/** The chapter of the combat cards. */
export const combat = `### 5 Combat cards

**5.1 Weapons** stay, and are used again and again; only equipped ones have an effect. There are two weapon slots, and a weapon takes up
one unless it says otherwise. All bonuses add up; two copies both count. Adaptive Weaponry counts the zones of the continent
where the character stands, its own zone left out. A grey zone stays grey when its token is turned. The Light Machine Gun changes the
die, not what a loss demands. A Flamethrower is discarded after the battle in addition to a loss, which is settled first.

${cardsOf('weapon')}

**5.2 Tactics** are used once, at the time that they name; the others in the own Move, Equip or Battle step, but not during a battle. Any
number may be played. A tactic is discarded when its effect is complete.

${cardsOf('tactic')}

**5.3 The deck.** When it is empty the discards are shuffled; when there are none either, nothing is drawn. A character's combat cards are
its hand and its equipped weapons together.
`

/** The chapter of the Threat Escalation cards. */
export const threats = `### 6 Threat Escalation cards

**6.1 Outbreaks.** Three zones gain 1 each, in the order given. Every zone is on three cards.

${threatsOf('outbreak')}

**6.2 Events.** The active character is the one whose turn it is, or, in a zombie's turn, the one that its horde is after.

${threatsOf('event')}

Only hordes that lie face up when the card is drawn grow by a card that speaks of hordes. An Ambush is a single battle as in an attack
by a zombie character: the character equips first, and a win draws no card. Which of equally near hordes or aircraft it is, and which
way a horde takes, the player chooses.
`

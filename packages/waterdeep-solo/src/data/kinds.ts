/** What lies in a Tavern: four kinds of Adventurer, and Gold, in the order of the costs on the cards. */
export const KINDS = ['cleric', 'fighter', 'rogue', 'wizard', 'gold'] as const

/** An index into `KINDS`; 0 to 3 are Adventurers. */
export type Kind = number

/** A count of each kind, in the order of `KINDS`. */
export type Bundle = readonly number[]

export const CLERIC = 0
export const FIGHTER = 1
export const ROGUE = 2
export const WIZARD = 3
export const GOLD = 4

/** All kinds but Gold. */
export const ADVENTURERS: readonly Kind[] = [CLERIC, FIGHTER, ROGUE, WIZARD]

/** The letters of the kinds in costs and rewards: `2C 1G`. */
export const LETTERS = 'CFRWG'

/** What the kinds are worth to Pseudo: Clerics and Wizards 4, Fighters and Rogues 2, Gold 1 (7C). */
export const VALUES: Bundle = [4, 2, 2, 4, 1]

/** Cubes of each colour in the box. */
export const CUBES_OF_A_KIND = 25

/** Reads `2C 1G` as two Clerics and one Gold. Throws on anything else. */
export function bundle(text: string): Bundle {
  const sum = [0, 0, 0, 0, 0]
  for (const term of text.split(' ')) {
    const kind = LETTERS.indexOf(term.at(-1)!)
    const count = Number(term.slice(0, -1))
    if (kind < 0 || !(count > 0)) throw new Error(`“${text}” is no cost or reward.`)
    sum[kind] = sum[kind]! + count
  }
  return sum
}

/** Reads `CW` as Clerics and Wizards. */
export const kindsIn = (letters: string): readonly Kind[] =>
  [...letters].map((letter) => LETTERS.indexOf(letter))

import { capital, listed } from '@shamble/engine'
import type { Kind } from './data/kinds.ts'
import { isHarbor } from './data/spaces.ts'
import { questName, several, spaceName, tileName } from './naming.ts'
import { NONE, type Weighed, type Why } from './table.ts'

/*
 * Pseudo's reasons in words: what the script looked for, which spaces it weighed, and what decided.
 */

/** Where he goes, in one line: `Field of Triumph`, `The Zoarstar, copying Blackstaff Tower`. */
export const whereTo = ({ space, copies }: Pick<Why, 'space' | 'copies'>): string =>
  copies === NONE ? spaceName(space) : `${spaceName(space)}, copying ${spaceName(copies)}`

/** Where he goes next: `Field of Triumph`, or `The Plinth or Blackstaff Tower, at random`. */
export const whereNext = (places: readonly Pick<Why, 'space' | 'copies'>[]): string =>
  `${listed(places.map(whereTo), 'or')}${places.length > 1 ? ', at random' : ''}`

/** What he goes there for, in one line. */
export function whatFor(why: Why): string {
  switch (why.step) {
    case 'scan':
    case 'orb':
      return `${questName(why.quest)} needs ${more(why.short, why.kind)}`
    case 'castle':
      return `${nothingFor(why)}, and the Castle is free`
    case 'hall':
      return `${nothingFor(why)}; of the Buildings he can afford, ${tileName(why.buys)} has the most VP on it, or is the leftmost of equals`
    case 'value':
      return `${nothingFor(why)}; this one is worth the most`
    case 'harbor':
      return 'nothing else is free'
    default:
      return 'no space is left for him'
  }
}

// Why the scan found no space: Pseudo needs nothing, or nothing he needs is available.
const nothingFor = ({ inVain }: Why): string =>
  inVain.length === 0 ? 'he needs nothing' : 'no free space that he can afford gives anything he needs'

const DECIDED: Record<Why['tie'], string> = {
  only: 'It is the only one.',
  number: 'It gives the most of them.',
  value: 'The number is equal; it is worth the most.',
  owner: 'Number and value are equal; it pays you, the owner, the least.',
  chance: 'All of this is equal: chance decided.',
}

function whatDecided(why: Why): string {
  if (why.weighed.length === 0) return ''
  if (why.step === 'value' && why.tie === 'value') return 'It is worth the most.'
  if (why.step === 'value' && why.tie === 'owner')
    return 'The value is equal; it pays you, the owner, the least.'
  return DECIDED[why.tie]
}

// `2 more Clerics`.
const more = (count: number, kind: Kind): string => several(count, kind).replace(' ', ' more ')

/** One space weighed: `Fetlock Court: 2, worth 8, less 4 for its owner`. */
function weighedText([space, copies, number, value, owner]: Weighed, { step }: Why): string {
  const gives = step === 'value' ? '' : `gives ${number}, `
  const less = owner > 0 ? `, ${owner} for you as owner` : ''
  return `${whereTo({ space, copies })}: ${gives}worth ${value}${less}`
}

/** The whole reason, sentence by sentence. */
export function reasons(why: Why): string[] {
  const said: string[] = []
  if (why.inVain.length > 0) {
    const terms = why.inVain.map(([quest, kind, short]) => `${several(short, kind)} for ${questName(quest)}`)
    said.push(`First he looked for ${listed(terms)}: no free space that he can afford gives any.`)
  }
  said.push(`${capital(whatFor(why))}.`)
  if (why.step === 'orb') said.push("Only spaces with your Agents give it: he uses the Magister's Orb.")
  if (why.step === 'harbor' && isHarbor(why.space)) said.push('He takes the lowest free number.')
  if (why.weighed.length > 0)
    said.push(`Weighed: ${why.weighed.map((row) => weighedText(row, why)).join('; ')}.`)
  const decided = whatDecided(why)
  if (decided) said.push(decided)
  return said
}

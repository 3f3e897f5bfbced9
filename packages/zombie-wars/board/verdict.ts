import type { Seat } from '@shamble/engine'
import type { Event } from '../src/events.ts'
import { seatName } from '../src/names.ts'

/** What the latest roll of a horde has come to, in one sentence for a viewer; empty for other rolls. */
export function verdictOn(told: readonly Event[], me: Seat | null): string {
  const from = told.findLastIndex(({ type }) => type === 'rolled')
  const roll = told[from]
  if (roll?.type !== 'rolled') return ''
  const next = told.findIndex(({ type }, n) => n > from && ENDS.includes(type))
  const after = told.slice(from + 1, next < 0 ? undefined : next)
  if (roll.what === 'move') return moveVerdict(roll, after, me)
  return roll.what === 'attack' ? attackVerdict(roll, after, me) : ''
}

/** What is told after these is not the doing of the roll. */
const ENDS: readonly Event['type'][] = [
  'turnBegan',
  'turnEnded',
  'split',
  'merged',
  'townieActionTaken',
  'hourStruck',
]

type Roll = Extract<Event, { type: 'rolled' }>

// 6.2. A die too low lays the horde down, unless its lowest zombies are sacrificed (12.3).
function moveVerdict({ seat, parties }: Roll, after: readonly Event[], me: Seat | null): string {
  const [who, whose] = seat === me ? ['You', 'Your'] : [seatName(seat), 'The']
  const faces = parties[0]!.dice.map(({ shows }) => shows).join(', ')
  const lies = after.some((event) => event.type === 'laidDown' && event.why === 'move')
  return `${who} rolled ${faces}. ${whose} horde ${lies ? 'lies down' : 'stays standing'}.`
}

// 7.7. Who joined the attacker, and what the attacker lost.
function attackVerdict({ seat, parties }: Roll, after: readonly Event[], me: Seat | null): string {
  const { who } = parties[0]!
  let [joined, lost] = [0, 0]
  for (const event of after) {
    if (event.type === 'turned') joined += event.dice.length
    if (event.type === 'converted' && `horde:${event.to}` === who) joined += event.dice.length
    if (event.type === 'killed' && `horde:${event.horde}` === who) lost += event.dice.length
  }
  const lies = after.some((event) => event.type === 'laidDown' && event.why === 'attack')
  const [name, whose] = seat === me ? ['You', 'Your'] : [seatName(seat), 'The']
  const verbs = seat === me ? ['gain', 'lose'] : ['gains', 'loses']
  return `${name} ${verbs[0]} ${joined} and ${verbs[1]} ${lost}.${lies ? ` ${whose} horde lies down.` : ''}`
}

import type { Turn } from '@shamble/room'

/** The table of a feed: the title of its game and the address of its page. */
export interface Table {
  title: string
  page: string
}

/** Whose turn it is, in a few words. */
export function turnInWords({ phase, since, asks, sat, others }: Turn): string {
  if (sat) return `${sat.name} sits down`
  if (phase === 'lobby') return 'The game has not begun'
  if (phase === 'over') return 'The game is over'
  if (asks) return `${asks} asks to take moves back`
  if (since !== null) return 'Your turn'
  return others.length > 0 ? `Waiting for ${others.join(', ')}` : 'Waiting for a bot'
}

/** The table and its code, and what happens when the time of this person runs out. */
export function tableInWords({ code, due }: Turn): string {
  const table = `The table ${code}.`
  return due === null
    ? table
    : `${table} At ${new Date(due).toUTCString()} your time is up: then a bot plays the turn.`
}

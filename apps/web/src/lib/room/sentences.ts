import type { RoomSeen } from '@shamble/room/client'
import type { SomeWords } from '../shell/source.ts'
import { seatName } from './chairs.ts'

/** What has changed in a room, as sentences for screen readers. */
export function changesIn(before: RoomSeen, now: RoomSeen, words: SomeWords): string {
  const said: string[] = []
  if (before.chairs.length !== now.chairs.length) said.push(`There are ${now.chairs.length} seats now.`)
  if (now.phase === 'lobby' && JSON.stringify(before.options) !== JSON.stringify(now.options))
    said.push('The options of this game have changed.')
  if (before.phase !== now.phase) said.push(PHASES[now.phase])
  for (const chair of now.chairs) {
    const was = before.chairs[chair.seat]
    if (!was) continue
    const seat = seatName(now, chair.seat, words)
    if (was.person !== chair.person || was.bot !== chair.bot) {
      if (chair.name !== null) said.push(`${chair.name} sits down: ${seat}.`)
      else if (chair.bot) said.push(`A bot plays ${seat}.`)
      else said.push(`${was.name ?? 'The bot'} gets up: ${seat} is free.`)
      continue
    }
    if (chair.name === null) continue
    if (was.name !== chair.name) said.push(`${was.name} is called ${chair.name} now.`)
    if (was.here !== chair.here) said.push(chair.here ? `${chair.name} is back.` : `${chair.name} is away.`)
    if (chair.ready && !was.ready) said.push(`${chair.name} is ready.`)
    if (chair.resigned && !was.resigned) said.push(`${chair.name} resigns.`)
  }
  return said.join(' ')
}

const PHASES = {
  lobby: 'The next game is being prepared.',
  playing: 'The game begins.',
  over: 'The game is over.',
} as const

/** What the story says of a choice of the crowd. The events that follow say what was chosen. */
export function crowdSays(room: RoomSeen, words: SomeWords): string {
  return room.crowd
    ? `${seatName(room, room.crowd.seat, words)}: the crowd has chosen.`
    : 'The crowd has chosen.'
}

/** The words of a game, with those for an end by resignation, which only a room knows. */
export function roomWords(words: SomeWords, room: () => RoomSeen): SomeWords {
  return {
    ...words,
    result(result, view) {
      if (result.reason !== 'resignation') return words.result(result, view)
      const [winner, ...more] = result.winners
      if (winner === undefined) return 'Everyone has resigned.'
      if (more.length > 0) return 'Only bots are left: all players have resigned.'
      return `All the others have resigned: ${seatName(room(), winner, words)} wins.`
    },
  }
}

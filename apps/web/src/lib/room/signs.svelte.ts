import type { RoomSource } from './room.svelte.ts'

const ICON = '/icon.svg'
const ICON_TURN = '/icon-turn.svg'

/** Shows in the title and the icon of the page whose turn it is, and rings when it becomes one's own. Called by a component. */
export function signTurns(source: RoomSource, title: string, ring: () => void): void {
  let before: number | null | undefined
  $effect(() => {
    const { due } = source
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
    if (icon) icon.href = due === null ? ICON : ICON_TURN
    document.title = `${stateOf(source)} · ${title}`
    // A turn that was one's own when the page opened is no news.
    if (before === null && due !== null) ring()
    before = source.link === 'connecting' ? undefined : due
  })
}

function stateOf({ due, laid, over, room, shown, chairs }: RoomSource): string {
  if (!laid) return `A table for ${room.chairs.length}`
  if (over) return 'The game is over'
  if (due !== null) return '● Your turn'
  const seat = shown.sight.choices[0]?.seat
  const chair = seat === undefined ? undefined : chairs[seat]
  if (!chair) return 'In play'
  const name = chair.person ?? chair.name
  return name === 'You' ? 'You are choosing' : `Waiting for ${name}`
}

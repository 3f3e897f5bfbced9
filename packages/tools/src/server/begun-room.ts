import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from '@shamble/engine'
import { joinRoom, makeToken, platformMeans, TOKEN_BYTES } from '@shamble/room/client'

/** Opens a room at a site, sits down on all its seats and starts the game. Resolves to its code, and the token of who sits there. */
export async function begunRoom(
  site: string,
  { game, seats, options }: Pick<Log, 'game' | 'seats' | 'options'>,
): Promise<{ code: string; token: string }> {
  const response = await fetch(`${site}/api/rooms`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game, seats, options }),
  })
  const { code } = (await response.json()) as { code: string }
  const token = makeToken(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)))
  const address = `${site.replace('http', 'ws')}/ws/${code}`
  const client = joinRoom({ ...platformMeans(address), token }, { news: () => {} })
  const ask = async (request: Promise<{ says: string } | null>) => {
    const no = await request
    if (no) throw new Error(no.says)
  }
  for (let seat = 0; seat < seats; seat++) await ask(client.request('take', seat, 'Ann'))
  await ask(client.request('start'))
  while (client.state.game === null) await wait(5)
  client.close()
  return { code, token }
}

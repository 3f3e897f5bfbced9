import { until } from '../bench/until.ts'
import { newToken, type Target } from './target.ts'

/** An attempt at a sealed challenge: its room, and the token of its player. */
export interface Attempt {
  room: string
  token: string
}

/** Begins an attempt as somebody new, from an address of their own; null: it was refused. */
export async function begin(target: Target, code: string): Promise<Attempt | null> {
  const token = newToken()
  const answer = await target.ask(`/api/challenges/${code}/attempts`, { body: { token, name: 'Ann' } })
  return answer.status === 201 ? { room: (JSON.parse(answer.text) as Attempt).room, token } : null
}

/** Gives an attempt up, and waits until its room has said so. */
export async function concede(target: Target, { room, token }: Attempt): Promise<void> {
  const client = await target.connect(room, token)
  client.say('resign', 1, 0)
  await until(() => client.heard.some((text) => text.includes('"over"')))
  client.close()
}

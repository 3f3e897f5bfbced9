import { newToken, type Client, type Target } from './target.ts'

/** Says something and waits for the answer: of this kind, or a refusal. */
export async function answered(
  client: Client,
  kind: string,
  ...message: unknown[]
): Promise<any[] | undefined> {
  const answer = Promise.race([client.next(kind), client.next('no'), client.next('bye')])
  client.say(...message)
  return answer
}

/** The same; throws when it is refused. */
export async function told(client: Client, kind: string, ...message: unknown[]): Promise<any[]> {
  const heard = await answered(client, kind, ...message)
  if (heard?.[0] !== kind) throw new Error(`${JSON.stringify(message)}: ${JSON.stringify(heard)}`)
  return heard
}

/** A person who sits on the first chair of a new room. */
export async function seatedIn(
  target: Target,
  opening: object,
): Promise<{ code: string; ann: Client; token: string }> {
  const code = await target.openRoom(opening)
  const token = newToken()
  const ann = await target.connect(code, token)
  await told(ann, 'ok', 'take', 1, 0, 'Ann')
  return { code, ann, token }
}

/** A game of one person against bots that has begun. */
export async function begun(
  target: Target,
  opening: object,
  bots: number,
): Promise<{ code: string; ann: Client }> {
  const { code, ann } = await seatedIn(target, opening)
  for (let n = 1; n <= bots; n++) await told(ann, 'ok', 'bot', 1 + n, n, 'easy')
  await told(ann, 'game', 'start', 50)
  return { code, ann }
}

/** The phase of a room. */
export const phaseOf = async ({ ask }: Target, code: string): Promise<string> =>
  (JSON.parse((await ask(`/api/rooms/${code}`)).text) as { room: { phase: string } }).room.phase

import { answerRooms } from './rooms.ts'
import { answerChallenges } from './challenges.ts'

/** Answers what is under /ws/ and /api/. Anything else is a page, and null. */
export async function answer(request: Request, env: Env): Promise<Response | null> {
  const { pathname } = new URL(request.url)
  const answered = (await answerRooms(request, env)) ?? (await answerChallenges(request, env))
  if (answered) return answered
  if (pathname.startsWith('/ws/')) return refuse(404, 'not-found', 'There is no such room.')
  if (pathname.startsWith('/api/')) return refuse(404, 'not-found', 'There is nothing at this address.')
  return null
}

/** A refusal: a stable code for programs, a sentence for people. */
export function refuse(status: number, code: string, message: string): Response {
  return Response.json(
    { error: { code, message } },
    {
      status,
      headers: {
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
      },
    },
  )
}

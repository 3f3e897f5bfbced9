import { answerChallenges } from './challenges.ts'
import { answerFeeds } from './feeds/feeds.ts'
import { answerHealth } from './health.ts'
import { answerMyTables } from './my-tables.ts'
import { answerOperator } from './operator.ts'
import { answerPush } from './push.ts'
import { answerPuzzles } from './puzzles.ts'
import { refusal, refused } from './refusals.ts'
import { answerRooms } from './rooms.ts'
import { answerTables } from './tables.ts'
import { answerTransfers } from './transfers.ts'

/** Answers requests under /ws/ and /api/, for feeds, and for the health of the server. Null for all others: they are pages. */
export async function answer(request: Request, env: Env): Promise<Response | null> {
  const { pathname } = new URL(request.url)
  try {
    const answered =
      (await answerRooms(request, env)) ??
      (await answerTables(request, env)) ??
      answerPush(request, env) ??
      (await answerFeeds(request, env)) ??
      (await answerMyTables(request, env)) ??
      (await answerTransfers(request, env)) ??
      (await answerPuzzles(request, env)) ??
      (await answerChallenges(request, env)) ??
      (await answerHealth(request, env)) ??
      (await answerOperator(request, env))
    if (answered) return answered
  } catch (cause) {
    return refused(cause)
  }
  if (pathname.startsWith('/ws/')) return refused(refusal('not-found', 'There is no such room.'))
  return pathname.startsWith('/api/') ? refused(refusal('not-found')) : null
}

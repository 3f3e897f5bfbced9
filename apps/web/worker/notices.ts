import type { Notice, Sent } from '@shamble/room'
import { maySendNotice } from './allowance.ts'
import { sendPush } from './push.ts'
import { callWebhook } from './webhooks.ts'

/** Sends a notice, unless the address that asked for it has spent those of the day: then it is dropped. */
export async function sent(env: Env, notice: Notice): Promise<Sent> {
  if (!(await maySendNotice(env, notice.to.setBy.address))) return 'done'
  return notice.by === 'push' ? sendPush(env, notice) : callWebhook(notice)
}

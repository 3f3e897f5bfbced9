import { titleOf } from '@shamble/catalogue/server'
import { webhookAt, type Notice, type Sent, type WebhookForm } from '@shamble/room'

/*
 * Webhooks: only those on the list are called, no redirect is followed, and nothing of an answer is used but whether there was a good one.
 */

/** A webhook must answer within this time, ms. */
const ANSWER_WITHIN = 5000
const JSON_TYPE = 'application/json'

/** What each form of webhook is told: the type and the body. */
const BODIES: Readonly<Record<WebhookForm, (text: string) => [type: string, body: string]>> = {
  // Nobody is called by a name that mentions them.
  discord: (content) => [JSON_TYPE, JSON.stringify({ content, allowed_mentions: { parse: [] } })],
  slack: (text) => [JSON_TYPE, JSON.stringify({ text: escaped(text) })],
  ntfy: (text) => ['text/plain; charset=utf-8', text],
  matrix: (text) => [JSON_TYPE, JSON.stringify({ text, format: 'plain', displayName: 'Shamble' })],
}

/** Calls a webhook. */
export async function callWebhook(notice: Extract<Notice, { by: 'hook' }>): Promise<Sent> {
  const { endpoint } = notice.to
  const form = webhookAt(endpoint)
  if (form === null) return { after: 0 }
  const [type, body] = BODIES[form](sayingOf(notice))
  try {
    const response = await fetch(endpoint, {
      method: 'post',
      headers: { 'content-type': type },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_WITHIN),
    })
    void response.body?.cancel()
    return response.ok ? 'done' : { after: 0 }
  } catch {
    // It does not answer.
    return { after: 0 }
  }
}

function sayingOf({ name, ...notice }: Extract<Notice, { by: 'hook' }>): string {
  const { to, turn } = notice
  return `${name}, ${causeOf(notice)}: ${titleOf(turn.game)}, ${to.setBy.site}/r/${turn.code}`
}

function causeOf({ times, turn: { asks, sat } }: Pick<Notice, 'times' | 'turn'>): string {
  if (sat) return `${sat.name} sits down at the table that you have listed`
  if (asks) return `${asks} asks to take moves back`
  return times > 1 ? 'your time runs out, then a bot plays the turn' : 'it is your turn'
}

// Slack reads `<…>` as links and mentions.
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

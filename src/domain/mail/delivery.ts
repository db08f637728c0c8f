import type { Mail } from './mail.ts'

/** `waiting`: asked for; `sending`: a function speaks with the mail server; `retrying`: refused for now; `failed`: given up. */
export type MailState = 'waiting' | 'sending' | 'retrying' | 'sent' | 'failed'

/** The state of a mail and how it came to it. */
export interface MailDelivery {
  /** Since somebody asked for it. */
  attempts: number
  /** Recipients for whom the mail server has taken it. */
  delivered: string[]
  /** Of the last mail that was sent. */
  messageId: string | null
  /** ISO 8601: when its state changed last. */
  moment: string
  /** Why it is not sent: `interrupted`, `invalid`, or what the mail server or the network said. */
  reason: string | null
  state: MailState
}

/** Events come again after 10 seconds, then 20, 40 and so on up to 10 minutes: eight attempts take some 20 minutes, longer than servers keep a stranger waiting. */
export const mostAttempts = 8

/** Longer than a function may run: one that has not answered by then is dead. */
export const sendingMs = 5 * 60_000

export function waitingMail(now: Date): MailDelivery {
  return {
    attempts: 0,
    delivered: [],
    messageId: null,
    moment: now.toISOString(),
    reason: null,
    state: 'waiting'
  }
}

/** `busy`: another function sends it at this moment. `interrupted`: one died while it sent, and nobody knows whether the mail went out. */
export type MailStep = 'busy' | 'interrupted' | 'nothing' | 'send'

/** The next step for an event that asks for a mail. Firestore delivers each event at least once, so it may be a repetition. */
export function mailStep({ moment, state }: MailDelivery, now: Date): MailStep {
  if (state === 'sending') return now.getTime() - Date.parse(moment) < sendingMs ? 'busy' : 'interrupted'
  return state === 'waiting' || state === 'retrying' ? 'send' : 'nothing'
}

/** The result of one attempt to hand a mail to the mail server. */
export interface MailAttempt {
  delivered: readonly string[]
  messageId: string | null
  /** Null where every recipient was taken. */
  problem: { isPermanent: boolean; reason: string } | null
}

/** The state after an attempt: a refusal for good ends it, one for now is tried again a few times. */
export function afterAttempt(before: MailDelivery, attempt: MailAttempt, now: Date): MailDelivery {
  const { messageId, problem } = attempt
  const isOver = problem !== null && (problem.isPermanent || before.attempts >= mostAttempts)
  return {
    attempts: before.attempts,
    delivered: [...before.delivered, ...attempt.delivered],
    messageId: messageId ?? before.messageId,
    moment: now.toISOString(),
    reason: problem?.reason ?? null,
    state: problem === null ? 'sent' : isOver ? 'failed' : 'retrying'
  }
}

/** A mail that is not sent, for administrators. */
export interface UnsentMail
  extends Pick<Mail, 'kind' | 'subject' | 'to'>, Pick<MailDelivery, 'moment' | 'reason'> {
  id: string
  replyTo: string | null
  state: MailState
  /** Of a message to the business; a notice is for its owner alone. */
  text: string | null
}

/** The state of a mail that is asked for once more; null where it is sent, or being sent. Whoever has it gets it no second time. */
export function askedAgain(delivery: MailDelivery, now: Date): MailDelivery | null {
  if (delivery.state === 'sent' || mailStep(delivery, now) === 'busy') return null
  return { ...waitingMail(now), delivered: delivery.delivered }
}

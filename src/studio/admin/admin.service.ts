import { listarCorreos, reenviarCorreo } from '#contract/calls/mail.ts'
import { listarRevisiones, type Review, revisarOpinion } from '#contract/calls/opinions.ts'
import type { UnsentMail } from '#domain/mail/delivery.ts'

import { callFunction } from '#services/site/call-function.ts'
import { customerCall } from '#services/site/callable.ts'

/** Calls of administrators. */
export const adminApi = {
  decide: (review: Review) => callFunction(customerCall, revisarOpinion, review),
  mails: () => callFunction(customerCall, listarCorreos, {}),
  resend: (mail: Pick<UnsentMail, 'id' | 'kind'>) => callFunction(customerCall, reenviarCorreo, mail),
  reviews: () => callFunction(customerCall, listarRevisiones, {})
}

export type AdminApi = typeof adminApi

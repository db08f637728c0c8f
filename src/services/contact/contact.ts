import { type ContactRequest, encodeContactRequest, formContacto } from '#contract/calls/form-contacto.ts'

import { type Call, call } from '#services/site/callable.ts'

export type ContactAnswer = { kind: 'sent' } | { kind: 'failed'; code: string; reason?: string | undefined }

export type SendContact = (request: ContactRequest) => Promise<ContactAnswer>

function createContactSender(call: Call): SendContact {
  return async request => {
    const answer = await call(formContacto.name, encodeContactRequest(request))
    if (answer.kind === 'failed') return answer
    const isKept = formContacto.readAnswer(answer.value) !== null
    return isKept ? { kind: 'sent' } : { code: 'internal', kind: 'failed' }
  }
}

export const sendContact = createContactSender(call)

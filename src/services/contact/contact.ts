import { type ContactRequest, formContacto } from '#contract/calls/form-contacto.ts'
import type { Result } from '#domain/data/remote.ts'

import { callFunction } from '#services/site/call-function.ts'
import { call } from '#services/site/callable.ts'

export type SendContact = (request: ContactRequest) => Promise<Result<true>>

export const sendContact: SendContact = request => callFunction(call, formContacto, request)

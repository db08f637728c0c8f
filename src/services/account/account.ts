import {
  accountIn,
  askProfile,
  askSignIn,
  deleteAccountCall,
  ownDataCall,
  registrationCall,
  saveProfileCall,
  signInCall
} from '#contract/calls/account.ts'
import type { Call as Contract } from '#contract/calls/call.ts'
import type { Account } from '#domain/account/account.ts'
import type { Language } from '#domain/text/locale.ts'
import type { Profile } from '#domain/account/profile.ts'

import { type Call, customerCall } from '#services/site/callable.ts'
import { readPage } from '#services/site/page.ts'

interface CallFailure {
  kind: 'failed'
  code: string
  reason?: string | undefined
}

/** What a function answered, read by its contract, or why there is nothing. */
export type Answered<Value> = { kind: 'done'; value: Value } | CallFailure

/** What the functions do for the account of a customer. */
export interface AccountCalls {
  /** Somebody signed in; `anonymousToken` proves who they were before, when that one is left behind. */
  recordSignIn: (anonymousToken: string | null) => Promise<Answered<Account>>
  /** Somebody new came in by telephone. */
  recordRegistration: () => Promise<Answered<unknown>>
  saveProfile: (profile: Profile) => Promise<Answered<Account>>
  ownData: () => Promise<Answered<unknown>>
  /** How many invoices stay. */
  deleteAccount: () => Promise<Answered<{ invoices: number }>>
}

export function createAccountCalls(call: Call, language: () => Language): AccountCalls {
  async function ask<Request, Answer, Value>(
    contract: Contract<Request, Answer>,
    request: Request,
    valueOf: (answer: Answer) => Value
  ): Promise<Answered<Value>> {
    const answer = await call(contract.name, request)
    if (answer.kind === 'failed') return answer
    const read = contract.readAnswer(answer.value)
    return read === null ? { code: 'internal', kind: 'failed' } : { kind: 'done', value: valueOf(read) }
  }
  return {
    deleteAccount: () => ask(deleteAccountCall, {}, ({ facturas }) => ({ invoices: facturas })),
    ownData: () => ask(ownDataCall, {}, data => data),
    recordRegistration: () => ask(registrationCall, {}, answer => answer),
    recordSignIn: anonymousToken => ask(signInCall, askSignIn(anonymousToken, language()), accountIn),
    saveProfile: profile => ask(saveProfileCall, askProfile(profile), accountIn)
  }
}

export const accountCalls = createAccountCalls(customerCall, () => readPage().language)

import {
  deleteAccountCall,
  ownDataCall,
  registrationCall,
  saveProfileCall,
  signInCall
} from '#contract/calls/account.ts'
import type { Account } from '#domain/account/account.ts'
import type { Result } from '#domain/data/remote.ts'
import type { Language } from '#domain/text/locale.ts'
import type { Profile } from '#domain/account/profile.ts'

import { callFunction } from '#services/site/call-function.ts'
import { type Call, customerCall } from '#services/site/callable.ts'
import { readPage } from '#services/site/page.ts'

/** Calls of a customer's account to the functions. */
export interface AccountCalls {
  /** A customer signed in; `anonymousToken` proves who they were before, when that one is left behind. */
  recordSignIn: (anonymousToken: string | null) => Promise<Result<Account>>
  /** A new customer signed in by telephone. */
  recordRegistration: () => Promise<Result<unknown>>
  saveProfile: (profile: Profile) => Promise<Result<Account>>
  ownData: () => Promise<Result<unknown>>
  /** How many invoices stay. */
  deleteAccount: () => Promise<Result<{ invoices: number }>>
}

export function createAccountCalls(call: Call, language: () => Language): AccountCalls {
  return {
    deleteAccount: () => callFunction(call, deleteAccountCall, {}),
    ownData: () => callFunction(call, ownDataCall, {}),
    recordRegistration: () => callFunction(call, registrationCall, {}),
    recordSignIn: anonymousToken => callFunction(call, signInCall, { anonymousToken, language: language() }),
    saveProfile: profile => callFunction(call, saveProfileCall, profile)
  }
}

export const accountCalls = createAccountCalls(customerCall, () => readPage().language)

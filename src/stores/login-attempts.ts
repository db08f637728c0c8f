import type { WritableAtom } from 'nanostores'

import { type LoginNotice, type LoginStep, noticeAfter } from '#domain/login-step.ts'
import type { AccountCalls } from '#services/account.ts'
import type { AuthFailure, AuthOutcome, SignInOutcome } from '#services/auth.ts'

/** What the panel is doing, and what it says. */
export interface LoginState {
  step: LoginStep
  isBusy: boolean
  /** The code of what went wrong, by the sign-in; null when nothing did. */
  failure: string | null
  notice: LoginNotice | null
  /** Where a message with a code went. */
  phone: string | null
}

/** What happened, for whoever says it in a language. */
export type LoginEvent = { kind: 'welcome' } | { kind: 'sms-sent' } | { kind: 'failed'; code: string }

export const loginAtFirst: LoginState = {
  failure: null,
  isBusy: false,
  notice: null,
  phone: null,
  step: 'login'
}

export type RecordingCalls = Pick<AccountCalls, 'recordRegistration' | 'recordSignIn'>

/** One attempt at a time: nothing is sent twice, and what comes after the panel has gone on is not for it any more. */
export function createLoginAttempts($login: WritableAtom<LoginState>, calls: RecordingCalls) {
  const patch = (change: Partial<LoginState>) => $login.set({ ...$login.get(), ...change })
  let attempts = 0

  async function during<Value>(
    action: () => Promise<Value | AuthFailure>
  ): Promise<Value | AuthFailure | null> {
    if ($login.get().isBusy) return null
    attempts += 1
    const own = attempts
    patch({ failure: null, isBusy: true, notice: null })
    try {
      const outcome = await action()
      return own === attempts ? outcome : null
    } finally {
      if (own === attempts) patch({ isBusy: false })
    }
  }

  function fail({ code }: AuthFailure): LoginEvent {
    patch({ failure: code })
    return { code, kind: 'failed' }
  }

  return {
    during,
    /** The record of the account is written by a function; should that fail, the next sign-in makes up for it. */
    enter: async (action: () => Promise<SignInOutcome>, isByPhone = false): Promise<LoginEvent | null> => {
      const outcome = await during(async () => {
        const entered = await action()
        if (entered.kind === 'failed') return entered
        await calls.recordSignIn(entered.anonymousToken)
        if (isByPhone && entered.isNew) await calls.recordRegistration()
        return entered
      })
      if (outcome === null) return null
      if (outcome.kind === 'failed') return fail(outcome)
      $login.set(loginAtFirst)
      return { kind: 'welcome' }
    },
    fail,
    /** Leaves what was going on. */
    leave: () => {
      attempts += 1
    },
    patch,
    /** What went well leads back to the first step with its message. */
    thenLogin: async (
      step: 'registro' | 'resetear',
      action: () => Promise<AuthOutcome>
    ): Promise<boolean> => {
      const outcome = await during(action)
      if (outcome?.kind === 'failed') fail(outcome)
      if (outcome?.kind !== 'done') return false
      $login.set({ ...loginAtFirst, notice: noticeAfter(step) })
      return true
    }
  }
}

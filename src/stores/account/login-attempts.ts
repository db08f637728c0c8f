import type { WritableAtom } from 'nanostores'

import { type LoginNotice, type LoginStep, noticeAfter } from '#domain/account/login-step.ts'
import type { AuthFailure, AuthOutcome, SignInOutcome } from '#services/account/auth.ts'

/** State of the panel, with its messages. */
export interface LoginState {
  step: LoginStep
  isBusy: boolean
  /** The code of what went wrong, by the sign-in; null when nothing did, or when it is said elsewhere. */
  failure: string | null
  /** Values of the first step's fields when it appears. */
  filled: Credentials
  notice: LoginNotice | null
  /** Where a message with a code went. */
  phone: string | null
}

interface Credentials {
  email: string
  password: string
}

const nothingFilled: Credentials = { email: '', password: '' }

/** Event to be announced in the language of the page. */
export type LoginEvent = { kind: 'welcome' } | { kind: 'sms-sent' } | { kind: 'failed'; code: string }

export const initialLogin: LoginState = {
  failure: null,
  filled: nothingFilled,
  isBusy: false,
  notice: null,
  phone: null,
  step: 'login'
}

export type SignedIn = Extract<SignInOutcome, { kind: 'signed-in' }>

/** Work to be done for a visitor who has just signed in, before the welcome: the page may be left at once. */
type Arrive = (entered: SignedIn, isByPhone: boolean) => Promise<void>

/** One attempt at a time: nothing is sent twice, and what comes after the panel has gone on is not for it any more. */
export function createLoginAttempts($login: WritableAtom<LoginState>, arrive: Arrive) {
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

  /** Failures stay in the panel; those of the telephone are said in a snackbar instead (specification, section 8). */
  function fail({ code }: AuthFailure, isByPhone = false): LoginEvent {
    if (!isByPhone) patch({ failure: code })
    return { code, kind: 'failed' }
  }

  return {
    during,
    enter: async (action: () => Promise<SignInOutcome>, isByPhone = false): Promise<LoginEvent | null> => {
      const outcome = await during(async () => {
        const entered = await action()
        if (entered.kind === 'signed-in') await arrive(entered, isByPhone)
        return entered
      })
      if (outcome === null) return null
      if (outcome.kind === 'failed') return fail(outcome, isByPhone)
      $login.set(initialLogin)
      return { kind: 'welcome' }
    },
    fail,
    /** Leaves what was going on. */
    leave: () => {
      attempts += 1
    },
    patch,
    /** Returns to the first step after a success, with its message and the values typed so far. */
    thenLogin: async (
      step: 'registro' | 'resetear',
      filled: Partial<Credentials>,
      action: () => Promise<AuthOutcome>
    ): Promise<boolean> => {
      const outcome = await during(action)
      if (outcome?.kind === 'failed') fail(outcome)
      if (outcome?.kind !== 'done') return false
      $login.set({ ...initialLogin, filled: { ...nothingFilled, ...filled }, notice: noticeAfter(step) })
      return true
    }
  }
}

import { atom } from 'nanostores'

import type { Language } from '#domain/locale.ts'
import type { LoginStep } from '#domain/login-step.ts'
import { accountCalls, type AccountCalls } from '#services/account.ts'
import type { PhoneOutcome } from '#services/auth.ts'

import {
  type Entered,
  createLoginAttempts,
  loginAtFirst,
  type LoginEvent,
  type LoginState
} from './login-attempts.ts'
import { ownExperiences } from './own-experiences.ts'
import { session, type SessionStore } from './session.ts'

interface Services {
  calls: Pick<AccountCalls, 'recordRegistration' | 'recordSignIn'>
  /** What this device holds for an account meets what the account holds. */
  joinAccount: () => Promise<void>
  session: Pick<SessionStore, 'attempt'>
}

const expired = { code: 'auth/code-expired', kind: 'failed' } as const

/** The login panel: its steps, and what somebody may do in them (specification, sections 2 and 4). */
export function createLogin({ calls, joinAccount, session }: Services) {
  const $login = atom<LoginState>(loginAtFirst)
  // The record is written by a function; should that fail, the next sign-in makes up for it.
  async function arrive({ anonymousToken, isNew }: Entered, isByPhone: boolean): Promise<void> {
    await calls.recordSignIn(anonymousToken)
    if (isByPhone && isNew) await calls.recordRegistration()
    await joinAccount()
  }
  const { during, enter, fail, leave, patch, thenLogin } = createLoginAttempts($login, arrive)
  let confirm: Extract<PhoneOutcome, { kind: 'sent' }>['confirm'] | null = null

  return {
    $login,
    confirm: (code: string) => enter(async () => (confirm ? confirm(code) : expired), true),
    createAccount: (email: string, password: string) =>
      thenLogin('registro', () => session.attempt(auth => auth.createAccount(email, password))),
    go: (step: LoginStep) => {
      leave()
      patch({ failure: null, isBusy: false, notice: null, step })
    },
    /** The window of Google may be closed long before that is known: whoever is back may try something else. */
    letGo: () => patch({ isBusy: false }),
    restart: () => {
      leave()
      $login.set(loginAtFirst)
    },
    sendCode: async (phone: string): Promise<LoginEvent | null> => {
      const outcome = await during(() => session.attempt(auth => auth.sendCode(phone)))
      if (outcome === null) return null
      if (outcome.kind === 'failed') return fail(outcome)
      confirm = outcome.confirm
      patch({ phone, step: 'code' })
      return { kind: 'sms-sent' }
    },
    sendReset: (email: string, language: Language) =>
      thenLogin('resetear', () => session.attempt(auth => auth.sendReset(email, language))),
    signIn: (email: string, password: string) =>
      enter(() => session.attempt(auth => auth.signIn(email, password))),
    signInWithGoogle: () => enter(() => session.attempt(auth => auth.signInWithGoogle())),
    startBotCheck: (place: HTMLElement) => session.attempt(auth => auth.startBotCheck(place))
  }
}

export const login = createLogin({
  calls: accountCalls,
  joinAccount: async () => {
    const known = session.$session.get()
    if (known.kind === 'customer') await ownExperiences.sync(known.uid)
  },
  session
})

import { atom } from 'nanostores'

import type { Language } from '#domain/text/locale.ts'
import type { LoginStep } from '#domain/account/login-step.ts'
import { accountCalls, type AccountCalls } from '#services/account/account.ts'
import type { PhoneOutcome } from '#services/account/auth.ts'

import {
  type SignedIn,
  createLoginAttempts,
  initialLogin,
  type LoginEvent,
  type LoginState
} from './login-attempts.ts'
import { ownExperiences } from './own-experiences.ts'
import { session, type SessionStore } from './session.ts'

interface Services {
  calls: Pick<AccountCalls, 'recordRegistration' | 'recordSignIn'>
  /** Merges this device's data with those of the account. */
  joinAccount: () => Promise<void>
  session: Pick<SessionStore, 'attempt'>
}

const expired = { code: 'auth/code-expired', kind: 'failed' } as const

/** The login panel: its steps, and what the visitor may do in them (specification, sections 2 and 4). */
export function createLogin({ calls, joinAccount, session }: Services) {
  const $login = atom<LoginState>(initialLogin)
  // The record is written by a function; should that fail, the next sign-in makes up for it.
  async function arrive({ anonymousToken, isNew }: SignedIn, isByPhone: boolean): Promise<void> {
    await calls.recordSignIn(anonymousToken)
    if (isByPhone && isNew) await calls.recordRegistration()
    await joinAccount()
  }
  const { during, enter, fail, leave, patch, thenLogin } = createLoginAttempts($login, arrive)
  let confirm: Extract<PhoneOutcome, { kind: 'sent' }>['confirm'] | null = null

  async function sendCode(phone: string, botCheckIn: HTMLElement | null = null): Promise<LoginEvent | null> {
    const outcome = await during(async () => {
      if (botCheckIn) await session.attempt(auth => auth.startBotCheck(botCheckIn))
      return session.attempt(auth => auth.sendCode(phone))
    })
    if (outcome === null) return null
    if (outcome.kind === 'failed') return fail(outcome, true)
    confirm = outcome.confirm
    patch({ phone, step: 'code' })
    return { kind: 'sms-sent' }
  }

  return {
    $login,
    /** An earlier failure no longer applies once something else is typed. */
    clearFailure: () => patch({ failure: null }),
    confirm: (code: string) => enter(async () => (confirm ? confirm(code) : expired), true),
    createAccount: (email: string, password: string) =>
      thenLogin('registro', { email, password }, () =>
        session.attempt(auth => auth.createAccount(email, password))
      ),
    go: (step: LoginStep) => {
      leave()
      $login.set({ ...initialLogin, phone: $login.get().phone, step })
    },
    /** The window of Google may be closed long before that is known: a visitor who is back may try something else. */
    letGo: () => patch({ isBusy: false }),
    restart: () => {
      leave()
      $login.set(initialLogin)
    },
    /** Sends another code to the same number, after a bot check of its own in a place of the page. */
    resendCode: (botCheckIn: HTMLElement) => sendCode($login.get().phone ?? '', botCheckIn),
    sendCode: (phone: string) => sendCode(phone),
    sendReset: (email: string, language: Language) =>
      thenLogin('resetear', { email }, () => session.attempt(auth => auth.sendReset(email, language))),
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

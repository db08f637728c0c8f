import { describe, expect, test } from 'vitest'

import type { Auth, SignInOutcome } from '#services/account/auth.ts'
import { createLogin } from '#stores/account/login.ts'
import { anAuth } from '../../../fixtures/auth.ts'

function aLogin(actions: Partial<Auth>) {
  const recorded: unknown[] = []
  const { auth } = anAuth(null, actions)
  const login = createLogin({
    calls: {
      recordRegistration: async () => {
        recorded.push('registration')
        return { kind: 'done', value: null }
      },
      recordSignIn: async anonymousToken => {
        recorded.push(anonymousToken)
        return { code: 'unavailable', kind: 'failed' }
      }
    },
    joinAccount: async () => {
      recorded.push('joined')
    },
    session: { attempt: action => action(auth) }
  })
  return { ...login, recorded }
}

const entered: SignInOutcome = { anonymousToken: 'old', isNew: true, kind: 'signed-in' }

describe('the login panel', () => {
  test('keeps the code of a rejected sign-in', async () => {
    const login = aLogin({ signIn: async () => ({ code: 'auth/wrong-password', kind: 'failed' }) })
    expect(await login.signIn('ana@example.com', 'secreta1')).toMatchObject({ kind: 'failed' })
    expect(login.$login.get()).toMatchObject({ failure: 'auth/wrong-password', isBusy: false, step: 'login' })
    expect(login.recorded).toEqual([])
  })

  test('writes a sign-in down, joins what the device holds, and welcomes even when that fails', async () => {
    const login = aLogin({ signIn: async () => entered })
    expect(await login.signIn('ana@example.com', 'secreta1')).toEqual({ kind: 'welcome' })
    expect(login.recorded).toEqual(['old', 'joined'])
  })

  test.each([
    ['createAccount', 'registro', 'login/cuenta-creada'],
    ['sendReset', 'resetear', 'login/email-enviado']
  ] as const)('after %s is back at its first step with a message', async (action, step, notice) => {
    const login = aLogin({ [action]: async () => ({ kind: 'done' }) })
    login.go(step)
    await (action === 'sendReset'
      ? login.sendReset('a@b.es', 'es')
      : login.createAccount('a@b.es', 'secreta1'))
    const password = action === 'sendReset' ? '' : 'secreta1'
    // Values that were typed already are not asked again.
    expect(login.$login.get()).toMatchObject({ filled: { email: 'a@b.es', password }, notice, step: 'login' })
    login.go('registro')
    expect(login.$login.get()).toMatchObject({ filled: { email: '', password: '' }, notice: null })
  })

  test('forgets what was refused once something else is typed', async () => {
    const login = aLogin({ signIn: async () => ({ code: 'auth/wrong-password', kind: 'failed' }) })
    await login.signIn('ana@example.com', 'secreta1')
    login.clearFailure()
    expect(login.$login.get().failure).toBeNull()
  })

  test('leaves failures of the telephone to the snackbar: nothing is said twice', async () => {
    const refused = { code: 'auth/invalid-verification-code', kind: 'failed' } as const
    const login = aLogin({ sendCode: async () => ({ confirm: async () => refused, kind: 'sent' }) })
    await login.sendCode('+34600000001')
    expect(await login.confirm('000000')).toEqual(refused)
    expect(login.$login.get()).toMatchObject({ failure: null, step: 'code' })
    const unsent = aLogin({ sendCode: async () => refused })
    expect(await unsent.sendCode('+34600000001')).toEqual(refused)
    expect(unsent.$login.get()).toMatchObject({ failure: null, step: 'login' })
  })

  test('sends another code to the same number, behind a bot check of its own', async () => {
    const happened: unknown[] = []
    const login = aLogin({
      sendCode: async phone => {
        happened.push(phone)
        return { confirm: async () => entered, kind: 'sent' }
      },
      startBotCheck: async () => void happened.push('bot check')
    })
    await login.sendCode('+34600000001')
    const place: HTMLElement = Object.create(null)
    expect(await login.resendCode(place)).toEqual({ kind: 'sms-sent' })
    expect(happened).toEqual(['+34600000001', 'bot check', '+34600000001'])
  })

  test('asks for the code of a message, and writes down who is new', async () => {
    const login = aLogin({ sendCode: async () => ({ confirm: async () => entered, kind: 'sent' }) })
    expect(await login.sendCode('+34600000001')).toEqual({ kind: 'sms-sent' })
    expect(login.$login.get()).toMatchObject({ phone: '+34600000001', step: 'code' })
    expect(await login.confirm('123456')).toEqual({ kind: 'welcome' })
    expect(login.recorded).toEqual(['old', 'registration', 'joined'])
  })

  test('a code that nobody asked for has expired', async () => {
    const login = aLogin({})
    expect(await login.confirm('123456')).toEqual({ code: 'auth/code-expired', kind: 'failed' })
  })

  test('sends nothing twice, and forgets what comes after it was left', async () => {
    const { promise, resolve } = Promise.withResolvers<SignInOutcome>()
    let times = 0
    const login = aLogin({
      signIn: () => {
        times += 1
        return promise
      }
    })
    const first = login.signIn('a@b.es', 'secreta1')
    expect(await login.signIn('a@b.es', 'secreta1')).toBeNull()
    login.go('registro')
    resolve({ code: 'auth/wrong-password', kind: 'failed' })
    expect(await first).toBeNull()
    expect(times).toBe(1)
    expect(login.$login.get()).toMatchObject({ failure: null, isBusy: false, step: 'registro' })
  })
})

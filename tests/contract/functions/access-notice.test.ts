import { beforeEach, describe, expect, test } from 'vitest'

import { languages } from '#domain/text/locale.ts'
import { accessNoticeWords } from '#i18n/account/access-notice-words.ts'
import type { TestPerson } from '../../fixtures/accounts.ts'
import { loadCallables, runFunctions } from '../../fixtures/functions.ts'

let count = 0
let uid = ''
let token = ''

const functions = await runFunctions(loadCallables)

/** A customer with a verified address, who has signed in before. */
beforeEach(async () => {
  count += 1
  uid = `ana${count}`
  const person = { email: `${uid}@example.com`, isEmailVerified: true, providers: ['password'], uid }
  token = functions.accounts.tokenOf({ ...person, signedInAt: secondsAgo(-60) })
  await signIn()
})

const secondsAgo = (seconds: number) => Math.floor(Date.now() / 1000) - seconds
const signIn = (data: object = {}) => functions.ask('registrarAcceso', { anonimo: null, ...data }, { token })
const report = (cambio: string, idioma?: string) =>
  functions.ask('avisarCambioAcceso', { cambio, ...(idioma && { idioma }) }, { token })

async function mails() {
  const { docs } = await functions.db.collection('avisos').where('uid', '==', uid).get()
  return docs.map((doc): Record<string, unknown> => doc.data())
}

const changed: [cambio: string, change: string, facts: () => Partial<TestPerson>][] = [
  ['contrasena', 'password', () => ({ validSince: secondsAgo(5) })],
  ['correo', 'email', () => ({ email: `${uid}@example.org` })],
  ['telefono', 'phone', () => ({ phone: '+34600111222' })],
  ['google', 'google', () => ({ providers: ['password', 'google.com'] })]
]

describe.each(changed)('avisarCambioAcceso after a change (%s)', (cambio, change, facts) => {
  test('writes a mail to the verified address, once, however often it is said', async () => {
    expect(await report(cambio)).not.toMatchObject({ result: { avisado: true } })
    functions.accounts.change(uid, facts())
    const answers = [await report(cambio, 'de'), await report(cambio, 'de')]
    expect(answers[0]).toMatchObject({ result: { avisado: true } })
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ cambios: expect.arrayContaining([change]), idioma: 'de', uid })
    expect(Object(mail).to).toContain(`${uid}@example.com`)
    expect(Object(mail).message).toEqual({
      subject: expect.stringContaining('Zugang'),
      text: expect.stringContaining('hola@clavel.example')
    })
  })
})

describe('avisarCambioAcceso', () => {
  test.each(['correo', 'telefono', 'google', 'contrasena'])(
    'writes nothing where nothing has changed (%s)',
    async cambio => {
      expect(await report(cambio)).toMatchObject({ code: 'FAILED_PRECONDITION', reason: 'access-unchanged' })
      expect(await mails()).toEqual([])
    }
  )

  test('writes to the address of before and to the new one', async () => {
    functions.accounts.change(uid, { email: `nueva${uid}@example.com` })
    await report('correo')
    expect(await mails()).toMatchObject([{ to: [`${uid}@example.com`, `nueva${uid}@example.com`] }])
  })

  test('writes to no address that nobody verified, and says so', async () => {
    functions.accounts.change(uid, { isEmailVerified: false })
    await signIn()
    functions.accounts.change(uid, { phone: '+34600111222' })
    expect(await report('telefono')).toMatchObject({ result: { avisado: false } })
    expect(await mails()).toEqual([])
  })

  test('leaves a mail about a new password as it is, with what the extension noted about sending it', async () => {
    functions.accounts.change(uid, { validSince: secondsAgo(5) })
    await report('contrasena')
    const { docs } = await functions.db.collection('avisos').where('uid', '==', uid).get()
    await docs[0]?.ref.update({ delivery: { state: 'SUCCESS' } })
    expect(await report('contrasena')).toMatchObject({ result: { avisado: true } })
    expect(await mails()).toMatchObject([{ delivery: { state: 'SUCCESS' } }])
  })

  test('takes no address, no text and no other change from who calls', async () => {
    functions.accounts.change(uid, { phone: '+34600111222' })
    const asked = { cambio: 'telefono', message: { text: 'x' }, to: 'eva@example.com' }
    await functions.ask('avisarCambioAcceso', asked, { token })
    expect(JSON.stringify(await mails())).not.toContain('eva@example.com')
    for (const wrong of ['', 'sms', 'constructor', null, ['correo']])
      expect(await functions.ask('avisarCambioAcceso', { cambio: wrong }, { token })).toMatchObject({
        code: 'INVALID_ARGUMENT'
      })
  })

  test('is for customers who are known', async () => {
    const anonymous = functions.accounts.tokenOf({ provider: 'anonymous', uid: `anon${count}` })
    const unknown = functions.accounts.tokenOf({ uid: `new${count}` })
    const ask = (whose?: string) =>
      functions.ask('avisarCambioAcceso', { cambio: 'correo' }, whose ? { token: whose } : {})
    expect(await ask()).toMatchObject({ status: 401 })
    expect(await ask(anonymous)).toMatchObject({ status: 401 })
    expect(await ask(unknown)).toMatchObject({ code: 'NOT_FOUND', reason: 'account-unknown' })
  })

  test('is answered ten times in an hour', async () => {
    const statuses = []
    for (let index = 0; index < 11; index += 1) statuses.push((await report('correo')).status)
    expect(statuses).toEqual([...Array(10).fill(400), 429])
  })
})

describe('a change that nobody reported', () => {
  test('is told at the next sign-in, in the language of the page', async () => {
    functions.accounts.change(uid, {
      email: `otra${uid}@example.com`,
      isEmailVerified: false,
      providers: ['google.com']
    })
    await signIn({ idioma: 'fr' })
    expect(await mails()).toMatchObject([
      { cambios: ['password', 'email', 'google'], idioma: 'fr', to: [`${uid}@example.com`] }
    ])
    await signIn({ idioma: 'fr' })
    expect(await mails()).toHaveLength(1)
  })

  test('is none at the first sign-in, nor when all is as it was', async () => {
    await signIn()
    expect(await mails()).toEqual([])
  })
})

test.each(languages)('the mail has a text for each change in %s, with nothing left to fill in', language => {
  const moment = new Date('2026-11-23T22:30:00Z')
  const { subject, text } = accessNoticeWords(language, ['password', 'email', 'phone', 'google'], moment)
  expect(subject).toContain('Clavel')
  expect(text).toMatch(/23:30/)
  expect(subject + text).not.toMatch(/[{}]|undefined/)
  expect(text.split('\n').filter(line => line.includes('Clavel'))).toHaveLength(4)
})

import { beforeEach, describe, expect, test } from 'vitest'

import { loadCallables, runFunctions } from '../../fixtures/functions.ts'

let uid = ''
let count = 0

const functions = await runFunctions(loadCallables)

/** Each test is about somebody of its own. */
beforeEach(() => {
  count += 1
  uid = `ana${count}`
})

const secondsNow = () => Math.floor(Date.now() / 1000)

function aCustomer(facts: object = {}): string {
  return functions.accounts.tokenOf({ email: `${uid}@example.com`, uid, ...facts })
}

function record(id = uid) {
  return functions.db.collection('usuarios').doc(id)
}

const profile = { apellidos: 'Ruiz', emailContacto: '', nombre: 'Ana', telefonoContacto: '+34600000001' }

const callsOfCustomers: [name: string, data: object][] = [
  ['registrarAcceso', { anonimo: null }],
  ['registrarUsuario', {}],
  ['guardarPerfil', profile],
  ['misDatos', {}],
  ['eliminarCuenta', {}],
  ['miCuenta', {}]
]

describe.each(callsOfCustomers)('%s', (name, data) => {
  test('is refused to nobody and to an anonymous visitor', async () => {
    const anonymous = functions.accounts.tokenOf({ provider: 'anonymous', uid })
    const refusal = { code: 'UNAUTHENTICATED', status: 401 }
    expect(await functions.ask(name, data)).toMatchObject(refusal)
    expect(await functions.ask(name, data, { token: anonymous })).toMatchObject(refusal)
    expect(await functions.ask(name, data, { token: 'nonsense' })).toMatchObject(refusal)
    expect((await record().get()).exists).toBe(false)
  })
})

describe.each(callsOfCustomers.filter(([name]) => !['guardarPerfil', 'registrarUsuario'].includes(name)))(
  '%s',
  (name, data) => {
    test.each([
      ['disabled', { isDisabled: true }],
      ['signed out everywhere', { validSince: secondsNow() + 60 }]
    ])('is refused to somebody who was %s after the token was made', async (_what, change) => {
      const token = aCustomer()
      await functions.ask('registrarAcceso', { anonimo: null }, { token })
      functions.accounts.change(uid, change)
      expect(await functions.ask(name, data, { token })).toMatchObject({ code: 'UNAUTHENTICATED' })
      expect((await record().get()).exists).toBe(true)
    })
  }
)

describe('registrarAcceso', () => {
  test('begins the record at the first sign-in, and says when the last one was', async () => {
    const token = aCustomer()
    const first = await functions.ask('registrarAcceso', { anonimo: null }, { token })
    expect(first).toMatchObject({ result: { rol: 'customer' }, status: 200 })
    const { registro, ultimoLogin } = Object((await record().get()).data())
    expect(registro).toBe(ultimoLogin)
    await functions.ask('registrarAcceso', { anonimo: null }, { token })
    const after = Object((await record().get()).data())
    expect(after.registro).toBe(registro)
    expect(Date.parse(after.ultimoLogin)).toBeGreaterThanOrEqual(Date.parse(ultimoLogin))
    expect(after).toMatchObject({ email: `${uid}@example.com`, providerData: ['password'], uid })
  })

  test('takes the role from the claims, never from who asks', async () => {
    const asked = { anonimo: null, rol: 'admin' }
    expect((await functions.ask('registrarAcceso', asked, { token: aCustomer() })).result).toMatchObject({
      rol: 'customer'
    })
    const admin = aCustomer({ claims: { admin: true } })
    expect((await functions.ask('registrarAcceso', asked, { token: admin })).result).toMatchObject({
      rol: 'admin'
    })
  })

  test('keeps what the customer wrote', async () => {
    const token = aCustomer()
    await functions.ask('registrarAcceso', { anonimo: null }, { token })
    await functions.ask('guardarPerfil', profile, { token })
    expect((await functions.ask('registrarAcceso', { anonimo: null }, { token })).result).toMatchObject({
      ...profile,
      emailContacto: null
    })
  })

  test('of two tabs at once begins one record', async () => {
    const token = aCustomer()
    const asked = [1, 2, 3, 4].map(() => functions.ask('registrarAcceso', { anonimo: null }, { token }))
    const answers = await Promise.all(asked)
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect((await functions.db.collection('usuarios').where('uid', '==', uid).get()).size).toBe(1)
  })

  test('hands over what the anonymous visitor left, and forgets the visitor', async () => {
    const anonimo = functions.accounts.tokenOf({ provider: 'anonymous', uid: `nobody${count}` })
    const visit = functions.db.collection('estadisticas').doc(`visit${count}`)
    await visit.set({ provincia: 'malaga', uid: `nobody${count}` })
    const token = aCustomer()
    expect(await functions.ask('registrarAcceso', { anonimo }, { token })).toMatchObject({ status: 200 })
    expect((await visit.get()).data()).toEqual({ provincia: 'malaga', uid })
    expect(functions.accounts.has(`nobody${count}`)).toBe(false)
    // Said again, it is nobody's any more.
    expect(await functions.ask('registrarAcceso', { anonimo }, { token })).toMatchObject({ status: 200 })
  })

  test('takes nothing from another customer whose token somebody has', async () => {
    const other = functions.accounts.tokenOf({ uid: `luis${count}` })
    const visit = functions.db.collection('estadisticas').doc(`visit${count}`)
    await visit.set({ uid: `luis${count}` })
    await functions.ask('registrarAcceso', { anonimo: other }, { token: aCustomer() })
    expect((await visit.get()).data()).toEqual({ uid: `luis${count}` })
    expect(functions.accounts.has(`luis${count}`)).toBe(true)
  })

  test.each([{}, { anonimo: 1 }, { anonimo: 'x'.repeat(9000) }, 'x', null])('refuses %j', async data => {
    expect(await functions.ask('registrarAcceso', data, { token: aCustomer() })).toMatchObject({
      code: 'INVALID_ARGUMENT',
      status: 400
    })
  })
})

describe('registrarUsuario', () => {
  test('writes down once who came in by telephone', async () => {
    const token = aCustomer({ phone: '+34600111222', provider: 'phone' })
    expect((await functions.ask('registrarUsuario', {}, { token })).result).toEqual({ nuevo: true })
    const first = (await functions.db.collection('registros').doc(uid).get()).data()
    expect(first).toMatchObject({ uid })
    expect((await functions.ask('registrarUsuario', {}, { token })).result).toEqual({ nuevo: false })
    expect((await functions.db.collection('registros').doc(uid).get()).data()).toEqual(first)
  })

  test('is not for who came in another way', async () => {
    expect(await functions.ask('registrarUsuario', {}, { token: aCustomer() })).toMatchObject({
      code: 'FAILED_PRECONDITION',
      reason: 'no-phone'
    })
    expect((await functions.db.collection('registros').doc(uid).get()).exists).toBe(false)
  })
})

describe('guardarPerfil', () => {
  test('keeps the names and the contact data, and nothing else that is sent along', async () => {
    const token = aCustomer()
    await functions.ask('registrarAcceso', { anonimo: null }, { token })
    const sent = {
      ...profile,
      apellidos: ' <b>Ruiz</b> ',
      registro: '1999-01-01T00:00:00Z',
      rol: 'admin',
      uid: 'luis'
    }
    const answer = await functions.ask('guardarPerfil', sent, { token })
    expect(answer.result).toMatchObject({ apellidos: '<b>Ruiz</b>', nombre: 'Ana', rol: 'customer' })
    const kept = Object((await record().get()).data())
    expect(kept).toMatchObject({ apellidos: '<b>Ruiz</b>', rol: 'customer', uid })
    expect(kept.registro).not.toBe('1999-01-01T00:00:00Z')
    expect((await record('luis').get()).exists).toBe(false)
  })

  test.each([
    [{ nombre: 'x'.repeat(81) }, undefined],
    [{ emailContacto: 'ana' }, 'email-invalid'],
    [{ telefonoContacto: '600 00 00 01' }, 'phone-invalid'],
    [{ telefonoContacto: '+34'.repeat(9) }, undefined],
    [{ nombre: null }, undefined],
    [{ nombre: { toString: 'Ana' } }, undefined]
  ])('refuses %j and changes nothing', async (wrong, reason) => {
    const token = aCustomer()
    await functions.ask('registrarAcceso', { anonimo: null }, { token })
    const before = (await record().get()).data()
    const answer = await functions.ask('guardarPerfil', { ...profile, ...wrong }, { token })
    expect(answer).toMatchObject({ code: 'INVALID_ARGUMENT', status: 400 })
    expect(answer.reason).toBe(reason)
    expect((await record().get()).data()).toEqual(before)
  })

  test('of somebody whose record is gone does not begin another one', async () => {
    expect(await functions.ask('guardarPerfil', profile, { token: aCustomer() })).toMatchObject({
      code: 'NOT_FOUND',
      reason: 'account-unknown'
    })
    expect((await record().get()).exists).toBe(false)
  })
})

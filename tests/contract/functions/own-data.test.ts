import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { startFunctions, type TestFunctions } from '../../fixtures/functions.ts'

let functions: TestFunctions
let uid = ''
let other = ''
let count = 0

beforeAll(async () => {
  functions = await startFunctions(() => import('#functions/index.ts'))
})

afterAll(() => functions.stop())

const ownPlaces = () => [
  `usuarios/${uid}/compras/c${count}`,
  `usuarios/${uid}/direcciones/d${count}`,
  `usuarios/${uid}/experiencias/e${count}`,
  `usuarios/${uid}/tarjetas/t${count}`,
  `contactos/${uid}`,
  `estadisticas/${uid}`,
  `registros/${uid}`,
  `experiencias/exp/comentarios/${uid}`
]

/** It says nothing of anybody, but leads to an opinion that is gone. */
const review = () => `revisiones/${uid}`

const otherPlaces = () => [
  `usuarios/${other}/compras/c${count}`,
  `contactos/${other}`,
  `experiencias/exp/comentarios/${other}`
]

const invoice = () => `facturas/2026-${count}`

/** Two customers who have left something everywhere. */
beforeEach(async () => {
  count += 1
  uid = `ana${count}`
  other = `luis${count}`
  await functions.db.doc('experiencias/exp').set({ slug: 'exp' })
  const write = (whose: string) => (path: string) => functions.db.doc(path).set({ de: whose, uid: whose })
  await Promise.all([...ownPlaces(), invoice()].map(write(uid)))
  await functions.db.doc(review()).set({ experiencia: 'exp' })
  await Promise.all(otherPlaces().map(write(other)))
  await functions.ask('registrarAcceso', { anonimo: null }, { token: tokenOf(uid) })
  await functions.ask('registrarAcceso', { anonimo: null }, { token: tokenOf(other) })
})

function tokenOf(whose: string, facts: object = {}): string {
  return functions.accounts.tokenOf({ email: `${whose}@example.com`, uid: whose, ...facts })
}

async function areThere(paths: string[]): Promise<boolean[]> {
  const documents = await Promise.all(paths.map(path => functions.db.doc(path).get()))
  return documents.map(({ exists }) => exists)
}

describe('misDatos', () => {
  test('gives all of the own data and nothing of others', async () => {
    const { result } = await functions.ask('misDatos', { uid: other }, { token: tokenOf(uid) })
    expect(result).toMatchObject({
      acceso: { email: `${uid}@example.com`, uid },
      compras: [{ de: uid }],
      contactos: [{ de: uid }],
      direcciones: [{ de: uid }],
      estadisticas: [{ de: uid }],
      experiencias: [{ de: uid }],
      facturas: [{ de: uid }],
      opiniones: [{ de: uid }],
      registros: [{ de: uid }],
      tarjetas: [{ de: uid }],
      usuario: { rol: 'customer' }
    })
    expect(JSON.stringify(result)).not.toContain(other)
  })
})

describe('eliminarCuenta', () => {
  test('deletes the customer and all they left but the invoices, and nobody else', async () => {
    const answer = await functions.ask('eliminarCuenta', { uid: other }, { token: tokenOf(uid) })
    expect(answer.result).toEqual({ facturas: 1 })
    expect(await areThere([...ownPlaces(), review(), `usuarios/${uid}`])).toEqual(Array(10).fill(false))
    expect(await areThere([invoice(), ...otherPlaces(), `usuarios/${other}`])).toEqual(Array(5).fill(true))
    expect([functions.accounts.has(uid), functions.accounts.has(other)]).toEqual([false, true])
  })

  test('leaves no record that another device has begun anew meanwhile', async () => {
    const record = functions.db.doc(`usuarios/${uid}`)
    const begunAnew = Promise.withResolvers<unknown>()
    const stop = record.onSnapshot(({ exists }) => {
      if (exists) return
      stop()
      begunAnew.resolve(record.set({ nombre: 'Ana' }))
    })
    functions.accounts.beforeDeletion(() => begunAnew.promise)
    await functions.ask('eliminarCuenta', {}, { token: tokenOf(uid) })
    expect(await areThere([`usuarios/${uid}`])).toEqual([false])
  })

  test('asks for a fresh proof, and touches nothing without it', async () => {
    const old = tokenOf(uid, { signedInAt: Math.floor(Date.now() / 1000) - 600 })
    expect(await functions.ask('eliminarCuenta', {}, { token: old })).toMatchObject({
      code: 'FAILED_PRECONDITION',
      reason: 'requires-recent-login'
    })
    expect(await areThere(ownPlaces())).toEqual(Array(8).fill(true))
  })

  test('leaves a token that opens nothing any more', async () => {
    const token = tokenOf(uid)
    await functions.ask('eliminarCuenta', {}, { token })
    for (const [name, data] of [
      ['registrarAcceso', { anonimo: null }],
      ['misDatos', {}],
      ['miCuenta', {}],
      ['eliminarCuenta', {}]
    ] as const) {
      expect(await functions.ask(name, data, { token })).toMatchObject({ code: 'UNAUTHENTICATED' })
    }
    expect(await areThere([`usuarios/${uid}`])).toEqual([false])
  })

  test('asked for twice at once ends with nothing left and no fault', async () => {
    const token = tokenOf(uid)
    const answers = await Promise.all([1, 2].map(() => functions.ask('eliminarCuenta', {}, { token })))
    for (const { status } of answers) expect([200, 401]).toContain(status)
    expect(await areThere([...ownPlaces(), `usuarios/${uid}`])).toEqual(Array(9).fill(false))
  })
})

describe('miCuenta', () => {
  test('is read once by who does not want it live', async () => {
    const { result } = await functions.ask('miCuenta', {}, { token: tokenOf(uid) })
    expect(result).toMatchObject({ nombre: null, rol: 'customer' })
  })

  test('is null before there is a record', async () => {
    const { result } = await functions.ask('miCuenta', {}, { token: tokenOf(`new${count}`) })
    expect(result).toBeNull()
  })

  test('comes live: as it is, and again after a change', async () => {
    const token = tokenOf(uid)
    const leaving = new AbortController()
    const parts = functions.listen('miCuenta', {}, { signal: leaving.signal, token })
    expect((await parts.next()).value).toMatchObject({ message: { nombre: null } })
    await functions.db.doc(`usuarios/${uid}`).update({ nombre: 'Ana' })
    expect((await parts.next()).value).toMatchObject({ message: { nombre: 'Ana' } })
    leaving.abort()
  })
})

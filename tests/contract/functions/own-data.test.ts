import { beforeEach, describe, expect, test } from 'vitest'

import { writeOpinionPlaces } from '../../../scripts/customers/opinion-places.ts'
import { loadCallables, runFunctions } from '../../fixtures/functions.ts'

let uid = ''
let other = ''
let count = 0

const functions = await runFunctions(loadCallables)

const ownPlaces = () => [
  `usuarios/${uid}/compras/c${count}`,
  `usuarios/${uid}/direcciones/d${count}`,
  `usuarios/${uid}/experiencias/e${count}`,
  `usuarios/${uid}/tarjetas/t${count}`,
  `avisos/${uid}`,
  `contactos/${uid}`,
  `estadisticas/${uid}`,
  `registros/${uid}`,
  `experiencias/exp/comentarios/${uid}`
]

/** It says nothing of anybody, but leads to an opinion that is gone. */
const review = () => `revisiones/${uid}`

/** Place in their own list where they wrote it. */
const places = () => [`usuarios/${uid}/opiniones/${uid}`, `usuarios/${other}/opiniones/${other}`]

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
  await functions.db.doc('experiencias/exp').set({ nombre: { es: 'Exp' }, slug: 'exp' })
  const write = (whose: string) => (path: string) => functions.db.doc(path).set({ de: whose, uid: whose })
  await Promise.all([...ownPlaces(), invoice()].map(write(uid)))
  await functions.db.doc(review()).set({ experiencia: 'exp' })
  await Promise.all(otherPlaces().map(write(other)))
  for (const place of places())
    await functions.db.doc(place).set({ experiencia: 'exp', fecha: '2026-10-01T10:00:00Z' })
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
      avisos: [{ de: uid }],
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

test('an opinion is among the own data from the moment it is written, and goes with the account', async () => {
  const token = tokenOf(uid)
  const about = { experiencia: 'exp' }
  const opinion = { ...about, idioma: 'es', nombre: 'Ana', opinion: 'Volveremos con los niños.' }
  expect(await functions.ask('guardarOpinion', opinion, { token })).toMatchObject({ status: 200 })
  const ofAna = async () => {
    const { docs } = await functions.db
      .collection('experiencias/exp/comentarios')
      .where('uid', '==', uid)
      .get()
    return docs.map(doc => doc.get('nombre'))
  }
  const { result } = await functions.ask('misDatos', {}, { token })
  expect(Object(result).opiniones).toContainEqual(expect.objectContaining({ opinion: opinion.opinion }))
  expect(await ofAna()).toContain('Ana')
  await functions.ask('eliminarCuenta', {}, { token })
  expect(await ofAna()).toEqual([])
})

test('an opinion that was taken away is in no list any more', async () => {
  const token = tokenOf(uid)
  const opinion = { experiencia: 'exp', idioma: 'es', nombre: 'Ana', opinion: 'Volveremos con los niños.' }
  await functions.ask('guardarOpinion', opinion, { token })
  await functions.ask('borrarOpinion', { experiencia: 'exp' }, { token })
  const { docs } = await functions.db.collection(`usuarios/${uid}/opiniones`).get()
  expect(docs.map(({ id }) => id)).toEqual([uid])
})

describe('an opinion that was written before its author had a list of them', () => {
  const address = () => `experiencias/exp/comentarios/old${count}`

  beforeEach(async () => {
    const old = { fecha: '2025-03-01T10:00:00Z', nombre: 'Ana', opinion: 'De antes de la lista.', uid }
    await functions.db.doc(address()).set(old)
    await functions.db.doc('experiencias/exp/comentarios/editors').set({ nombre: 'Luz', opinion: 'De casa.' })
    await writeOpinionPlaces(functions.db, new Date('2026-11-20T12:00:00Z'))
  })

  test('is among the own data once the lists are written, and goes with the account', async () => {
    const { result } = await functions.ask('misDatos', {}, { token: tokenOf(uid) })
    expect(Object(result).opiniones).toContainEqual(
      expect.objectContaining({ opinion: 'De antes de la lista.' })
    )
    await functions.ask('eliminarCuenta', {}, { token: tokenOf(uid) })
    expect(await areThere([address(), `usuarios/${uid}/opiniones/old${count}`])).toEqual([false, false])
  })

  test('is listed once: written again, nothing changes', async () => {
    const { opinions, written } = await writeOpinionPlaces(functions.db, new Date())
    expect(written).toBe(0)
    expect(opinions).toBeGreaterThan(0)
    const place = await functions.db.doc(`usuarios/${uid}/opiniones/old${count}`).get()
    expect(place.data()).toEqual({ experiencia: 'exp', fecha: '2025-03-01T10:00:00Z' })
  })

  test('of nobody is in no list', async () => {
    const { docs } = await functions.db.collection('usuarios').get()
    const lists = await Promise.all(docs.map(({ ref }) => ref.collection('opiniones').get()))
    expect(lists.flatMap(list => list.docs.map(({ id }) => id))).not.toContain('editors')
  })
})

describe('however many experiences there are', () => {
  test.each(['misDatos', 'eliminarCuenta'])('%s reads what is of the customer, and no more', async name => {
    const batch = functions.db.batch()
    for (let index = 0; index < 200; index += 1)
      batch.set(functions.db.doc(`experiencias/exp${index}`), { slug: `exp${index}` })
    await batch.commit()
    const before = functions.reads()
    expect(await functions.ask(name, {}, { token: tokenOf(uid) })).toMatchObject({ status: 200 })
    // Eight documents, an invoice, the record, how often they called, and the lists: twice for who goes.
    expect(functions.reads() - before).toBeLessThan(45)
  })
})

describe('eliminarCuenta', () => {
  test('deletes the customer and all they left but the invoices, and nobody else', async () => {
    const answer = await functions.ask('eliminarCuenta', { uid: other }, { token: tokenOf(uid) })
    expect(answer.result).toEqual({ facturas: 1 })
    expect(await areThere([...ownPlaces(), review(), `usuarios/${uid}`])).toEqual(Array(11).fill(false))
    expect(await areThere(places())).toEqual([false, true])
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
    expect(await areThere(ownPlaces())).toEqual(Array(9).fill(true))
  })

  test('leaves nothing of what another device wrote when the sign-in was just going', async () => {
    const address = `usuarios/${uid}/direcciones/late`
    functions.accounts.beforeDeletion(() => functions.db.doc(address).set({ de: uid }))
    await functions.ask('eliminarCuenta', {}, { token: tokenOf(uid) })
    expect(await areThere([address, `usuarios/${uid}`])).toEqual([false, false])
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
    expect(await areThere([...ownPlaces(), `usuarios/${uid}`])).toEqual(Array(10).fill(false))
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

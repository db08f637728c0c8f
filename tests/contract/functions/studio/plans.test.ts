import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { startFunctions, type TestFunctions } from '../../../fixtures/functions.ts'

let functions: TestFunctions
let carryOut: () => Promise<void>

beforeAll(async () => {
  functions = await startFunctions(async () => ({
    ...(await import('#studio/document/documents.function.ts')),
    ...(await import('#studio/document/saves.function.ts')),
    ...(await import('#studio/document/deletion.function.ts')),
    ...(await import('#studio/plans/plans.function.ts'))
  }))
  const { carryOutPlans } = await import('#studio/plans/due.function.ts')
  carryOut = () => carryOutPlans(new Date())
})

afterAll(() => functions.stop())

const tokenOf = (uid: string, claims: Record<string, unknown>) =>
  functions.accounts.tokenOf({ claims, email: `${uid}@example.com`, uid })
const editor = () => tokenOf('eva', { editor: true })
const ask = (name: string, data: object, token = editor()) => functions.ask(name, data, { token })

const hourMs = 3_600_000
const inAnHour = () => new Date(Date.now() + hourMs).toISOString()

let counter = 0
let place = { coleccion: 'categorias', id: '' }

/** A document of its own for each test. */
beforeEach(async () => {
  place = { coleccion: 'categorias', id: `programada-${(counter += 1)}` }
  await store({ borrador: true, nombre: { es: 'Rutas' } })
})

const document = () => functions.db.doc(`categorias/${place.id}`)
const plan = () => functions.db.doc(`programados/categorias~${place.id}`)
const store = (fields: object) => document().set(fields)
const isDraft = async () => (await document().get()).get('borrador') === true
const planned = (que: string, cuando = inAnHour()) => ask('estudioProgramar', { ...place, cuando, que })

/** The hour has come. */
async function whenDue(): Promise<void> {
  const past = new Date(Date.now() - 1000).toISOString()
  await plan().update({ cuando: past, vence: past })
  await carryOut()
}

async function recorded(): Promise<string[]> {
  const lines = functions.db.collection('registroEstudio').where('donde', '==', `categorias/${place.id}`)
  const { docs } = await lines.get()
  return docs.map(line => `${line.get('quien')} ${line.get('que')}`).toSorted()
}

const listed = async () => {
  const { result } = await ask('estudioProgramados', { coleccion: 'categorias' })
  return Object.values(Object(result)).find(each => Object(each).id === place.id)
}

describe('a plan', () => {
  test('says what, when and who, is changed by another one, and is cancelled', async () => {
    const cuando = inAnHour()
    const quien = { nombre: 'eva@example.com', uid: 'eva' }
    const expected = { ...place, campos: [], cuando, fallo: null, que: 'publicar', quien }
    expect((await planned('publicar', cuando)).result).toEqual(expected)
    expect(await listed()).toEqual(expected)
    const later = new Date(Date.now() + 2 * hourMs)
    const inSummerTime = `${new Date(later.getTime() + 2 * hourMs).toISOString().slice(0, -1)}+02:00`
    await planned('publicar', inSummerTime)
    expect(await listed()).toMatchObject({ cuando: later.toISOString() })
    const key = { ...place, que: 'publicar' }
    expect((await ask('estudioDesprogramar', key)).result).toBe(true)
    expect(await listed()).toBeUndefined()
    expect((await ask('estudioDesprogramar', key)).result).toBe(true)
    expect(await recorded()).toEqual(['eva desprogramar', 'eva programar-publicar', 'eva programar-publicar'])
  })

  test('is for a moment to come, and for what is not so already', async () => {
    const past = new Date(Date.now() - 1000).toISOString()
    const far = new Date(Date.now() + 3 * 366 * 24 * hourMs).toISOString()
    expect(await planned('publicar', past)).toMatchObject({ reason: 'moment-past' })
    expect(await planned('publicar', far)).toMatchObject({ reason: 'moment-far' })
    expect(await planned('retirar')).toMatchObject({ reason: 'already-so' })
    expect(await planned('mañana')).toMatchObject({ code: 'INVALID_ARGUMENT' })
    expect(await planned('publicar', 'mañana')).toMatchObject({ code: 'INVALID_ARGUMENT' })
    const nowhere = { cuando: inAnHour(), ...place, id: 'nada', que: 'publicar' }
    expect(await ask('estudioProgramar', nowhere)).toMatchObject({ reason: 'document-gone' })
  })

  test('is made and cancelled by who may edit the document, and seen by who may read it', async () => {
    const refused = { code: 'PERMISSION_DENIED', reason: 'role-lacks' }
    await planned('publicar')
    for (const token of [tokenOf('tom', { translator: ['de'] }), tokenOf('leo', { empresa: ['levante'] })]) {
      const request = { ...place, cuando: inAnHour(), que: 'publicar' }
      expect(await ask('estudioProgramar', request, token)).toMatchObject(refused)
      expect(await ask('estudioDesprogramar', { ...place, que: 'publicar' }, token)).toMatchObject(refused)
      expect(await ask('estudioProgramados', { coleccion: 'categorias' }, token)).toMatchObject(refused)
    }
    expect(await listed()).toBeDefined()
  })

  test('goes with its document, and with a change that does the same by hand', async () => {
    await planned('publicar')
    const { result } = await ask('estudioLeer', place)
    const { revision } = Object(result)
    await ask('estudioGuardar', { ...place, campos: {}, quitados: ['borrador'], revision })
    expect((await plan().get()).exists).toBe(false)
    await planned('retirar')
    const { revision: now } = Object((await ask('estudioLeer', place)).result)
    await ask('estudioGuardar', { ...place, campos: { orden: 2 }, quitados: [], revision: now })
    expect((await plan().get()).exists).toBe(true)
    const { revision: last } = Object((await ask('estudioLeer', place)).result)
    await ask('estudioBorrar', { ...place, revision: last })
    expect((await plan().get()).exists).toBe(false)
  })
})

describe('when its moment has come', () => {
  test('a draft goes online and a published document goes off, once, in the name of who said so', async () => {
    await planned('publicar')
    await carryOut()
    expect(await isDraft()).toBe(true)
    await whenDue()
    expect(await isDraft()).toBe(false)
    await carryOut()
    expect(await listed()).toBeUndefined()
    await planned('retirar')
    await whenDue()
    expect(await isDraft()).toBe(true)
    expect(await recorded()).toEqual([
      'eva programar-publicar',
      'eva programar-retirar',
      'eva publicar-programado',
      'eva retirar-programado'
    ])
    const { result } = await ask('estudioVersiones', place)
    expect(result).toMatchObject([{ campos: ['borrador'], quien: { uid: 'eva' } }, {}, {}])
  })

  test('it happens once however often it is run at the same time', async () => {
    await planned('publicar')
    const past = new Date(Date.now() - 1000).toISOString()
    await plan().update({ vence: past })
    await Promise.all([carryOut(), carryOut(), carryOut()])
    expect(await isDraft()).toBe(false)
    expect((await recorded()).filter(line => line.endsWith('publicar-programado'))).toHaveLength(1)
  })

  test('what does not fit the contract stays a draft, names its fields, and is not tried again', async () => {
    await store({ borrador: true })
    await planned('publicar')
    await whenDue()
    expect(await isDraft()).toBe(true)
    expect(await listed()).toMatchObject({ fallo: { campos: ['nombre'], motivo: 'incompleto' } })
    await carryOut()
    expect((await recorded()).filter(line => line === 'eva no-programado')).toHaveLength(1)
    // Mended and planned anew, it goes.
    await store({ borrador: true, nombre: { es: 'Rutas' } })
    await planned('publicar')
    await whenDue()
    expect(await isDraft()).toBe(false)
  })

  test('a role that was taken away since ends what was planned with it', async () => {
    const token = tokenOf('ida', { editor: true })
    await ask('estudioProgramar', { ...place, cuando: inAnHour(), que: 'publicar' }, token)
    tokenOf('ida', {})
    await whenDue()
    expect(await isDraft()).toBe(true)
    expect(await listed()).toMatchObject({ fallo: { campos: [], motivo: 'papel' } })
  })

  test('one that cannot be read, or whose document is gone, does not keep the others', async () => {
    await functions.db.doc('programados/rota').set({ vence: '2020-01-01T00:00:00.000Z' })
    const vence = '2020-01-02T00:00:00.000Z'
    const gone = { coleccion: 'categorias', cuando: vence, documento: 'nada', fallo: null, que: 'publicar' }
    await functions.db.doc('programados/categorias~nada').set({ ...gone, quien: 'eva', vence })
    await planned('publicar')
    await whenDue()
    expect(await isDraft()).toBe(false)
    expect((await functions.db.doc('programados/categorias~nada').get()).exists).toBe(false)
    expect((await functions.db.doc('programados/rota').get()).get('vence')).toBeNull()
  })
})

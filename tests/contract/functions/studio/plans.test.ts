import { describe, expect, test } from 'vitest'

import {
  ask,
  carryOut,
  document,
  hourMs,
  inAnHour,
  listed,
  place,
  planOf,
  recorded,
  tokenOf,
  withPlans,
  whenDue
} from './using-plans.ts'

withPlans({ borrador: true, nombre: { es: 'Rutas' } })

const isDraft = async () => (await document().get()).get('borrador') === true
const planned = (que: string, cuando = inAnHour()) => ask('estudioProgramar', { ...place, cuando, que })

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
    expect((await planOf().get()).exists).toBe(false)
    await planned('retirar')
    const { revision: now } = Object((await ask('estudioLeer', place)).result)
    await ask('estudioGuardar', { ...place, campos: { orden: 2 }, quitados: [], revision: now })
    expect((await planOf().get()).exists).toBe(true)
    const { revision: last } = Object((await ask('estudioLeer', place)).result)
    await ask('estudioBorrar', { ...place, revision: last })
    expect((await planOf().get()).exists).toBe(false)
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
    await planOf().update({ vence: past })
    await Promise.all([carryOut(), carryOut(), carryOut()])
    expect(await isDraft()).toBe(false)
    expect((await recorded()).filter(line => line.endsWith('publicar-programado'))).toHaveLength(1)
  })

  test('what does not fit the contract stays a draft, names its fields, and is not tried again', async () => {
    await document().set({ borrador: true })
    await planned('publicar')
    await whenDue()
    expect(await isDraft()).toBe(true)
    expect(await listed()).toMatchObject({ fallo: { campos: ['nombre'], motivo: 'incompleto' } })
    await carryOut()
    expect((await recorded()).filter(line => line === 'eva no-programado')).toHaveLength(1)
    // Mended and planned anew, it goes.
    await document().set({ borrador: true, nombre: { es: 'Rutas' } })
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
    await document().firestore.doc('programados/rota').set({ vence: '2020-01-01T00:00:00.000Z' })
    const vence = '2020-01-02T00:00:00.000Z'
    const gone = { coleccion: 'categorias', cuando: vence, documento: 'nada', fallo: null, que: 'publicar' }
    await document()
      .firestore.doc('programados/categorias~nada')
      .set({ ...gone, quien: 'eva', vence })
    await planned('publicar')
    await whenDue()
    expect(await isDraft()).toBe(false)
    expect((await document().firestore.doc('programados/categorias~nada').get()).exists).toBe(false)
    expect((await document().firestore.doc('programados/rota').get()).get('vence')).toBeNull()
  })
})

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

withPlans({ nombre: { en: 'Routes', es: 'Rutas' }, orden: 1 })

const plan = () => planOf('cambio~')
const now = async () => (await document().get()).data()
const revision = async () => Object((await ask('estudioLeer', place)).result).revision
const key = () => ({ ...place, que: 'cambiar' })

const planned = async (campos: object, more: object = {}, token?: string) =>
  ask(
    'estudioProgramarCambio',
    {
      ...place,
      campos,
      conservado: null,
      cuando: inAnHour(),
      quitados: [],
      revision: await revision(),
      ...more
    },
    token
  )
const published = async (campos: object) =>
  ask('estudioGuardar', { ...place, campos, quitados: [], revision: await revision() })

describe('a planned change', () => {
  test('says what, when and who, leaves the document as it is, and is read with its values', async () => {
    const cuando = inAnHour()
    const quien = { nombre: 'eva@example.com', uid: 'eva' }
    const expected = { ...place, campos: ['orden'], cuando, fallo: null, que: 'cambiar', quien }
    expect((await planned({ orden: 2 }, { cuando })).result).toEqual({
      programado: expected,
      resultado: 'programado'
    })
    expect(await listed()).toEqual(expected)
    expect(await listed(null)).toEqual(expected)
    expect(await now()).toEqual({ nombre: { en: 'Routes', es: 'Rutas' }, orden: 1 })
    expect((await ask('estudioCambioProgramado', place)).result).toEqual({
      cambio: { antes: { orden: 1 }, campos: { orden: 2 }, quitados: [] }
    })
    expect(await recorded()).toEqual(['eva programar-cambio'])
  })

  test('meets the checks of a publication: role, revision, contract, moment', async () => {
    const past = new Date(Date.now() - 1000).toISOString()
    expect(await planned({ orden: 2 }, { cuando: past })).toMatchObject({ reason: 'moment-past' })
    expect((await planned({ nombre: {} })).result).toMatchObject({
      problemas: [{ campo: 'nombre', impidePublicar: true }],
      resultado: 'incompleto'
    })
    expect(await planned({ orden: 1 })).toMatchObject({ reason: 'nothing-planned' })
    expect(await planned({ borrador: true })).toMatchObject({ reason: 'not-online' })
    const old = await revision()
    await published({ orden: 3 })
    expect((await planned({ orden: 2 }, { revision: old })).result).toMatchObject({
      cambiadoPor: { uid: 'eva' },
      documento: { orden: 3 },
      resultado: 'cambiado'
    })
    await document().update({ borrador: true })
    expect(await planned({ orden: 2 })).toMatchObject({ reason: 'not-online' })
    expect(await planned({ orden: 2 }, { id: 'nada' })).toMatchObject({ reason: 'document-gone' })
    const refused = { code: 'PERMISSION_DENIED', reason: 'role-lacks' }
    for (const token of [tokenOf('tom', { translator: ['de'] }), tokenOf('leo', { empresa: ['levante'] })]) {
      expect(await planned({ orden: 2 }, {}, token)).toMatchObject(refused)
      expect(await ask('estudioCambioProgramado', place, token)).toMatchObject(refused)
      expect(await ask('estudioDesprogramar', key(), token)).toMatchObject(refused)
    }
    expect((await plan().get()).exists).toBe(false)
  })

  test('never takes the place of another one, gets another moment, and is called off', async () => {
    await planned({ orden: 2 })
    expect(await planned({ orden: 5 })).toMatchObject({ reason: 'change-planned' })
    const cuando = new Date(Date.now() + 2 * hourMs).toISOString()
    expect((await ask('estudioProgramar', { ...key(), cuando })).result).toMatchObject({
      campos: ['orden'],
      cuando,
      que: 'cambiar'
    })
    expect((await ask('estudioCambioProgramado', place)).result).toMatchObject({
      cambio: { campos: { orden: 2 } }
    })
    expect((await ask('estudioDesprogramar', key())).result).toBe(true)
    expect(await listed()).toBeUndefined()
    expect(await ask('estudioProgramar', { ...key(), cuando })).toMatchObject({ reason: 'plan-gone' })
    expect((await ask('estudioCambioProgramado', place)).result).toEqual({ cambio: null })
  })

  test('stands beside a withdrawal, and takes what the tab kept along', async () => {
    const sesion = 'de-eva'
    const kept = {
      ...place,
      antes: { orden: 1 },
      campos: { orden: 2 },
      quitados: [],
      revision: await revision(),
      sesion
    }
    await ask('estudioConservar', kept)
    await ask('estudioProgramar', { ...place, cuando: inAnHour(), que: 'retirar' })
    await planned({ orden: 2 }, { conservado: { marca: null, sesion } })
    expect((await ask('estudioConservado', place)).result).toEqual({ cambios: null })
    await ask('estudioDesprogramar', { ...place, que: 'retirar' })
    expect(await listed()).toMatchObject({ que: 'cambiar' })
  })

  test('ends with a publication that does the same, and with its document', async () => {
    await planned({ orden: 2 })
    await published({ nombre: { en: 'Routes', es: 'Rutas y caminos' } })
    expect((await plan().get()).exists).toBe(true)
    await published({ orden: 2 })
    expect((await plan().get()).exists).toBe(false)
    await planned({ orden: 3 })
    await ask('estudioBorrar', { ...place, revision: await revision() })
    expect((await plan().get()).exists).toBe(false)
  })
})

describe('when its moment has come, a planned change', () => {
  test('is published once, in the name of who planned it, as a version of its own', async () => {
    await planned({ orden: 2 })
    await carryOut()
    expect(await now()).toMatchObject({ orden: 1 })
    await whenDue(plan())
    await carryOut()
    expect(await now()).toMatchObject({ orden: 2 })
    expect((await plan().get()).exists).toBe(false)
    expect(await recorded()).toEqual(['eva cambiar-programado', 'eva programar-cambio'])
    expect((await ask('estudioVersiones', place)).result).toMatchObject([
      { campos: ['orden'], quien: { uid: 'eva' } },
      {}
    ])
  })

  test('goes together with what others published meanwhile, also in another language of the same text', async () => {
    await planned({ nombre: { en: 'Trails', es: 'Rutas' } })
    await published({ nombre: { en: 'Routes', es: 'Caminos' }, orden: 7 })
    await whenDue(plan())
    expect(await now()).toMatchObject({ nombre: { en: 'Trails', es: 'Caminos' }, orden: 7 })
  })

  test('waits for its editor where another person changed the same field, and nothing is lost', async () => {
    await planned({ orden: 2 })
    await published({ orden: 9 })
    await whenDue(plan())
    expect(await now()).toMatchObject({ orden: 9 })
    expect(await listed()).toMatchObject({ fallo: { campos: ['orden'], motivo: 'otra-persona' } })
    expect((await ask('estudioCambioProgramado', place)).result).toMatchObject({
      cambio: { campos: { orden: 2 } }
    })
    await carryOut()
    expect((await recorded()).filter(line => line === 'eva no-programado')).toHaveLength(1)
    expect(await ask('estudioProgramar', { ...key(), cuando: inAnHour() })).toMatchObject({
      reason: 'change-unfit'
    })
    // The other change is taken back, so that it fits again.
    await published({ orden: 1 })
    await ask('estudioProgramar', { ...key(), cuando: inAnHour() })
    await whenDue(plan())
    expect(await now()).toMatchObject({ orden: 2 })
  })

  test('waits where the document went offline meanwhile, or would not fit the contract', async () => {
    await planned({ orden: 2 })
    await document().update({ borrador: true })
    await whenDue(plan())
    expect(await listed()).toMatchObject({ fallo: { campos: [], motivo: 'retirado' } })
    await document().set({ nombre: {}, orden: 1 })
    const past = new Date(Date.now() - 1000).toISOString()
    await plan().update({ fallo: null, vence: past })
    await carryOut()
    expect(await listed()).toMatchObject({ fallo: { campos: ['nombre'], motivo: 'incompleto' } })
  })

  test('needs the role of its editor still, and another editor takes it over', async () => {
    await planned({ orden: 2 }, {}, tokenOf('ida', { editor: true }))
    tokenOf('ida', {})
    await whenDue(plan())
    expect(await now()).toMatchObject({ orden: 1 })
    expect(await listed()).toMatchObject({ fallo: { motivo: 'papel' } })
    await ask('estudioProgramar', { ...key(), cuando: inAnHour() })
    await whenDue(plan())
    expect(await now()).toMatchObject({ orden: 2 })
  })
})

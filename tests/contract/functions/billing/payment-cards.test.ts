import { describe, expect, test } from 'vitest'

import { maxCards } from '#domain/billing/payment-card.ts'
import { runFunctions } from '../../../fixtures/functions.ts'

let people = 0

const functions = await runFunctions(() => import('#functions/billing/payment-cards.ts'))

const card = { caducidad: '2040-04', guardar: true, marca: 'visa', terminacion: '4242' }
const id = 'visa-4242-2040-04'

function somebody() {
  people += 1
  const uid = `person-${people}`
  const token = functions.accounts.tokenOf({ uid })
  return {
    documents: functions.db.collection('usuarios').doc(uid).collection('tarjetas'),
    list: () => functions.ask('listarTarjetas', {}, { token }),
    remove: (id: string) => functions.ask('borrarTarjeta', { id }, { token }),
    save: (fields: object = {}) => functions.ask('guardarTarjeta', { ...card, ...fields }, { token })
  }
}

test.each(['listarTarjetas', 'guardarTarjeta', 'borrarTarjeta'])(
  'nobody unknown or anonymous calls %s',
  async name => {
    const anonymous = functions.accounts.tokenOf({ provider: 'anonymous', uid: 'anon' })
    expect(await functions.ask(name, { ...card, id })).toMatchObject({ status: 401 })
    expect(await functions.ask(name, { ...card, id }, { token: anonymous })).toMatchObject({ status: 401 })
  }
)

describe('a card', () => {
  test('is kept once however often it is saved, listed and removed', async () => {
    const ana = somebody()
    await Promise.all([ana.save(), ana.save(), ana.save()])
    expect((await ana.list()).result).toEqual([{ ...card, id }])
    expect(await ana.remove(id)).toMatchObject({ status: 200 })
    expect((await ana.list()).result).toEqual([])
    expect(await ana.remove(id)).toMatchObject({ code: 'NOT_FOUND' })
  })

  test.each([
    { numero: '4242424242424242' },
    { terminacion: '4242424242424242' },
    { cvc: '123' },
    { marca: '<b>' },
    { caducidad: '04/40' },
    { guardar: false },
    { caducidad: '2020-01' }
  ])('with %j is refused, and nothing of it is kept', async fields => {
    const ana = somebody()
    expect(await ana.save(fields)).toMatchObject({ code: 'INVALID_ARGUMENT', status: 400 })
    expect((await ana.documents.get()).size).toBe(0)
  })

  test('of somebody else can neither be seen nor removed', async () => {
    const [ana, eva] = [somebody(), somebody()]
    await ana.save()
    expect((await eva.list()).result).toEqual([])
    expect(await eva.remove(id)).toMatchObject({ code: 'NOT_FOUND' })
    expect((await ana.list()).result).toHaveLength(1)
  })

  test('that somebody broke is left out; one with a number in it is broken', async () => {
    const ana = somebody()
    await ana.documents.doc('broken').set({ ...card, numero: '4242424242424242' })
    expect((await ana.list()).result).toEqual([])
  })

  test('that was only meant for one purchase is not listed', async () => {
    const ana = somebody()
    await ana.documents.doc('once').set({ ...card, guardar: false })
    expect((await ana.list()).result).toEqual([])
  })

  test('beyond what a person needs is one too many, but one that is there may be saved again', async () => {
    const ana = somebody()
    for (let count = 0; count < maxCards; count += 1) {
      const terminacion = String(1000 + count)
      await ana.documents.doc(`visa-${terminacion}-2040-04`).set({ ...card, terminacion })
    }
    expect(await ana.save()).toMatchObject({ code: 'RESOURCE_EXHAUSTED', reason: 'too-many' })
    expect(await ana.save({ terminacion: '1000' })).toMatchObject({ status: 200 })
  })
})

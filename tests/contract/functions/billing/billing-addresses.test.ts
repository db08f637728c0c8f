import { describe, expect, test } from 'vitest'

import { encodeBillingAddress } from '#contract/user-documents/billing-address.ts'
import { maxAddresses } from '#domain/billing/billing-address.ts'
import { runFunctions } from '../../../fixtures/functions.ts'
import { anAddress } from '../../../fixtures/purchases.ts'

let people = 0

const functions = await runFunctions(() => import('#functions/billing/billing-addresses.ts'))

const written = encodeBillingAddress(anAddress())

/** Somebody nobody knows yet, asking. */
function somebody() {
  people += 1
  const uid = `person-${people}`
  const token = functions.accounts.tokenOf({ uid })
  return {
    documents: functions.db.collection('usuarios').doc(uid).collection('direcciones'),
    list: () => functions.ask('listarDirecciones', {}, { token }),
    remove: (id: string) => functions.ask('borrarDireccion', { id }, { token }),
    save: (fields: object = {}, id?: string) =>
      functions.ask('guardarDireccion', { direccion: { ...written, ...fields }, id }, { token })
  }
}

describe('who may', () => {
  test.each(['listarDirecciones', 'guardarDireccion', 'borrarDireccion'])(
    'nobody unknown or anonymous calls %s',
    async name => {
      const data = { direccion: written, id: 'x' }
      const anonymous = functions.accounts.tokenOf({ provider: 'anonymous', uid: 'anon' })
      expect(await functions.ask(name, data)).toMatchObject({ code: 'UNAUTHENTICATED', status: 401 })
      expect(await functions.ask(name, data, { token: anonymous })).toMatchObject({ status: 401 })
    }
  )
})

describe('an address', () => {
  test('is kept, listed, changed and removed', async () => {
    const ana = somebody()
    const { result } = await ana.save({ cif: ' 00.000.000-t ' })
    const { id = '' }: { id?: string } = Object(result)
    expect((await ana.list()).result).toEqual([{ ...written, id }])
    await ana.save({ nombre: 'Ana Ruiz, S. L.', cif: 'B64717838' }, id)
    expect((await ana.list()).result).toMatchObject([{ cif: 'B64717838', id, nombre: 'Ana Ruiz, S. L.' }])
    expect(await ana.remove(id)).toMatchObject({ result: { id }, status: 200 })
    expect((await ana.list()).result).toEqual([])
  })

  test('saved twice is there once', async () => {
    const ana = somebody()
    const [first, second] = [await ana.save(), await ana.save()]
    expect(first).toEqual(second)
    expect((await ana.list()).result).toHaveLength(1)
  })

  test.each([
    ['without a name', { nombre: ' ' }],
    ['with a name too long', { nombre: 'x'.repeat(201) }],
    ['without a country', { pais: 'Atlantis' }],
    ['with a postal code of elsewhere', { codigoPostal: '1234' }],
    ['with a number instead of a text', { municipio: 7 }],
    ['with an emoji, which no invoice is written with', { direccion: 'Calle 1 \u{1F600}' }],
    ['with a whole book', { direccion: 'x'.repeat(15_000) }]
  ])('%s is refused, and nothing is kept', async (_, fields) => {
    const ana = somebody()
    expect(await ana.save(fields)).toMatchObject({ code: 'INVALID_ARGUMENT', status: 400 })
    expect((await ana.documents.get()).size).toBe(0)
  })

  test('is kept without signs that nobody sees', async () => {
    const ana = somebody()
    await ana.save({ direccion: 'Calle\u0000 \u202ELarios\u200B \uD83D1' })
    expect((await ana.list()).result).toMatchObject([{ direccion: 'Calle  Larios 1' }])
  })

  test('with a tax number that its country does not give is refused for that reason', async () => {
    expect(await somebody().save({ cif: '00000000A' })).toMatchObject({
      code: 'INVALID_ARGUMENT',
      reason: 'tax-id-invalid'
    })
  })

  test('a megabyte is refused before it is read', async () => {
    expect(await somebody().save({ direccion: 'x'.repeat(1_000_000) })).toMatchObject({ status: 400 })
  })

  test('html is text', async () => {
    const ana = somebody()
    const nombre = '<img src=x onerror=alert(1)> & "Ana"'
    await ana.save({ nombre })
    expect((await ana.list()).result).toMatchObject([{ nombre }])
  })

  test('of somebody else can neither be seen, changed nor removed', async () => {
    const [ana, eva] = [somebody(), somebody()]
    const { result } = await ana.save()
    const { id = '' }: { id?: string } = Object(result)
    expect((await eva.list()).result).toEqual([])
    expect(await eva.save({ nombre: 'Eva' }, id)).toMatchObject({ code: 'NOT_FOUND', status: 404 })
    expect(await eva.remove(id)).toMatchObject({ code: 'NOT_FOUND', status: 404 })
    expect((await ana.list()).result).toEqual([{ ...written, id }])
  })

  test.each(['../x', 'a/b', '', 7, null])('the id %j removes nothing', async id => {
    const token = functions.accounts.tokenOf({ uid: 'ana' })
    expect(await functions.ask('borrarDireccion', { id }, { token })).toMatchObject({ status: 400 })
  })

  test('removed twice is unknown the second time', async () => {
    const ana = somebody()
    const { result } = await ana.save()
    const { id = '' }: { id?: string } = Object(result)
    await ana.remove(id)
    expect(await ana.remove(id)).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('that somebody broke is left out; the others are still there', async () => {
    const ana = somebody()
    await ana.save()
    await ana.documents.doc('broken').set({ nombre: 7 })
    expect((await ana.list()).result).toHaveLength(1)
  })

  test('beyond what a person needs is one too many', async () => {
    const ana = somebody()
    for (let count = 0; count < maxAddresses; count += 1)
      await ana.documents.doc(`a${count}`).set({ ...written, nombre: `Ana ${count}` })
    expect(await ana.save()).toMatchObject({ code: 'RESOURCE_EXHAUSTED', reason: 'too-many' })
  })
})

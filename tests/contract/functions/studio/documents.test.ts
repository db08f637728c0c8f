import { GeoPoint, Timestamp } from 'firebase-admin/firestore'
import { describe, expect, test } from 'vitest'

import { runFunctions } from '../../../fixtures/functions.ts'

const functions = await runFunctions(async () => ({
  ...(await import('#studio/document/documents.function.ts')),
  ...(await import('#studio/document/saves.function.ts'))
}))

const { tokenWith } = functions.accounts
const asEditor = (name: string, data: unknown) =>
  functions.ask(name, data, { token: tokenWith('eva', { editor: true }) })

let counter = 0

/** A document of its own for each test. */
async function stored(fields: Record<string, unknown>, coleccion = 'experiencias') {
  const id = `prueba-${(counter += 1)}`
  await functions.db.collection(coleccion).doc(id).set(fields)
  const { documento, problemas, revision } = await read({ coleccion, id })
  return { coleccion, documento, id, problemas, revision }
}

async function read({ coleccion, id }: { coleccion: string; id: string }) {
  const { result } = await asEditor('estudioLeer', { coleccion, id })
  const { documento, problemas, revision }: Record<string, never> = Object(result)
  return { documento, problemas, revision }
}

async function kept({ coleccion, id }: { coleccion: string; id: string }) {
  return (await functions.db.collection(coleccion).doc(id).get()).data()
}

const patch = (campos: object, quitados: string[] = []) => ({ campos, quitados })

describe('a document that is read', () => {
  test('loses nothing that JSON has not, also when it is saved', async () => {
    const moment = new Timestamp(1_790_000_000, 123_000_000)
    const place = await stored({
      coordenadas: new GeoPoint(36.7, -3.9),
      ficha: functions.db.doc('empresas/levante'),
      fecha: moment,
      nombre: { es: 'Kayak' }
    })
    expect(place.documento).toMatchObject({
      coordenadas: { geoPointValue: { latitude: 36.7, longitude: -3.9 } },
      fecha: { timestampValue: '2026-09-21T14:13:20.123000000Z' },
      ficha: { referenceValue: 'empresas/levante' }
    })
    const { fecha } = Object(place.documento)
    await asEditor('estudioGuardar', { ...place, ...patch({ fechaFin: fecha }) })
    const saved = await kept(place)
    expect(saved?.['fechaFin']).toEqual(moment)
    expect(saved?.['ficha']).toMatchObject({ path: 'empresas/levante' })
  })

  test('names its problems in the words of the contract, a draft as if it were to be published', async () => {
    const { problemas } = await stored({ borrador: true, vip: 'quizá' })
    expect(problemas).toEqual([
      expect.objectContaining({ campo: 'nombre', impidePublicar: true, problema: 'falta el nombre' }),
      expect.objectContaining({ campo: 'vip', impidePublicar: true, seEspera: 'sí o no (true o false)' })
    ])
  })

  test('that is not there is not found', async () => {
    expect(await asEditor('estudioLeer', { coleccion: 'empresas', id: 'nadie' })).toMatchObject({
      code: 'NOT_FOUND',
      reason: 'document-gone'
    })
  })
})

describe('a document that is saved', () => {
  test('keeps every field that nobody named, those of no schema too', async () => {
    const place = await stored({ antiguo: { a: [1, 2] }, nombre: { es: 'Kayak' }, vip: true })
    const { result } = await asEditor('estudioGuardar', {
      ...place,
      ...patch({ nombre: { es: 'Vela' } }, ['vip'])
    })
    expect(result).toMatchObject({ resultado: 'guardado' })
    expect(await kept(place)).toEqual({
      actualizado: expect.any(String),
      antiguo: { a: [1, 2] },
      nombre: { es: 'Vela' }
    })
    expect(Object(result).revision).toBe((await read(place)).revision)
  })

  test('is not written over what somebody else saved in between', async () => {
    const place = await stored({ nombre: { es: 'Kayak' } })
    const mine = patch({ nombre: { es: 'Mío' } })
    const token = tokenWith('luz', { editor: true })
    await functions.ask('estudioGuardar', { ...place, ...patch({ nombre: { es: 'De Luz' } }) }, { token })
    const { result } = await asEditor('estudioGuardar', { ...place, ...mine })
    expect(result).toMatchObject({
      cambiadoPor: { nombre: 'luz@example.com', uid: 'luz' },
      documento: { nombre: { es: 'De Luz' } },
      resultado: 'cambiado'
    })
    expect(await kept(place)).toMatchObject({ nombre: { es: 'De Luz' } })
    const again = await asEditor('estudioGuardar', { ...place, ...mine, revision: Object(result).revision })
    expect(again.result).toMatchObject({ resultado: 'guardado' })
  })

  test('by two at the same time is saved once', async () => {
    const place = await stored({ nombre: { es: 'Kayak' } })
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd'].map(es => asEditor('estudioGuardar', { ...place, ...patch({ nombre: { es } }) }))
    )
    const outcomes = answers.map(({ result }) => String(Object(result).resultado))
    expect(outcomes.toSorted()).toEqual(['cambiado', 'cambiado', 'cambiado', 'guardado'])
    expect((await asEditor('estudioVersiones', place)).result).toHaveLength(2)
  })

  test('is new without a revision, and never in the place of another', async () => {
    const fields = { borrador: true, nombre: { es: 'Nueva' } }
    const place = { coleccion: 'experiencias', id: 'nueva', revision: null }
    const answer = await asEditor('estudioGuardar', { ...place, ...patch(fields) })
    expect(answer.result).toMatchObject({ resultado: 'guardado' })
    expect(await asEditor('estudioGuardar', { ...place, ...patch(fields) })).toMatchObject({
      code: 'ALREADY_EXISTS',
      reason: 'document-exists'
    })
  })

  test('is refused with a lowest price that is none', async () => {
    const place = await stored({ nombre: { es: 'Kayak' }, provincias: ['29'], reservaTipo: 'mostrar-aviso' })
    expect(
      (await asEditor('estudioGuardar', { ...place, ...patch({ precioDesde: -5 }) })).result
    ).toMatchObject({
      problemas: [{ campo: 'precioDesde', impidePublicar: true }],
      resultado: 'incompleto'
    })
  })

  test('may be incomplete as a draft, and not where everybody sees it', async () => {
    const place = await stored({ borrador: true, nombre: { es: 'Kayak' } })
    const draft = await asEditor('estudioGuardar', { ...place, ...patch({ vip: 'quizá' }) })
    expect(draft.result).toMatchObject({ problemas: [{ campo: 'vip' }], resultado: 'guardado' })
    const publishing = { ...place, ...patch({}, ['borrador']), revision: Object(draft.result).revision }
    expect((await asEditor('estudioGuardar', publishing)).result).toEqual({
      problemas: [expect.objectContaining({ campo: 'vip', impidePublicar: true })],
      resultado: 'incompleto'
    })
    expect(await kept(place)).toMatchObject({ borrador: true })
  })

  test('learns who has a slug before it is saved; of its own there is nothing to say', async () => {
    const { coleccion, id } = await stored({ nombre: { es: 'Una' }, slug: 'de-una' })
    const ask = (asker: string) => asEditor('estudioSlug', { coleccion, id: asker, slug: 'de-una' })
    expect((await ask('otra')).result).toMatchObject([
      { campo: 'slug', problema: expect.stringContaining(`«${id}»`), valor: '"de-una"' }
    ])
    expect((await ask(id)).result).toEqual([])
  })

  test('is told of a company that is not there', async () => {
    await functions.db.doc('empresas/vela-y-mar').set({ nombre: 'Vela y mar' })
    const known = await stored({ empresa: 'vela-y-mar', nombre: { es: 'Una' } })
    expect(known.problemas).toEqual([])
    const { result } = await asEditor('estudioGuardar', { ...known, ...patch({ empresa: 'nadie' }) })
    expect(result).toMatchObject({
      problemas: [
        { campo: 'empresa', problema: expect.stringContaining('ninguna empresa'), valor: '"nadie"' }
      ],
      resultado: 'incompleto'
    })
  })

  test.each([
    { provincias: ['99'] },
    { duracionMinutos: 'hora y media' },
    { coordenadas: { latitude: 200, longitude: 3 } }
  ])('is not made worse where everybody sees it, and a draft may be: %j', async fields => {
    const place = await stored({ nombre: { es: 'Una' } })
    const { result } = await asEditor('estudioGuardar', { ...place, ...patch(fields) })
    expect(result).toMatchObject({ problemas: [{ impidePublicar: true }], resultado: 'incompleto' })
    const draft = await stored({ borrador: true, nombre: { es: 'Una' } })
    expect(await asEditor('estudioGuardar', { ...draft, ...patch(fields) })).toMatchObject({
      result: { problemas: [{ impidePublicar: false }], resultado: 'guardado' }
    })
  })

  test('keeps a problem that it had, and its other fields can be changed', async () => {
    const place = await stored({ nombre: { es: 'Una' }, provincias: ['99'] })
    expect(await asEditor('estudioGuardar', { ...place, ...patch({ vip: true }) })).toMatchObject({
      result: { resultado: 'guardado' }
    })
  })

  test.each(['id', 'inventado'])('takes no field that the site does not know: %s', async name => {
    const place = await stored({ [name]: 'de antes', nombre: { es: 'Una' } })
    expect(await asEditor('estudioGuardar', { ...place, ...patch({ [name]: 'otro' }) })).toMatchObject({
      code: 'INVALID_ARGUMENT',
      reason: 'field-unknown'
    })
    expect(await asEditor('estudioGuardar', { ...place, ...patch({}, [name]) })).toMatchObject({
      result: { resultado: 'guardado' }
    })
  })

  test('is told of another one with its slug, and keeps only html that is safe', async () => {
    const first = await stored({ nombre: { es: 'Una' }, slug: 'mismo' })
    const place = await stored({ nombre: { es: 'Dos' } })
    const unsafe = '<p onclick="x()">Sí<script>x()</script></p>'
    const fields = {
      descripcion: { es: unsafe, it: unsafe, otros: [unsafe, '<p> &nbsp; </p>'] },
      slug: 'mismo'
    }
    const { result } = await asEditor('estudioGuardar', { ...place, ...patch(fields) })
    expect(Object(result).problemas).toEqual([
      expect.objectContaining({
        campo: 'slug',
        impidePublicar: false,
        problema: expect.stringContaining(`«${first.id}»`)
      })
    ])
    const safe = '<p>Sí</p>'
    expect(await kept(place)).toMatchObject({ descripcion: { es: safe, it: safe, otros: [safe, null] } })
  })

  test('without a change is no version', async () => {
    const place = await stored({ nombre: { es: 'Kayak' } })
    const { result } = await asEditor('estudioGuardar', { ...place, ...patch({ nombre: { es: 'Kayak' } }) })
    expect(result).toMatchObject({ resultado: 'guardado', revision: place.revision })
    expect((await asEditor('estudioVersiones', place)).result).toEqual([])
  })

  test.each([
    ['a collection of no studio', { coleccion: 'usuarios' }],
    ['an id that is a path', { id: 'a/b' }],
    ['no fields', { campos: null }],
    ['a revision that is none', { revision: 'ayer' }],
    ['a field that Firestore keeps for itself', { campos: { __name__: 'x' } }],
    ['a list within a list', { campos: { lista: [[1]] } }],
    ['a moment that is none', { campos: { fecha: { timestampValue: '2026-13-45T00:00:00Z' } } }],
    ['a point beyond the pole', { campos: { p: { geoPointValue: { latitude: 91, longitude: 0 } } } }],
    ['a reference to nothing', { campos: { r: { referenceValue: 'empresas' } } }],
    ['fifty steps down', { campos: { a: JSON.parse('{"a":'.repeat(50) + '1' + '}'.repeat(50)) } }],
    ['more than a document holds', { campos: { nombre: 'x'.repeat(900_000) } }],
    [
      'a configuration that the site does not know',
      { coleccion: 'configuracion', id: 'otra', revision: null }
    ]
  ])('is refused with %s', async (_, wrong) => {
    const place = await stored({ nombre: { es: 'Kayak' } })
    const token = tokenWith('ada', { admin: true })
    const answer = await functions.ask('estudioGuardar', { ...place, ...patch({}), ...wrong }, { token })
    expect(answer).toMatchObject({ code: 'INVALID_ARGUMENT', status: 400 })
  })

  test('has nothing in it that nobody sees', async () => {
    const place = await stored({ nombre: { es: 'Kayak' } })
    await asEditor('estudioGuardar', { ...place, ...patch({ nombre: { es: 'Ka\u202Eyak\u0007' } }) })
    expect(await kept(place)).toMatchObject({ nombre: { es: 'Kayak ' } })
  })
})

describe('the history of a document', () => {
  test('says who left which fields, and brings back what was there before the studio', async () => {
    const place = await stored({ antiguo: 1, nombre: { es: 'Kayak' } })
    await asEditor('estudioGuardar', { ...place, ...patch({ nombre: { es: 'Vela' } }, ['antiguo']) })
    const { result } = await asEditor('estudioVersiones', place)
    const versions: { version: string }[] = Object(result)
    expect(versions).toEqual([
      {
        campos: ['actualizado', 'antiguo', 'nombre'],
        fecha: expect.any(String),
        quien: { nombre: 'eva@example.com', uid: 'eva' },
        restaurada: null,
        version: '000002'
      },
      { campos: [], fecha: expect.any(String), quien: null, restaurada: null, version: '000001' }
    ])
    const before = await asEditor('estudioVersion', { ...place, version: '000001' })
    expect(before.result).toEqual({ documento: { antiguo: 1, nombre: { es: 'Kayak' } } })
    const { revision } = await read(place)
    const restored = await asEditor('estudioRestaurar', { ...place, revision, version: '000001' })
    expect(restored.result).toMatchObject({ resultado: 'guardado' })
    expect(await kept(place)).toMatchObject({ antiguo: 1, nombre: { es: 'Kayak' } })
    expect((await asEditor('estudioVersiones', place)).result).toMatchObject([
      { restaurada: '000001', version: '000003' },
      {},
      {}
    ])
  })

  test('knows what somebody wrote elsewhere in between', async () => {
    const place = await stored({ nombre: { es: 'Uno' } })
    await asEditor('estudioGuardar', { ...place, ...patch({ nombre: { es: 'Dos' } }) })
    await functions.db
      .collection(place.coleccion)
      .doc(place.id)
      .update({ nombre: { es: 'Tres' } })
    await asEditor('estudioGuardar', {
      ...place,
      ...(await read(place)),
      ...patch({ nombre: { es: 'Cuatro' } })
    })
    const { result } = await asEditor('estudioVersiones', place)
    expect(Object(result).map(({ quien }: { quien: unknown }) => quien !== null)).toEqual([
      true,
      false,
      true,
      false
    ])
    const elsewhere = await asEditor('estudioVersion', { ...place, version: '000003' })
    expect(elsewhere.result).toMatchObject({ documento: { nombre: { es: 'Tres' } } })
  })

  test('has no version that nobody wrote', async () => {
    const place = await stored({ nombre: { es: 'Uno' } })
    expect(await asEditor('estudioVersion', { ...place, version: '000009' })).toMatchObject({
      code: 'NOT_FOUND',
      reason: 'version-gone'
    })
  })

  test('is written down for administrators', async () => {
    const place = await stored({ nombre: { es: 'Uno' } })
    await asEditor('estudioGuardar', { ...place, ...patch({ nombre: { es: 'Dos' } }) })
    const donde = `experiencias/${place.id}`
    const { docs } = await functions.db.collection('registroEstudio').where('donde', '==', donde).get()
    expect(docs.map(doc => doc.data())).toEqual([
      expect.objectContaining({ campos: ['actualizado', 'nombre'], que: 'guardar', quien: 'eva' })
    ])
  })
})

describe('a list', () => {
  test('goes through a collection page by page, and says what matters of each document', async () => {
    const batch = functions.db.batch()
    for (let n = 0; n < 501; n += 1) {
      batch.set(functions.db.doc(`categorias/c${String(n).padStart(3, '0')}`), {
        nombre: { es: `Número ${n}` }
      })
    }
    await batch.commit()
    const first: { documentos: object[]; siguiente: string } = Object(
      (await asEditor('estudioListar', { coleccion: 'categorias', despues: null })).result
    )
    expect([first.documentos.length, first.siguiente]).toEqual([500, 'c499'])
    expect(first.documentos[0]).toEqual({
      cambiado: expect.any(String),
      cambiadoPor: null,
      empresa: null,
      estado: 'publicado',
      id: 'c000',
      idiomasQueFaltan: ['en', 'de', 'fr', 'pt'],
      primerProblema: null,
      salida: null,
      problemas: 0,
      provincias: [],
      slug: null,
      titulo: 'Número 0'
    })
    const second = await asEditor('estudioListar', { coleccion: 'categorias', despues: first.siguiente })
    expect(second.result).toMatchObject({ documentos: [{ id: 'c500' }], siguiente: null })
  })

  test('names the last one who saved, until it is written elsewhere', async () => {
    const place = await stored({ borrador: true, nombre: { es: 'Uno' } }, 'empresas')
    const listed = async () => {
      const { result } = await asEditor('estudioListar', { coleccion: 'empresas' })
      return Object(result).documentos.find(({ id }: { id: string }) => id === place.id)
    }
    await asEditor('estudioGuardar', { ...place, ...patch({ nombre: 'Dos' }) })
    expect(await listed()).toMatchObject({ cambiadoPor: { uid: 'eva' }, estado: 'borrador', titulo: 'Dos' })
    await functions.db.collection('empresas').doc(place.id).update({ nombre: 'Tres' })
    expect(await listed()).toMatchObject({ cambiadoPor: null, titulo: 'Tres' })
  })
})

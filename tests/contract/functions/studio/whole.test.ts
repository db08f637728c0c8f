import { expect, test } from 'vitest'

import { runFunctions } from '../../../fixtures/functions.ts'

const functions = await runFunctions(async () => ({
  ...(await import('#studio/document/documents.function.ts')),
  ...(await import('#studio/document/saves.function.ts')),
  ...(await import('#studio/document/deletion.function.ts')),
  ...(await import('#studio/bulk/whole.function.ts'))
}))
const { db } = functions
await db.doc('empresas/levante').set({ nombre: 'Levante' })
await db.doc('experiencias/kayak').set({ categorias: ['agua'], empresa: 'levante', nombre: { es: 'Kayak' } })
await db.doc('experiencias/vela').set({ metas: ['kayak'], nombre: { es: 'Vela' } })
await db.doc('comentarios/uno').set({ experiencia: 'kayak', texto: 'Bien' })

const { tokenWith } = functions.accounts
const editor = () => tokenWith('eva', { editor: true })
const ask = (name: string, data: object, token = editor()) => functions.ask(name, data, { token })

async function revisionOf(place: object): Promise<unknown> {
  return Object((await ask('estudioLeer', place)).result).revision
}

test('a collection is read whole, page by page, each document once', async () => {
  const batch = functions.db.batch()
  for (let number = 0; number < 130; number += 1)
    batch.set(functions.db.doc(`preguntas/p-${String(number).padStart(3, '0')}`), {
      pregunta: { es: '¿Sí?' }
    })
  await batch.commit()
  const first = Object((await ask('estudioExportar', { coleccion: 'preguntas' })).result)
  expect(first.documentos).toHaveLength(100)
  const { siguiente: despues } = first
  const second = Object((await ask('estudioExportar', { coleccion: 'preguntas', despues })).result)
  expect(second).toMatchObject({ documentos: { length: 30 }, siguiente: null })
  expect(second.documentos[0]).toEqual({
    documento: { pregunta: { es: '¿Sí?' } },
    id: 'p-100',
    revision: await revisionOf({ coleccion: 'preguntas', id: 'p-100' })
  })
})

test('what refers to a document is named: in a field, in a list, and by visitors', async () => {
  const names = async (coleccion: string, id: string) => {
    const { result } = await ask('estudioEnlaces', { coleccion, id })
    return Object.values(Object(result)).map(found => `${Object(found).coleccion}/${Object(found).id}`)
  }
  expect(await names('empresas', 'levante')).toEqual(['experiencias/kayak'])
  expect((await names('experiencias', 'kayak')).toSorted()).toEqual(['comentarios/uno', 'experiencias/vela'])
  expect(await names('categorias', 'agua')).toEqual(['experiencias/kayak'])
  expect(await names('empresas', 'nadie')).toEqual([])
})

test('a document is deleted with its last version kept, and comes back', async () => {
  const place = { coleccion: 'empresas', id: 'efimera' }
  await functions.db.doc('empresas/efimera').set({ nombre: 'Efímera' })
  const revision = await revisionOf(place)
  expect((await ask('estudioBorrar', { ...place, revision })).result).toEqual({ resultado: 'borrado' })
  expect((await functions.db.doc('empresas/efimera').get()).exists).toBe(false)
  const { result } = await ask('estudioVersiones', place)
  const [{ version }] = Object(result)
  expect((await ask('estudioVersion', { ...place, version })).result).toEqual({
    documento: { nombre: 'Efímera' }
  })
  const back = { ...place, campos: { nombre: 'Efímera' }, quitados: [], revision: null }
  expect((await ask('estudioGuardar', back)).result).toMatchObject({ resultado: 'guardado' })
  const lines = await functions.db
    .collection('registroEstudio')
    .where('donde', '==', 'empresas/efimera')
    .get()
  expect(lines.docs.map(line => String(line.get('que'))).toSorted()).toEqual(['borrar', 'crear'])
  // A deleted document is called by its name in the record: nobody could look it up any more.
  expect(lines.docs.map(line => line.get('titulo'))).toContain('Efímera')
})

test('what somebody changed since is not deleted', async () => {
  const place = { coleccion: 'experiencias', id: 'vela' }
  const revision = await revisionOf(place)
  await functions.db.doc('experiencias/vela').update({ vip: true })
  expect((await ask('estudioBorrar', { ...place, revision })).result).toEqual({ resultado: 'cambiado' })
  expect((await functions.db.doc('experiencias/vela').get()).exists).toBe(true)
})

test('nobody without the role deletes, reads whole collections or learns what refers to what', async () => {
  const refused = { code: 'PERMISSION_DENIED', reason: 'role-lacks' }
  const kayak = { coleccion: 'experiencias', id: 'kayak' }
  const revision = await revisionOf(kayak)
  const translator = tokenWith('tom', { translator: ['de'] })
  const company = tokenWith('leo', { empresa: ['levante'] })
  for (const token of [translator, company])
    expect(await ask('estudioBorrar', { ...kayak, revision }, token)).toMatchObject(refused)
  expect(await ask('estudioEnlaces', kayak, company)).toMatchObject(refused)
  expect(await ask('estudioExportar', { coleccion: 'experiencias' }, company)).toMatchObject(refused)
  expect(await ask('estudioExportar', { coleccion: 'partners' }, translator)).toMatchObject(refused)
  const configuration = { coleccion: 'configuracion', id: 'catalogo' }
  expect(await ask('estudioBorrar', { ...configuration, revision })).toMatchObject(refused)
  const nowhere = { coleccion: 'empresas', id: 'nada', revision }
  expect(await ask('estudioBorrar', nowhere)).toMatchObject({ code: 'NOT_FOUND', reason: 'document-gone' })
})

import { setTimeout as pass } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'

import { runFunctions } from '../../../fixtures/functions.ts'

const functions = await runFunctions(async () => ({
  ...(await import('#studio/document/documents.function.ts')),
  ...(await import('#studio/document/saves.function.ts')),
  ...(await import('#studio/document/deletion.function.ts')),
  ...(await import('#studio/record/record.function.ts')),
  ...(await import('#studio/restore/past.function.ts'))
}))
const { tokenWith } = functions.accounts
const ask = (name: string, data: object) =>
  functions.ask(name, data, { token: tokenWith('ada', { admin: true }) })
const answer = async (name: string, data: object) => Object((await ask(name, data)).result)

const revisionOf = async (place: object) => (await answer('estudioLeer', place)).revision
const save = async (place: object, campos: object, revision: unknown = null) => {
  const saved = await answer('estudioGuardar', { ...place, campos, quitados: [], revision })
  expect(saved).toMatchObject({ resultado: 'guardado' })
}
const remove = async (place: object) =>
  answer('estudioBorrar', { ...place, revision: await revisionOf(place) })
const write = async (id: string, campos: object) => functions.db.doc(`categorias/${id}`).set(campos)

/** A moment that nothing else happened in. */
async function aMoment(): Promise<string> {
  await pass(5)
  const moment = new Date().toISOString()
  await pass(5)
  return moment
}

async function pastOf(momento: string, coleccion = 'categorias') {
  const lines: Record<string, unknown>[] = []
  let despues: unknown = null
  let documents = 0
  do {
    const page = await answer('estudioMomento', { coleccion, despues, momento })
    lines.push(...page.lineas)
    documents += page.documentos
    despues = page.siguiente
  } while (despues !== null)
  return { documents, of: (id: string) => lines.find(line => line['id'] === id) ?? null }
}

const category = (id: string) => ({ coleccion: 'categorias', id })
const named = (es: string) => ({ nombre: { es } })

describe('a moment', () => {
  test('says what each document was, and what going back would do', async () => {
    await save(category('agua'), named('Agua'))
    await save(category('borrada'), named('Borrada'))
    await save(category('igual'), named('Igual'))
    await write('de-fuera', named('De fuera'))
    const moment = await aMoment()
    await save(category('agua'), named('Agua viva'), await revisionOf(category('agua')))
    await save(category('nueva'), named('Nueva'))
    await save(category('esbozo'), { ...named('Esbozo'), borrador: true })
    await remove(category('borrada'))
    await write('de-fuera', named('De fuera, cambiada'))

    const { of } = await pastOf(moment)
    expect(of('agua')).toMatchObject({
      ahora: '000002',
      campos: ['nombre'],
      que: 'cambia',
      revision: await revisionOf(category('agua')),
      titulo: 'Agua viva',
      version: '000001'
    })
    expect(of('borrada')).toMatchObject({ que: 'vuelve', revision: null, titulo: 'Borrada' })
    expect(of('nueva')).toMatchObject({ que: 'posterior', seVe: true, seVera: false, version: null })
    expect(of('de-fuera')).toMatchObject({ que: 'sin-historial', version: null })
    expect(of('igual')).toBeNull()
    expect(of('esbozo')).toBeNull()
  })

  test('before a document was deleted has it; after that it has not, also when it was made again', async () => {
    const place = category('va-y-viene')
    await save(place, named('Va'))
    const before = await aMoment()
    await remove(place)
    const between = await aMoment()
    await save(place, named('Viene'))
    expect((await pastOf(before)).of(place.id)).toMatchObject({ que: 'cambia', version: '000001' })
    expect((await pastOf(between)).of(place.id)).toMatchObject({ que: 'posterior' })
    expect((await pastOf(await aMoment())).of(place.id)).toBeNull()
  })

  test('asks of many that were changed page by page, and none is missing', async () => {
    const ids = Array.from({ length: 120 }, (_, index) => `muchas-${String(index).padStart(3, '0')}`)
    const moment = await aMoment()
    await Promise.all(ids.map(id => write(id, named(id))))
    const pages: string[][] = []
    let despues: unknown = null
    do {
      const page = await answer('estudioMomento', { coleccion: 'categorias', despues, momento: moment })
      pages.push(page.lineas.map(({ id }: { id: string }) => id))
      despues = page.siguiente
    } while (despues !== null)
    expect(Math.max(...pages.map(({ length }) => length))).toBeLessThanOrEqual(50)
    expect(pages.flat().filter(id => id.startsWith('muchas-'))).toEqual(ids)
  })

  test('names what could not be published today', async () => {
    const place = category('rota')
    await write('rota', { vip: true })
    await save(place, { ...named('Entera'), borrador: true }, await revisionOf(place))
    const { docs } = await functions.db.collection('historial/categorias~rota/versiones').get()
    const moment = String(docs[0]?.get('fecha'))
    expect((await pastOf(moment)).of('rota')).toMatchObject({
      problemas: [expect.objectContaining({ problema: 'falta el nombre' })],
      que: 'no-cabe'
    })
  })

  test('that is still to come is refused', async () => {
    const momento = new Date(Date.now() + 60_000).toISOString()
    for (const [name, data] of [
      ['estudioMomento', { coleccion: 'categorias', momento }],
      ['estudioVolver', { cuantos: 1, momento }]
    ] as const)
      expect(await ask(name, data)).toMatchObject({ code: 'FAILED_PRECONDITION', reason: 'moment-ahead' })
  })
})

describe('going back', () => {
  test('brings a deleted document back by its version, and undoing takes it away again', async () => {
    const place = category('vuelta')
    await save(place, named('Vuelta'))
    const moment = await aMoment()
    await remove(place)
    const line = Object((await pastOf(moment)).of('vuelta'))
    const { version } = line
    const back = await answer('estudioRestaurar', { ...place, revision: null, version })
    expect(back).toMatchObject({ resultado: 'guardado' })
    expect((await answer('estudioLeer', place)).documento).toMatchObject(named('Vuelta'))
    expect((await pastOf(moment)).of('vuelta')).toBeNull()
    expect(await ask('estudioRestaurar', { ...place, revision: null, version })).toMatchObject({
      code: 'ALREADY_EXISTS',
      reason: 'document-exists'
    })
  })

  test('names the version that holds what there is now, also what came from outside', async () => {
    const place = category('mezcla')
    await save(place, named('Uno'))
    const moment = await aMoment()
    await write('mezcla', named('De fuera'))
    const line = Object((await pastOf(moment)).of('mezcla'))
    expect(line).toMatchObject({ ahora: '000002', version: '000001' })
    const restored = await answer('estudioRestaurar', {
      ...place,
      revision: line.revision,
      version: line.version
    })
    expect((await answer('estudioLeer', place)).documento).toMatchObject(named('Uno'))
    await answer('estudioRestaurar', { ...place, revision: restored.revision, version: line.ahora })
    expect((await answer('estudioLeer', place)).documento).toMatchObject(named('De fuera'))
  })

  test('stands in the record as one line, before which everything is as it was', async () => {
    const place = category('apuntada')
    await save(place, named('Antes'))
    const moment = await aMoment()
    await save(place, named('Después'), await revisionOf(place))
    const { fecha } = await answer('estudioVolver', { cuantos: 1, momento: moment })
    const line = Object((await pastOf(moment)).of('apuntada'))
    await answer('estudioRestaurar', { ...place, revision: line.revision, version: line.version })
    const { lineas } = await answer('estudioRegistro', {})
    expect(lineas).toContainEqual(
      expect.objectContaining({ campos: [moment, '1'], donde: 'contenido/todo', fecha, que: 'volver' })
    )
    const undone = new Date(Date.parse(fecha) - 1).toISOString()
    expect((await pastOf(undone)).of('apuntada')).toMatchObject({ que: 'cambia', version: '000002' })
  })
})

test('a collection is read page by page, those that are gone among the others', async () => {
  const batch = functions.db.batch()
  for (let number = 0; number < 450; number += 1)
    batch.set(functions.db.doc(`empresas/p-${String(number).padStart(3, '0')}`), { nombre: 'Mar' })
  await batch.commit()
  for (const id of ['p-010', 'p-205', 'p-449']) {
    const place = { coleccion: 'empresas', id }
    await save(place, { nombre: 'Sierra' }, await revisionOf(place))
  }
  const moment = await aMoment()
  for (const id of ['p-010', 'p-205', 'p-449']) await remove({ coleccion: 'empresas', id })
  const { documents, of } = await pastOf(moment, 'empresas')
  expect(documents).toBe(447)
  for (const id of ['p-010', 'p-205', 'p-449']) expect(of(id)).toMatchObject({ que: 'vuelve' })
})

test('only administrators look back and go back', async () => {
  const momento = '2026-06-09T10:00:00Z'
  const token = tokenWith('eva', { editor: true })
  for (const [name, data] of [
    ['estudioMomento', { coleccion: 'categorias', momento }],
    ['estudioVolver', { cuantos: 1, momento }]
  ] as const)
    expect(await functions.ask(name, data, { token })).toMatchObject({ code: 'PERMISSION_DENIED' })
})

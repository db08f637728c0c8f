import { beforeEach, describe, expect, test } from 'vitest'

import { runFunctions } from '../../../fixtures/functions.ts'

const functions = await runFunctions(async () => ({
  ...(await import('#studio/document/documents.function.ts')),
  ...(await import('#studio/autosave/autosave.function.ts')),
  ...(await import('#studio/document/saves.function.ts')),
  ...(await import('#functions/account/account.ts'))
}))
const tokenOf = (uid: string, claims: Record<string, unknown> = { editor: true }) =>
  functions.accounts.tokenWith(uid, claims)

let counter = 0
let place = { coleccion: 'experiencias', id: '' }
let revision = ''
const document = { borrador: false, empresa: 'levante', nombre: { es: 'Kayak' } }

const ask = async (name: string, data: object, uid = 'eva', claims?: Record<string, unknown>) =>
  functions.ask(name, data, { token: tokenOf(uid, claims) })
const changes = (more: object = {}) => ({
  ...place,
  antes: { nombre: { es: 'Kayak' } },
  campos: { nombre: { es: 'Kayak al alba' } },
  marca: null,
  quitados: [],
  revision,
  sesion: 'uno',
  ...more
})
const keep = (more: object = {}, uid?: string, claims?: Record<string, unknown>) =>
  ask('estudioConservar', changes(more), uid, claims)
const kept = async (uid?: string) => Object((await ask('estudioConservado', place, uid)).result).cambios

beforeEach(async () => {
  place = { coleccion: 'experiencias', id: `kayak-${(counter += 1)}` }
  await functions.db.doc(`experiencias/${place.id}`).set(document)
  revision = Object((await ask('estudioLeer', place)).result).revision
})

test('what is kept is found again by its writer alone, and the document stays as it is', async () => {
  const { result } = await keep()
  expect(result).toMatchObject({ resultado: 'conservado' })
  const { marca } = Object(result)
  expect(await kept()).toMatchObject({
    antes: { nombre: { es: 'Kayak' } },
    campos: { nombre: { es: 'Kayak al alba' } },
    marca,
    quitados: [],
    revision,
    sesion: 'uno'
  })
  expect(await kept('tom')).toBeNull()
  const now = await functions.db.doc(`experiencias/${place.id}`).get()
  expect(now.data()).toEqual(document)
  expect(Object((await ask('estudioLeer', place)).result).revision).toBe(revision)
})

test('the same tab writes over its own, another one only over what it has seen', async () => {
  await keep()
  const { result: second } = await keep({ campos: { vip: true }, antes: {} })
  expect(second).toMatchObject({ resultado: 'conservado' })
  const { result: refused } = await keep({ sesion: 'dos' })
  expect(refused).toMatchObject({ cambios: { campos: { vip: true }, sesion: 'uno' }, resultado: 'otro' })
  const { marca } = Object(refused).cambios
  expect((await keep({ marca, sesion: 'dos' })).result).toMatchObject({ resultado: 'conservado' })
  expect(await kept()).toMatchObject({ campos: { nombre: { es: 'Kayak al alba' } }, sesion: 'dos' })
})

test('where nothing is changed any more nothing is kept', async () => {
  await keep()
  const { result } = await keep({ antes: {}, campos: {} })
  expect(result).toMatchObject({ marca: null, resultado: 'conservado' })
  expect(await kept()).toBeNull()
})

test('what is published goes with its own tab, and what another tab wrote since stays', async () => {
  const publish = (conservado: object | null, at = revision) =>
    ask('estudioGuardar', { ...place, campos: { vip: true }, conservado, quitados: [], revision: at })
  await keep()
  const { result } = await publish({ marca: null, sesion: 'otro' })
  expect(result).toMatchObject({ resultado: 'guardado' })
  expect(await kept()).not.toBeNull()
  await publish(null, Object(result).revision)
  expect(await kept()).not.toBeNull()
  await publish({ marca: null, sesion: 'uno' }, Object(result).revision)
  expect(await kept()).toBeNull()
})

test('editors see in a list who has unpublished changes, and not what', async () => {
  await keep()
  await keep({}, 'tom')
  const lines = Object.values(
    Object((await ask('estudioConservados', { coleccion: 'experiencias' })).result)
  ).filter(line => Object(line).id === place.id)
  expect(lines).toHaveLength(2)
  expect(lines).toContainEqual({
    fecha: expect.any(String),
    id: place.id,
    parte: null,
    propio: true,
    quien: { nombre: 'eva@example.com', uid: 'eva' }
  })
  expect(JSON.stringify(lines)).not.toContain('al alba')
})

test('a company keeps its own and learns of nobody else', async () => {
  const own = { empresa: ['levante'] }
  await keep()
  expect((await keep({}, 'leo', own)).result).toMatchObject({ resultado: 'conservado' })
  const { result } = await ask('estudioConservados', { coleccion: 'experiencias' }, 'leo', own)
  expect(result).toEqual([expect.objectContaining({ id: place.id, propio: true })])
  expect(await keep({}, 'ana', { empresa: ['otra'] })).toMatchObject({ reason: 'role-lacks' })
})

test('a role that was taken away, or never was, keeps nothing', async () => {
  await keep()
  expect(await keep({}, 'eva', { translator: ['de'] })).toMatchObject({
    code: 'PERMISSION_DENIED',
    reason: 'role-lacks'
  })
  expect(await keep({}, 'eva', {})).toMatchObject({ code: 'PERMISSION_DENIED' })
  const configuration = { coleccion: 'configuracion', id: 'catalogo' }
  expect(await keep({ ...configuration, revision: null })).toMatchObject({ reason: 'role-lacks' })
  expect(await ask('estudioConservado', configuration)).toMatchObject({ reason: 'role-lacks' })
})

describe('translations that were not sent', () => {
  const uwe = { translator: ['de'] }
  const textos = [{ anterior: '', campo: 'nombre', idioma: 'de', original: 'Kayak', texto: 'Kajak' }]
  const keepTexts = (more: object = {}) =>
    keep({ antes: {}, campos: { textos }, parte: 'textos', revision: null, ...more }, 'uwe', uwe)
  const keptTexts = async (uid = 'uwe', claims: Record<string, unknown> = uwe) =>
    Object((await ask('estudioConservado', { ...place, parte: 'textos' }, uid, claims)).result).cambios

  test('are kept for their writer beside the changes of the form, and neither takes the other one away', async () => {
    expect((await keepTexts()).result).toMatchObject({ resultado: 'conservado' })
    expect(await keptTexts()).toMatchObject({ campos: { textos } })
    expect(await keptTexts('tom', { editor: true })).toBeNull()
    await keep({ antes: {}, campos: { textos }, parte: 'textos', revision: null })
    await keep()
    expect(await kept()).toMatchObject({ campos: { nombre: { es: 'Kayak al alba' } } })
    expect(await keptTexts('eva', { editor: true })).toMatchObject({ campos: { textos } })
  })

  test('are listed for their writer', async () => {
    await keepTexts()
    const { result } = await ask('estudioConservados', { coleccion: 'experiencias' }, 'uwe', uwe)
    expect(Object.values(Object(result))).toContainEqual(
      expect.objectContaining({ id: place.id, parte: 'textos', propio: true })
    )
  })

  test('are kept in the languages of the role alone, of documents that are there', async () => {
    const french = [{ ...textos[0], idioma: 'fr' }]
    expect(await keepTexts({ campos: { textos: french } })).toMatchObject({ reason: 'role-lacks' })
    expect(await keepTexts({ coleccion: 'partners' })).toMatchObject({ reason: 'role-lacks' })
    expect(await keep({ parte: 'textos' }, 'leo', { empresa: ['levante'] })).toMatchObject({
      reason: 'role-lacks'
    })
    expect(await keepTexts({ id: 'ninguna' })).toMatchObject({ reason: 'document-gone' })
  })

  test.each([{ nombre: 'Kajak' }, { textos: 'Kajak' }, { textos: [{ idioma: 'de' }] }])(
    '%j is none',
    async campos => expect(await keepTexts({ campos })).toMatchObject({ code: 'INVALID_ARGUMENT' })
  )
})

test('a new document is kept before it is there; one that was deleted meanwhile is not', async () => {
  const id = `${place.id}-nueva`
  expect((await keep({ id, revision: null })).result).toMatchObject({ resultado: 'conservado' })
  expect(await keep({ id })).toMatchObject({ code: 'NOT_FOUND', reason: 'document-gone' })
})

test('long texts fit, and what no document could hold is refused', async () => {
  const text = 'ñ'.repeat(20_000)
  const descripcion = { de: text, en: text, es: text, fr: text, pt: text }
  expect((await keep({ campos: { descripcion } })).result).toMatchObject({ resultado: 'conservado' })
  expect(Object(await kept()).campos).toEqual({ descripcion })
  expect(await keep({ campos: { descripcion: { es: 'a'.repeat(850_000) } } })).toMatchObject({
    code: 'INVALID_ARGUMENT',
    reason: 'document-too-large'
  })
})

test.each([
  { campos: { __proto__x: [[1]] } },
  { campos: 'todo' },
  { sesion: '../otra' },
  { quitados: ['constructor'] },
  { revision: 'ayer' },
  { marca: 'ayer' },
  { coleccion: 'usuarios' }
])('%j is refused by the contract', async wrong => {
  expect(await keep(wrong)).toMatchObject({ code: 'INVALID_ARGUMENT' })
})

test('what somebody keeps is among their own data, and goes with their account', async () => {
  await keep({}, 'luz')
  const own = Object((await ask('misDatos', {}, 'luz')).result)
  expect(JSON.stringify(own.cambiosEstudio)).toContain('al alba')
  expect((await ask('eliminarCuenta', {}, 'luz')).code).toBeNull()
  expect((await functions.db.collection('cambiosEstudio').where('uid', '==', 'luz').get()).size).toBe(0)
})

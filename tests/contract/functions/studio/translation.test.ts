import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

import { startFunctions, type TestFunctions } from '../../../fixtures/functions.ts'
import { TranslationStandIn } from '../../../fixtures/studio/translation-stand-in.ts'

let functions: TestFunctions
const service = new TranslationStandIn()

beforeAll(async () => {
  functions = await startFunctions(async () => ({
    ...(await import('#studio/document/documents.function.ts')),
    ...(await import('#studio/document/saves.function.ts')),
    ...(await import('#studio/translation/propose.function.ts')),
    ...(await import('#studio/translation/texts.function.ts')),
    ...(await import('#studio/translation/translate.function.ts'))
  }))
  await service.start()
})

afterAll(async () => {
  service.stop()
  await functions.stop()
})

afterEach(() => {
  service.answer = 'translates'
  delete process.env.TRANSLATION_URL
  delete process.env.TRANSLATION_KEY
})

const tokenOf = (uid: string, claims: Record<string, unknown>) => functions.accounts.tokenWith(uid, claims)
const editor = () => tokenOf('eva', { editor: true })
const translator = () => tokenOf('tom', { translator: ['de', 'en'] })

interface Text {
  campo: string
  maquina: Record<string, string>
  originales: Record<string, string>
  textos: Record<string, string>
}

/** An experience of one story, with its name in Spanish and two other languages. */
async function anExperience(id: string, fields: object = {}): Promise<string> {
  const nombre = { de: 'Kajak', en: 'Kayak trip', es: 'Paseo en kayak' }
  await functions.db.doc(`experiencias/${id}`).set({ borrador: true, nombre, ...fields })
  return id
}

async function textOf(id: string, campo = 'nombre'): Promise<Text | undefined> {
  const { result } = await functions.ask(
    'estudioTextos',
    { coleccion: 'experiencias', ids: [id] },
    { token: translator() }
  )
  const [found]: { textos: Text[] }[] = Object(result)
  return found?.textos.find(text => text.campo === campo)
}

async function save(id: string, campos: object) {
  const place = { coleccion: 'experiencias', id }
  const { result } = await functions.ask('estudioLeer', place, { token: editor() })
  const { revision } = Object(result)
  return functions.ask('estudioGuardar', { ...place, campos, quitados: [], revision }, { token: editor() })
}

function translate(id: string, text: object, token = translator()) {
  const base = { anterior: 'Kajak', campo: 'nombre', idioma: 'de', original: 'Paseo en kayak' }
  return functions.ask(
    'estudioTraducir',
    { coleccion: 'experiencias', id, textos: [{ ...base, ...text }] },
    { token }
  )
}

const countsOf = async (id: string) => {
  const { result } = await functions.ask(
    'estudioIdiomas',
    { coleccion: 'experiencias', despues: null },
    { token: translator() }
  )
  const { documentos }: { documentos: { id: string; idiomas: unknown }[] } = Object(result)
  return documentos.find(document => document.id === id)?.idiomas
}

const reworded = { de: 'Kajak', en: 'Kayak trip', es: 'Paseo en kayak al alba' }

test('an original that an editor changes marks its translations, and says what it was', async () => {
  const id = await anExperience('cambiada')
  expect(await countsOf(id)).toEqual({
    de: [0, 0, 0],
    en: [0, 0, 0],
    es: [0, 0, 0],
    fr: [1, 0, 0],
    pt: [1, 0, 0]
  })
  await save(id, { nombre: reworded })
  expect(await countsOf(id)).toEqual({
    de: [0, 1, 0],
    en: [0, 1, 0],
    es: [0, 0, 0],
    fr: [1, 0, 0],
    pt: [1, 0, 0]
  })
  expect((await textOf(id))?.originales).toEqual({ de: 'Paseo en kayak', en: 'Paseo en kayak' })
})

test('the mark goes in the language that is translated anew or said to hold, and stays in the other', async () => {
  const id = await anExperience('vale')
  await save(id, { nombre: reworded })
  const held = await translate(id, { original: reworded.es, texto: 'Kajak' })
  expect(held.result).toMatchObject({ resultado: 'guardado' })
  expect((await textOf(id))?.originales).toEqual({ en: 'Paseo en kayak' })
  await translate(id, {
    anterior: 'Kayak trip',
    idioma: 'en',
    original: reworded.es,
    texto: 'Dawn kayak trip'
  })
  expect(await textOf(id)).toMatchObject({ originales: {}, textos: { ...reworded, en: 'Dawn kayak trip' } })
})

test('a translation that is said to hold leaves a line in the record, and one that needed no look leaves none', async () => {
  const linesOf = async (id: string) => {
    const { docs } = await functions.db
      .collection('registroEstudio')
      .where('donde', '==', `experiencias/${id}`)
      .get()
    return docs
      .map(line => [line.get('quien'), line.get('que'), line.get('campos')])
      .toSorted((one, other) => String(one).localeCompare(String(other)))
  }
  const id = await anExperience('confirmada')
  await translate(id, { texto: 'Kajak' })
  expect(await linesOf(id)).toEqual([])
  await save(id, { nombre: reworded })
  await translate(id, { original: reworded.es, texto: 'Kajak' })
  await translate(id, { original: reworded.es, texto: 'Kajak' })
  expect(await linesOf(id)).toEqual([
    ['eva', 'guardar', ['actualizado', 'nombre']],
    ['tom', 'confirmar', ['nombre.de']]
  ])
  const english = { anterior: 'Kayak trip', idioma: 'en', original: reworded.es, texto: 'Dawn kayak trip' }
  await translate(id, english)
  expect(await linesOf(id)).toContainEqual(['tom', 'guardar', ['actualizado', 'nombre']])
})

test('the mark survives a save of something else, a restored version, and what is changed outside of the studio', async () => {
  const id = await anExperience('sigue')
  await save(id, { nombre: reworded })
  await save(id, { vip: true })
  expect((await textOf(id))?.originales).toMatchObject({ de: 'Paseo en kayak' })
  await functions.db.doc(`experiencias/${id}`).update({ 'nombre.es': 'Otra cosa' })
  expect((await textOf(id))?.originales).toMatchObject({ de: 'Paseo en kayak' })
  await functions.db.doc(`experiencias/${id}`).update({ 'nombre.es': 'Paseo en kayak' })
  expect((await textOf(id))?.originales).toEqual({})
})

test('the document itself carries no mark: what visitors get is what was written', async () => {
  const id = await anExperience('limpia')
  await save(id, { nombre: reworded })
  await translate(id, { original: reworded.es, texto: 'Kajak im Morgenrot' })
  const { actualizado: _, ...document } = (await functions.db.doc(`experiencias/${id}`).get()).data() ?? {}
  expect(document).toEqual({ borrador: true, nombre: { ...reworded, de: 'Kajak im Morgenrot' } })
})

test.each([
  ['its original', { original: 'Paseo', texto: 'Neu' }],
  ['itself', { anterior: 'Kajaktour', texto: 'Neu' }]
])(
  'a text that somebody changed in %s is not overwritten: the answer says what there is',
  async (_, text) => {
    const id = await anExperience('de-otro')
    const { result } = await translate(id, text)
    expect(result).toMatchObject({
      documento: { textos: [{ campo: 'nombre', textos: { de: 'Kajak' } }] },
      resultado: 'cambiado'
    })
    expect((await functions.db.doc(`experiencias/${id}`).get()).get('nombre.de')).toBe('Kajak')
  }
)

test('two translators of one document do not get in each other’s way', async () => {
  const id = await anExperience('de-dos')
  const answers = await Promise.all([
    translate(id, { texto: 'Kajaktour' }),
    translate(id, { anterior: 'Kayak trip', idioma: 'en', texto: 'Kayaking' })
  ])
  expect(answers.map(({ result }) => Object(result).resultado)).toEqual(['guardado', 'guardado'])
  expect((await textOf(id))?.textos).toMatchObject({ de: 'Kajaktour', en: 'Kayaking' })
})

test('html is made safe before it is stored, and a text that would not fit is refused with the words of the contract', async () => {
  const id = await anExperience('segura', {
    borrador: false,
    descripcion: { es: '<p>Mar</p>' },
    provincias: ['29'],
    reservaTipo: 'mostrar-aviso'
  })
  const html = { anterior: '', campo: 'descripcion', idioma: 'de', original: '<p>Mar</p>' }
  await translate(id, { ...html, texto: '<p onclick="x()">Meer<script>x()</script></p>' })
  expect((await textOf(id, 'descripcion'))?.textos).toEqual({ de: '<p>Meer</p>', es: '<p>Mar</p>' })
  const long = await translate(id, { texto: 'Kajak '.repeat(1000) })
  expect(long.result).toMatchObject({ resultado: 'incompleto' })
  expect((await textOf(id))?.textos['de']).toBe('Kajak')
})

test('what the translator did is in the record and in the history', async () => {
  const id = await anExperience('anotada')
  await translate(id, { texto: 'Kajaktour' })
  const { docs } = await functions.db
    .collection('registroEstudio')
    .where('donde', '==', `experiencias/${id}`)
    .get()
  expect(docs.map(doc => doc.data())).toMatchObject([
    { campos: expect.arrayContaining(['nombre']), quien: 'tom' }
  ])
})

describe('a translation service', () => {
  const propose = (id: string, idioma = 'de') =>
    functions.ask(
      'estudioProponerTraduccion',
      { coleccion: 'experiencias', id, idioma },
      { token: translator() }
    )
  const configured = () => {
    process.env.TRANSLATION_URL = service.origin
    process.env.TRANSLATION_KEY = 'llave'
  }
  const untranslated = { descripcion: { es: '<p>Mar</p>' }, nombre: { es: 'Paseo' } }

  test('is off until one is configured, and says so', async () => {
    const id = await anExperience('sin-servicio', untranslated)
    expect(await propose(id)).toMatchObject({ code: 'FAILED_PRECONDITION', reason: 'translation-off' })
    const { result } = await functions.ask(
      'estudioTextos',
      { coleccion: 'experiencias', ids: [id] },
      { token: translator() }
    )
    expect(result).toMatchObject([{ conMaquina: false }])
  })

  test('is asked for what is missing, html and plain text apart, with the key', async () => {
    configured()
    const id = await anExperience('con-servicio', {
      ...untranslated,
      incluye: [{ de: 'Wasser', es: 'Agua' }]
    })
    const before = service.asked.length
    const { result } = await propose(id)
    expect(service.asked.slice(before)).toEqual([
      { api_key: 'llave', format: 'text', q: ['Paseo'], source: 'es', target: 'de' },
      { api_key: 'llave', format: 'html', q: ['<p>Mar</p>'], source: 'es', target: 'de' }
    ])
    expect(result).toMatchObject({
      conMaquina: true,
      textos: [
        { campo: 'nombre', maquina: { de: 'DE Paseo' } },
        { campo: 'descripcion', maquina: { de: '<p>DE Mar</p>' } },
        { campo: 'incluye.0', maquina: {} }
      ]
    })
    expect(await countsOf(id)).toMatchObject({ de: [0, 0, 2] })
  })

  test('writes nothing into the document: its texts wait beside it until somebody has read them', async () => {
    configured()
    const id = await anExperience('leida', untranslated)
    await propose(id)
    expect((await functions.db.doc(`experiencias/${id}`).get()).data()).toEqual({
      borrador: true,
      ...untranslated
    })
    await translate(id, { anterior: '', original: 'Paseo', texto: 'DE Paseo' })
    expect((await functions.db.doc(`experiencias/${id}`).get()).get('nombre')).toEqual({
      de: 'DE Paseo',
      es: 'Paseo'
    })
    expect((await textOf(id))?.maquina).toEqual({})
    expect((await textOf(id, 'descripcion'))?.maquina).toEqual({ de: '<p>DE Mar</p>' })
  })

  test('has no proposal left for an original that was changed', async () => {
    configured()
    const id = await anExperience('otra', untranslated)
    await propose(id)
    await save(id, { nombre: { es: 'Paseo al alba' } })
    expect((await textOf(id))?.maquina).toEqual({})
    expect(await countsOf(id)).toMatchObject({ de: [1, 0, 1] })
  })

  test.each(['nonsense', 'refuses'] as const)('that answers with %s changes nothing', async answer => {
    configured()
    const id = await anExperience(`mala-${answer}`, {
      descripcion: { es: '<p>Mar</p>' },
      incluye: [{ es: 'a' }, { es: 'b' }]
    })
    service.answer = answer
    expect(await propose(id, 'en')).toMatchObject({ code: 'ABORTED', reason: 'translation-failed' })
    expect((await textOf(id, 'descripcion'))?.maquina).toEqual({})
  })

  test('that cannot be reached changes nothing', async () => {
    process.env.TRANSLATION_URL = 'http://127.0.0.1:9'
    const id = await anExperience('lejos', untranslated)
    expect(await propose(id)).toMatchObject({ code: 'ABORTED', reason: 'translation-failed' })
  })

  test('is not asked for a language of somebody else', async () => {
    configured()
    const id = await anExperience('ajena', untranslated)
    expect(await propose(id, 'pt')).toMatchObject({ code: 'PERMISSION_DENIED' })
    expect(await propose('no-existe')).toMatchObject({ reason: 'document-gone' })
  })
})

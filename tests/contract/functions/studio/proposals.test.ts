import { beforeEach, describe, expect, test } from 'vitest'

import { runFunctions } from '../../../fixtures/functions.ts'

const functions = await runFunctions(async () => ({
  ...(await import('#studio/proposals/proposals.function.ts')),
  ...(await import('#studio/proposals/answers.function.ts')),
  ...(await import('#studio/document/documents.function.ts')),
  ...(await import('#studio/document/saves.function.ts'))
}))

const kayakFields = {
  comoLlegar: { en: '<p>By bus.</p>', es: '<p>En autobús.</p>' },
  empresa: 'levante',
  nombre: { es: 'Kayak' },
  precios: [{ precios: { adulto: 30 } }],
  provincias: ['29'],
  slug: 'kayak'
}

beforeEach(async () => {
  const { db } = functions
  const old = await db.collection('propuestas').get()
  await Promise.all([
    ...old.docs.map(({ ref }) => ref.delete()),
    db.doc('experiencias/kayak').set(kayakFields),
    db.doc('experiencias/vela').set({ empresa: 'poniente', nombre: { es: 'Vela' } }),
    db.doc('empresas/levante').set({ cif: 'B00000000', nombre: 'Levante' })
  ])
})

const { tokenWith } = functions.accounts
const company = () => tokenWith('leo', { empresa: ['levante'] })
const other = () => tokenWith('pia', { empresa: ['poniente'] })
const editor = () => tokenWith('eva', { editor: true })
const translator = () => tokenWith('tom', { translator: ['de'] })
const kayak = { coleccion: 'experiencias', id: 'kayak' }
const refused = { code: 'PERMISSION_DENIED', reason: 'role-lacks' }

async function revisionOf(place: object = kayak) {
  const { result } = await functions.ask('estudioLeer', place, { token: editor() })
  const { revision }: { revision?: string } = Object(result)
  return revision
}

async function propose(campos: object, { token = company(), ...more }: Record<string, unknown> = {}) {
  const place = { ...kayak, ...more }
  const request = { campos, nota: '', quitados: [], revision: await revisionOf(place), ...place }
  return functions.ask('estudioProponer', request, { token: String(token) })
}

interface Listed {
  campos: Record<string, unknown>
  estado: string
  id: string
  propuesta: string
  respuesta: { palabra: string; quien: { uid: string } } | null
}

async function list(token = company()): Promise<Listed[]> {
  const { result } = await functions.ask('estudioPropuestas', {}, { token })
  const listed: { [index: number]: Listed; length: number } = Object(result)
  return Array.from(listed)
}

const cheaper = { precios: [{ precios: { adulto: 25 } }] }
const stored = async () => (await functions.db.doc('experiencias/kayak').get()).data()

async function answer(request: object, token = editor()) {
  const [first] = await list(editor())
  return functions.ask(
    'estudioResponder',
    { palabra: '', propuesta: first?.propuesta, publica: null, ...request },
    { token }
  )
}

async function publish(campos: object, palabra = '') {
  return answer({ palabra, publica: { campos, quitados: [], revision: await revisionOf() } })
}

describe('a proposal', () => {
  test('is kept apart from the document, with who, when and what it is based on', async () => {
    expect(await propose(cheaper, { nota: 'En invierno' })).toMatchObject({
      result: { resultado: 'guardado' }
    })
    expect(await stored()).toEqual(kayakFields)
    expect(await list()).toMatchObject([
      {
        antes: { precios: kayakFields.precios },
        campos: cheaper,
        estado: 'pendiente',
        nota: 'En invierno',
        quien: { uid: 'leo' },
        titulo: 'Kayak'
      }
    ])
    const { docs } = await functions.db.collection('registroEstudio').where('que', '==', 'proponer').get()
    expect(docs.at(0)?.data()).toMatchObject({
      campos: ['precios'],
      donde: 'experiencias/kayak',
      quien: 'leo'
    })
  })

  test('is read by its company and by editors, and by nobody else', async () => {
    await propose(cheaper)
    expect(await list()).toHaveLength(1)
    expect(await list(editor())).toHaveLength(1)
    expect(await list(other())).toEqual([])
    expect(await list(translator())).toEqual([])
  })

  test('is made of nothing but what the company may propose, about what is its own', async () => {
    expect(await propose({ vip: true })).toMatchObject(refused)
    expect(await propose({ slug: 'otro' })).toMatchObject(refused)
    expect(await propose({ empresa: 'poniente' })).toMatchObject(refused)
    expect(await propose({ borrador: true })).toMatchObject(refused)
    expect(await propose(cheaper, { token: other() })).toMatchObject(refused)
    expect(await propose(cheaper, { id: 'vela' })).toMatchObject(refused)
    expect(await propose(cheaper, { id: 'nada', revision: '2026-11-25T10:00:00.000000000Z' })).toMatchObject(
      refused
    )
    expect(await propose(cheaper, { token: translator() })).toMatchObject(refused)
    expect(await propose({ cif: 'B1' }, { coleccion: 'empresas', id: 'levante' })).toMatchObject(refused)
    expect(
      await propose({ telefono: '+34 600 000 001' }, { coleccion: 'empresas', id: 'levante' })
    ).toMatchObject({ status: 200 })
  })

  test('about a document that was changed in between brings what there is now, and is not kept', async () => {
    const revision = await revisionOf()
    await functions.db.doc('experiencias/kayak').update({ municipio: 'Nerja' })
    expect(await propose(cheaper, { revision })).toMatchObject({
      result: { documento: { municipio: 'Nerja' }, resultado: 'cambiado' }
    })
    expect(await list()).toEqual([])
  })

  test('that nobody could publish is said at once; html is made safe', async () => {
    expect(await propose({ precios: [{ precios: { adulto: -1 } }] })).toMatchObject({
      result: { problemas: [expect.objectContaining({ impidePublicar: true })], resultado: 'incompleto' }
    })
    await propose({ descripcion: { es: '<p onclick="x">Hola<script>1</script></p>' } })
    expect((await list())[0]?.campos).toEqual({ descripcion: { es: '<p>Hola</p>' } })
  })

  test('takes the place of the one that it goes on from, while that waits', async () => {
    await propose(cheaper)
    const [first] = await list()
    await propose({ ...cheaper, duracionMinutos: 90 }, { sustituye: first?.propuesta })
    expect(await list()).toMatchObject([{ campos: { ...cheaper, duracionMinutos: 90 } }])
    await answer({ palabra: 'Ahora no' })
    const [answered] = await list()
    await propose(cheaper, { sustituye: answered?.propuesta })
    expect((await list()).map(({ estado }) => estado)).toEqual(['pendiente', 'rechazada'])
  })

  test.each([
    { campos: { precios: 'x'.repeat(600_000) } },
    { campos: { __proto__x__: 1 } },
    { campos: [] },
    { nota: 'x'.repeat(1001) },
    { quitados: ['__x__'] },
    { revision: 'ayer' },
    { sustituye: 'a/b' },
    { coleccion: 'usuarios' }
  ])('is refused where it does not fit', async wrong => {
    expect(await propose(cheaper, wrong)).toMatchObject({ code: 'INVALID_ARGUMENT' })
  })

  test.each([{}, { duracionMinutos: '\uFEFF' }])('of nothing is none: %j', async fields => {
    expect(await propose(fields)).toMatchObject({ code: 'INVALID_ARGUMENT', reason: 'nothing-proposed' })
  })
})

describe('an editor', () => {
  test('publishes a proposal as it is, and the company reads that', async () => {
    await propose(cheaper)
    expect(await publish(cheaper, 'Gracias')).toMatchObject({ result: { resultado: 'guardado' } })
    expect(await stored()).toMatchObject(cheaper)
    expect(await list()).toMatchObject([
      { estado: 'aceptada', respuesta: { palabra: 'Gracias', quien: { uid: 'eva' } } }
    ])
    const { docs } = await functions.db.collection('registroEstudio').where('que', '==', 'responder').get()
    expect(docs.at(0)?.data()).toMatchObject({ donde: 'experiencias/kayak', quien: 'eva' })
  })

  test('publishes it changed', async () => {
    await propose(cheaper)
    await publish({ precios: [{ precios: { adulto: 27 } }] }, 'Con IVA')
    expect(await stored()).toMatchObject({ precios: [{ precios: { adulto: 27 } }] })
    expect(await list()).toMatchObject([{ estado: 'cambiada' }])
  })

  test('refuses it with a word, and never without', async () => {
    await propose(cheaper)
    expect(await answer({})).toMatchObject({ code: 'INVALID_ARGUMENT', reason: 'word-needed' })
    expect(await answer({ palabra: ' \u200b ' })).toMatchObject({ reason: 'word-needed' })
    expect(await answer({ palabra: 'Falta el IVA' })).toMatchObject({
      result: { resultado: 'rechazada' }
    })
    expect(await stored()).toEqual(kayakFields)
    expect(await list()).toMatchObject([{ estado: 'rechazada', respuesta: { palabra: 'Falta el IVA' } }])
  })

  test('overwrites nothing that somebody changed while the proposal was read', async () => {
    await propose(cheaper)
    const revision = await revisionOf()
    await functions.db.doc('experiencias/kayak').update({ precios: [{ precios: { adulto: 40 } }] })
    expect(await answer({ publica: { campos: cheaper, quitados: [], revision } })).toMatchObject({
      result: { resultado: 'cambiado' }
    })
    expect(await stored()).toMatchObject({ precios: [{ precios: { adulto: 40 } }] })
    expect(await list()).toMatchObject([{ estado: 'pendiente' }])
  })

  test('answers once: the second of two is told', async () => {
    await propose(cheaper)
    const [first] = await list()
    const request = { palabra: 'No', propuesta: first?.propuesta, publica: null }
    const answers = await Promise.all(
      [1, 2].map(() => functions.ask('estudioResponder', request, { token: editor() }))
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await functions.ask('estudioResponder', request, { token: editor() })).toMatchObject({
      reason: 'proposal-answered'
    })
  })

  test('alone answers: neither a company nor a translator does', async () => {
    await propose(cheaper)
    for (const token of [company(), other(), translator()])
      expect(await answer({ palabra: 'Sí' }, token)).toMatchObject(refused)
    expect(await answer({ palabra: 'Sí', propuesta: 'nada' })).toMatchObject({ reason: 'proposal-gone' })
  })
})

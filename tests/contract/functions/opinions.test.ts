import { describe, expect, test } from 'vitest'

import { runFunctions } from '../../fixtures/functions.ts'

const functions = await runFunctions(async () => ({
  ...(await import('#functions/opinion/opinions.ts')),
  ...(await import('#functions/opinion/reviews.ts'))
}))
const { db } = functions
for (const id of ['kayak', 'flamenco', 'tapas'])
  await db.doc(`experiencias/${id}`).set({ nombre: { es: `Nombre de ${id}` }, slug: `${id}-en-nerja` })
await db.doc('usuarios/compradora/compras/c1').set({
  estado: 'pagada',
  fecha: '2026-10-01T10:00:00Z',
  lineas: [{ cantidad: 1, concepto: 'Kayak', iva: 21, precio: 30 }],
  nombre: 'Kayak',
  slug: 'kayak-en-nerja'
})

const customer = (uid: string) => functions.accounts.tokenOf({ uid })
const admin = () => functions.accounts.tokenOf({ claims: { admin: true }, uid: 'eva' })
const anOpinion = {
  experiencia: 'kayak',
  idioma: 'es',
  nombre: 'Ana R.',
  opinion: 'Volveremos con los niños.'
}

function write(uid: string, fields: Record<string, unknown> = {}) {
  return functions.ask('guardarOpinion', { ...anOpinion, ...fields }, { token: customer(uid) })
}

async function kept(experience: string) {
  const { docs } = await functions.db.collection(`experiencias/${experience}/comentarios`).get()
  return docs.map((doc): Record<string, unknown> => ({ ...doc.data(), id: doc.id }))
}

async function waiting(): Promise<Record<string, unknown>[]> {
  const { result } = await functions.ask('listarRevisiones', {}, { token: admin() })
  const { opiniones }: { opiniones?: unknown } = Object(result)
  if (!Array.isArray(opiniones)) throw new TypeError('no list')
  return opiniones
}

const ofAuthor = async (author: string) => (await waiting()).filter(({ nombre }) => nombre === author)

function decide(opinion: Record<string, unknown> | undefined, publicar: boolean, motivo?: unknown) {
  const { experiencia, fecha, id } = opinion ?? {}
  return functions.ask('revisarOpinion', { experiencia, fecha, id, motivo, publicar }, { token: admin() })
}

describe('an opinion', () => {
  test('waits for its review, once, however often it is sent', async () => {
    const answers = await Promise.all([write('una'), write('una')])
    expect(answers.map(({ result }) => result)).toEqual(['waiting', 'waiting'])
    const own = (await kept('kayak')).filter(({ uid }) => uid === 'una')
    expect(own).toEqual([
      expect.objectContaining({ compraVerificada: false, publicado: false, rechazado: false })
    ])
    expect(own[0]?.['id']).not.toContain('una')
  })

  test.each([
    ['compradora', 'kayak', true],
    ['compradora', 'flamenco', false],
    ['otra', 'kayak', false]
  ])('of %s about %s: the server knows whether it was bought (%s)', async (uid, experiencia, isVerified) => {
    await write(uid, { compraVerificada: true, experiencia, publicado: true })
    const [own] = (await kept(experiencia)).filter(each => each['uid'] === uid)
    expect(own).toMatchObject({ compraVerificada: isVerified, publicado: false })
  })

  test('is its own author’s to see, change and take away, and nobody else’s', async () => {
    await write('luz', { experiencia: 'tapas' })
    const mine = (uid: string) =>
      functions.ask('miOpinion', { experiencia: 'tapas' }, { token: customer(uid) })
    expect((await mine('luz')).result).toEqual({
      estado: 'sin-revisar',
      motivo: null,
      nombre: 'Ana R.',
      opinion: anOpinion.opinion
    })
    expect((await mine('sol')).result).toBeNull()
    await functions.ask('borrarOpinion', { experiencia: 'tapas' }, { token: customer('sol') })
    expect(await kept('tapas')).toHaveLength(1)
    await functions.ask('borrarOpinion', { experiencia: 'tapas' }, { token: customer('luz') })
    expect([await kept('tapas'), await ofAuthor('Luz')]).toEqual([[], []])
  })

  test.each([
    [{ nombre: ' ' }, 'author-required'],
    [{ nombre: 'x'.repeat(61) }, 'author-too-long'],
    [{ opinion: 'corta' }, 'opinion-too-short'],
    [{ opinion: 'x'.repeat(2001) }, 'opinion-too-long']
  ])('%j is refused with its reason', async (fields, reason) => {
    expect(await write('paz', fields)).toMatchObject({ code: 'INVALID_ARGUMENT', reason })
  })

  test.each([
    { experiencia: '../usuarios' },
    { idioma: 'it' },
    { opinion: 7 },
    { opinion: 'x'.repeat(1_000_000) }
  ])('what does not fit is refused: %#', async fields => {
    expect(await write('paz', fields)).toMatchObject({ code: 'INVALID_ARGUMENT', status: 400 })
  })

  test('needs an experience that is there', async () => {
    expect(await write('paz', { experiencia: 'nada' })).toMatchObject({ code: 'NOT_FOUND', status: 404 })
  })

  test('needs a customer', async () => {
    const token = functions.accounts.tokenOf({ provider: 'anonymous', uid: 'anon' })
    for (const asking of [{}, { token }])
      expect(await functions.ask('guardarOpinion', anOpinion, asking)).toMatchObject({
        code: 'UNAUTHENTICATED'
      })
  })

  test('with html is kept as the text it is', async () => {
    const opinion = '<script>alert(1)</script> muy bien'
    await write('html', { nombre: '<b>Ana</b>', opinion })
    expect(await kept('kayak')).toContainEqual(expect.objectContaining({ nombre: '<b>Ana</b>', opinion }))
  })
})

describe('the review', () => {
  test('publishes what was read', async () => {
    await write('publicada', { experiencia: 'flamenco', nombre: 'Publicada' })
    const [opinion] = await ofAuthor('Publicada')
    expect(opinion).toMatchObject({ nombreExperiencia: 'Nombre de flamenco' })
    expect(await decide(opinion, true)).toMatchObject({ result: true })
    expect(await kept('flamenco')).toContainEqual(
      expect.objectContaining({ nombre: 'Publicada', publicado: true, uid: 'publicada' })
    )
    expect(await ofAuthor('Publicada')).toEqual([])
  })

  test('refuses, and the author sees that, with the reason where one was given', async () => {
    const mine = async () =>
      (await functions.ask('miOpinion', { experiencia: 'kayak' }, { token: customer('mala') })).result
    await write('mala', { nombre: 'Mala' })
    await decide((await ofAuthor('Mala'))[0], false, ' Habla de otra empresa. ')
    expect(await mine()).toMatchObject({ estado: 'rechazada', motivo: 'Habla de otra empresa.' })
    expect(await ofAuthor('Mala')).toEqual([])
    await write('mala', { nombre: 'Mala', opinion: 'Lo pasamos bien en el kayak.' })
    expect(await mine()).toMatchObject({ estado: 'sin-revisar', motivo: null })
    await decide((await ofAuthor('Mala'))[0], false)
    expect(await mine()).toMatchObject({ estado: 'rechazada', motivo: null })
  })

  test('keeps no reason with what it publishes, and takes none that is too long', async () => {
    await write('buena', { nombre: 'Buena' })
    const [opinion] = await ofAuthor('Buena')
    expect(await decide(opinion, false, 'x'.repeat(501))).toMatchObject({ code: 'INVALID_ARGUMENT' })
    await decide(opinion, true, 'No se guarda')
    expect(await kept('kayak')).toContainEqual(
      expect.objectContaining({ motivo: null, nombre: 'Buena', publicado: true })
    )
  })

  test('says that more opinions wait than it lists, and lists them when others are decided about', async () => {
    const { db } = functions
    const before = (await waiting()).length
    const ids = Array.from({ length: 101 - before }, (_, index) => `muchas-${index}`)
    const document = {
      compraVerificada: false,
      fecha: '2026-11-01T10:00:00Z',
      idioma: 'es',
      nombre: 'Muchas',
      opinion: 'Una de muchas opiniones.',
      publicado: false,
      rechazado: false,
      uid: 'muchas'
    }
    await Promise.all(
      ids.flatMap(id => [
        db.doc(`experiencias/tapas/comentarios/${id}`).set(document),
        db.doc(`revisiones/${id}`).set({ experiencia: 'tapas', fecha: document.fecha })
      ])
    )
    const ask = async () => (await functions.ask('listarRevisiones', {}, { token: admin() })).result
    expect(await ask()).toMatchObject({ hayMas: true })
    expect(await waiting()).toHaveLength(100)
    await decide((await ofAuthor('Muchas'))[0], true)
    expect(await ask()).toMatchObject({ hayMas: false })
    expect(await waiting()).toHaveLength(100)
    await Promise.all(ids.map(id => db.doc(`revisiones/${id}`).delete()))
  })

  test('is of the text that was read: a changed one is read again', async () => {
    await write('lista', { nombre: 'Lista' })
    const [read] = await ofAuthor('Lista')
    await write('lista', { nombre: 'Lista', opinion: 'Compra en mi tienda, es mejor.' })
    expect(await decide(read, true)).toMatchObject({ code: 'ABORTED', status: 409 })
    expect(await kept('kayak')).toContainEqual(expect.objectContaining({ nombre: 'Lista', publicado: false }))
  })

  test('a published opinion that is changed waits again', async () => {
    await write('cambia', { nombre: 'Cambia' })
    await decide((await ofAuthor('Cambia'))[0], true)
    await write('cambia', { nombre: 'Cambia', opinion: 'Otra cosa muy distinta.' })
    expect(await kept('kayak')).toContainEqual(
      expect.objectContaining({ nombre: 'Cambia', publicado: false })
    )
    expect(await ofAuthor('Cambia')).toHaveLength(1)
  })

  test('forgets what waits for nothing any more', async () => {
    await functions.db.doc('revisiones/sola').set({ experiencia: 'kayak', fecha: '2026-01-01T00:00:00Z' })
    expect((await waiting()).map(({ id }) => id)).not.toContain('sola')
    expect((await functions.db.doc('revisiones/sola').get()).exists).toBe(false)
  })

  test('is for administrators', async () => {
    const [opinion] = await waiting()
    for (const name of ['listarRevisiones', 'revisarOpinion']) {
      const data = name === 'listarRevisiones' ? {} : { ...opinion, publicar: true }
      expect(await functions.ask(name, data)).toMatchObject({ status: 401 })
      expect(await functions.ask(name, data, { token: customer('una') })).toMatchObject({ status: 403 })
    }
  })

  test('of what is gone is not found', async () => {
    const gone = { experiencia: 'kayak', fecha: '2026-10-01T10:00:00Z', id: 'nada' }
    expect(await decide(gone, true)).toMatchObject({ code: 'NOT_FOUND' })
  })
})

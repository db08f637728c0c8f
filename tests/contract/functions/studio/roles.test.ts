import { describe, expect, test } from 'vitest'

import { invitationWords } from '#i18n/account/invitation.ts'
import { runFunctions } from '../../../fixtures/functions.ts'

const functions = await runFunctions(async () => ({
  ...(await import('#studio/document/documents.function.ts')),
  ...(await import('#studio/document/saves.function.ts')),
  ...(await import('#studio/people/people.function.ts')),
  ...(await import('#studio/record/record.function.ts')),
  ...(await import('#studio/bulk/whole.function.ts')),
  ...(await import('#studio/translation/propose.function.ts')),
  ...(await import('#studio/translation/texts.function.ts')),
  ...(await import('#studio/translation/translate.function.ts'))
}))
const db = functions.db
await Promise.all([
  db.doc('experiencias/kayak').set({
    descripcion: { es: '<p>Salimos</p>' },
    empresa: 'levante',
    incluye: [{ es: 'Chaleco' }],
    nombre: { es: 'Kayak' },
    slug: 'kayak'
  }),
  db.doc('experiencias/vela').set({ empresa: 'poniente', nombre: { es: 'Vela' } }),
  db.doc('empresas/levante').set({ nombre: 'Levante' }),
  db.doc('partners/hotel').set({ nombre: 'Hotel' }),
  db.doc('configuracion/catalogo').set({ deMuestra: true })
])

const tokenOf = (uid: string, claims: Record<string, unknown> = {}) =>
  functions.accounts.tokenOf({ claims, email: `${uid}@example.com`, isEmailVerified: true, uid })
const admin = () => tokenOf('ada', { admin: true })
const editor = () => tokenOf('eva', { editor: true })
const translator = () => tokenOf('tom', { translator: ['de', 'fr'] })
const company = () => tokenOf('leo', { empresa: ['levante'] })
const kayak = { coleccion: 'experiencias', id: 'kayak' }

async function save(
  token: string,
  campos: object,
  { quitados = [], ...place }: { coleccion?: string; id?: string; quitados?: string[] } = {}
) {
  const at = { ...kayak, ...place }
  const { result } = await functions.ask('estudioLeer', at, { token: admin() })
  const { revision }: { revision?: string } = Object(result)
  return functions.ask('estudioGuardar', { ...at, campos, quitados, revision }, { token })
}

const refused = { code: 'PERMISSION_DENIED', reason: 'role-lacks' }
const saved = { result: { resultado: 'guardado' } }

describe('without a role', () => {
  test.each([
    'estudioSesion',
    'estudioListar',
    'estudioLeer',
    'estudioSlug',
    'estudioGuardar',
    'estudioVersiones',
    'estudioVersion',
    'estudioIdiomas',
    'estudioTextos',
    'estudioTraducir',
    'estudioProponerTraduccion'
  ])('%s is closed', async name => {
    expect(await functions.ask(name, {})).toMatchObject({ status: 401 })
    expect(await functions.ask(name, {}, { token: tokenOf('ana') })).toMatchObject({ status: 403 })
    const anonymous = functions.accounts.tokenOf({
      claims: { editor: true },
      provider: 'anonymous',
      uid: 'nadie'
    })
    expect(await functions.ask(name, {}, { token: anonymous })).toMatchObject({ status: 401 })
  })

  test('a claim of the token alone is none', async () => {
    const token = tokenOf('falsa', { editor: true })
    functions.accounts.setClaims('falsa', {})
    expect(await functions.ask('estudioLeer', kayak, { token })).toMatchObject({ status: 403 })
  })
})

test('a role that is taken away in the middle of work ends at the next call', async () => {
  const token = tokenOf('luz', { editor: true })
  expect(await save(token, { vip: true })).toMatchObject(saved)
  functions.accounts.setClaims('luz', { translator: ['de'] })
  expect(await save(token, { vip: false })).toMatchObject(refused)
  functions.accounts.setClaims('luz', {})
  expect(await functions.ask('estudioLeer', kayak, { token })).toMatchObject({ status: 403 })
})

describe('an editor', () => {
  test('writes all content, and leaves the configuration to administrators', async () => {
    const place = { coleccion: 'configuracion', id: 'catalogo' }
    expect(await save(editor(), { nombre: { es: 'Kayak nuevo' } })).toMatchObject(saved)
    expect(await save(editor(), { deMuestra: false }, place)).toMatchObject(refused)
    expect(await save(admin(), { deMuestra: false }, place)).toMatchObject(saved)
    expect(await functions.ask('estudioPersonas', {}, { token: editor() })).toMatchObject({ status: 403 })
  })
})

describe('a translator', () => {
  const read = async (token = translator()) => {
    const { result } = await functions.ask(
      'estudioTextos',
      { coleccion: 'experiencias', ids: ['kayak'] },
      { token }
    )
    const [found]: { textos: { campo: string; textos: Record<string, string> }[] }[] = Object(result)
    return found?.textos ?? []
  }
  const translate = async (campo: string, idioma: string, texto: string, id = 'kayak') => {
    const texts = (await read(admin())).find(text => text.campo === campo)?.textos ?? {}
    const request = { anterior: texts[idioma] ?? '', campo, idioma, original: texts['es'] ?? null, texto }
    return functions.ask('estudioTraducir', { ...kayak, id, textos: [request] }, { token: translator() })
  }

  test('writes texts in their languages, also within lists', async () => {
    expect(await translate('descripcion', 'de', '<p>Wir fahren</p>')).toMatchObject(saved)
    expect(await translate('incluye.0', 'fr', 'Gilet')).toMatchObject(saved)
    const { descripcion, incluye } = (await functions.db.doc('experiencias/kayak').get()).data() ?? {}
    expect({ descripcion, incluye }).toEqual({
      descripcion: { de: '<p>Wir fahren</p>', es: '<p>Salimos</p>' },
      incluye: [{ es: 'Chaleco', fr: 'Gilet' }]
    })
  })

  test.each([
    ['another language', 'descripcion', 'en', '<p>We go</p>'],
    ['the original', 'descripcion', 'es', '<p>Otra cosa</p>']
  ])('leaves %s alone', async (_, campo, idioma, texto) => {
    expect(await translate(campo, idioma, texto)).toMatchObject(refused)
  })

  test.each([
    ['a text without an original', 'comoLlegar'],
    ['a field that is no text', 'empresa'],
    ['an address', 'slug'],
    ['an entry that is not there', 'incluye.1']
  ])('leaves %s alone', async (_, campo) => {
    const before = (await functions.db.doc('experiencias/kayak').get()).data()
    expect(await translate(campo, 'de', 'Neu')).toMatchObject({ result: { resultado: 'cambiado' } })
    expect((await functions.db.doc('experiencias/kayak').get()).data()).toEqual(before)
  })

  test('sees texts alone: no document, no version, no list, no file of all', async () => {
    const token = translator()
    const all = { coleccion: 'experiencias', despues: null }
    const version = { ...kayak, version: '000001' }
    expect(await functions.ask('estudioLeer', kayak, { token })).toMatchObject(refused)
    expect(await functions.ask('estudioListar', all, { token })).toMatchObject(refused)
    expect(await functions.ask('estudioExportar', all, { token })).toMatchObject(refused)
    expect(await functions.ask('estudioEnlaces', kayak, { token })).toMatchObject(refused)
    expect(await functions.ask('estudioVersiones', kayak, { token })).toMatchObject(refused)
    expect(await functions.ask('estudioVersion', version, { token })).toMatchObject(refused)
    expect((await read()).map(({ campo }) => campo)).toEqual(['nombre', 'descripcion', 'incluye.0'])
  })

  test('makes no documents, changes none whole, brings back none, and sees neither partners nor configuration', async () => {
    const token = translator()
    const { result } = await functions.ask('estudioLeer', kayak, { token: admin() })
    const { revision } = Object(result)
    const made = { ...kayak, campos: { nombre: { de: 'Neu' } }, id: 'neu', quitados: [], revision: null }
    const changed = { ...kayak, campos: { nombre: { de: 'Kajak', es: 'Kayak' } }, quitados: [], revision }
    expect(await functions.ask('estudioGuardar', made, { token })).toMatchObject(refused)
    expect(await functions.ask('estudioGuardar', changed, { token })).toMatchObject(refused)
    expect(
      await functions.ask('estudioRestaurar', { ...kayak, revision, version: '000001' }, { token })
    ).toMatchObject(refused)
    for (const coleccion of ['partners', 'configuracion']) {
      expect(await functions.ask('estudioIdiomas', { coleccion }, { token })).toMatchObject(refused)
      expect(await functions.ask('estudioTextos', { coleccion, ids: ['x'] }, { token })).toMatchObject(
        refused
      )
    }
    expect(await translate('nombre', 'de', 'Neu', 'nada')).toMatchObject({ reason: 'document-gone' })
  })
})

describe('a company', () => {
  test('reads its own experiences and itself, and nothing else', async () => {
    const token = company()
    const list = (coleccion: string) => functions.ask('estudioListar', { coleccion }, { token })
    expect(Object((await list('experiencias')).result).documentos).toMatchObject([{ id: 'kayak' }])
    expect(Object((await list('empresas')).result).documentos).toMatchObject([{ id: 'levante' }])
    expect(await list('partners')).toMatchObject(refused)
    expect(await functions.ask('estudioLeer', kayak, { token })).toMatchObject({ status: 200 })
    expect(await functions.ask('estudioLeer', { ...kayak, id: 'vela' }, { token })).toMatchObject(refused)
    expect(await functions.ask('estudioLeer', { ...kayak, id: 'nada' }, { token })).toMatchObject(refused)
    expect(await functions.ask('estudioVersiones', kayak, { token })).toMatchObject(refused)
  })

  test('writes nothing', async () => {
    expect(await save(company(), { incluye: [] })).toMatchObject(refused)
  })
})

describe('roles', () => {
  const papeles = {
    admin: false,
    editor: false,
    empresas: [] as string[],
    idiomas: [] as string[],
    socios: [] as string[]
  }
  const give = (persona: string, roles: object) =>
    functions.ask('estudioDarPapeles', { papeles: { ...papeles, ...roles }, persona }, { token: admin() })

  test('are given by an administrator, are listed, and go again', async () => {
    const old = functions.accounts.tokenOf({
      claims: { editor: true },
      email: 'nora@example.com',
      isEmailVerified: true,
      signedInAt: Math.floor(Date.now() / 1000) - 60,
      uid: 'nora'
    })
    expect(await give('nora@example.com', { editor: true, idiomas: ['pt'] })).toMatchObject({
      result: {
        correo: 'nora@example.com',
        papeles: { ...papeles, editor: true, idiomas: ['pt'] },
        uid: 'nora'
      }
    })
    const listed = async () => (await functions.ask('estudioPersonas', {}, { token: admin() })).result
    expect(await listed()).toEqual([
      expect.objectContaining({ papeles: { ...papeles, admin: true }, uid: 'ada' }),
      expect.objectContaining({ uid: 'nora' })
    ])
    // Sessions of before are over.
    expect(await functions.ask('estudioSesion', {}, { token: old })).toMatchObject({ status: 401 })
    expect(await give('nora', {})).toMatchObject({ result: { papeles } })
    expect(await listed()).toHaveLength(1)
    const { docs } = await functions.db.collection('registroEstudio').where('que', '==', 'papeles').get()
    expect(docs.map(doc => doc.data()['campos'])).toEqual(
      expect.arrayContaining([[], ['editor', 'translator pt']])
    )
  })

  /** Mails that ask to be sent, for a person. */
  const invitationsOf = async (uid: string) => {
    const { docs } = await functions.db.collection('avisos').where('uid', '==', uid).get()
    return docs.map(doc => doc.data())
  }

  test('invite to what they open, once, in the language of a translator', async () => {
    tokenOf('ines')
    await give('ines@example.com', { idiomas: ['de'] })
    await give('ines@example.com', { editor: true, idiomas: ['de'] })
    expect(await invitationsOf('ines')).toEqual([
      expect.objectContaining({
        cambios: ['roles'],
        envio: expect.objectContaining({ estado: 'espera' }),
        idioma: 'de',
        message: invitationWords('de', 'studio', 'ines@example.com'),
        to: ['ines@example.com']
      })
    ])
  })

  test('invite a partner to its page, and not to the studio', async () => {
    tokenOf('casa')
    await give('casa@example.com', { socios: ['hotel'] })
    const [invitation] = await invitationsOf('casa')
    expect(invitation?.['message']).toEqual(invitationWords('es', 'partner', 'casa@example.com'))
  })

  test('invite nobody whose address is not verified, and nobody who gives them to themselves', async () => {
    functions.accounts.tokenOf({ email: 'otro@example.com', isEmailVerified: false, uid: 'otro' })
    await give('otro', { editor: true })
    await give('ada', { admin: true })
    expect(await invitationsOf('otro')).toEqual([])
    expect(await invitationsOf('ada')).toEqual([])
  })

  test.each([
    ['an address that nobody has', 'nadie@example.com', 'NOT_FOUND', 'account-unknown'],
    ['what is no address', 'a@', 'NOT_FOUND', 'account-unknown'],
    ['an address that nobody verified', 'sola@example.com', 'FAILED_PRECONDITION', 'email-unverified'],
    ['an anonymous visitor', 'anonima', 'FAILED_PRECONDITION', 'account-unusable']
  ])('are not given to %s', async (_, persona, code, reason) => {
    functions.accounts.tokenOf({ email: 'sola@example.com', uid: 'sola' })
    functions.accounts.tokenOf({ provider: 'anonymous', uid: 'anonima' })
    expect(await give(persona, { editor: true })).toMatchObject({ code, reason })
  })

  test('of oneself are not taken away', async () => {
    expect(await give('ada', { editor: true })).toMatchObject({ reason: 'own-role' })
  })

  test.each([
    { idiomas: ['it'] },
    { empresas: ['a/b'] },
    { empresas: ['1', '2', '3', '4', '5', '6'] },
    { admin: 'sí' }
  ])('are refused where they are none: %j', async roles => {
    expect(await give('nora', roles)).toMatchObject({ code: 'INVALID_ARGUMENT' })
  })
})

describe('the record', () => {
  const read = (antes: string | null = null, token = admin()) =>
    functions.ask('estudioRegistro', { antes }, { token })

  const pageIn = ({ result }: { result?: unknown }) => {
    const { lineas, siguiente }: { lineas: { id: string }[]; siguiente: string | null } = Object(result)
    return { ids: lineas.map(({ id }) => id), next: siguiente }
  }

  test('says who did what, the newest first, and is for administrators alone', async () => {
    tokenOf('rita')
    const papeles = { admin: false, editor: true, empresas: [], idiomas: [], socios: [] }
    await functions.ask('estudioDarPapeles', { papeles, persona: 'rita' }, { token: admin() })
    expect(await save(editor(), { duracionMinutos: 90 })).toMatchObject(saved)
    const { lineas }: { lineas?: unknown[] } = Object((await read()).result)
    expect(lineas?.slice(0, 2)).toEqual([
      expect.objectContaining({
        campos: ['actualizado', 'duracionMinutos'],
        donde: 'experiencias/kayak',
        persona: null,
        que: 'guardar',
        quien: { nombre: 'eva@example.com', uid: 'eva' }
      }),
      expect.objectContaining({
        campos: ['editor'],
        persona: { nombre: 'rita@example.com', uid: 'rita' },
        que: 'papeles',
        quien: { nombre: 'ada@example.com', uid: 'ada' }
      })
    ])
    expect(await read(null, editor())).toMatchObject({ status: 403 })
  })

  test('is read on where a page ended, without a line twice or none', async () => {
    const record = functions.db.collection('registroEstudio')
    const batch = functions.db.batch()
    for (let number = 0; number < 120; number += 1) {
      // All of one moment: the order of the lines is theirs alone.
      const line = { campos: [], donde: 'empresas/levante', fecha: '2020-01-01T00:00:00.000Z' }
      batch.set(record.doc(`vieja-${number}`), { ...line, que: 'guardar', quien: 'eva' })
    }
    batch.set(record.doc('rota'), { fecha: '2019-01-01T00:00:00.000Z' })
    await batch.commit()
    const first = pageIn(await read())
    const second = pageIn(await read(first.next))
    const ids = [...first.ids, ...second.ids]
    expect(second.next).toBeNull()
    expect(ids.filter(id => id.startsWith('vieja-'))).toHaveLength(120)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).not.toContain('rota')
    expect(await read('nada')).toMatchObject({ code: 'INVALID_ARGUMENT' })
  })
})

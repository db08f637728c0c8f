import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import express from 'express'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { folderFiles } from '#functions/site/files.ts'
import { startFunctions, type TestFunctions } from '../../fixtures/functions.ts'

const folder = mkdtempSync(join(tmpdir(), 'archivos-'))

let functions: TestFunctions

beforeAll(async () => {
  process.env.FILES_FOLDER = folder
  functions = await startFunctions(async () => ({
    ...(await import('#functions/question/questions.ts')),
    ...(await import('#functions/question/question-image.ts'))
  }))
})

afterAll(async () => {
  await functions.stop()
  rmSync(folder, { force: true, recursive: true })
})

const aQuestion = {
  id: null,
  orden: 3,
  pregunta: { de: 'Darf mein Hund mit?', es: '¿Puede venir mi perro?' },
  respuesta: { es: 'Sí, con correa.' },
  tema: 'reservas'
}
const admin = () => functions.accounts.tokenOf({ claims: { admin: true }, uid: 'eva' })
const ask = (name: string, data: unknown) => functions.ask(name, data, { token: admin() })
const save = (fields: Record<string, unknown> = {}) => ask('guardarPregunta', { ...aQuestion, ...fields })

async function kept(id: string) {
  return (await functions.db.doc(`preguntas/${id}`).get()).data()
}

describe('the questions', () => {
  test('an administrator adds one, changes it and takes it away', async () => {
    expect(await save()).toMatchObject({ result: 'puede-venir-mi-perro' })
    const id = 'puede-venir-mi-perro'
    expect(await kept(id)).toMatchObject({
      respuesta: { es: '<p>Sí, con correa.</p>' },
      slug: id,
      tema: 'reservas'
    })
    await save({ id, orden: null, pregunta: { es: '¿Y mi gato?' }, tema: 'precios' })
    expect(await kept(id)).toMatchObject({
      orden: null,
      pregunta: { es: '¿Y mi gato?' },
      slug: id,
      tema: 'precios'
    })
    expect(JSON.stringify(await kept(id))).not.toContain('Hund')
    expect((await ask('listarPreguntas', {})).result).toEqual([
      expect.objectContaining({ id, orden: null, pregunta: { es: '¿Y mi gato?' } })
    ])
    expect(await ask('borrarPregunta', { id })).toMatchObject({ result: true })
    expect(await kept(id)).toBeUndefined()
    expect(await ask('borrarPregunta', { id })).toMatchObject({ result: true })
  })

  test('keep only html that is safe', async () => {
    const respuesta = {
      es: '<p onclick="x()">Sí<script>alert(1)</script> <a href="javascript:x()">aquí</a></p>'
    }
    await save({ pregunta: { es: 'Una segura' }, respuesta })
    expect(await kept('una-segura')).toMatchObject({ respuesta: { es: '<p>Sí aquí</p>' } })
  })

  test('never take the place of one another', async () => {
    await save({ pregunta: { es: 'Única' } })
    expect(await save({ pregunta: { es: 'Única' }, respuesta: { es: 'Otra' } })).toMatchObject({
      code: 'ALREADY_EXISTS'
    })
    expect(await kept('unica')).toMatchObject({ respuesta: { es: '<p>Sí, con correa.</p>' } })
  })

  test.each([
    [{ pregunta: {} }, 'INVALID_ARGUMENT'],
    [{ pregunta: { es: '¿?' } }, 'INVALID_ARGUMENT'],
    [{ respuesta: { es: '<script>x</script>' } }, 'INVALID_ARGUMENT'],
    [{ tema: 'otro' }, 'INVALID_ARGUMENT'],
    [{ orden: -1 }, 'INVALID_ARGUMENT'],
    [{ id: 'a/b' }, 'INVALID_ARGUMENT'],
    [{ id: 'nada' }, 'NOT_FOUND'],
    [{ respuesta: { es: 'x'.repeat(1_000_000) } }, 'INVALID_ARGUMENT']
  ])('refuse what makes no sense: %#', async (fields, code) => {
    expect(await save({ pregunta: { es: `Mala ${Math.random()}` }, ...fields })).toMatchObject({ code })
  })
})

describe('the picture of a question', () => {
  const draw = (format: 'jpeg' | 'png' | 'webp' | 'gif', width = 2000) =>
    sharp({ create: { background: '#e61276', channels: 3, height: width / 2, width } })
      .toFormat(format)
      .toBuffer()
  const upload = (bytes: Buffer, id = 'con-imagen') =>
    ask('subirImagenPregunta', { id, imagen: bytes.toString('base64') })
  const files = () => readdirSync(join(folder, 'preguntas/con-imagen'))

  beforeAll(() => save({ pregunta: { es: 'Con imagen' } }))

  test.each(['jpeg', 'png', 'webp'] as const)(
    'a %s is drawn anew, and served under an address of its own',
    async format => {
      const { result } = await upload(await draw(format))
      expect(result).toMatch(/^\/archivos\/preguntas\/con-imagen\/[a-f0-9]{16}-1280x640\.webp$/)
      expect(await kept('con-imagen')).toMatchObject({ imagen: result })
      expect(files()).toHaveLength(1)
    }
  )

  test('may be kept for a year by who reads it; that there is none is kept by nobody', async () => {
    const { result } = await upload(await draw('webp', 200))
    const { sendPicture } = await import('#functions/site/archive.ts')
    const server = express()
      .use(
        (request, response) => void sendPicture(Object.assign(request, { rawBody: Buffer.of() }), response)
      )
      .listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port }: { port?: number } = Object(server.address())
    const kept = async (path: string) =>
      (await fetch(`http://127.0.0.1:${port}${path}`)).headers.get('cache-control')
    expect(await kept(String(result))).toBe('public, max-age=31536000, immutable')
    expect(await kept('/archivos/preguntas/con-imagen/0123456789abcdef-1x1.webp')).toBe('no-store')
    server.close()
  })

  test('stays when the question is changed, and goes with it', async () => {
    await upload(await draw('png', 200))
    await save({ id: 'con-imagen', pregunta: { es: 'Con imagen, otra' } })
    const picture = (await kept('con-imagen'))?.['imagen']
    expect(picture).toContain('200x100')
    await ask('quitarImagenPregunta', { id: 'con-imagen' })
    expect([await kept('con-imagen'), files()]).toMatchObject([{ imagen: null }, []])
  })

  test.each([
    ['a gif', async () => draw('gif', 20)],
    [
      'a drawing with scripts',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')
    ],
    ['something that only begins like a picture', async () => Buffer.from([0xff, 0xd8, 0xff, 1, 2, 3, 4, 5])],
    ['half of one', async () => (await draw('png')).subarray(0, 200)]
  ])('%s is none', async (_, bytes) => {
    expect(await upload(await bytes())).toMatchObject({ code: 'INVALID_ARGUMENT', reason: 'image-invalid' })
  })

  test('too large is refused, and nothing is kept', async () => {
    expect(await upload(Buffer.alloc(5_100_000))).toMatchObject({ code: 'INVALID_ARGUMENT', status: 400 })
  })

  test('of a question that is gone is not found', async () => {
    expect(await upload(await draw('png', 20), 'nada')).toMatchObject({ code: 'NOT_FOUND' })
  })
})

test('all of this is for administrators', async () => {
  const calls: [string, object][] = [
    ['listarPreguntas', {}],
    ['guardarPregunta', aQuestion],
    ['borrarPregunta', { id: 'unica' }],
    ['subirImagenPregunta', { id: 'unica', imagen: 'AAAA' }],
    ['quitarImagenPregunta', { id: 'unica' }]
  ]
  const customer = functions.accounts.tokenOf({ uid: 'ana' })
  for (const [name, data] of calls) {
    expect(await functions.ask(name, data)).toMatchObject({ status: 401 })
    expect(await functions.ask(name, data, { token: customer })).toMatchObject({ status: 403 })
  }
  expect(await kept('unica')).toBeDefined()
})

describe('a folder of files', () => {
  const files = folderFiles(join(folder, 'apart'))

  test('gives back what was written, and nothing else', async () => {
    await files.write('a/b/c.webp', Buffer.from('x'), 'image/webp')
    expect([String(await files.read('a/b/c.webp')), await files.read('a/b/d.webp')]).toEqual(['x', null])
    await files.removeAllBut('a/b/', 'a/b/c.webp')
    expect(await files.read('a/b/c.webp')).not.toBeNull()
    await files.removeAllBut('a/b/', null)
    expect(await files.read('a/b/c.webp')).toBeNull()
  })
})

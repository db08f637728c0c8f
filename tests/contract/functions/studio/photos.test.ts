import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { folderFiles } from '#functions/site/files.ts'
import type { sweepPhotos } from '#studio/photos/sweep.function.ts'

import { startFunctions, type TestFunctions } from '../../../fixtures/functions.ts'
import { aPhotoWithPlace } from '../../../fixtures/studio/photo-with-place.ts'

const folder = mkdtempSync(join(tmpdir(), 'fotos-'))

let functions: TestFunctions
let sweep: typeof sweepPhotos

beforeAll(async () => {
  process.env.FILES_FOLDER = folder
  functions = await startFunctions(async () => ({
    ...(await import('#studio/photos/upload.function.ts')),
    ...(await import('#studio/photos/uses.function.ts'))
  }))
  sweep = (await import('#studio/photos/sweep.function.ts')).sweepPhotos
  await Promise.all([
    functions.db.doc('experiencias/kayak').set({ empresa: 'levante', nombre: { es: 'Kayak' } }),
    functions.db.doc('experiencias/vela').set({ empresa: 'poniente', nombre: { es: 'Vela' } })
  ])
})

afterAll(async () => {
  await functions.stop()
  rmSync(folder, { force: true, recursive: true })
})

const tokenOf = (uid: string, claims: Record<string, unknown>) => functions.accounts.tokenWith(uid, claims)
const editor = () => tokenOf('eva', { editor: true })
const company = () => tokenOf('leo', { empresa: ['levante'] })
const translator = () => tokenOf('tom', { translator: ['de'] })
const refused = { code: 'PERMISSION_DENIED', reason: 'role-lacks' }

const upload = (bytes: Buffer, experiencia = 'kayak', token = editor()) =>
  functions.ask('estudioSubirFoto', { experiencia, imagen: bytes.toString('base64') }, { token })
const draw = (format: 'gif' | 'jpeg' | 'png' | 'webp', width = 1200, background = '#e61276') =>
  sharp({ create: { background, channels: 3, height: Math.round(width * 0.75), width } })
    .toFormat(format)
    .toBuffer()
const addressIn = (answer: { result?: unknown }) => String(Object(answer.result).url)
const fileAt = (address: string) => readFileSync(join(folder, address.replace('/archivos/', '')))

/** The head of a PNG that says how large it is, and nothing behind it. */
function aHeadOfPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const size = Buffer.alloc(4)
    size.writeUInt32BE(data.length)
    const sum = Buffer.alloc(4)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([size, body, sum])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', Buffer.of(120, 1)),
    chunk('IEND', Buffer.alloc(0))
  ])
}

describe('a photograph that is uploaded', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('as a %s is drawn anew as a WebP of the site', async format => {
    const answer = await upload(await draw(format, 2600))
    expect(answer).toMatchObject({ result: { alto: 1500, ancho: 2000 } })
    expect(addressIn(answer)).toMatch(/^\/archivos\/fotos\/[a-f0-9]{16}-2000x1500\.webp$/)
    expect(await sharp(fileAt(addressIn(answer))).metadata()).toMatchObject({ format: 'webp', width: 2000 })
  })

  test('says no more where, when and with what it was taken, and stands upright', async () => {
    const photo = await aPhotoWithPlace()
    expect(await sharp(photo).metadata()).toMatchObject({ orientation: 6, width: 1200 })
    expect(photo.toString('latin1')).toContain('Rosa')
    const file = fileAt(addressIn(await upload(photo)))
    const { exif, height, icc, orientation, width, xmp } = await sharp(file).metadata()
    expect([exif, xmp, icc, orientation]).toEqual([undefined, undefined, undefined, undefined])
    expect(file.toString('latin1')).not.toContain('Rosa')
    expect([width, height]).toEqual([900, 1200])
    const above = await sharp(file).extract({ height: 200, left: 0, top: 0, width: 900 }).toBuffer()
    const { dominant } = await sharp(above).stats()
    expect(dominant.r).toBeGreaterThan(dominant.b)
  })

  test('twice is one file', async () => {
    const picture = await draw('png', 800, '#1e4fa3')
    const first = addressIn(await upload(picture))
    const before = readdirSync(join(folder, 'fotos'))
    expect(addressIn(await upload(picture, 'vela'))).toBe(first)
    expect(readdirSync(join(folder, 'fotos'))).toEqual(before)
  })

  test('changes no document', async () => {
    const before = (await functions.db.doc('experiencias/kayak').get()).updateTime
    await upload(await draw('jpeg'))
    expect((await functions.db.doc('experiencias/kayak').get()).updateTime).toEqual(before)
  })

  test.each([
    ['a drawing with a script', 'photo-unknown-kind', async () => svg],
    ['a GIF', 'photo-unknown-kind', async () => draw('gif')],
    ['a page that is called a picture', 'photo-unknown-kind', async () => Buffer.from('<!doctype html><p>')],
    ['a photograph that ends half way', 'photo-broken', async () => halfOf(await draw('jpeg'))],
    ['what only begins like one', 'photo-broken', async () => Buffer.from([0xff, 0xd8, 0xff, 1, 2, 3, 4])],
    ['one made to fill the memory', 'photo-too-many-pixels', async () => aHeadOfPng(30_000, 30_000)],
    ['one smaller than a card', 'photo-too-small', async () => draw('png', 200)]
  ])('is refused when it is %s: %s', async (_, reason, file) => {
    const before = readdirSync(join(folder, 'fotos'))
    expect(await upload(await file())).toMatchObject({ code: 'INVALID_ARGUMENT', reason })
    expect(readdirSync(join(folder, 'fotos'))).toEqual(before)
  })

  test('is refused when there is nothing in it, or more than one call carries', async () => {
    expect(await upload(Buffer.alloc(0))).toMatchObject({ code: 'INVALID_ARGUMENT' })
    expect(await upload(Buffer.alloc(5_200_000))).toMatchObject({ code: 'INVALID_ARGUMENT' })
  })
})

describe('who may upload', () => {
  test('an editor for any experience, also for one that is not saved yet', async () => {
    expect(await upload(await draw('jpeg'), 'nueva')).toMatchObject({ status: 200 })
  })

  test('a company for its own experiences alone, and only as long as it has its role', async () => {
    const picture = await draw('jpeg')
    expect(await upload(picture, 'kayak', company())).toMatchObject({ status: 200 })
    expect(await upload(picture, 'vela', company())).toMatchObject(refused)
    expect(await upload(picture, 'no-existe', company())).toMatchObject(refused)
    const token = company()
    tokenOf('leo', {})
    expect(await upload(picture, 'kayak', token)).toMatchObject({ status: 403 })
  })

  test('a translator and a visitor nowhere', async () => {
    const picture = await draw('jpeg')
    expect(await upload(picture, 'kayak', translator())).toMatchObject(refused)
    expect(await upload(picture, 'kayak', tokenOf('ana', {}))).toMatchObject({ status: 403 })
  })
})

describe('where a photograph stands', () => {
  const url = '/archivos/fotos/00000000000000aa-1600x900.webp'
  const uses = (token = editor(), address = url) =>
    functions.ask('estudioUsosFoto', { experiencia: 'kayak', url: address }, { token })

  beforeAll(async () => {
    await Promise.all([
      functions.db.doc('experiencias/kayak').update({ imagenes: ['/fotos/otra.webp', { url }] }),
      functions.db.doc('experiencias/vela').update({ borrador: true, imagenes: [{ url }] }),
      functions.db.doc('propuestas/una').set(aProposal(url))
    ])
  })

  test('is told to an editor: experiences, whether it is their first, and what waits', async () => {
    expect((await uses()).result).toEqual({
      experiencias: [
        { estado: 'publicado', id: 'kayak', primera: false, titulo: 'Kayak' },
        { estado: 'borrador', id: 'vela', primera: true, titulo: 'Vela' }
      ],
      propuestas: 1
    })
  })

  test('is told to a company as far as its own experiences go', async () => {
    expect((await uses(company())).result).toEqual({
      experiencias: [{ estado: 'publicado', id: 'kayak', primera: false, titulo: 'Kayak' }],
      propuestas: 0
    })
    expect(await uses(tokenOf('pia', { empresa: ['poniente'] }))).toMatchObject(refused)
    expect(await uses(translator())).toMatchObject(refused)
  })

  test.each(['/fotos/otra.webp', '/archivos/fotos/../x.webp', 'https://a.example/x.webp'])(
    'is asked of uploaded ones alone: %s',
    async address => {
      expect(await uses(editor(), address)).toMatchObject({ code: 'INVALID_ARGUMENT' })
    }
  )
})

describe('a photograph that nobody names', () => {
  const day = 24 * 60 * 60 * 1000
  const soon = () => new Date(Date.now() + 31 * day)
  const isThere = (address: string) =>
    readdirSync(join(folder, 'fotos')).includes(String(address.split('/').pop()))
  const run = (now = soon()) => sweep(folderFiles(folder), functions.db, now)
  const stored = async (background: string) => addressIn(await upload(await draw('png', 640, background)))

  test('goes after thirty days, and not before', async () => {
    const address = await stored('#010203')
    await run(new Date(Date.now() + 29 * day))
    expect(isThere(address)).toBe(true)
    await run()
    expect(isThere(address)).toBe(false)
  })

  test('is kept by another document, by a version, by a proposal and by what is not published yet', async () => {
    const [inDocument, inVersion, inProposal, inKept] = await Promise.all([
      stored('#111111'),
      stored('#222222'),
      stored('#333333'),
      stored('#555555')
    ])
    const version = { documento: JSON.stringify({ imagenes: [{ url: inVersion }] }) }
    await Promise.all([
      functions.db.doc('experiencias/vela').update({ imagenes: [inDocument] }),
      functions.db.doc('historial/experiencias~kayak/versiones/000001').set(version),
      functions.db.doc('propuestas/otra').set(aProposal(inProposal)),
      functions.db.doc('cambiosEstudio/una').set({ campos: JSON.stringify({ imagenes: [{ url: inKept }] }) })
    ])
    await run()
    const all = [inDocument, inVersion, inProposal, inKept]
    expect(all.map(isThere)).toEqual([true, true, true, true])
    await functions.db.doc('experiencias/vela').update({ imagenes: [] })
    await run()
    expect(all.map(isThere)).toEqual([false, true, true, true])
  })

  test('that is uploaded again waits for thirty days anew', async () => {
    const address = await stored('#444444')
    const old = new Date(Date.now() - 60 * day)
    utimesSync(join(folder, address.replace('/archivos/', '')), old, old)
    await stored('#444444')
    await run(new Date())
    expect(isThere(address)).toBe(true)
  })
})

/** A company would like `vela` to show a photograph. */
function aProposal(address: string) {
  return {
    antes: '{}',
    campos: JSON.stringify({ imagenes: [{ url: address }] }),
    coleccion: 'experiencias',
    documento: 'vela',
    empresa: 'poniente',
    estado: 'pendiente',
    fecha: '2026-11-25T10:00:00.000Z',
    nota: '',
    quien: 'pia',
    quitados: [],
    respuesta: null,
    titulo: 'Vela'
  }
}

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')

function halfOf(bytes: Buffer): Buffer {
  return bytes.subarray(0, bytes.length / 2)
}

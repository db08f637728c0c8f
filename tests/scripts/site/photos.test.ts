import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listen } from 'local-firebase'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { PhotoIndex } from '#contract/published/photo-index.ts'
import type { PhotoSources } from '#domain/catalogue/photo/sources.ts'
import { reportPhotos } from '../../../scripts/site/pictures/photo-report.ts'
import { gatherPhotos } from '../../../scripts/site/pictures/photos.ts'
import { readFrom, readUploads, type Uploads } from '../../../scripts/site/pictures/photos.ts'
import { writeFileAtomic } from '#publishing/files/write-file-atomic.ts'

const dayMs = 24 * 60 * 60 * 1000

let folder = ''
let server: Server
let answer: RequestListener
let asked: string[] = []
let origin = ''

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'clavel-photos-'))
  asked = []
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    answer(request, response)
  })
  origin = await listen(server)
})

afterEach(() => {
  server.close()
  server.closeAllConnections()
  rmSync(folder, { recursive: true })
})

function aPicture(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { background: '#1e4fa3', channels: 3, height, width } })
    .png()
    .toBuffer()
}

interface Asking {
  now?: number
  sources?: PhotoSources
  uploads?: Uploads
}

function gather(url: string, more: Asking = {}) {
  const photos = [{ alt: null, focus: null, height: null, url, width: null }]
  const sources = { folder: '/fotos', origins: [origin] }
  return gatherPhotos([{ id: 'paseo', photos }], { folder, sources, ...more })
}

function index(): PhotoIndex {
  return JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))
}

describe('a photograph of an allowed host', () => {
  test('is kept no wider than the pages need, with its size', async () => {
    const picture = await aPicture(2400, 1200)
    answer = (_, response) => response.end(picture)
    expect(await gather(`${origin}/playa.png`)).toEqual([])
    expect(index()[`${origin}/playa.png`]).toMatchObject({ height: 800, width: 1600 })
  })

  test('is not asked for again within a day', async () => {
    const picture = await aPicture(40, 30)
    answer = (_, response) => response.end(picture)
    await gather(`${origin}/playa.png`, { now: 0 })
    await gather(`${origin}/playa.png`, { now: dayMs - 1 })
    expect(asked).toHaveLength(1)
  })

  test('is neither sent nor written again when it has not changed', async () => {
    const picture = await aPicture(40, 30)
    answer = (request, response) => {
      const isKnown = request.headers['if-none-match'] === '"1"'
      response.writeHead(isKnown ? 304 : 200, { ETag: '"1"' }).end(isKnown ? undefined : picture)
    }
    await gather(`${origin}/playa.png`, { now: 0 })
    const file = join(folder, index()[`${origin}/playa.png`]?.file ?? '')
    const written = statSync(file).mtimeMs
    expect(await gather(`${origin}/playa.png`, { now: dayMs })).toEqual([])
    expect([asked.length, statSync(file).mtimeMs]).toEqual([2, written])
  })

  test('stays as it was while its host does not answer, and is reported', async () => {
    const picture = await aPicture(40, 30)
    answer = (_, response) => response.end(picture)
    await gather(`${origin}/playa.png`, { now: 0 })
    const before = index()
    answer = (_, response) => response.writeHead(503).end()
    const [problem] = await gather(`${origin}/playa.png`, { now: dayMs })
    expect(problem?.reason).toContain('503')
    expect(index()).toEqual(before)
  })
})

describe('a photograph of the studio', () => {
  const name = 'fotos/0123456789abcdef-40x30.webp'

  test('is read from the folder of this machine, once: behind its address nothing changes', async () => {
    mkdirSync(join(folder, 'files/fotos'), { recursive: true })
    writeFileSync(join(folder, 'files', name), await aPicture(40, 30))
    const uploads = readUploads({ FILES_FOLDER: join(folder, 'files') })
    expect(await gather(`/archivos/${name}`, { uploads })).toEqual([])
    const before = index()
    expect(before[`/archivos/${name}`]).toMatchObject({ height: 30, width: 40 })
    rmSync(join(folder, 'files'), { recursive: true })
    expect(await gather(`/archivos/${name}`, { now: Date.now() + 400 * dayMs, uploads })).toEqual([])
    expect(index()).toEqual(before)
  })

  test('is asked of the function where the site does not have it, as before the first release', async () => {
    const picture = await aPicture(40, 30)
    answer = ({ url }, response) =>
      url?.startsWith('/funcion/') ? response.end(picture) : response.writeHead(404).end()
    const uploads = readFrom(`${origin}/web`, `${origin}/funcion`)
    expect(await gather(`/archivos/${name}`, { uploads })).toEqual([])
    expect(asked).toEqual([`/web/archivos/${name}`, `/funcion/archivos/${name}`])
  })

  test('that is not there is reported', async () => {
    const [problem] = await gather(`/archivos/${name}`, { uploads: readUploads({ FILES_FOLDER: folder }) })
    expect(problem?.reason).toContain('no está entre las fotografías subidas')
  })
})

test('a photograph that no document names any more is not kept', async () => {
  const picture = await aPicture(40, 30)
  answer = (_, response) => response.end(picture)
  await gather(`${origin}/playa.png`)
  await gatherPhotos([], { folder })
  expect(readdirSync(folder).filter(name => name.endsWith('.jpg'))).toEqual([])
})

describe('what cannot be shown is reported, and the rest goes on:', () => {
  test('a host that is not allowed is not even asked', async () => {
    const [problem] = await gather(`${origin}/playa.png`, { sources: { folder: '/fotos', origins: [] } })
    expect(problem).toMatchObject({ id: 'paseo', reason: `el servidor ${origin} no está permitido` })
    expect([asked, index()]).toEqual([[], {}])
  })

  test('a redirect is not followed', async () => {
    answer = (_, response) => response.writeHead(302, { Location: '/otra.png' }).end()
    expect(await gather(`${origin}/playa.png`)).toHaveLength(1)
    expect(asked).toEqual(['/playa.png'])
  })

  test('what is no picture', async () => {
    answer = (_, response) => response.end('<html>')
    const [problem] = await gather(`${origin}/playa.png`)
    expect(problem?.reason).toContain('no es una imagen')
  })

  test('a picture that ends half way', async () => {
    const picture = await sharp(await aPicture(400, 300))
      .jpeg()
      .toBuffer()
    answer = (_, response) => response.end(picture.subarray(0, picture.length / 2))
    expect(await gather(`${origin}/playa.jpg`)).toHaveLength(1)
  })

  test.each([
    '/fotos/no-hay.jpg',
    '/fotos/../package.json',
    '/fotos/%2e%2e/package.json',
    '/otra/x.jpg',
    '/fotos/%'
  ])('the path %s', async path => {
    expect(await gather(path)).toHaveLength(1)
    expect(index()).toEqual({})
  })
})

describe('reportPhotos', () => {
  const unreadable = { id: 'paseo', reason: 'el servidor no contesta', url: 'https://a.example/x.jpg' }
  const report = () => JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'))

  test('writes beside what is wrong in the documents, and takes back what is no longer so', () => {
    const other = {
      collection: 'experiencias',
      expected: 'un precio',
      field: 'precios',
      id: 'kayak',
      outcome: 'ignored',
      problem: 'no es un número',
      value: '"doce"'
    }
    writeFileAtomic(join(folder, 'report.json'), JSON.stringify([other]))
    reportPhotos([unreadable], folder)
    expect(report()).toEqual([
      other,
      expect.objectContaining({ id: 'paseo', problem: 'el servidor no contesta' })
    ])
    reportPhotos([], folder)
    expect(report()).toEqual([other])
  })

  test('keeps the row of a document that is left out because its pictures are no list', () => {
    const leftOut = {
      collection: 'experiencias',
      expected: 'una lista',
      field: 'imagenes',
      id: 'prueba-foto',
      outcome: 'left-out',
      problem: 'no es una lista',
      value: '"/fotos/una.jpg"'
    }
    writeFileAtomic(join(folder, 'report.json'), JSON.stringify([leftOut]))
    reportPhotos([unreadable], folder)
    reportPhotos([], folder)
    expect(report()).toEqual([leftOut])
  })
})

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type LocalDatabase, freePort } from 'local-firebase'
import { ownCatalogue, seed } from '../../scripts/database/seed.ts'
import { startCatalogueDatabase } from '../../scripts/local/database.ts'
import { AlertListener } from '../fixtures/alert-listener.ts'
import { HostingStandIn } from '../fixtures/hosting-stand-in.ts'

const hosting = new HostingStandIn('clavel-prueba')
const chat = new AlertListener()
let database: LocalDatabase
let db: Firestore
let app: ReturnType<typeof initializeApp>
let publisher: ChildProcess
let origin = ''
let output = ''
let place = ''
const memoryDisk = '/dev/shm'

/** A copy of the built site, on another disk than the project where the machine has one. */
function placeForSite(): string {
  const folder = mkdtempSync(join(existsSync(memoryDisk) ? memoryDisk : tmpdir(), 'clavel-publisher-'))
  cpSync('.site', join(folder, 'trees'), { recursive: true })
  symlinkSync(join('trees', basename(readlinkSync('dist'))), join(folder, 'dist'))
  return folder
}

/** The service as a container runs it, with a site, a database and a Hosting of its own. */
beforeAll(async () => {
  place = placeForSite()
  await Promise.all([hosting.start(), chat.start()])
  database = await startCatalogueDatabase()
  process.env.FIRESTORE_EMULATOR_HOST = database.host
  app = initializeApp({ projectId: 'demo-clavel' }, 'publisher-test')
  db = getFirestore(app)
  await seed(db, ownCatalogue, new Date())
  const port = await freePort()
  origin = `http://127.0.0.1:${port}`
  publisher = spawn(process.execPath, ['scripts/publisher.ts'], {
    env: {
      ...process.env,
      HOSTING_API_ORIGIN: hosting.origin,
      HOSTING_API_TOKEN: hosting.token,
      HOSTING_SITE: 'clavel-prueba',
      PORT: String(port),
      PUBLISH_ALERT_URL: chat.address,
      SITE_PLACE: place
    },
    stdio: ['ignore', 'pipe', 'pipe']
  })
  for (const stream of [publisher.stdout, publisher.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text))
})

afterAll(async () => {
  const end = once(publisher, 'exit')
  publisher.kill('SIGTERM')
  await end
  await deleteApp(app)
  database.stop()
  hosting.stop()
  chat.stop()
  rmSync(place, { force: true, recursive: true })
})

async function publish(options: object = {}) {
  const response = await fetch(`${origin}/publish`, {
    body: JSON.stringify(options),
    headers: { 'content-type': 'application/json' },
    method: 'POST'
  })
  const { deployment, publication } = await response.json()
  return { deployment, publication, status: response.status }
}

const edited = 'kayak-acantilados-maro'

describe('the service that publishes', () => {
  test(
    'is ready when it publishes at its speed, answers then what it was asked before, and releases the site',
    {
      timeout: 300_000
    },
    async () => {
      const health = async () => (await fetch(`${origin}/health`).catch(() => null))?.status
      await expect.poll(health, { interval: 20, timeout: 60_000 }).toBe(503)
      const early = publish()
      await expect.poll(health, { interval: 100, timeout: 200_000 }).toBe(200)
      expect((await early).status).toBe(200)
      expect(hosting.releases).toHaveLength(1)
      expect(hosting.served('/index.html')).toContain('<html lang="es"')
      expect(hosting.served('/sitemap-index.xml')).toContain('<sitemapindex')
    }
  )

  test('uploads the pages of an edit alone, and takes the edit back', { timeout: 120_000 }, async () => {
    const [document] = (await db.collection('experiencias').where('slug', '==', edited).get()).docs
    const before = document?.data() ?? {}
    const first = new Map(hosting.live?.files)
    hosting.uploads.length = 0
    await document?.ref.update({ nombre: { ...before.nombre, es: 'Kayak de prueba' } })
    const { deployment, publication, status } = await publish()
    expect(status).toBe(200)
    expect(publication.kind).toBe('published')
    expect(publication.changed).toContain(`/experiencias/${edited}`)
    expect(deployment).toMatchObject({ kind: 'released', uploaded: hosting.uploads.length })
    expect(hosting.uploads.length).toBeLessThan(deployment.files / 4)
    expect(hosting.served(`/experiencias/${edited}.html`)).toContain('Kayak de prueba')
    await document?.ref.set(before)
    expect(await publish()).toMatchObject({ deployment: { kind: 'released' } })
    const different = [...(hosting.live?.files ?? [])].filter(([path, hash]) => first.get(path) !== hash)
    expect(different.map(([path]) => path)).toEqual([])
    expect(hosting.served(`/experiencias/${edited}.html`)).not.toContain('Kayak de prueba')
    expect(await publish()).toMatchObject({
      deployment: { kind: 'current' },
      publication: { kind: 'unchanged' }
    })
  })

  test('tells without publishing what an edit would do', async () => {
    const document = db.collection('preguntas').doc('de-prueba')
    await document.set({ pregunta: '¿Es una prueba?', respuesta: 'Sí.', tema: 'reservas' })
    expect(await publish({ dryRun: true })).toMatchObject({ publication: { kind: 'planned' } })
    await document.delete()
    expect(await publish()).toMatchObject({ publication: { kind: 'unchanged' } })
  })

  test('calls for help once for a trouble and once at its end; a chat that hangs or refuses holds nothing up', async () => {
    const document = db.collection('preguntas').doc('de-prueba')
    await document.set({ pregunta: '¿Es una prueba?', respuesta: 'Sí.', tema: 'reservas' })
    chat.heard.length = 0
    chat.answer = 'hangs'
    hosting.uploadsLeft = 0
    const failed = { deployment: { kind: 'failed' }, status: 500 }
    expect(await publish()).toMatchObject(failed)
    // Who asked has the answer, and the chat still takes its time.
    await expect.poll(() => chat.waiting).toBe(1)
    expect(await publish()).toMatchObject(failed)
    chat.answer = 'refuses it'
    hosting.uploadsLeft = Infinity
    expect(await publish()).toMatchObject({ deployment: { kind: 'released' }, status: 200 })
    await expect
      .poll(() => chat.heard.map(({ kind }) => kind), { timeout: 15_000 })
      .toEqual(['failed', 'recovered'])
    expect(chat.heard[0]?.text).toContain('Hosting: POST /upload/sites/clavel-prueba/versions/*/files/*: 403')
    await expect
      .poll(async () => (await (await fetch(`${origin}/status`)).json()).notes)
      .toContain('the alert did not arrive: answered 500')
    await document.delete()
    expect(await publish()).toMatchObject({ deployment: { kind: 'released' } })
    expect(chat.heard).toHaveLength(2)
  })

  test(
    'starts its renderer again, with more room, for a catalogue that has grown',
    { timeout: 120_000 },
    async () => {
      // Documents that nothing is made of: they are read and counted like all others. More than a small catalogue's heap has room for.
      for (let first = 0; first < 5000; first += 500) {
        const batch = db.batch()
        for (let number = first; number < first + 500; number += 1)
          batch.set(db.doc(`configuracion/de-prueba-${number}`), {})
        await batch.commit()
      }
      expect(await publish()).toMatchObject({ publication: { kind: 'unchanged' }, status: 200 })
      expect(output).toMatch(/The site has grown: its publisher starts again with a heap of \d+ MB/)
    }
  )

  test('says how the site stands', async () => {
    expect(await (await fetch(`${origin}/status`)).json()).toMatchObject({
      requests: 'idle',
      waiting: { kind: 'nothing' }
    })
    expect(output).toContain('nothing waits')
  })
})

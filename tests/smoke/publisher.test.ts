import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type LocalDatabase, freePort, startDatabase } from 'local-firebase'
import { ownCatalogue, seed } from '../../scripts/database/seed.ts'
import { AlertListener } from '../fixtures/alert-listener.ts'
import { HostingStandIn } from '../../scripts/local/hosting-stand-in.ts'

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
  database = await startDatabase()
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

  test(
    'hears of an edit, reads what changed alone, uploads its pages alone, and takes it back',
    { timeout: 120_000 },
    async () => {
      const [document] = (await db.collection('experiencias').where('slug', '==', edited).get()).docs
      const before = document?.data() ?? {}
      const first = new Map(hosting.live?.files)
      const page = () => hosting.served(`/experiencias/${edited}.html`) ?? ''
      hosting.uploads.length = 0
      const reads = database.reads()
      const since = Date.now()
      await document?.ref.update({ nombre: { ...before.nombre, es: 'Kayak de prueba' } })
      await expect.poll(page, { timeout: 60_000 }).toContain('Kayak de prueba')
      expect(hosting.uploads.length).toBeGreaterThan(0)
      expect(hosting.uploads.length).toBeLessThan((hosting.live?.files.size ?? 0) / 4)
      expect((await fetch(`${origin}/drafts`)).status).toBe(200)
      await document?.ref.set(before)
      await expect.poll(page, { timeout: 60_000 }).not.toContain('Kayak de prueba')
      // One for each edit, and one for each time that the database was asked whether it is there.
      const asked = Math.ceil((Date.now() - since) / 10_000)
      expect(database.reads() - reads).toBeLessThanOrEqual(2 + asked)
      const different = [...(hosting.live?.files ?? [])].filter(([path, hash]) => first.get(path) !== hash)
      expect(different.map(([path]) => path)).toEqual([])
      expect(await publish()).toMatchObject({
        deployment: { kind: 'current' },
        publication: { kind: 'unchanged' }
      })
    }
  )

  test('calls for help once for a trouble and once at its end; a chat that hangs or refuses holds nothing up', async () => {
    const document = db.collection('preguntas').doc('de-prueba')
    await document.set({ pregunta: '¿Es una prueba?', respuesta: 'Sí.', tema: 'reservas' })
    chat.heard.length = 0
    chat.answer = 'hangs'
    hosting.uploadsLeft = 0
    const failed = { deployment: { kind: 'failed' }, status: 500 }
    // A question asked before the edit was noticed finds nothing to do.
    await expect.poll(async () => (await publish()).status, { timeout: 15_000 }).toBe(500)
    // Who asked has the answer, and the chat still takes its time.
    await expect.poll(() => chat.waiting).toBe(1)
    expect(await publish()).toMatchObject(failed)
    chat.answer = 'refuses it'
    hosting.uploadsLeft = Infinity
    // The service tries by itself, too.
    expect((await publish()).deployment.kind).toMatch(/^(?:released|current)$/)
    await expect
      .poll(() => chat.heard.map(({ kind }) => kind), { timeout: 15_000 })
      .toEqual(['failed', 'recovered'])
    expect(chat.heard[0]?.text).toContain('Hosting: POST /upload/sites/clavel-prueba/versions/*/files/*: 403')
    await expect
      .poll(async () => (await (await fetch(`${origin}/status`)).json()).notes)
      .toContain('the alert did not arrive: answered 500')
    await document.delete()
    await expect
      .poll(() => hosting.served('/preguntas-frecuentes.html'), { timeout: 15_000 })
      .not.toContain('¿Es una prueba?')
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
    // It publishes by itself what it hears of, so it may be at work when it is first asked.
    await expect
      .poll(async () => (await fetch(`${origin}/status`)).json(), { timeout: 15_000 })
      .toMatchObject({ requests: 'idle', waiting: { kind: 'nothing' } })
    expect(output).toContain('nothing waits')
  })
})

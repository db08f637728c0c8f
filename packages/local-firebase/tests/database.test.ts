import { initializeApp } from 'firebase-admin/app'
import {
  FieldPath,
  FieldValue,
  Filter,
  type Firestore,
  getFirestore,
  type Query
} from 'firebase-admin/firestore'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type LocalDatabase, startDatabase } from 'local-firebase'

let database: LocalDatabase
let db: Firestore

beforeAll(async () => {
  database = await startDatabase()
  process.env.FIRESTORE_EMULATOR_HOST = database.host
  db = getFirestore(initializeApp({ projectId: 'demo-site' }))
})

afterAll(async () => {
  await db.terminate()
  database.stop()
})

async function valueOf(path: string): Promise<unknown> {
  return (await db.doc(path).get()).data()
}

describe('the local database, like the real one', () => {
  test('lets no count be lost between transactions', async () => {
    const ref = db.doc('pruebas/cuenta')
    const numbers = await Promise.all(
      Array.from({ length: 25 }, () =>
        db.runTransaction(async transaction => {
          const { n = 0 }: { n?: number } = (await transaction.get(ref)).data() ?? {}
          transaction.set(ref, { n: n + 1 })
          return n + 1
        })
      )
    )
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 25 }, (_, index) => index + 1))
  })

  test('begins a transaction again when somebody else wrote what it had read', async () => {
    const ref = db.doc('pruebas/ajena')
    await ref.set({ n: 1 })
    let tries = 0
    await db.runTransaction(async transaction => {
      const { n = 0 }: { n?: number } = (await transaction.get(ref)).data() ?? {}
      if ((tries += 1) === 1) await ref.set({ n: 10 })
      transaction.set(ref, { n: n + 1 })
    })
    expect([tries, await valueOf('pruebas/ajena')]).toEqual([2, { n: 11 }])
  })

  test.each(['constructor', 'toString', 'hasOwnProperty'])(
    'keeps a document by the name of %s',
    async name => {
      const ref = db.doc(`${name}/${name}/${name}/${name}`)
      expect((await ref.get()).exists).toBe(false)
      await ref.create({ n: 1 })
      expect(await valueOf(ref.path)).toEqual({ n: 1 })
      expect((await db.collection(name).get()).size).toBe(0)
    }
  )

  test('answers a question that fails, and the next one', async () => {
    await db.doc('pruebas/siguiente').set({ n: 1 })
    const odd = Filter.or(
      Filter.and(Filter.where('n', '>', 1), Filter.where('n', '<', 5)),
      Filter.where('n', '==', 9)
    )
    const asked = db.collection('pruebas').where(odd).count().get()
    await expect(asked).rejects.toThrow('only supports')
    expect(await valueOf('pruebas/siguiente')).toEqual({ n: 1 })
  })

  test('knows what a query within a transaction has seen', async () => {
    const list = db.collection('lista')
    const add = (name: string) =>
      db.runTransaction(async transaction => {
        const { size } = await transaction.get(list.where('open', '==', true))
        if (size < 2) transaction.create(list.doc(name), { open: true })
      })
    await Promise.all(['a', 'b', 'c', 'd'].map(add))
    expect((await list.get()).size).toBe(2)
  })

  test('goes on after a transaction that failed', async () => {
    const ref = db.doc('pruebas/rota')
    const broken = db.runTransaction(async transaction => {
      await transaction.get(ref)
      throw new Error('on purpose')
    })
    await expect(broken).rejects.toThrow('on purpose')
    await db.runTransaction(async transaction => {
      await transaction.get(ref)
      transaction.set(ref, { done: true })
    })
    expect(await valueOf('pruebas/rota')).toEqual({ done: true })
  })

  test('writes all of a batch or nothing', async () => {
    const batch = db.batch().set(db.doc('pruebas/una'), { n: 1 }).update(db.doc('pruebas/falta'), { n: 1 })
    await expect(batch.commit()).rejects.toMatchObject({ code: 5 })
    expect(await valueOf('pruebas/una')).toBeUndefined()
  })

  test('replaces a document that is set again, and merges where that is asked for', async () => {
    const ref = db.doc('pruebas/entera')
    await ref.set({ a: 1, b: 1 })
    await ref.set({ b: 2 })
    expect(await valueOf(ref.path)).toEqual({ b: 2 })
    await ref.set({ c: 3 }, { merge: true })
    expect(await valueOf(ref.path)).toEqual({ b: 2, c: 3 })
    await db.batch().set(ref, { d: 4 }).commit()
    expect(await valueOf(ref.path)).toEqual({ d: 4 })
  })

  test('tells a listener what changed, and nothing else', async () => {
    const list = db.collection('oida')
    await list.doc('a').set({ n: 1 })
    await list.doc('b').set({ n: 1 })
    const { heard, stop } = listenTo(list)
    await expect.poll(() => heard).toEqual([['added a', 'added b']])
    await db.doc('otra/c').set({ n: 1 })
    await list.doc('b').update({ n: 2 })
    await expect.poll(() => heard.slice(1)).toEqual([['modified b']])
    await list.doc('a').delete()
    await expect.poll(() => heard.slice(2)).toEqual([['removed a']])
    stop()
  })

  test('tells a listener to a query what comes into it and what leaves it', async () => {
    const list = db.collection('filtrada')
    await list.doc('a').set({ open: true })
    const { heard, stop } = listenTo(list.where('open', '==', true))
    await expect.poll(() => heard).toEqual([['added a']])
    await list.doc('b').set({ open: false })
    await list.doc('b').update({ open: true })
    await expect.poll(() => heard.slice(1)).toEqual([['added b']])
    await list.doc('a').update({ open: false })
    await expect.poll(() => heard.slice(2)).toEqual([['removed a']])
    stop()
  })

  test('tells what one commit wrote at once', async () => {
    const list = db.collection('junta')
    const { heard, stop } = listenTo(list)
    await expect.poll(() => heard).toEqual([[]])
    await db.batch().set(list.doc('a'), { n: 1 }).set(list.doc('b'), { n: 1 }).commit()
    await expect.poll(() => heard.slice(1)).toEqual([['added a', 'added b']])
    stop()
  })
})

/** Each message, as the kinds of its changes with the names of the documents. */
function listenTo(query: Query): { heard: string[][]; stop: () => void } {
  const heard: string[][] = []
  const stop = query.onSnapshot(snapshot => {
    heard.push(snapshot.docChanges().map(({ doc, type }) => `${type} ${doc.id}`))
  })
  return { heard, stop }
}

describe('a write that is based on a moment', () => {
  test('is refused once somebody else wrote, with all of its batch', async () => {
    const ref = db.doc('momentos/uno')
    await ref.set({ keep: true, n: 1 })
    const { updateTime: before } = await ref.get()
    if (before === undefined) throw new Error('It has no moment')
    const [written] = await db.batch().update(ref, { n: 2 }, { lastUpdateTime: before }).commit()
    expect(written?.writeTime.isEqual(before)).toBe(false)
    expect((await ref.get()).updateTime?.isEqual(written?.writeTime ?? before)).toBe(true)
    const late = db.batch()
    late.update(ref, { n: 3 }, { lastUpdateTime: before })
    late.create(db.doc('momentos/dos'), { n: 3 })
    await expect(late.commit()).rejects.toMatchObject({ code: 9 })
    expect([await valueOf('momentos/uno'), await valueOf('momentos/dos')]).toEqual([
      { keep: true, n: 2 },
      undefined
    ])
  })

  test('has one of its own, however fast writes follow each other', async () => {
    const ref = db.doc('momentos/deprisa')
    const moments: string[] = []
    for (let n = 0; n < 20; n += 1) {
      const { writeTime } = await ref.set({ n })
      moments.push(`${writeTime.seconds}.${writeTime.nanoseconds}`)
    }
    expect(new Set(moments).size).toBe(20)
  })
})

test('a field that a write removes is gone, also within a map', async () => {
  const ref = db.doc('campos/uno')
  await ref.set({ a: 1, b: { c: 2, d: { e: 3, f: 4 } }, 'h.i': 5 })
  const gone = FieldValue.delete()
  await ref.update(new FieldPath('a'), gone, 'b.d.e', gone, new FieldPath('h.i'), gone, 'b.c', 6)
  expect(await valueOf('campos/uno')).toEqual({ b: { c: 6, d: { f: 4 } } })
})

test('a collection is gone through page by page, by its ids', async () => {
  const pages = db.collection('hojas')
  for (const name of ['d', 'a', 'c', 'b', 'e']) await pages.doc(name).set({ name })
  const byId = pages.orderBy(FieldPath.documentId()).limit(2)
  const idsOf = async (query: Query) => (await query.get()).docs.map(({ id }) => id)
  expect(await idsOf(byId)).toEqual(['a', 'b'])
  expect(await idsOf(byId.startAfter('b'))).toEqual(['c', 'd'])
  expect(await idsOf(byId.startAfter('d'))).toEqual(['e'])
  expect(await idsOf(byId.startAt('d'))).toEqual(['d', 'e'])
})

import { describe, expect, test } from 'vitest'

import type { PublicationStatus } from '#studio/publication/online.ts'
import type { DocumentPage } from '#studio/document/studio-document.ts'
import { createDocuments } from '#studio/list/documents.store.ts'
import { createOnline } from '#studio/publication/online.store.ts'
import { aRow } from '../../../fixtures/studio/rows.ts'

const pages: Record<string, DocumentPage> = {
  '': { next: 'b', rows: [aRow({ id: 'a', title: 'Álora' }), aRow({ id: 'b', title: 'Baño' })] },
  b: { next: null, rows: [aRow({ id: 'c', title: 'Cueva de Álora' })] }
}

describe('the documents of a collection', () => {
  test('come page by page until there is no more', async () => {
    const asked: (string | null)[] = []
    const documents = createDocuments({
      page: async (_, after) => {
        asked.push(after)
        return { kind: 'done', value: pages[after ?? ''] ?? { next: null, rows: [] } }
      }
    })
    await documents.load('experiencias')
    expect(asked).toEqual([null, 'b'])
    expect(documents.$lists.get().experiencias).toMatchObject({
      rows: { length: 3 },
      state: { kind: 'ready' }
    })
    expect(documents.find('experiencias', 'alora').map(({ id }) => id)).toEqual(['a', 'c'])
    expect(documents.nameOf('experiencias', 'b')).toBe('Baño')
    expect(documents.nameOf('experiencias', 'x')).toBeNull()
    await documents.need('experiencias')
    expect(asked).toHaveLength(2)
  })

  test('leave at once when they were deleted', async () => {
    const documents = createDocuments({
      page: async () => ({
        kind: 'done',
        value: { next: null, rows: [aRow({ id: 'a', title: 'A' }), aRow({ id: 'b', title: 'B' })] }
      })
    })
    await documents.load('experiencias')
    documents.drop('experiencias', ['a'])
    expect(documents.$lists.get().experiencias?.rows.map(({ id }) => id)).toEqual(['b'])
  })

  test('stay as they were where they cannot be read again', async () => {
    const answers = [
      { kind: 'done', value: pages['b'] },
      { code: 'offline', kind: 'failed' }
    ] as const
    let next = 0
    const documents = createDocuments({
      page: async () => {
        const answer = answers[next++]
        return answer?.kind === 'done'
          ? { kind: 'done', value: answer.value ?? { next: null, rows: [] } }
          : { code: 'offline', kind: 'failed' }
      }
    })
    await documents.load('experiencias')
    await documents.load('experiencias')
    expect(documents.$lists.get().experiencias).toMatchObject({
      rows: [{ id: 'c' }],
      state: { code: 'offline', kind: 'failed' }
    })
  })
})

describe('what was published', () => {
  const saved = { document: 'experiencias/kayak', revision: '2026-06-09T10:00:00.000Z' }
  const notYet: PublicationStatus = { checkedAt: '2026-06-09T09:00:00.000Z', edits: [], waiting: null }
  const there: PublicationStatus = {
    checkedAt: '2026-06-09T10:00:01.000Z',
    edits: [{ ...saved, milliseconds: 400, pages: 48 }],
    waiting: null
  }

  function anOnline(statuses: PublicationStatus[]) {
    return createOnline({
      preview: { status: async () => ({ kind: 'done', value: statuses.shift() ?? notYet }) },
      wait: async () => {}
    })
  }

  test('is asked for until it is online', async () => {
    const online = anOnline([notYet, notYet, there])
    const followed = online.follow(saved)
    expect(online.$online.get()).toEqual({ kind: 'waiting' })
    await followed
    expect(online.$online.get()).toEqual({ kind: 'online', pages: 48, seconds: 0.4 })
  })

  test('is not waited for without an end', async () => {
    const online = anOnline([])
    await online.follow(saved)
    expect(online.$online.get()).toEqual({ kind: 'unknown' })
  })

  test('is of no interest any more once another document is opened', async () => {
    const online = anOnline([notYet, there])
    const followed = online.follow(saved)
    online.forget()
    await followed
    expect(online.$online.get()).toEqual({ kind: 'none' })
  })
})

import { describe, expect, test } from 'vitest'

import { draftKeyOf } from '#domain/opinion/opinion-draft.ts'
import { createOpinion, type OwnOpinion } from '#stores/opinion/opinion.ts'
import { aShelf } from '../../../fixtures/key-value-store.ts'

const form = { author: 'Ana', text: 'Volveremos con los niños.' }
const own: OwnOpinion = { ...form, refusal: null, state: 'published' }

function anOpinion({ code = '', isCustomer = true, mine = null as OwnOpinion | null } = {}) {
  const saved: unknown[] = []
  const removed: string[] = []
  const storage = aShelf()
  const failed = { code, kind: 'failed' } as const
  const opinion = createOpinion('kayak', {
    isCustomer: async () => isCustomer,
    opinions: {
      mine: async () => mine,
      remove: async id => {
        removed.push(id)
        return code ? failed : { kind: 'done', value: true }
      },
      save: async request => {
        saved.push(request)
        return code ? failed : { kind: 'done', value: 'waiting' }
      }
    },
    storage
  })
  return { opinion, removed, saved, storage }
}

describe('an opinion', () => {
  test('says what is wrong before it is sent', async () => {
    const { opinion, saved } = anOpinion()
    await opinion.submit({ author: '', text: 'corta' }, 'es')
    expect(opinion.$writing.get()).toMatchObject({
      kind: 'wrong',
      problems: [{ code: 'author-required' }, { code: 'opinion-too-short' }]
    })
    expect(saved).toEqual([])
  })

  test('is sent once, however often it is pressed', async () => {
    const { opinion, saved } = anOpinion()
    await Promise.all([opinion.submit(form, 'de'), opinion.submit(form, 'de')])
    expect(saved).toEqual([{ experienceId: 'kayak', form, language: 'de' }])
    expect(opinion.$writing.get()).toEqual({ kind: 'saved', state: 'waiting' })
  })

  test('of somebody who is not signed in is kept until they are', async () => {
    const { opinion, saved, storage } = anOpinion({ isCustomer: false })
    await opinion.submit(form, 'es')
    expect([opinion.$writing.get(), saved]).toEqual([{ kind: 'signed-out' }, []])
    expect(storage.read(draftKeyOf('kayak'))).toContain('Volveremos')
    expect(opinion.kept()).toEqual(form)
  })

  test('that was written before stands in the form, and can be taken away once', async () => {
    const { opinion, removed } = anOpinion({ mine: own })
    expect(await opinion.begin()).toEqual(own)
    await Promise.all([opinion.remove(), opinion.remove()])
    expect([opinion.$own.get(), opinion.$writing.get()]).toEqual([null, { kind: 'removed' }])
    expect(removed).toEqual(['kayak'])
  })

  test.each([
    ['unauthenticated', { kind: 'signed-out' }],
    ['unavailable', { kind: 'failed', why: 'offline' }],
    ['resource-exhausted', { kind: 'failed', why: 'too-often' }],
    ['not-found', { kind: 'failed', why: 'other' }]
  ])('that fails with %s says %j and keeps the text', async (code, writing) => {
    const { opinion, storage } = anOpinion({ code })
    await opinion.submit(form, 'es')
    expect(opinion.$writing.get()).toEqual(writing)
    expect(storage.read(draftKeyOf('kayak'))).not.toBeNull()
  })
})

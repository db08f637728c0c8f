import { expect, test } from 'vitest'

import type { Auth } from '#services/account/auth.ts'
import type { Result } from '#domain/data/remote.ts'
import { createEffect, type PublishEffect } from '#studio/preview/effect.store.ts'
import { createPagePreview } from '#studio/preview/page-preview.service.ts'
import { createPreview } from '#studio/preview/preview.store.ts'
import { anAuth, aPerson } from '../../../fixtures/auth.ts'

const place = { collection: 'experiencias', id: 'kayak' } as const

/** A site that answers these, one after the other, and what it was asked. */
function aSite(...answers: Response[]) {
  const asked: string[] = []
  const send: typeof fetch = async (address, request) => {
    asked.push(`${request?.method ?? 'GET'} ${typeof address === 'string' ? address : '?'}`)
    return answers.shift() ?? new Response(null, { status: 503 })
  }
  const load = async (): Promise<Auth> => anAuth(aPerson(), { idToken: async () => 'ficha' }).auth
  return { asked, preview: createPagePreview(send, load) }
}

const anEffect = (changed: number): PublishEffect => ({ added: 0, changed, removed: 0 })
const answer = (status: number, body: string | null = null) => new Response(body, { status })

test('a page is drawn of what nobody has saved, in a session that is opened when it is asked for', async () => {
  const { asked, preview } = aSite(answer(401), answer(204), answer(200, '<h1>Kayak</h1>'))
  expect(await preview.page(place, { nombre: { es: 'Kayak' } }, 'esd')).toEqual({
    kind: 'done',
    value: '<h1>Kayak</h1>'
  })
  expect(asked).toEqual([
    'POST /vista-previa/documento',
    'POST /vista-previa/sesion',
    'POST /vista-previa/documento'
  ])
})

test('the publisher counts the pages that a document would change', async () => {
  const { asked, preview } = aSite(answer(200, '{"added":5,"changed":38,"removed":0}'))
  expect(await preview.effect(place, { nombre: { es: 'Kayak' } })).toEqual({
    kind: 'done',
    value: { added: 5, changed: 38, removed: 0 }
  })
  expect(asked).toEqual(['POST /vista-previa/efecto'])
})

test('of two counts the one that was asked for last is shown, whichever answers first', async () => {
  const first = Promise.withResolvers<Result<PublishEffect>>()
  const counts = [first.promise, Promise.resolve({ kind: 'done', value: anEffect(2) } as const)]
  const { $effect, count, forget } = createEffect(
    { effect: async () => (await counts.shift()) ?? { code: 'unavailable', kind: 'failed' } },
    async () => ({ storableFields: () => ({}) })
  )
  const late = count(place, {})
  await count(place, {})
  first.resolve({ kind: 'done', value: anEffect(1) })
  await late
  expect($effect.get()).toEqual({ kind: 'ready', value: anEffect(2) })
  await count(place, {})
  expect($effect.get()).toMatchObject({ kind: 'failed' })
  forget()
  expect($effect.get()).toEqual({ kind: 'idle' })
})

test('who has no role is refused, and asks no more', async () => {
  const { asked, preview } = aSite(answer(401), answer(403))
  expect(await preview.status()).toEqual({ code: 'permission-denied', kind: 'failed' })
  expect(asked).toHaveLength(2)
})

test('the state of the publisher is read as far as an editor wants to know', async () => {
  const edit = {
    document: 'experiencias/kayak',
    milliseconds: 400,
    pages: 48,
    revision: '2026-06-09T10:00:00.000000000Z'
  }
  const edits = [edit, { ...edit, document: 'experiencias/otra', milliseconds: null }]
  const status = {
    // Counts files, and of whatever was in that publication.
    lastPublished: {
      added: 1,
      changed: 187,
      milliseconds: 300,
      moment: '2026-06-09T10:00:00.400Z',
      removed: 0
    },
    moment: '2026-06-09T10:00:01Z',
    waiting: { kind: 'held', reason: 'x' }
  }
  const body = JSON.stringify({ ...status, edits: edits.map(each => ({ ...each, moment: null })) })
  expect(await aSite(answer(200, body)).preview.status()).toEqual({
    kind: 'done',
    value: { checkedAt: '2026-06-09T10:00:01Z', edits, waiting: 'held' }
  })
  expect(await aSite(answer(200, JSON.stringify(status))).preview.status()).toMatchObject({
    value: { edits: [] }
  })
  expect(await aSite(answer(200, 'no')).preview.status()).toEqual({ code: 'internal', kind: 'failed' })
})

test('what cannot be drawn leaves the page that could be drawn last', async () => {
  const { preview } = aSite(answer(200, '<h1>Kayak</h1>'), answer(422, '{}'))
  const { $page, draw } = createPreview(preview, async () => ({ storableFields: () => ({}) }))
  await draw(place, { nombre: { es: 'Kayak' } }, 'esd')
  expect($page.get()).toEqual({ html: '<h1>Kayak</h1>', state: { kind: 'ready' } })
  await draw(place, {}, 'esd')
  expect($page.get()).toMatchObject({
    html: '<h1>Kayak</h1>',
    state: { code: 'invalid-argument', kind: 'failed' }
  })
})

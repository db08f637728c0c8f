import { expect, test } from 'vitest'

import { loadStudioContract } from '#studio/shell/studio-contract.service.ts'
import type { Result } from '#domain/data/remote.ts'
import type { Proposal } from '#studio/proposals/proposal.ts'
import type { DocumentFields } from '#domain/data/document-value.ts'
import type { ProposalsApi } from '#studio/proposals/proposals.service.ts'
import type { AnswerOutcome } from '#studio/proposals/proposals.call.ts'
import { createProposals } from '#studio/proposals/proposals.store.ts'

const proposal: Proposal = {
  answer: null,
  author: { name: 'Leo', uid: 'leo' },
  before: { duracionMinutos: 60 },
  id: 'p1',
  moment: '2026-11-25T10:00:00Z',
  note: '',
  patch: { changed: { duracionMinutos: 90 }, removed: [] },
  place: { collection: 'experiencias', id: 'kayak' },
  state: 'waiting',
  title: 'Kayak'
}

async function anOpenReview(
  answer: Result<AnswerOutcome> = {
    kind: 'done',
    value: { kind: 'saved', problems: [], revision: 'r2' }
  },
  fields: DocumentFields = { duracionMinutos: 60, nombre: { es: 'Kayak' } }
) {
  const sent: Parameters<ProposalsApi['answer']>[0][] = []
  const followed: string[] = []
  const store = createProposals({
    api: {
      all: async () => ({ kind: 'done', value: [proposal] }),
      answer: async request => {
        sent.push(request)
        return answer
      },
      propose: async () => ({ code: 'internal', kind: 'failed' })
    },
    follow: ({ document }) => void followed.push(document),
    load: loadStudioContract,
    open: async () => ({ kind: 'done', value: { fields, problems: [], revision: 'r1' } })
  })
  await store.load()
  await store.look(proposal)
  return { followed, sent, store }
}

test('the fields of a proposal are called what editors call them', async () => {
  const { store } = await anOpenReview()
  expect(store.labelOf(proposal, 'duracionMinutos')).toEqual({ en: 'Duration', es: 'Duración' })
  expect(store.labelOf(proposal, 'otro')).toBeNull()
})

test('an editor sees the fields of a proposal, and publishes them as they are', async () => {
  const { followed, sent, store } = await anOpenReview()
  const review = store.$review.get()
  expect(review.kind === 'ready' && review.value.forms.map(({ name }) => name)).toEqual(['duracionMinutos'])
  expect(await store.publish('Gracias')).toBeNull()
  const patch = { changed: { duracionMinutos: 90 }, removed: [] }
  expect(sent).toEqual([{ proposal: 'p1', publish: { patch, revision: 'r1' }, word: 'Gracias' }])
  expect(followed).toEqual(['experiencias/kayak'])
  expect(store.$review.get()).toEqual({ kind: 'idle' })
})

test('the address of a proposal opens it at once, and that of one which is gone the list', async () => {
  const { store } = await anOpenReview()
  await store.openPage(null)
  expect(store.$review.get()).toEqual({ kind: 'idle' })
  await store.openPage('p1')
  const review = store.$review.get()
  expect(review.kind === 'ready' && review.value.proposal.id).toBe('p1')
  await store.openPage('gone')
  expect(store.$review.get()).toEqual({ kind: 'idle' })
})

test('an editor changes what was proposed before it is published', async () => {
  const { sent, store } = await anOpenReview()
  store.change('duracionMinutos', 75)
  await store.publish('')
  expect(sent[0]?.publish?.patch.changed).toEqual({ duracionMinutos: 75 })
})

test('a document that was changed in between is looked at again', async () => {
  const changed: AnswerOutcome = {
    changedAt: '',
    changedBy: null,
    fields: {},
    kind: 'changed-since',
    revision: 'r3'
  }
  const { followed, store } = await anOpenReview({ kind: 'done', value: changed })
  expect(await store.publish('')).toBe('changed-since')
  expect(store.$review.get().kind).toBe('ready')
  expect(followed).toEqual([])
})

test('what cannot be published says why at its field', async () => {
  const problem = { expected: 'x', field: 'duracionMinutos', isBlocking: true, problem: 'y', value: '' }
  const { store } = await anOpenReview({ kind: 'done', value: { kind: 'incomplete', problems: [problem] } })
  expect(await store.publish('')).toBe('incomplete')
  const review = store.$review.get()
  expect(review.kind === 'ready' && review.value.problems).toEqual([problem])
})

test('a refusal goes with its word, and one that does not arrive stays open', async () => {
  const refusal = await anOpenReview({ kind: 'done', value: { kind: 'refused' } })
  expect(await refusal.store.refuse('Faltan precios')).toBeNull()
  expect(refusal.sent).toEqual([{ proposal: 'p1', publish: null, word: 'Faltan precios' }])
  const offline = await anOpenReview({ code: 'offline', kind: 'failed' })
  expect(await offline.store.refuse('No')).toBe('offline')
  expect(offline.store.$review.get().kind).toBe('ready')
})

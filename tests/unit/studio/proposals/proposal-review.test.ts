import { describe, expect, test } from 'vitest'

import { inReadingOrder, type Proposal } from '#studio/proposals/proposal.ts'
import { publishedPatch, reviewOf } from '#studio/proposals/proposal-review.ts'
import type { DocumentFields } from '#domain/data/document-value.ts'
import { readableLines } from '#studio/form/readable.ts'

const author = { name: 'Leo', uid: 'leo' }

function aProposal(changes: Partial<Proposal> = {}): Proposal {
  return {
    answer: null,
    author,
    before: { descripcion: { en: 'We sail', es: 'Salimos' }, duracionMinutos: 60 },
    id: 'p1',
    moment: '2026-11-25T10:00:00Z',
    note: '',
    patch: {
      changed: { descripcion: { en: 'We sail', es: 'Salimos al alba' } },
      removed: ['duracionMinutos']
    },
    place: { collection: 'experiencias', id: 'kayak' },
    state: 'waiting',
    title: 'Kayak',
    ...changes
  }
}

const documentWith = (fields: DocumentFields) => ({ fields, problems: [], revision: '1' })

describe('a proposal before the document as it is now', () => {
  test('publishes what was proposed, and nothing else', () => {
    const now = documentWith({ ...aProposal().before, vip: true })
    const review = reviewOf(aProposal(), now)
    expect(review.changedSince).toEqual([])
    expect(publishedPatch(review)).toEqual(aProposal().patch)
  })

  test('keeps what somebody changed in another language since', () => {
    const now = documentWith({ descripcion: { en: 'We set out', es: 'Salimos' }, duracionMinutos: 60 })
    expect(publishedPatch(reviewOf(aProposal(), now)).changed).toEqual({
      descripcion: { en: 'We set out', es: 'Salimos al alba' }
    })
  })

  test('says where the same was changed in another way', () => {
    const now = documentWith({ descripcion: { en: 'We sail', es: 'Salimos tarde' }, duracionMinutos: 90 })
    const review = reviewOf(aProposal(), now)
    expect(review.changedSince).toEqual(['descripcion', 'duracionMinutos'])
    expect(review.fields).toEqual({ descripcion: { en: 'We sail', es: 'Salimos al alba' } })
  })

  test('publishes nothing of what is so already', () => {
    const now = documentWith({ descripcion: { en: 'We sail', es: 'Salimos al alba' } })
    expect(publishedPatch(reviewOf(aProposal(), now))).toEqual({ changed: {}, removed: [] })
  })
})

test('proposals that wait stand first, then the newest', () => {
  const at = (id: string, moment: string, state: Proposal['state']) => aProposal({ id, moment, state })
  const all = [
    at('old', '2026-11-01', 'accepted'),
    at('new', '2026-11-20', 'refused'),
    at('waits', '2026-10-01', 'waiting')
  ]
  expect(inReadingOrder(all).map(({ id }) => id)).toEqual(['waits', 'new', 'old'])
})

test.each([
  [{ de: 'Ruhig', es: '<p>Un paseo</p>' }, ['de: Ruhig', 'es: Un paseo']],
  [[{ dias: ['lunes', 'martes'], inicios: ['10:00'] }], ['dias: lunes, martes · inicios: 10:00']],
  [90, ['90']],
  [['es', 'en'], ['es, en']],
  [undefined, []],
  ['', []]
])('%j is read as %j', (value, lines) => {
  expect(readableLines(value)).toEqual(lines)
})

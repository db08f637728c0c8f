import { expect, test } from 'vitest'

import { noRights } from '#domain/account/rights.ts'
import type { Plan, PlanFailure } from '#studio/plans/plan.ts'
import { createWaiting } from '#studio/shell/waiting.store.ts'

const failure = { fields: ['orden'], moment: '2026-06-09T10:00:00.000Z', reason: 'clash' as const }

function planned(id: string, fallen: PlanFailure | null): Plan {
  return {
    action: 'change',
    author: { name: 'Eva', uid: 'eva' },
    failure: fallen,
    fields: ['orden'],
    moment: `2026-06-1${id === 'a' ? 1 : 2}T10:00:00.000Z`,
    place: { collection: 'categorias', id }
  }
}

function aDesk() {
  const asked: string[] = []
  const desk = createWaiting({
    askForDrafts: async () => {
      asked.push('drafts')
      return { code: 'unavailable', kind: 'failed' }
    },
    plans: {
      plans: async () => {
        asked.push('plans')
        return { kind: 'done', value: [planned('b', null), planned('a', null), planned('c', failure)] }
      }
    },
    proposals: {
      all: async () => {
        asked.push('proposals')
        return { kind: 'done', value: [] }
      }
    },
    reviews: {
      reviews: async () => {
        asked.push('reviews')
        return { kind: 'done', value: { hasMore: false, opinions: [] } }
      }
    }
  })
  return { asked, desk }
}

test('an administrator is told of all that waits; what cannot be read is not known', async () => {
  const { asked, desk } = aDesk()
  await desk.load({ ...noRights, isAdmin: true })
  expect(asked.toSorted()).toEqual(['drafts', 'plans', 'proposals', 'reviews'])
  const known = { drafts: null, problems: null, proposals: [], reviews: [] }
  expect(desk.$waiting.get()).toMatchObject(known)
  expect(desk.$waiting.get().planned?.map(({ place }) => place.id)).toEqual(['c', 'a', 'b'])
  expect(desk.$isRead.get()).toBe(true)
})

test('after many documents were written it is all read anew, for the same person', async () => {
  const { asked, desk } = aDesk()
  await desk.again()
  expect(asked).toEqual([])
  await desk.load({ ...noRights, isEditor: true })
  await desk.again()
  expect(asked.filter(name => name === 'drafts')).toHaveLength(2)
})

test('an editor is not asked about opinions, which administrators decide, and a company about nothing', async () => {
  const { asked, desk } = aDesk()
  await desk.load({ ...noRights, companies: ['mar-de-maro'] })
  expect(asked).toEqual([])
  expect(desk.$isRead.get()).toBe(false)
  await desk.load({ ...noRights, isEditor: true })
  expect(asked.toSorted()).toEqual(['drafts', 'plans', 'proposals'])
})

import { expect, test } from 'vitest'

import { noRights } from '#domain/account/rights.ts'
import { createWaiting } from '#studio/shell/waiting.store.ts'

function aDesk() {
  const asked: string[] = []
  const desk = createWaiting({
    askForDrafts: async () => {
      asked.push('drafts')
      return { code: 'unavailable', kind: 'failed' }
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
  expect(asked.toSorted()).toEqual(['drafts', 'proposals', 'reviews'])
  expect(desk.$waiting.get()).toEqual({ drafts: null, problems: null, proposals: [], reviews: [] })
  expect(desk.$isRead.get()).toBe(true)
})

test('an editor is not asked about opinions, which administrators decide, and a company about nothing', async () => {
  const { asked, desk } = aDesk()
  await desk.load({ ...noRights, companies: ['mar-de-maro'] })
  expect(asked).toEqual([])
  expect(desk.$isRead.get()).toBe(false)
  await desk.load({ ...noRights, isEditor: true })
  expect(asked.toSorted()).toEqual(['drafts', 'proposals'])
})

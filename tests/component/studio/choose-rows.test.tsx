import { act } from 'react'
import { afterEach, expect, test } from 'vitest'

import texts from '#studio/texts/es.json' with { type: 'json' }
import type { PlannedLine } from '#studio/bulk/planned.ts'
import type { DocumentRow } from '#studio/document/studio-document.ts'
import { BulkProgress } from '#studio/bulk/BulkProgress.tsx'
import { CollectionList } from '#studio/list/CollectionList.tsx'
import { bulk } from '#studio/bulk/bulk.store.ts'
import { formOf } from '#studio/history/forms.store.ts'
import { documents } from '#studio/list/documents.store.ts'
import { doing, render } from '../support/render.tsx'

afterEach(() => bulk.forget())

function aRow(id: string): DocumentRow {
  return {
    changedAt: '2026-01-01T09:00:00Z',
    changedBy: null,
    companyId: null,
    id,
    missingLanguages: ['en'],
    nextStart: null,
    slug: null,
    problems: 0,
    provinces: ['29'],
    state: 'draft',
    title: id
  }
}

test('rows are chosen one by one and all together, and what can be done with them appears', async () => {
  documents.$lists.set({ categorias: { rows: [aRow('a'), aRow('b')], state: { kind: 'loading' } } })
  const page = await render(<CollectionList collection="categorias" language="es" texts={texts} />)
  const names = [...page.querySelectorAll('.studio-column')].map(({ textContent }) => textContent)
  const { changed, languages, provinces, state } = texts.columns
  expect(names).toEqual([provinces, languages, state, changed])
  const boxes = [...page.querySelectorAll<HTMLInputElement>('.studio-rows input')]
  expect(boxes.map(box => box.getAttribute('aria-label'))).toEqual(['Elegir: a', 'Elegir: b'])
  const bar = () => page.querySelector('.studio-selection')?.textContent ?? ''
  expect(bar()).toBe('')
  await doing(() => boxes[0]?.click())
  expect(bar()).toContain('1 elegido')
  expect(bar()).toContain(texts.bulk.change.field)
  await doing(() => page.querySelector<HTMLInputElement>('.studio-list-line input')?.click())
  expect(bar()).toContain('2 elegidos')
  await doing(() => page.querySelector<HTMLInputElement>('.studio-list-line input')?.click())
  expect(bar()).toBe('')
})

test('what would happen is said line by line, what waits first', async () => {
  const line = { before: { orden: 1 }, revision: null, title: '' }
  const lines: PlannedLine[] = [
    {
      ...line,
      id: 'agua',
      line: 2,
      plan: {
        kind: 'change',
        patch: { changed: { orden: 2 }, removed: [] },
        undo: { changed: { orden: 1 }, removed: [] }
      }
    },
    {
      ...line,
      id: 'vino',
      line: 3,
      plan: {
        kind: 'blocked',
        problems: [
          { expected: 'un número', field: 'orden', isBlocking: true, problem: 'no es', value: '"x"' }
        ]
      }
    }
  ]
  bulk.take('categorias', lines)
  const page = await render(<BulkProgress bulk={bulk} language="es" texts={texts} />)
  // The names of the fields come with the contract.
  await act(async () => void (await formOf('categorias')))
  const [first, second] = [...page.querySelectorAll('ol > li')].map(item => item.textContent)
  expect(first).toContain('vino')
  expect(first).toContain('no es')
  expect(second).toContain('Orden')
  expect(page.querySelector('del')?.textContent).toBe('1')
  expect(page.querySelector('ins')?.textContent).toBe('2')
  const button = (text: string) =>
    [...page.querySelectorAll('button')].find(({ textContent }) => textContent === text)
  expect(button('Cambiar 1 documento')).toBeDefined()
  button('1 no entran')?.click()
  await expect.poll(() => page.querySelectorAll('ol > li').length).toBe(1)
  expect(button('1 no entran')?.getAttribute('aria-pressed')).toBe('true')
})

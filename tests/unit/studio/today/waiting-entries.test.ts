import { expect, test } from 'vitest'

import type { Plan } from '#studio/plans/plan.ts'
import studio from '#studio/texts/es.json' with { type: 'json' }
import english from '#studio/texts/en.json' with { type: 'json' }
import { entriesOf, missingTexts } from '#studio/today/waiting-entries.view.ts'
import { aRow } from '../../../fixtures/studio/rows.ts'

const row = aRow({
  changedAt: '2026-06-09T10:00:00Z',
  missingLanguages: ['de', 'pt'],
  provinces: ['29'],
  slug: 'kayak-en-maro',
  title: 'Kayak en Maro'
})
const rows = new Map([[row.id, row]])

test('a draft leads to its form, with its name and the poster of an experience', () => {
  const drafts = [
    { collection: 'experiencias', id: 'kayak', name: 'Kayak', path: null, problems: [] },
    { collection: 'empresas', id: 'mar', name: 'Mar de Maro', path: null, problems: [] },
    { collection: 'comentarios', id: 'c1', name: 'c1', path: null, problems: [] }
  ]
  expect(entriesOf.drafts(drafts, rows, studio)).toEqual([
    { href: '#/experiencias/kayak', name: 'Kayak', note: 'Experiencias', slug: 'kayak-en-maro' },
    { href: '#/empresas/mar', name: 'Mar de Maro', note: 'Empresas', slug: null }
  ])
})

test('a problem leads to the field to mend, and is said in the language of the studio', () => {
  const problems = [
    { document: 'experiencias/kayak', field: 'nombre', problem: 'no es un texto' },
    { document: 'empresas/mar', field: 'telefono', problem: 'falta' }
  ]
  expect(entriesOf.problems(problems, rows, studio, 'es')).toEqual([
    {
      href: '#/experiencias/kayak/campo/nombre',
      name: 'Kayak en Maro',
      note: 'no es un texto',
      slug: 'kayak-en-maro'
    },
    { href: '#/empresas/mar/campo/telefono', name: 'Empresas · mar', note: 'falta', slug: null }
  ])
  expect(entriesOf.problems(problems, rows, english, 'en')[0]?.note).toBe('is not a text')
})

test('an opinion leads to where it is decided', () => {
  const opinion = {
    author: 'Lucía',
    date: '2026-06-09',
    experienceId: 'kayak',
    experienceName: 'Kayak en Maro',
    id: 'o1',
    isPurchaseVerified: true,
    language: 'es' as const,
    text: 'Bien'
  }
  expect(entriesOf.reviews([opinion], rows)).toEqual([
    { href: '#/opiniones', name: 'Kayak en Maro', note: 'Lucía', slug: 'kayak-en-maro' }
  ])
})

test('an experience without a text leads to the first language in which it is missing', () => {
  expect(missingTexts([row, { ...row, id: 'otra', missingLanguages: [] }], studio)).toEqual([
    {
      href: '#/traducir/experiencias/kayak/de',
      name: 'Kayak en Maro',
      note: 'Falta: Alemán, Portugués',
      slug: 'kayak-en-maro'
    }
  ])
})

test('what is planned leads to its document, and says when on the clocks of Andalusia and by whom', () => {
  const plan: Plan = {
    action: 'change',
    author: { name: 'Eva', uid: 'eva' },
    failure: null,
    fields: ['precios'],
    moment: '2026-06-10T07:00:00.000Z',
    place: { collection: 'experiencias', id: 'kayak' }
  }
  const failure = { fields: ['precios'], moment: '2026-06-10T07:00:20.000Z', reason: 'clash' as const }
  const categories = { collection: 'categorias', id: 'agua' } as const
  expect(entriesOf.planned([plan, { ...plan, failure, place: categories }], rows, studio, 'es')).toEqual([
    {
      href: '#/experiencias/kayak',
      name: 'Kayak en Maro',
      note: 'cambia el 10/6/26, 9:00 · Eva',
      slug: 'kayak-en-maro'
    },
    {
      href: '#/categorias/agua',
      name: 'Categorías · agua',
      note: 'no se hizo lo programado · Eva',
      slug: null
    }
  ])
})

import { afterEach, expect, test } from 'vitest'

import { formOfCollection } from '#contract/documents/forms.ts'
import texts from '#studio/texts/es.json' with { type: 'json' }
import { DocumentForm } from '#studio/document/DocumentForm.tsx'
import type { Editing } from '#studio/document/editing.ts'
import { $fieldLead, leadToField } from '#studio/document/form-lead.store.ts'
import type { Speech } from '#studio/form/field-props.view.ts'
import { doing, render } from '../support/render.tsx'

afterEach(() => $fieldLead.set(null))

const place = { collection: 'experiencias', id: 'kayak' } as const
const speech: Speech = {
  beside: 'en',
  find: () => [],
  language: 'es',
  nameOf: () => null,
  place,
  provinces: [],
  texts,
  tidyHtml: html => html
}

function anEditing(fields: Editing['fields'], problems: Editing['problems'] = []): Editing {
  return {
    besideOthers: [],
    clashes: [],
    clashWith: null,
    fields,
    form: formOfCollection('experiencias'),
    place,
    problems,
    revision: null,
    stored: {}
  }
}

const aForm = (editing: Editing) =>
  render(<DocumentForm editing={editing} onBeside={() => {}} speech={speech} />)

const shownSections = (page: ParentNode) =>
  [...page.querySelectorAll('section')]
    .filter(({ hidden }) => !hidden)
    .map(({ dataset }) => dataset['section'])

const buttonNamed = (page: ParentNode, name: string) =>
  [...page.querySelectorAll('button')].find(({ textContent }) => textContent === name)

test('one section is shown at a time, and the others stay in the page', async () => {
  const page = await aForm(anEditing({ nombre: { es: 'Kayak' } }))
  expect(shownSections(page)).toEqual(['texts'])
  await doing(() => buttonNamed(page, texts.sections.prices)?.click())
  expect(shownSections(page)).toEqual(['prices'])
  expect(page.querySelectorAll('section').length).toBeGreaterThan(5)
})

test('a seldom used field without a value is added by its name, and one with a value is there', async () => {
  const page = await aForm(anEditing({ evento: true }))
  expect(page.querySelector('#studio-field-evento')).not.toBeNull()
  expect(page.querySelector('#studio-field-fecha-group')).toBeNull()
  await doing(() => buttonNamed(page, `${texts.add}: Edad mínima`)?.click())
  expect(page.querySelector('#studio-field-edadMinima')).not.toBeNull()
  expect(buttonNamed(page, `${texts.add}: Edad mínima`)).toBeUndefined()
})

test('who is led to a field finds its section open, and the field there', async () => {
  const page = await aForm(anEditing({}))
  await doing(() => leadToField('edadMaxima'))
  expect(shownSections(page)).toEqual(['service'])
  expect(page.querySelector('#studio-field-edadMaxima')).not.toBeNull()
})

test('a text that is missing is marked, and a price that may be two numbers is asked about', async () => {
  const problem = { expected: 'un texto', isBlocking: true, problem: 'falta el nombre', value: '' }
  const prices = [{ nombre: { es: 'Salida' }, precios: { adulto: '1.234' } }]
  const page = await aForm(anEditing({ precios: prices }, [{ ...problem, field: 'nombre' }]))
  expect(page.querySelector('#studio-field-nombre')?.getAttribute('aria-invalid')).toBe('true')
  const question = page.querySelector(`[aria-label="${texts.whichNumber}"]`)
  expect([...(question?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Poner 1.234',
    'Poner 1,23'
  ])
})

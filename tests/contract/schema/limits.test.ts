import { expect, test } from 'vitest'
import { z } from 'zod'

import { formOfCollection } from '#contract/documents/forms.ts'
import { limitsOf } from '#contract/schema/form.ts'

const fields = formOfCollection('experiencias').flatMap(section => section.fields)
const limitsFor = (name: string) => fields.find(field => field.name === name)?.limits

test.each([
  ['nombre', { longest: 200 }],
  ['descripcion', { longest: 20_000 }],
  ['direccion', { longest: 400 }],
  ['duracionMinutos', { isWhole: true, least: 1, most: 100_000 }],
  ['vip', null]
])('%s says how much it takes, as its schema does', (name, limits) => {
  expect(limitsFor(name)).toEqual(limits)
})

test('the ends of what computers can count are no limits for people', () => {
  expect(limitsOf(z.int())).toEqual({ isWhole: true, least: null, most: null })
  expect(limitsOf(z.number())).toBeNull()
  expect(limitsOf(z.number().min(0).nullish())).toEqual({ isWhole: false, least: 0, most: null })
})

test.each(['categorias', 'empresas', 'experiencias', 'partners', 'preguntas', 'provincias'])(
  'every field of %s has a label, help, an example and what happens without it, in both languages',
  collection => {
    const silent = formOfCollection(collection)
      .flatMap(section => section.fields)
      .filter(
        ({ example, help, label, missing }) =>
          example === null || [label, help, missing].some(text => !text?.en.trim() || !text.es.trim())
      )
    expect(silent.map(({ name }) => name)).toEqual([])
  }
)

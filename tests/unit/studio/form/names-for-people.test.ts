import { isComposition } from 'posters/compositions'
import { expect, test } from 'vitest'

import { formOfCollection } from '#contract/documents/forms.ts'
import type { FieldForm } from '#domain/data/field-form.ts'
import { studioCollections } from '#studio/document/studio-document.ts'
import { bookingTable } from '#studio/form/booking-table.ts'
import { optionName } from '#studio/form/option-name.view.ts'
import { namePart } from '#studio/history/field-names.view.ts'
import english from '#studio/texts/en.json' with { type: 'json' }
import spanish from '#studio/texts/es.json' with { type: 'json' }

const sections = formOfCollection('experiencias')
const booking = sections.find(({ section }) => section === 'booking')?.fields ?? []

test('booking is a table: each mode a line, with the same columns', () => {
  const { lines, rest } = bookingTable(booking)
  expect(lines.map(({ mode }) => mode)).toEqual(['everywhere', 'rentacar', 'housing'])
  const columns = lines.map(({ fields }) => fields.map(({ label }) => label.es))
  expect(new Set(columns.map(names => names.join()))).toHaveLength(1)
  expect(rest.filter(({ name }) => /^(?:reservaTipo|urlReservar)/.test(name))).toEqual([])
  expect(lines.flatMap(({ fields }) => fields).length + rest.length).toBe(booking.length)
})

test('where a field of it is missing, there is no table', () => {
  const { lines, rest } = bookingTable(booking.slice(1).filter(({ name }) => name !== 'reservaTipo'))
  expect(lines).toEqual([])
  expect(rest.length).toBeGreaterThan(0)
})

const fieldsWithin = (fields: readonly FieldForm[]): FieldForm[] =>
  fields.flatMap(field => [field, ...fieldsWithin([...field.fields, ...(field.item ? [field.item] : [])])])

test.each([
  ['Spanish', spanish],
  ['English', english]
])('what can be chosen has a name in %s; compositions of posters are words already', (_, texts) => {
  const options = studioCollections
    .flatMap(collection => formOfCollection(collection))
    .flatMap(({ fields }) => fieldsWithin(fields))
    .flatMap(({ options: found }) => found)
  const unnamed = options.filter(option => optionName(option, texts) === option.value)
  expect(unnamed.map(({ value }) => value).filter(value => !isComposition(value))).toEqual([])
})

const everyField = studioCollections
  .flatMap(collection => formOfCollection(collection))
  .flatMap(({ fields }) => fieldsWithin(fields))

test('what is chosen has something to choose from', () => {
  const chosen = everyField.filter(({ control }) => control === 'choice' || control === 'choices')
  expect(chosen.filter(({ options }) => options.length === 0).map(({ name }) => name)).toEqual([])
})

test('no help lists the values as they are stored', () => {
  const listed = everyField.filter(({ help, options, refersTo }) =>
    [help?.es ?? '', help?.en ?? ''].some(
      text =>
        options.filter(({ value }) => text.split(/[\s,.:]+/).includes(value)).length > 1 ||
        (refersTo !== null && /\bids\b/i.test(text))
    )
  )
  expect(listed.map(({ name }) => name)).toEqual([])
})

test('a problem within a price names who pays, as the form does', () => {
  const prices = sections.flatMap(({ fields }) => fields).find(({ name }) => name === 'precios')
  if (prices === undefined) throw new Error('There are no prices')
  const label = prices.item?.fields.find(({ name }) => name === 'precios')?.label
  expect(namePart('0.precios.nino', prices, 'es', spanish)).toBe(
    `1 · ${label?.es} · ${spanish.audiences.nino}`
  )
  expect(namePart('0.precios.nino', prices, 'en', english)).toBe(
    `1 · ${label?.en} · ${english.audiences.nino}`
  )
})

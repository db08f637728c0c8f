import { afterEach, beforeEach, expect, test } from 'vitest'

import { showChosenProvince } from '#elements/place/chosen-province.ts'

const { dataset } = document.documentElement
const summary = () => document.querySelector('summary')

beforeEach(() => {
  document.body.innerHTML = `<div data-chosen-province><details><summary>Provincia</summary>
    <a data-slug="cadiz">Cádiz</a><a data-slug="malaga">Costa del Sol&nbsp;- Málaga</a></details></div>`
})
afterEach(() => {
  document.cookie = 'provinciaSeleccionada=; max-age=0'
  delete dataset.province
})

test.each([
  ['cadiz', 'Cádiz'],
  ['malaga', 'Málaga']
])('a page of no province names the one that was chosen: %s', (slug, name) => {
  document.cookie = `provinciaSeleccionada=${slug}`
  showChosenProvince()
  expect([summary()?.textContent, summary()?.ariaLabel]).toEqual([name, `Provincia: ${name}`])
  expect(document.querySelector(`[data-slug=${slug}]`)?.ariaCurrent).toBe('true')
})

test.each(['madrid', ''])('what is no province changes nothing: «%s»', slug => {
  document.cookie = `provinciaSeleccionada=${slug}`
  showChosenProvince()
  expect(summary()?.textContent).toBe('Provincia')
})

test('the province of the page itself goes before', () => {
  document.cookie = 'provinciaSeleccionada=cadiz'
  dataset.province = 'malaga'
  showChosenProvince()
  expect(summary()?.textContent).toBe('Provincia')
})

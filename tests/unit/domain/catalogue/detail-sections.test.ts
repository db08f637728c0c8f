import { expect, test } from 'vitest'

import { detailSections } from '#domain/catalogue/detail-sections.ts'
import { aMeta, anExperience } from '../../../fixtures/builders.ts'

test('what is sold has every section, whatever is known of it', () => {
  expect(detailSections(anExperience(), 0)).toEqual([
    'description',
    'schedules',
    'prices',
    'gettingThere',
    'map',
    'cancellation',
    'important',
    'opinions'
  ])
})

test('a destination of which nothing is known has its description alone', () => {
  expect(detailSections(aMeta(), 0)).toEqual(['description'])
})

test.each([
  [{ address: 'Plaza Mayor' }, 'gettingThere'],
  [{ gettingThereHtml: { es: '<p>En tren.</p>' } }, 'gettingThere'],
  [{ isCarFree: true }, 'gettingThere'],
  [{ position: { lat: 36.7, lng: -4.4 } }, 'map'],
  [{ importantHtml: { es: '<p>Sin coche.</p>' } }, 'important'],
  [{ isIndoor: true }, 'important']
])('a destination with %j has the section for it', (fields, section) => {
  expect(detailSections(aMeta(fields), 0)).toEqual(['description', section])
})

test('a destination has no times, prices or cancellation, even where a document has some', () => {
  const prices = [{ amounts: [{ audience: 'adulto', euros: 20 }], name: null }]
  const meta = aMeta({ cancellationHtml: { es: '<p>Hasta la víspera.</p>' }, prices })
  expect(detailSections(meta, 1)).toEqual(['description', 'opinions'])
})

import { expect, test } from 'vitest'
import { foreignLanguagesOf } from '#domain/search/keyword-languages.ts'

import { anExperience } from '../../../fixtures/builders.ts'

test('a keyword is foreign where no text of its experience has it, but one of another language does', () => {
  const kayak = anExperience({
    descriptionHtml: { de: '<p>Wir paddeln an der Küste.</p>', es: '<p>Remamos por la costa.</p>' },
    keywords: ['Paddeln', 'costa', 'kayak', 'SUP'],
    name: { es: 'Remo en Maro' }
  })
  const [paddling, coast, kayaks, short] = foreignLanguagesOf(kayak)
  expect(paddling).toEqual(['es', 'en', 'fr', 'pt'])
  expect(coast).toEqual(['de'])
  expect(kayaks).toEqual([])
  expect(short).toEqual([])
})

import { expect, test } from 'vitest'

import { experienceAt } from '#catalog/model/catalog.ts'
import { experienceDetailsIn } from '#catalog/model/experience-details.ts'
import { regionScopes } from '#catalog/model/region-scope.ts'
import type { Experience } from '#domain/catalogue/experience.ts'
import { aCatalog, aCategory, anEvent, anExperience } from '../../../fixtures/builders.ts'

const categories = ['estrellas', 'familias'].map(id => aCategory({ id }))

function mainCategoryOf(experience: Experience, ...others: Experience[]): string | undefined {
  const catalog = aCatalog({ categories, experiences: [experience, ...others] })
  const around = regionScopes.at(catalog, { slug: experience.slug })
  return experienceDetailsIn(around, experienceAt(around, experience.slug)).mainCategory?.id
}

const categoryIds = ['estrellas', 'familias']

test('the main category of an experience is its first one', () => {
  expect(mainCategoryOf(anExperience({ categoryIds }))).toBe('estrellas')
})

test('an event to come may be alone in its main category, because the page of that category shows it', () => {
  expect(mainCategoryOf(anEvent('2026-11-20T22:00:00+01:00', { categoryIds, id: 'tonight' }))).toBe(
    'estrellas'
  )
})

test('an event that is over has a main category only where the province has something else of it', () => {
  const ended = anEvent('2026-10-01T20:00:00+02:00', { categoryIds, id: 'ended' })
  const families = anExperience({ categoryIds: ['familias'], id: 'families' })
  expect(mainCategoryOf(ended, families)).toBe(undefined)
  expect(mainCategoryOf(ended, anExperience({ categoryIds, id: 'stars' }))).toBe('estrellas')
})

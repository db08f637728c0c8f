import { expect, test } from 'vitest'
import { z } from 'zod'

import type { Experience } from '#domain/catalogue/experience.ts'
import { octoProducts } from '#i18n/feeds/octo.ts'

import { anEvent, anExperience } from '../../../fixtures/builders.ts'
import { ownContent } from '../../../fixtures/catalogue/own-catalogue.ts'
import { octoProduct } from '../../../fixtures/octo-schema.ts'

const productsOf = (experiences: readonly Experience[]) =>
  octoProducts(experiences.map(experience => ({ company: null, experience })))

/** The one product of an experience, as the official schema reads it. */
function productOf(experience: Experience) {
  const [product] = productsOf([experience])
  return octoProduct.parse(product)
}

test('every experience of the catalogue is a product of the official schema', () => {
  const { experiences } = ownContent
  expect(experiences.length).toBeGreaterThan(100)
  const faults = productsOf(experiences).flatMap(product => {
    const read = octoProduct.safeParse(product)
    return read.success ? [] : [z.prettifyError(read.error)]
  })
  expect(faults).toEqual([])
})

const prices = [{ amounts: [{ audience: 'adulto', euros: 20 }], name: null }]

test('a unit is for the ages that are admitted', () => {
  const ages = (minimumAge: number | null) =>
    productOf(anExperience({ minimumAge, prices })).options[0]?.units[0]?.restrictions
  expect(ages(8)).toMatchObject({ maxAge: 99, minAge: 8 })
  expect(ages(null)).toMatchObject({ maxAge: 99, minAge: 0 })
  const upTo = (until: number | undefined, maximumAge: number | null) => {
    const amounts = [{ audience: 'nino', euros: 9, until }]
    const product = productOf(anExperience({ maximumAge, prices: [{ amounts, name: null }] }))
    return product.options[0]?.units[0]?.restrictions
  }
  expect(upTo(12, null)).toMatchObject({ maxAge: 12 })
  expect(upTo(12, 10)).toMatchObject({ maxAge: 10 })
  expect(upTo(undefined, 65)).toMatchObject({ maxAge: 65 })
})

test('an event starts at its hour; what has no hours is open all day', () => {
  const startsOf = (experience: Experience) => productOf(experience).options[0]?.availabilityLocalStartTimes
  expect(startsOf(anEvent('2026-12-01T20:00:00+01:00'))).toEqual(['20:00'])
  expect(startsOf(anExperience({ schedules: [] }))).toEqual(['00:00'])
})

test('where no free cancellation is promised, none is said', () => {
  const [option] = productOf(anExperience({ freeCancellationHours: null })).options
  expect(option).toMatchObject({ cancellationCutoff: '365 days', cancellationCutoffUnit: 'day' })
})

import { expect, test } from 'vitest'
import { z } from 'zod'

import type { Experience } from '#domain/catalogue/experience.ts'
import { octoProducts } from '#i18n/feeds/octo.ts'

import { anEvent, anExperience } from '../../../fixtures/builders.ts'
import { ownContent } from '../../../fixtures/catalogue/own-catalogue.ts'
import { startingAt } from '../../../fixtures/listing.ts'
import { octoProduct } from '../../../fixtures/octo-schema.ts'

const productsOf = (experiences: readonly Experience[]) =>
  octoProducts(experiences.map(experience => ({ company: null, experience })))

/** The one product of an experience, as the official schema reads it. */
function productOf(experience: Experience) {
  const [product] = productsOf([experience])
  return octoProduct.parse(product)
}

test('every product of the catalogue fits the official schema', () => {
  const products = productsOf(ownContent.experiences)
  expect(products.length).toBeGreaterThan(70)
  const faults = products.flatMap(product => {
    const read = octoProduct.safeParse(product)
    return read.success ? [] : [z.prettifyError(read.error)]
  })
  expect(faults).toEqual([])
})

/** Fields that the schema requires and not every experience has. */
const known = { freeCancellationHours: 24, schedules: [startingAt('10:00')] }

const prices = [{ amounts: [{ audience: 'adulto', euros: 20 }], name: null }]

test('a unit is for the ages that are admitted', () => {
  const ages = (minimumAge: number | null) =>
    productOf(anExperience({ ...known, minimumAge, prices })).options[0]?.units[0]?.restrictions
  expect(ages(8)).toMatchObject({ maxAge: 99, minAge: 8 })
  expect(ages(null)).toMatchObject({ maxAge: 99, minAge: 0 })
  const upTo = (until: number | undefined, maximumAge: number | null) => {
    const amounts = [{ audience: 'nino', euros: 9, until }]
    const product = productOf(anExperience({ ...known, maximumAge, prices: [{ amounts, name: null }] }))
    return product.options[0]?.units[0]?.restrictions
  }
  expect(upTo(12, null)).toMatchObject({ maxAge: 12 })
  expect(upTo(12, 10)).toMatchObject({ maxAge: 10 })
  expect(upTo(undefined, 65)).toMatchObject({ maxAge: 65 })
})

test('an event starts at its hour', () => {
  expect(
    productOf(anEvent('2026-12-01T20:00:00+01:00', { freeCancellationHours: 24 })).options[0]
  ).toMatchObject({
    availabilityLocalStartTimes: ['20:00'],
    cancellationCutoff: '24 hours'
  })
})

test('what nobody told the times or the cancellation of is no product', () => {
  expect(productsOf([anExperience(known)])).toHaveLength(1)
  expect(productsOf([anExperience({ ...known, schedules: [] })])).toEqual([])
  expect(productsOf([anExperience({ ...known, freeCancellationHours: null })])).toEqual([])
})

import { hash } from 'node:crypto'

import { createStabilizer } from 'live-publisher/content'

import { cardIn, type Catalog, type References, referencesOf, offeredIn } from '#catalog/model/catalog.ts'
import { type ResolvedExperience, entryIn } from '#catalog/model/resolved-experience.ts'
import { fingerprint } from '#catalog/memo/fingerprint.ts'
import { memoizePer, stableList } from '#catalog/memo/memoize.ts'
import { encodeExperience } from '#contract/published/encode-experience.ts'
import { hashPartitions } from '#domain/data/chunking.ts'
import { memoizeWeak } from '#domain/data/memoize.ts'
import type { Experience } from '#domain/catalogue/experience.ts'
import { sellableLines } from '#domain/catalogue/price.ts'
import { wholeRegion } from '#domain/place/province.ts'

/** At most, on average: small enough to be written quickly when one of them changes. */
const experiencesPerPart = 40
/** All parts of the product feed carry the number of their publication, so that each of them changes whenever one does: few large ones are made sooner. */
const productsPerPart = 1000
const newestShown = 30

/** Everything that every visitor may find, in the parts that other programs read: an experience stays in its part, in the order of the addresses. */
export const offeredParts = inParts(experiencesPerPart, offeredIn)

/** Offers that Google may sell, in parts. Events have a day, and the adult's price must be known. */
export const sellableParts = inParts(
  productsPerPart,
  stableList(catalog => catalog.listed[wholeRegion].filter(hasAdultPrice))
)

function inParts(
  most: number,
  listIn: (catalog: Catalog) => Experience[]
): (catalog: Catalog) => Experience[][] {
  const stable = createStabilizer<Experience[][]>()
  const partsOf = memoizeWeak((experiences: Experience[]) =>
    stable(
      hashPartitions(
        experiences.toSorted((a, b) => (a.slug < b.slug ? -1 : 1)),
        most
      )
    )
  )
  return catalog => partsOf(listIn(catalog))
}

const hasAdultPrice = memoizeWeak(
  ({ priceFrom, prices }: Experience) => sellableLines(priceFrom, prices).length > 0
)

/** Each of a part with what its document names. */
export const entriesIn = memoizePer((named: References, part: Experience[]) =>
  part.map(experience => entryIn(named, experience))
)

/** All parts of one publication carry the same number, and each publication of other products another one. */
export const sellableNumber = memoizeWeak((catalog: Catalog) => {
  const named = referencesOf(catalog)
  const print = fingerprint(sellableParts(catalog).map(part => fingerprint(entriesIn(named, part))))
  return Number.parseInt(hash('sha1', print).slice(0, numberDigits), 16)
})

/** As many hexadecimal digits as every program reads as a whole number. */
const numberDigits = 12

/** As other programs read it. */
export const publishedExperience = memoizeWeak(({ categories, company, experience }: ResolvedExperience) =>
  encodeExperience(
    experience,
    categories.map(({ slug }) => slug),
    company
  )
)

/** Latest additions and changes by editors: one list for all languages. */
export const newsIn = stableList(catalog => newestIn(referencesOf(catalog), offeredIn(catalog)))

/** Latest additions and changes among some experiences. */
export function newestIn(named: References, experiences: readonly Experience[]) {
  return newestChanges(experiences)
    .slice(0, newestShown)
    .map(experience => newsItemIn(named, experience))
}

const newsItemIn = memoizePer((named: References, experience: Experience) => ({
  card: cardIn(named, experience),
  updated: experience.updated ?? ''
}))

/** Experiences with a known date of change, newest first; equal dates are sorted by id. */
export const newestChanges = memoizeWeak((experiences: readonly Experience[]): Experience[] =>
  experiences
    .filter(({ updated }) => updated !== null)
    .toSorted((a, b) => timeOf(b) - timeOf(a) || (a.id < b.id ? -1 : 1))
)

/** When it was changed, in milliseconds. */
const timeOf = memoizeWeak(({ updated }: Experience) => Date.parse(updated ?? ''))

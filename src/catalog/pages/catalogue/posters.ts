import { cardIn, experienceAt, idsOf, type References, referencesOf } from '#catalog/model/catalog.ts'
import { entryIn } from '#catalog/model/resolved-experience.ts'
import { defineFileWithin } from '#catalog/routing/data-file.ts'
import { regionScopes } from '#catalog/model/region-scope.ts'
import { placeOnMap, regionMap } from '#catalog/model/region-map.ts'
import type { Card } from '#domain/catalogue/card.ts'
import type { Experience } from '#domain/catalogue/experience.ts'
import { readIn } from '#domain/text/text.ts'

/** The part of a card that decides its poster. One format serves cards and detail pages, so browsers fetch it once. */
function posterOf({ paletteVariant, id, light, motif, provinces }: Card) {
  return { card: { paletteVariant, id, light, motif, provinces }, format: 'wide' } as const
}

/** `/carteles/{formato}/{slug}.svg`: the poster of each experience. */
export const posterFile = defineFileWithin(regionScopes, {
  pattern: '/carteles/[format]/[slug].svg',
  files: ({ own }) => own.map(({ slug }) => ({ format: 'wide', slug }) as const),
  params: ({ format, slug }) => ({ format, slug }),
  read: (around, { slug }) => posterOf(cardIn(around, experienceAt(around, slug)))
})

/** `/carteles/imprimir/{slug}.svg`: the poster to hang up, with its name. Names are those of the place: a poster from Seville speaks Spanish. */
export const printFile = defineFileWithin(regionScopes, {
  pattern: '/carteles/imprimir/[slug].svg',
  files: ({ own }) => own.map(idsOf),
  params: ({ slug }) => ({ slug }),
  read: (around, { slug }) => printOf(referencesOf(around), experienceAt(around, slug))
})

function printOf(named: References, experience: Experience) {
  const { card, provinces } = entryIn(named, experience)
  return {
    card: posterOf(card).card,
    municipality: card.municipality,
    name: readIn('es', card.name).text,
    province: provinces.find(({ slug }) => slug === card.provinces[0]) ?? null
  }
}

/** `/carteles/lugar/{slug}.svg`: where an experience takes place, on the map of the region. */
export const spotFile = defineFileWithin(regionScopes, {
  pattern: '/carteles/lugar/[slug].svg',
  files: ({ own }) => own.filter(({ position }) => position !== null).map(idsOf),
  params: ({ slug }) => ({ slug }),
  read: (around, { slug }) => spotOf(experienceAt(around, slug))
})

function spotOf({ position, provinces, slug }: Experience) {
  if (position === null) throw new Error(`«${slug}» has no position`)
  return { map: regionMap(), provinces, spot: placeOnMap(position) }
}

import { type Catalog, cardIn } from '#catalog/catalog.ts'
import { oncePer } from '#domain/once.ts'
import { defineFile } from '#catalog/page.ts'
import { placeOnMap, regionMap } from '#catalog/region-map.ts'
import type { Card } from '#domain/card.ts'
import type { ProvinceSlug } from '#domain/province.ts'

/** `wide` on cards and wide screens, `tall` on top of a detail page on a phone. */
const formats = ['wide', 'tall'] as const

/** What of a card its poster shows: another price is no other poster. */
const posterCardOf = oncePer(({ id, isEvent, light, motif, provinces }: Card) => ({
  id,
  isEvent,
  light,
  motif,
  provinces
}))

/** `/carteles/{formato}/{slug}.svg`: the poster of each experience. */
export const posterFile = defineFile({
  pattern: '/carteles/[format]/[slug].svg',
  files: catalog => [...catalog.bySlug.keys()].flatMap(slug => formats.map(format => ({ format, slug }))),
  params: ({ format, slug }) => ({ format, slug }),
  read: (catalog, { format, slug }) => {
    const experience = catalog.bySlug.get(slug)
    if (!experience) throw new Error(`No experience has the slug «${slug}»`)
    return { card: posterCardOf(cardIn(catalog, experience)), format }
  }
})

/** `/carteles/lugar/{slug}.svg`: where an experience takes place, on the map of the region. */
export const spotFile = defineFile({
  pattern: '/carteles/lugar/[slug].svg',
  files: catalog =>
    catalog.experiences.flatMap(({ position, slug }) => (position === null ? [] : [{ position, slug }])),
  params: ({ slug }) => ({ slug }),
  read: (catalog, { position, slug }) => ({
    map: regionMap(),
    provinces: catalog.bySlug.get(slug)?.provinces ?? [],
    spot: placeOnMap(position)
  })
})

/** `/datos/mapa/{province}.svg`: where the experiences of a listing are; not among the posters, which browsers keep for a year. Those that stand on one another are one dot. */
export const placesFile = defineFile({
  pattern: '/datos/mapa/[slug].svg',
  files: catalog => catalog.provinces.map(({ slug }) => ({ slug })),
  params: ({ slug }) => ({ slug }),
  read: (catalog, { slug }) => ({
    map: regionMap(),
    places: placesOf(catalog, slug),
    province: slug
  })
})

/** Finer than this nobody sees on so small a drawing. */
const dotStep = 12

function placesOf(catalog: Catalog, province: ProvinceSlug): [number, number][] {
  const dots = catalog.listed[province].flatMap(({ position }): [string, [number, number]][] => {
    if (position === null) return []
    const [x, y] = placeOnMap(position)
    const dot: [number, number] = [Math.round(x / dotStep) * dotStep, Math.round(y / dotStep) * dotStep]
    return [[dot.join(' '), dot]]
  })
  return [...new Map(dots).values()]
}

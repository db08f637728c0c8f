import { cardIn, experienceAt, idsOf } from '#catalog/catalog.ts'
import { oncePer } from '#domain/once.ts'
import { defineFile, defineFileWithin } from '#catalog/data-file.ts'
import { neighbourhoods } from '#catalog/neighbourhood.ts'
import { placeOnMap, regionMap } from '#catalog/region-map.ts'
import type { Card } from '#domain/card.ts'
import type { Experience } from '#domain/experience.ts'
import type { Coordinates } from '#domain/place.ts'
import type { Province } from '#domain/province.ts'

/** `wide` on cards and wide screens, `tall` on top of a detail page on a phone. */
const formats = ['wide', 'tall'] as const

/** What of a card its posters show: another price is no other poster. */
const postersOf = oncePer(({ id, isEvent, light, motif, provinces }: Card) => {
  const card = { id, isEvent, light, motif, provinces }
  return { tall: { card, format: 'tall' }, wide: { card, format: 'wide' } } as const
})

const inEachFormat = oncePer(({ slug }: Experience) => formats.map(format => ({ format, slug })))

/** `/carteles/{formato}/{slug}.svg`: the poster of each experience. */
export const posterFile = defineFileWithin(neighbourhoods, {
  pattern: '/carteles/[format]/[slug].svg',
  files: ({ own }) => own.flatMap(inEachFormat),
  params: ({ format, slug }) => ({ format, slug }),
  read: (around, { format, slug }) => postersOf(cardIn(around, experienceAt(around, slug)))[format]
})

/** `/carteles/lugar/{slug}.svg`: where an experience takes place, on the map of the region. */
export const spotFile = defineFileWithin(neighbourhoods, {
  pattern: '/carteles/lugar/[slug].svg',
  files: ({ own }) => own.filter(({ position }) => position !== null).map(idsOf),
  params: ({ slug }) => ({ slug }),
  read: (around, { slug }) => spotOf(experienceAt(around, slug))
})

const spotOf = oncePer(({ position, provinces, slug }: Experience) => {
  if (position === null) throw new Error(`Nobody knows where «${slug}» is`)
  return { map: regionMap(), provinces, spot: placeOnMap(position) }
})

/** `/datos/mapa/{province}.svg`: where the experiences of a listing are; not among the posters, which browsers keep for a year. Those that stand on one another are one dot. */
export const placesFile = defineFile({
  pattern: '/datos/mapa/[slug].svg',
  files: catalog => catalog.provinces.map(mapIds),
  params: ({ slug }) => ({ slug }),
  read: (catalog, { slug }) => ({
    map: regionMap(),
    places: placesOf(catalog.listed[slug]),
    province: slug
  })
})

const mapIds = oncePer(({ slug }: Province) => ({ slug }))

/** Finer than this nobody sees on so small a drawing. */
const dotStep = 12

/** With a name that those have in common which stand on one another. */
const dotAt = oncePer((position: Coordinates): [name: string, dot: [x: number, y: number]] => {
  const [x, y] = placeOnMap(position)
  const dot: [number, number] = [Math.round(x / dotStep) * dotStep, Math.round(y / dotStep) * dotStep]
  return [dot.join(' '), dot]
})

/** From west to east: a name that moves in a listing is no other map. */
const placesOf = oncePer((listed: Experience[]) => {
  const dots = new Map(listed.flatMap(({ position }) => (position === null ? [] : [dotAt(position)])))
  return [...dots.values()].toSorted(([x, y], [otherX, otherY]) => x - otherX || y - otherY)
})

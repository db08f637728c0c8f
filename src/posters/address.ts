import { artOf } from 'posters'
import { textHash } from '#domain/data/random.ts'
import { memoizeWeak } from '#domain/data/memoize.ts'
import type { Coordinates } from '#domain/place/place.ts'
import { type ProvinceSlug, wholeRegion } from '#domain/place/province.ts'
import { type LocalizedText, readIn } from '#domain/text/text.ts'

import { cardSubject, type PosterCard } from './card-subject.ts'
import { artName, type PosterFormat, type PosterSubject } from './poster.ts'
import { leadingComposition, motifOr, type Scene } from './motif.ts'

/** Goes up when what the program draws around the art changes: the addresses are kept by browsers for a year. */
const edition = 8

/** Where the poster of an experience is. The query changes with everything it is drawn from, and begins with its province: its frame has those colours while it loads (frames.css). */
function posterAddress(slug: string, subject: PosterSubject, format: PosterFormat): string {
  const path = `/carteles/${format}/${slug}.svg`
  return versioned(path, JSON.stringify(subject), artName(subject)).replace('?v=', `?v=${subject.province}-`)
}

/** Where the poster of an experience is as a sheet to hang up; its query changes with what is written on it, too. */
export function printAddress(
  card: PosterCard & { municipality: string | null; name: LocalizedText; slug: string }
): string {
  const subject = cardSubject(card)
  const content = [subject, card.municipality, readIn('es', card.name).text]
  return versioned(`/carteles/imprimir/${card.slug}.svg`, JSON.stringify(content), artName(subject))
}

/** Where the wide poster of a card is. */
export const cardPoster = memoizeWeak((card: PosterCard & { slug: string }): string =>
  posterAddress(card.slug, cardSubject(card), 'wide')
)

/** Where the poster of a province's cover is. */
export function coverAddress(province: ProvinceSlug, format: PosterFormat): string {
  return versioned(
    `/carteles/provincias/${format}/${province}.svg`,
    province,
    artName({ motif: 'cover', province })
  )
}

/** Where the poster of a page without an experience is. */
export function sceneAddress(scene: Scene): string {
  return versioned(`/carteles/escenas/${scene}.svg`, scene, artName({ motif: scene, province: wholeRegion }))
}

/** The query changes with the content and with the files of the art, if it is drawn from any. */
function versioned(path: string, content: string, art?: string): string {
  const drawn = art === undefined ? content : content + artOf(art).edition
  return `${path}?v=${edition}-${textHash(drawn).toString(36)}`
}

/** Where the small picture of a motif is, in the colours of a province. */
export function motifAddress(motif: string | null, province: ProvinceSlug): string {
  const shown = motifOr(motif)
  return versioned(`/carteles/motivos/${province}/${shown}.svg`, shown, leadingComposition(motif))
}

/** Where the drawing is that shows on the map of the region where an experience takes place. */
export function spotAddress(slug: string, { lat, lng }: Coordinates): string {
  return versioned(`/carteles/lugar/${slug}.svg`, `half ${lat} ${lng}`)
}

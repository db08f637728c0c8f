import { artOf } from 'posters'
import { textHash } from '#domain/data/random.ts'
import type { Card } from '#domain/catalogue/card.ts'
import type { Category } from '#domain/catalogue/category.ts'
import { isRead, type ReadPhoto } from '#domain/catalogue/photo/sizes.ts'
import { type ProvinceSlug, wholeRegion } from '#domain/place/province.ts'
import { cardSubject } from './card-subject.ts'
import { leadingComposition } from './motif.ts'
import { artName, type PosterSubject } from './poster.ts'

/** Text on the picture. A missing price or place leaves its line out. */
interface Lettering {
  title: string
  price: string | null
  place: string | null
}

/** A picture for social networks, 1200 by 630: what it is drawn from, and its file below the root of the site. */
export interface SharePicture {
  address: string
  lettering: Lettering
  /** It stands in the place of the poster. */
  photo: ReadPhoto | null
  subject: PosterSubject
}

export const shareFolder = '/compartir'

/** Goes up when what is beside the poster changes: the layout of the words, their typeface, the encoding of the file. */
const edition = 2
const longestName = 80

export function experiencePicture(card: Card, lettering: Lettering): SharePicture {
  return picture(card.slug, cardSubject(card), lettering, isRead(card.photo) ? card.photo : null)
}

export function provincePicture(province: ProvinceSlug, lettering: Lettering): SharePicture {
  return picture(province, { light: 'day', motif: 'cover', province, seed: province }, lettering)
}

/** The picture of a category, the same in every province: its motif in the colours of the region. */
export function categoryPicture(
  { motif, slug }: Pick<Category, 'motif' | 'slug'>,
  lettering: Lettering
): SharePicture {
  return picture(
    slug,
    { light: 'day', motif: leadingComposition(motif), province: wholeRegion, seed: slug },
    lettering
  )
}

/** Languages in which the same is written share a file: its address has nothing in it but what is drawn. */
function picture(
  name: string,
  subject: PosterSubject,
  lettering: Lettering,
  photo: ReadPhoto | null = null
): SharePicture {
  const shown = photo ? [photo.url, photo.focus] : [artOf(artName(subject)).edition, subject]
  const content = JSON.stringify([edition, ...shown, lettering])
  const print = `${textHash(content).toString(36)}${textHash(`+${content}`).toString(36)}`
  return { address: `${shareFolder}/${name.slice(0, longestName)}-${print}.jpg`, lettering, photo, subject }
}

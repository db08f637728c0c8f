import { cardIn, type Catalog } from '#catalog/catalog.ts'
import { fingerprint } from '#catalog/fingerprint.ts'
import type { Card } from '#domain/card.ts'
import type { Experience } from '#domain/experience.ts'
import { languages, localeOf } from '#domain/locale.ts'
import { categoryShareWords, experienceShareWords, provinceShareWords } from '#i18n/share-words.ts'
import { type Words, wordsFor } from '#i18n/words.ts'
import {
  categoryPicture,
  experiencePicture,
  provincePicture,
  type SharePicture
} from '#posters/share-pictures.ts'

/** Every picture the pages name, each once: those of all experiences, of the provinces, and of their categories. */
export function sharePictures(catalog: Catalog): SharePicture[] {
  const all = languages.flatMap(language => picturesIn(wordsFor(localeOf(language)), catalog))
  return [...new Map(all.map(picture => [picture.address, picture])).values()]
}

function picturesIn(words: Words, catalog: Catalog): SharePicture[] {
  return [
    ...catalog.experiences.map(experience => ofExperience(words, catalog, experience)),
    ...catalog.provinces.map(province => provincePicture(province.slug, provinceShareWords(words, province))),
    ...catalog.categories.map(category => categoryPicture(category, categoryShareWords(words, category)))
  ]
}

interface Known {
  card: Card
  provinces: string
  picture: SharePicture
}

/** By language: whoever asks again and again asks for the same ones. */
const known = new WeakMap<Words, WeakMap<Experience, Known>>()

function ofExperience(words: Words, catalog: Catalog, experience: Experience): SharePicture {
  const card = cardIn(catalog, experience)
  const provinces = fingerprint(catalog.provinces)
  const inLanguage = known.get(words) ?? new WeakMap<Experience, Known>()
  known.set(words, inLanguage)
  const remembered = inLanguage.get(experience)
  if (remembered?.card === card && remembered.provinces === provinces) return remembered.picture
  const picture = experiencePicture(card, experienceShareWords(words, card, catalog.provinces))
  inLanguage.set(experience, { card, picture, provinces })
  return picture
}

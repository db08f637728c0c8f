import { cardIn, type Catalog } from '#catalog/catalog.ts'
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

function ofExperience(words: Words, catalog: Catalog, experience: Experience): SharePicture {
  const card = cardIn(catalog, experience)
  return experiencePicture(card, experienceShareWords(words, card, catalog.provinces))
}

import type { Catalog } from '#catalog/catalog.ts'
import { type Entry, entryIn } from '#catalog/entry.ts'
import { type Neighbourhood, neighbourhoods } from '#catalog/neighbourhood.ts'
import type { Category } from '#domain/category.ts'
import { languages, localeOf } from '#domain/locale.ts'
import { oncePer } from '#domain/once.ts'
import type { Province } from '#domain/province.ts'
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
  return pictureLists(catalog).flat()
}

/** The same in lists; that of a neighbourhood is the same object while the neighbourhood is. */
export function pictureLists(catalog: Catalog): SharePicture[][] {
  return [
    ...[...neighbourhoods.in(catalog)].map(ofNeighbourhood),
    eachOnce([...catalog.provinces.flatMap(ofProvince), ...catalog.categories.flatMap(ofCategory)])
  ]
}

const ofNeighbourhood = oncePer((part: Neighbourhood) =>
  part.own.flatMap(experience => ofExperience(entryIn(part, experience)))
)

/** By entry: whoever asks again and again asks for the same ones. Its address is in those of its pictures, so no two experiences share one. */
const ofExperience = oncePer(({ card, provinces }: Entry) =>
  eachOnce(inEachLanguage(words => experiencePicture(card, experienceShareWords(words, card, provinces))))
)

const ofProvince = oncePer((province: Province) =>
  inEachLanguage(words => provincePicture(province.slug, provinceShareWords(words, province)))
)

const ofCategory = oncePer((category: Category) =>
  inEachLanguage(words => categoryPicture(category, categoryShareWords(words, category)))
)

function inEachLanguage(picture: (words: Words) => SharePicture): SharePicture[] {
  return languages.map(language => picture(wordsFor(localeOf(language))))
}

/** Languages in which the same is written share a picture. */
function eachOnce(pictures: SharePicture[]): SharePicture[] {
  return [...new Map(pictures.map(picture => [picture.address, picture])).values()]
}

import type { Catalog } from '#catalog/model/catalog.ts'
import { type ResolvedExperience, entryIn } from '#catalog/model/resolved-experience.ts'
import { type RegionScope, regionScopes } from '#catalog/model/region-scope.ts'
import type { Category } from '#domain/catalogue/category.ts'
import { languages, localeOf } from '#domain/text/locale.ts'
import { memoizeWeak } from '#domain/data/memoize.ts'
import type { Province } from '#domain/place/province.ts'
import { categoryShareWords, experienceShareWords, provinceShareWords } from '#i18n/site/share-words.ts'
import { type Words, wordsFor } from '#i18n/text/words.ts'
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

/** The pictures in lists; the list of a region's scope stays the same object while the scope does. */
export function pictureLists(catalog: Catalog): SharePicture[][] {
  return [
    ...[...regionScopes.in(catalog)].map(ofNeighbourhood),
    eachOnce([...catalog.provinces.flatMap(ofProvince), ...catalog.categories.flatMap(ofCategory)])
  ]
}

const ofNeighbourhood = memoizeWeak((part: RegionScope) =>
  part.own.flatMap(experience => ofExperience(entryIn(part, experience)))
)

/** By entry: the same ones are asked for again and again. Its address is in those of its pictures, so no two experiences share one. */
const ofExperience = memoizeWeak(({ card, provinces }: ResolvedExperience) =>
  eachOnce(inEachLanguage(words => experiencePicture(card, experienceShareWords(words, card, provinces))))
)

const ofProvince = memoizeWeak((province: Province) =>
  inEachLanguage(words => provincePicture(province.slug, provinceShareWords(words, province)))
)

const ofCategory = memoizeWeak((category: Category) =>
  inEachLanguage(words => categoryPicture(category, categoryShareWords(words, category)))
)

function inEachLanguage(picture: (words: Words) => SharePicture): SharePicture[] {
  return languages.map(language => picture(wordsFor(localeOf(language))))
}

/** Languages in which the same is written share a picture. */
function eachOnce(pictures: SharePicture[]): SharePicture[] {
  return [...new Map(pictures.map(picture => [picture.address, picture])).values()]
}

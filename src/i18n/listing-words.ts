import type { Category } from '#domain/category.ts'
import type { Counts } from '#domain/mode.ts'
import type { Province } from '#domain/province.ts'

import type { Words } from './words.ts'

interface Listing {
  category: Category | null
  /** Null on further pages. */
  counts: Counts | null
  page: number
  province: Province
}

/** What a listing is called, on the page and in search engines. Further pages say their number: titles and descriptions must be unique. */
export function listingWords(
  words: Words,
  { category, counts, page, province }: Listing
): { description: string; heading: string; title: string } {
  const { plain, t } = words
  const place = words.provinceName(province)
  const name = category && plain(category.name)
  const heading = name
    ? t('listing.titleCategory', { category: name, province: place })
    : t('listing.title', { province: place })
  if (counts === null) {
    return {
      description: t('listing.descriptionPage', { page, title: heading }),
      heading,
      title: t('listing.titlePage', { page, title: heading })
    }
  }
  const count = counts.default
  const description = name
    ? t('listing.descriptionCategory', { category: name, count, province: place })
    : t('listing.description', { count, province: place })
  return { description, heading, title: heading }
}

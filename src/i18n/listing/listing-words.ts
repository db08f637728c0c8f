import type { Category } from '#domain/catalogue/category.ts'
import type { Counts } from '#domain/partner/counts-per-mode.ts'
import { type Province, wholeRegion } from '#domain/place/province.ts'

import { fittingTitle } from '#i18n/site/titles.ts'
import type { Words } from '#i18n/text/words.ts'

interface Listing {
  category: Category | null
  /** Null on further pages. */
  counts: Counts | null
  events: { counts: Counts | null }
  page: number
  province: Province
}

/** Title and description of a listing, on the page and in search engines. Further pages add their number, because titles and descriptions must be unique. */
export function listingWords(
  words: Words,
  { category, counts, events, page, province }: Listing
): { description: string; heading: string; title: string } {
  const { plain, t } = words
  const place = words.provinceName(province)
  const name = category && plain(category.name)
  const titled = (place: string) =>
    name
      ? t('listing.titleCategory', { category: name, province: place })
      : t('listing.title', { province: place })
  const heading = titled(place)
  const shortPlace = words.shortProvinceName(province)
  const short = titled(shortPlace)
  // The ending of each title names the region already.
  const shortestCategory = province.slug === wholeRegion && name !== null ? name : short
  const shortest = name ? shortestCategory : t('listing.titleShort', { province: shortPlace })
  if (counts === null) {
    return {
      description: t('listing.descriptionPage', { page, title: heading }),
      heading: short,
      title: fittingTitle(words, [
        t('listing.titlePage', { page, title: heading }),
        t('listing.titlePage', { page, title: short }),
        name ? `${short} (${page})` : t('listing.titlePageShort', { page, province: shortPlace })
      ])
    }
  }
  const count = counts.default
  const description = !name
    ? t('listing.description', { count, province: place })
    : count === 0 && events.counts !== null
      ? t('listing.descriptionEvents', { category: name, province: place })
      : t('listing.descriptionCategory', { category: name, count, province: place })
  return { description, heading: short, title: fittingTitle(words, [heading, short, shortest]) }
}

import type { Card } from '#domain/card.ts'
import type { Category } from '#domain/category.ts'
import type { Province } from '#domain/province.ts'

import type { Words } from './words.ts'

/** What is written on a picture for social networks. */
interface ShareWords {
  title: string
  price: string | null
  place: string | null
}

/** Name, price and place; an event also says its day. */
export function experienceShareWords(words: Words, card: Card, provinces: Province[]): ShareWords {
  const province = provinces.find(({ slug }) => slug === card.provinces[0])
  const day = card.eventDate && words.format.shortDay(card.eventDate.start)
  const isPriced = !card.isMeta && card.priceFrom.kind !== 'unknown'
  return {
    place: [placeOf(words, card, province), day].filter(Boolean).join(' · ') || null,
    price: isPriced ? words.priceFrom(card.priceFrom) : null,
    title: words.plain(card.name)
  }
}

export function provinceShareWords(words: Words, province: Pick<Province, 'name' | 'slug'>): ShareWords {
  return { place: words.t('site.claim'), price: null, title: words.provinceName(province) }
}

export function categoryShareWords(words: Words, category: Category, province: Province): ShareWords {
  return { place: words.provinceName(province), price: null, title: words.plain(category.name) }
}

/** «Nerja, Málaga»; «Málaga» alone for the capital. */
function placeOf(
  words: Words,
  { municipality }: Pick<Card, 'municipality'>,
  province: Province | undefined
): string | null {
  const region = province ? words.shortProvinceName(province) : null
  return municipality === region ? region : [municipality, region].filter(Boolean).join(', ')
}

import type { Card } from '#domain/catalogue/card.ts'
import type { Category } from '#domain/catalogue/category.ts'
import { localeOf } from '#domain/text/locale.ts'
import type { Province } from '#domain/place/province.ts'
import type { LocalizedText } from '#domain/text/text.ts'

import { type Words, wordsFor } from '#i18n/text/words.ts'

/** Texts on a picture for social networks. */
interface ShareWords {
  title: string
  price: string | null
  place: string | null
}

/** Name, price and place; an event also says its day. */
export function experienceShareWords(words: Words, card: Card, provinces: Province[]): ShareWords {
  const shown = inLanguageOf(card.name, words)
  const province = provinces.find(({ slug }) => slug === card.provinces[0])
  const day = card.eventDate && shown.format.shortDay(card.eventDate.start)
  const isPriced = !card.isDestination && card.price.headline.kind !== 'unknown'
  return {
    place: [placeOf(shown, card, province), day].filter(Boolean).join(' · ') || null,
    price: isPriced ? shown.price(card.price.headline) : null,
    title: shown.plain(card.name)
  }
}

export function provinceShareWords(words: Words, province: Pick<Province, 'name' | 'slug'>): ShareWords {
  return { place: words.t('site.claim'), price: null, title: words.provinceName(province) }
}

export function categoryShareWords(words: Words, { name }: Pick<Category, 'name'>): ShareWords {
  const shown = inLanguageOf(name, words)
  return { place: shown.t('site.claim'), price: null, title: shown.plain(name) }
}

/** A picture is written in one language: that of the name it shows, also where the page around it is in another one. */
function inLanguageOf(name: LocalizedText, words: Words): Words {
  const { language } = words.read(name)
  return language === words.language ? words : wordsFor(localeOf(language))
}

/** «Nerja, Málaga»; «Málaga» alone for the capital. */
export function placeOf(
  words: Words,
  { municipality }: Pick<Card, 'municipality'>,
  province: Province | undefined
): string | null {
  const region = province ? words.shortProvinceName(province) : null
  const town = words.town(municipality)
  return town === region ? region : [town, region].filter(Boolean).join(', ') || null
}

import type { Card } from '#domain/catalogue/card.ts'
import type { Photo } from '#domain/catalogue/experience.ts'
import { isRead, photoFiles, type PhotoPlace, type ReadPhoto } from '#domain/catalogue/photo/sizes.ts'
import { eurosOf } from '#domain/catalogue/price.ts'
import { uploadedFile } from '#domain/data/picture-file.ts'
import type { CardEntry, CardWords } from '#domain/listing/cards/card-view.ts'
import type { CardPhoto, TextWithLang, Town } from '#domain/listing/files/listing-entry.ts'
import { slugOf } from '#domain/text/slug.ts'
import { isWrittenIn, type LocalizedText } from '#domain/text/text.ts'

import { messages } from '#i18n/text/messages.ts'
import type { Words } from '#i18n/text/words.ts'

/** The fields of a card that every row shows, and those that only some rows know. */
export type EntryCard = Pick<Card, 'isVip' | 'municipality' | 'name' | 'price' | 'rates' | 'slug'> &
  Partial<
    Pick<
      Card,
      | 'durationMinutes'
      | 'eventDate'
      | 'freeCancellationHours'
      | 'hiddenFor'
      | 'iconIn'
      | 'nextDayOff'
      | 'photo'
      | 'tagline'
    >
  >

/** An experience in the language of the words, for its card and for the file of a listing. */
export function cardEntry(words: Words, card: EntryCard, poster: string): CardEntry {
  const { durationMinutes, eventDate, freeCancellationHours = null, iconIn = [], nextDayOff, tagline } = card
  return {
    card: {
      date: eventDate ? words.format.shortDay(eventDate.start) : '',
      dayOff: nextDayOff ? words.dayOff(nextDayOff, true) : '',
      duration: durationMinutes ? words.duration(durationMinutes) : '',
      featured: card.isVip ? words.t('card.featured') : '',
      freeCancellationHours,
      iconIn,
      photo: cardPhoto(words, card, 'card'),
      picture: poster,
      tagline: tagline ? withLanguage(words, tagline) : null
    },
    hiddenFor: card.hiddenFor ?? [],
    name: withLanguage(words, card.name),
    price: eurosOf(card.price.headline),
    priceFromText: card.price.from ? words.price(card.price.from) : '',
    priceText: words.price(card.price.headline),
    rates: card.rates,
    slug: card.slug,
    town: townOf(words, card.municipality)
  }
}

/** Words that all cards of a page have in common. */
export function cardWords({ language, t }: Words): CardWords {
  return {
    freeCancellation: t('card.freeCancellation'),
    inRentalCar: t('card.rentacar'),
    inTouristHousing: t('card.touristHousing'),
    isFree: t('price.free'),
    posterAlt: messages[language].poster.alt,
    today: t('filters.today')
  }
}

/** The photograph of an experience in the sizes of a place; null where it has none that could be read. */
export function cardPhoto(
  words: Words,
  { name, photo, slug }: { name: LocalizedText; photo?: Photo | null; slug: string },
  place: PhotoPlace
): CardPhoto | null {
  return isRead(photo) ? readPhoto(words, { name, photo, slug }, place) : null
}

/** In a preview it may be one that is stored and on no page yet: it is shown as it is. */
export function readPhoto(
  words: Words,
  { name, photo, slug }: { name: LocalizedText; photo: ReadPhoto; slug: string },
  place: PhotoPlace
): CardPhoto {
  const files = uploadedFile(photo.url) === null ? photoFiles(slug, photo, place) : []
  const { address, height, width } = files.at(-1) ?? { ...photo, address: photo.url }
  const own = photo.alt && isWrittenIn(words.language, photo.alt) ? words.plain(photo.alt) : null
  return {
    alt: own ?? words.t('poster.photo', { name: words.plain(name) }),
    height,
    place,
    src: address,
    srcset: files.map(file => `${file.address} ${file.width}w`).join(', '),
    width
  }
}

/** A text with its language where that is not the page's. */
export function withLanguage({ language, read }: Words, written: LocalizedText): TextWithLang {
  const shown = read(written)
  return { language: shown.language === language ? null : shown.language, text: shown.text }
}

function townOf(words: Words, municipality: string | null): Town | null {
  const name = words.town(municipality)
  return municipality === null || name === null ? null : { name, slug: slugOf(municipality) }
}

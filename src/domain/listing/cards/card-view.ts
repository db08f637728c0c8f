import type { CardPhoto, CardTexts, ListingEntry, TextWithLang } from '#domain/listing/files/listing-entry.ts'
import type { OperatingMode } from '#domain/partner/mode.ts'
import { pathIn, routes } from '#domain/site/routes.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import type { Locale } from '#domain/text/locale.ts'

/** An experience as its card draws it, in one language: strings and flags alone, so that the build and the browser draw the same card. */
export interface CardView {
  badges: BadgeView[]
  duration: string
  /** The word for a paid place in the list; empty where it is not paid for. */
  featured: string
  /** Modes in which lists leave it out, joined by spaces. */
  hiddenFor: string
  href: string
  name: TextWithLang
  picture: PictureView
  /** Null for a destination, which has no price. */
  price: PriceView | null
  slug: string
  tagline: TextWithLang | null
  town: string
}

/** An experience as the other rows draw it. */
export type RowView = Omit<CardView, 'badges' | 'slug'>

export interface PriceView {
  /** The price "from" where another audience than the headline's pays less; empty elsewhere. */
  from: string
  headline: string
  /** Prices of single people, from which a party's price follows: `26/14`. */
  rates: string
}

export interface PictureView {
  /** Describes the poster. A photograph has a description of its own, and the poster beneath it none. */
  alt: string
  photo: CardPhoto | null
  poster: string
}

/** The next starts of an experience. The page shows the first one that is still to come. */
export interface StartsView {
  starts: StartView[]
  /** The word for today. */
  today: string
}

export interface StartView {
  day: string
  /** The day in words. */
  dayText: string
  hours: string
  /** Its last moment, as `lastMomentOf` writes it. */
  until: string
}

export type BadgeView = { isHidden: boolean; text: string } & (
  | { kind: 'date' | 'day-off' | 'free' }
  | { hours: number; kind: 'cancel' }
  | { kind: 'today'; today: string }
  | { kind: 'mode'; mode: OperatingMode }
)

/** Words of cards that are the same on each card of a page. */
export interface CardWords {
  freeCancellation: string
  /** The badge that is shown by the mode of the visit. */
  inRentalCar: string
  inTouristHousing: string
  isFree: string
  /** With `{{name}}`. */
  posterAlt: string
  today: string
}

/** The part of a listing entry that its card shows. */
export type CardEntry = Pick<
  ListingEntry,
  'hiddenFor' | 'name' | 'price' | 'priceFromText' | 'priceText' | 'rates' | 'slug' | 'town'
> & { card: CardTexts }

interface Options {
  /** Whether its first start can still be cancelled free of charge when the day of the build is over. */
  isCancellable: boolean
  locale: Locale
  /** Whether it names its next starts. */
  namesStarts: boolean
  words: CardWords
}

/** The card of an entry: in the build of one that was just made, in the browser of one that the file of a listing has. */
export function cardView(entry: CardEntry, options: Options): CardView {
  const { card, hiddenFor, name, priceFromText, priceText, rates, slug, town } = entry
  const { locale, words } = options
  return {
    badges: badgesOf(entry, options),
    duration: card.duration,
    featured: card.featured,
    hiddenFor: hiddenFor.join(' '),
    href: pathIn(locale, routes.experience(slug)),
    name,
    picture: {
      alt: interpolate(words.posterAlt, { name: name.text }),
      photo: card.photo,
      poster: card.picture
    },
    price: { from: priceFromText, headline: priceText, rates },
    slug,
    tagline: card.tagline,
    town: town?.name ?? ''
  }
}

/** By rank: the first that holds is shown, and the others wait for a question that promotes them. */
function badgesOf(
  { card: { date, dayOff, freeCancellationHours, iconIn }, price }: CardEntry,
  { isCancellable, namesStarts, words }: Options
): BadgeView[] {
  const isHidden = true
  const ranked: BadgeView[] = [
    ...(date === '' ? [] : [{ isHidden, kind: 'date' as const, text: date }]),
    ...(dayOff === '' ? [] : [{ isHidden, kind: 'day-off' as const, text: dayOff }]),
    ...(namesStarts ? [{ isHidden, kind: 'today' as const, text: '', today: words.today }] : []),
    ...(freeCancellationHours === null
      ? []
      : [{ hours: freeCancellationHours, isHidden, kind: 'cancel' as const, text: words.freeCancellation }]),
    ...(price === 0 ? [{ isHidden, kind: 'free' as const, text: words.isFree }] : [])
  ]
  const shown = ranked.find(({ kind, text }) => text !== '' && (kind !== 'cancel' || isCancellable))
  return [
    ...ranked.map(badge => (badge === shown ? { ...badge, isHidden: false } : badge)),
    ...icons(iconIn, words)
  ]
}

function icons(iconIn: OperatingMode[], { inRentalCar, inTouristHousing }: CardWords): BadgeView[] {
  const texts = [
    { mode: 'rentacar', text: inRentalCar },
    { mode: 'tourist-housing', text: inTouristHousing }
  ] as const
  return texts
    .filter(({ mode }) => iconIn.includes(mode))
    .map(({ mode, text }) => ({ isHidden: false, kind: 'mode', mode, text }))
}

/** The words as a page carries them, for the cards that its list draws later. */
export function writeCardWords(words: CardWords): string {
  return JSON.stringify(words)
}

export function readCardWords(text: string | undefined): CardWords {
  const read: Record<keyof CardWords, unknown> = Object(JSON.parse(text ?? '{}'))
  const word = (name: keyof CardWords) => {
    const found = read[name]
    return typeof found === 'string' ? found : ''
  }
  return {
    freeCancellation: word('freeCancellation'),
    inRentalCar: word('inRentalCar'),
    inTouristHousing: word('inTouristHousing'),
    isFree: word('isFree'),
    posterAlt: word('posterAlt'),
    today: word('today')
  }
}

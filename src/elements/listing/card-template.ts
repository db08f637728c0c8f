import { cardTokens } from '#domain/listing/cards/card-tokens.ts'
import type { CardTexts, TextWithLang, ListingEntry } from '#domain/listing/files/listing-entry.ts'
import { cardAnchor } from '#domain/place/listing-map.ts'
import type { Locale } from '#domain/text/locale.ts'
import { pathIn, routes } from '#domain/site/routes.ts'

/** A card for an entry whose own card is on another page: a copy of the template, with its words in the place of the tokens. */
export function drawCard(section: HTMLElement, locale: Locale, entry: ListingEntry): HTMLElement | null {
  const template = section.querySelector<HTMLTemplateElement>('template[data-card]')
  const copy = template?.content.cloneNode(true)
  const card = copy instanceof DocumentFragment ? copy.querySelector<HTMLElement>('li') : null
  if (!card || !entry.card) return null
  fill(card, {
    [cardTokens.dayOff]: entry.card.dayOff,
    [cardTokens.facts]: entry.card.facts,
    [cardTokens.name]: entry.name.text,
    [cardTokens.price]: entry.priceText,
    [cardTokens.priceFrom]: entry.priceFromText,
    [cardTokens.tagline]: entry.card.tagline?.text ?? ''
  })
  for (const named of [card, ...card.querySelectorAll<HTMLElement>('[data-slug]')])
    named.dataset.slug = entry.slug
  card.id = cardAnchor(entry.slug)
  card.dataset.hiddenFor = entry.hiddenFor.join(' ')
  const link = card.querySelector('a')
  link?.setAttribute('href', pathIn(locale, routes.experience(entry.slug)))
  if (link) speak(link, entry.name)
  finish(card, entry.card)
  if (entry.price !== 0) card.querySelector('[data-badge="free"]')?.remove()
  const price = card.querySelector<HTMLElement>('.price')
  if (price) price.dataset.rates = entry.rates
  if (!entry.priceFromText) card.querySelector('[data-price-from]')?.remove()
  return card
}

function finish(
  card: HTMLElement,
  { dayOff, freeCancellationHours, iconIn, picture, tagline }: CardTexts
): void {
  if (!dayOff) card.querySelector('[data-badge="day-off"]')?.remove()
  const cancel = card.querySelector<HTMLElement>('[data-badge="cancel"]')
  if (freeCancellationHours === null) cancel?.remove()
  else if (cancel) cancel.dataset.hours = String(freeCancellationHours)
  card.querySelector('img')?.setAttribute('src', picture)
  for (const icon of card.querySelectorAll<HTMLElement>('[data-icon-in]')) {
    if (!iconIn.some(mode => mode === icon.dataset.iconIn)) icon.remove()
  }
  const line = card.querySelector('.tagline')
  if (!tagline) line?.remove()
  else if (line) speak(line, tagline)
}

function speak(element: Element, { language }: TextWithLang): void {
  if (language) element.setAttribute('lang', language)
}

/** Replaces the tokens in every text and attribute, whatever the card looks like. */
function fill(card: HTMLElement, values: Record<string, string>): void {
  const replaced = (text: string) =>
    Object.entries(values).reduce((result, [token, value]) => result.replaceAll(token, () => value), text)
  for (const element of [card, ...card.querySelectorAll('*')]) {
    for (const { name, value } of element.attributes) {
      if (value.includes('__')) element.setAttribute(name, replaced(value))
    }
    for (const node of element.childNodes) {
      if (node.nodeType === Node.TEXT_NODE && node.nodeValue?.includes('__'))
        node.nodeValue = replaced(node.nodeValue)
    }
  }
}

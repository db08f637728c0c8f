import { cardTokens } from '#domain/card-tokens.ts'
import type { CardTexts, ForeignText, ListingEntry } from '#domain/listing-entry.ts'
import type { Locale } from '#domain/locale.ts'
import { pathIn, routes } from '#domain/routes.ts'

/** A card for an entry whose own card is on another page: a copy of the template, with its words in the place of the tokens. */
export function drawCard(section: HTMLElement, locale: Locale, entry: ListingEntry): HTMLElement | null {
  const template = section.querySelector<HTMLTemplateElement>('template[data-card]')
  const copy = template?.content.cloneNode(true)
  const card = copy instanceof DocumentFragment ? copy.querySelector<HTMLElement>('li') : null
  if (!card || !entry.card) return null
  fill(card, {
    [cardTokens.facts]: entry.card.facts,
    [cardTokens.name]: entry.name.text,
    [cardTokens.price]: entry.priceText,
    [cardTokens.slug]: entry.slug,
    [cardTokens.tagline]: entry.card.tagline?.text ?? ''
  })
  card.dataset.hiddenFor = entry.hiddenFor.join(' ')
  const link = card.querySelector('a')
  link?.setAttribute('href', pathIn(locale, routes.experience(entry.slug)))
  if (link) speak(link, entry.name)
  finish(card, entry.card)
  return card
}

function finish(card: HTMLElement, { iconIn, isVip, picture, tagline }: CardTexts): void {
  card.querySelector('img')?.setAttribute('src', picture)
  if (!isVip) card.querySelector('[data-badge="vip"]')?.remove()
  for (const icon of card.querySelectorAll<HTMLElement>('[data-icon-in]')) {
    if (!iconIn.some(mode => mode === icon.dataset.iconIn)) icon.remove()
  }
  const line = card.querySelector('.tagline')
  if (!tagline) line?.remove()
  else if (line) speak(line, tagline)
}

function speak(element: Element, { language }: ForeignText): void {
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

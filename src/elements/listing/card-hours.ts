import type { CardHours } from '#domain/listing/cards/card-hours.ts'
import type { Language } from '#domain/text/locale.ts'
import type { Day } from '#domain/time/calendar-day.ts'
import { startDay } from '#domain/time/day-words.ts'

import { showBadge } from './card-starts.ts'

/** Replaces the prerendered next start of a card by the hours that fit the question. */
export function showCardHours(
  card: HTMLElement,
  said: CardHours | null,
  { isOneDay, language, today }: { isOneDay: boolean; language: Language; today: Day }
): void {
  const [facts, built] = [card.querySelector('.facts'), builtIn(card)]
  if (!facts || !built) return
  builtHours(card)
  built.hidden = true
  const word =
    said?.day === today ? built.dataset.nextStarts : said?.day && `${startDay(language, said.day, today)},`
  const begins = [word, said?.hours].filter(Boolean).join('\u{a0}')
  const isFurther = Boolean(facts.firstElementChild?.textContent.trim())
  const parts = [isFurther ? '·' : '', begins]
  const text = document.createElement('span')
  text.className = isFurther ? 'hours further' : 'hours'
  text.dataset.asked = ''
  text.textContent = parts.filter(Boolean).join(' ')
  if (said) facts.append(' ', text)
  showBadge(facts, { hours: said?.today ?? null, isAsked: true, isOneDay, until: said?.until ?? null })
}

/** The card as it was built; `showCardStarts` says which of its starts comes next. */
export function builtHours(card: HTMLElement): void {
  card.querySelector('[data-asked]')?.remove()
  const built = builtIn(card)
  if (built) built.hidden = false
}

function builtIn(card: HTMLElement): HTMLElement | null {
  return card.querySelector<HTMLElement>('[data-next-starts]')
}

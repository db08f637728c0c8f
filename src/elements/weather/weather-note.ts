import type { TextWithLang } from '#domain/listing/files/listing-entry.ts'
import { distanceText } from '#domain/place/place.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import type { Language } from '#domain/text/locale.ts'
import { clockTimeOf } from '#domain/time/calendar-day.ts'
import type { Outlook } from '#domain/weather/outlook.ts'
import {
  adviceText,
  outlookLine,
  sourceText,
  warningNote,
  warningText,
  type WeatherTexts
} from '#domain/weather/outlook-words.ts'

const aemet = 'https://www.aemet.es/'
const aemetWarnings = 'https://www.aemet.es/es/eltiempo/prediccion/avisos?w=hoy'

export interface NoteTexts {
  language: Language
  texts: WeatherTexts
}

/** Something under a roof that one could do instead. */
export interface Choice {
  href: string
  km: number
  name: TextWithLang
  start: number
}

/** Looks for them when the note is opened; null where they cannot be had. */
export type LoadAlternatives = () => Promise<Choice[] | null>

/** One line; opened it says the rest, and what one could do instead. */
export function fillNote(
  place: HTMLElement,
  outlook: Outlook,
  alternatives: LoadAlternatives,
  noteTexts: NoteTexts
): void {
  const { language, texts } = noteTexts
  const [note, line] = [document.createElement('details'), document.createElement('summary')]
  line.append(textIn('span', outlookLine(outlook, texts, language)), ' ', textIn('small', '© AEMET'))
  note.append(line, ...warningsOf(outlook, noteTexts))
  if (outlook.advice && outlook.warnings.length > 0)
    note.append(textIn('p', adviceText(outlook.advice, texts, language)))
  if (outlook.isUnkind) note.append(plansOnOpening(note, alternatives, noteTexts))
  const source = textIn('p', `${sourceText(outlook, texts, language)} · `)
  source.append(linkTo(aemet, 'aemet.es'), ` · ${texts.caution}`)
  source.className = 'soft'
  note.append(source)
  place.replaceChildren(note)
}

export function emptyNote(place: HTMLElement): void {
  place.replaceChildren()
}

function warningsOf({ warnings }: Outlook, { language, texts }: NoteTexts): HTMLElement[] {
  return warnings.map(warning => {
    const entry = textIn('p', '')
    entry.append(
      textIn('strong', warningText(warning, texts)),
      ` ${warningNote(warning, texts, language)} `,
      linkTo(aemetWarnings, texts.warningLink)
    )
    return entry
  })
}

function plansOnOpening(
  note: HTMLDetailsElement,
  alternatives: LoadAlternatives,
  noteTexts: NoteTexts
): HTMLElement {
  const plans = document.createElement('div')
  plans.ariaLive = 'polite'
  const fill = async () => {
    const choices = await alternatives()
    plans.replaceChildren(...(await choicesOf(choices, noteTexts)))
    // Waits for the next click when the alternatives could not be loaded.
    if (choices === null) listen()
  }
  const listen = () => {
    note.addEventListener('toggle', () => void (note.open ? fill() : listen()), { once: true })
  }
  listen()
  return plans
}

async function choicesOf(choices: Choice[] | null, { language, texts }: NoteTexts): Promise<HTMLElement[]> {
  if (choices === null) return [textIn('p', texts.planBFailure)]
  if (choices.length === 0) return [textIn('p', texts.planBNone)]
  const { drawMentions } = await import('#cards/draw-cards.tsx')
  const list = document.createElement('ul')
  const mentions = choices.map(({ href, km, name, start }) => ({
    href,
    name,
    note: interpolate(texts.planBEntry, { distance: distanceText(km, language), time: clockTimeOf(start) })
  }))
  list.append(...drawMentions(mentions))
  return [textIn('p', texts.planBHeading), list]
}

function textIn(name: 'p' | 'small' | 'span' | 'strong', text: string): HTMLElement {
  const element = document.createElement(name)
  element.textContent = text
  return element
}

function linkTo(href: string, text: string): HTMLAnchorElement {
  const link = document.createElement('a')
  link.href = href
  link.textContent = text
  return link
}

import { memoizeByWord } from '#domain/data/memoize.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import { type Language, regionalTags } from '#domain/text/locale.ts'
import type { Texts } from '#texts.ts'

import type { Advice, Outlook } from './outlook.ts'
import type { WeatherWarning } from '#domain/forecast/report.ts'

export type WeatherTexts = Texts['weather']

/** In one line, the gravest thing alone; where the weather is unkind it says that there is a plan B. */
export function outlookLine(
  { advice, isUnkind, warnings }: Outlook,
  texts: WeatherTexts,
  language: Language
): string {
  const [gravest] = warnings
  const said = gravest ? warningText(gravest, texts) : advice ? adviceText(advice, texts, language) : ''
  return isUnkind ? `${said} · ${texts.planB}` : said
}

export function warningText({ hazard, level }: WeatherWarning, texts: WeatherTexts): string {
  return interpolate(texts.warning, { hazard: texts.hazards[hazard], level: texts.levels[level] })
}

/** Until when it counts, and when it was issued. */
export function warningNote(
  { issued, until }: WeatherWarning,
  texts: WeatherTexts,
  language: Language
): string {
  return interpolate(texts.warningUntil, {
    issued: momentText(issued, language),
    until: momentText(until, language)
  })
}

/** Names the source of the forecast and the time it was made. */
export function sourceText(
  { issued, town }: Pick<Outlook, 'issued' | 'town'>,
  texts: WeatherTexts,
  language: Language
): string {
  return interpolate(texts.source, { issued: clockText(issued, language), town: town.name })
}

export function adviceText(advice: Advice, texts: WeatherTexts, language: Language): string {
  const isWithoutDegrees = advice.kind === 'good' && advice.degrees === null
  return interpolate(isWithoutDegrees ? texts.goodPlain : texts[advice.kind], figuresOf(advice, language))
}

/** Measured values with their units; empty where an advice has none. */
function figuresOf(advice: Advice, language: Language) {
  const measured = (value: number | null, unit: string) =>
    value === null ? '' : new Intl.NumberFormat(regionalTags[language], { style: 'unit', unit }).format(value)
  return {
    degrees: 'degrees' in advice ? measured(advice.degrees, 'celsius') : '',
    percent: 'percent' in advice ? measured(advice.percent, 'percent') : '',
    speed: 'kmh' in advice ? measured(advice.kmh, 'kilometer-per-hour') : ''
  }
}

/** «mié, 25 nov, 18:30», by the clock of Andalusia. */
function momentText(moment: string, language: Language): string {
  return formatIn('Europe/Madrid')(language).format(new Date(moment))
}

/** Formats a local time such as `2026-11-25T18:30`. */
function clockText(clock: string, language: Language): string {
  return formatIn('UTC')(language).format(new Date(`${clock}:00Z`))
}

const formatIn = memoizeByWord((timeZone: 'Europe/Madrid' | 'UTC') =>
  memoizeByWord(
    (language: Language) =>
      new Intl.DateTimeFormat(regionalTags[language], {
        day: 'numeric',
        hour: '2-digit',
        hourCycle: 'h23',
        minute: '2-digit',
        month: 'short',
        timeZone,
        weekday: 'short'
      })
  )
)

import { z } from 'zod'
import { type Language, languages, perLanguage } from '#domain/text/locale.ts'
import { inLines, onOneLine } from '#domain/text/plain-text.ts'
import type { LocalizedText } from '#domain/text/text.ts'
import { editedWith, inputOf } from '#contract/schema/field.ts'
import { safeHtml } from './html.ts'
import type { IssueTexts } from '#contract/problems/problem.ts'
import { dayInAndalusia, timeInAndalusia } from '#domain/time/day.ts'

const withSeconds = z.iso.datetime({ offset: true })
const withMinutes = z.iso.datetime({ offset: true, precision: -1 })
const day = z.iso.date()

const momentWords = {
  expected:
    'una fecha con hora y zona, por ejemplo 2026-05-16T21:30:00+02:00, o un día, por ejemplo 2026-05-16',
  problem: 'no es una fecha'
} as const satisfies IssueTexts

/** A day alone, or a moment in ISO 8601 with its offset, seconds optional. */
function isMoment(text: string): boolean {
  return [withSeconds, withMinutes, day].some(form => form.safeParse(text).success)
}

function isDayAlone(text: string): boolean {
  return day.safeParse(text).success
}

/** The first moment of a day; a moment as it is. */
function startOf(text: string): string {
  return isDayAlone(text) ? inAndalusia(text, '00:00') : text
}

/** The last minute of a day; a moment as it is. */
function endOf(text: string): string {
  return isDayAlone(text) ? inAndalusia(text, '23:59') : text
}

/** When the clocks of Andalusia show this, in summer or in winter: they change at neither of the two hours. */
function inAndalusia(date: string, time: string): string {
  const summer = `${date}T${time}:00+02:00`
  const isSummer = dayInAndalusia(summer) === date && timeInAndalusia(summer) === time
  return isSummer ? summer : `${date}T${time}:00+01:00`
}

export const longestName = 200
const longestLine = 400
export const longestHtml = 20_000
export const longestAddress = 2000

/** A plain text of one line; null when it is missing or empty. */
export function plainText(longest: number) {
  const schema = written(longest, onOneLine)
    .nullish()
    .transform(text => text || null)
  return editedWith(schema, { control: 'line' })
}

/** A plain text of several lines. */
export function plainLines(longest: number) {
  const schema = written(longest, inLines)
    .nullish()
    .transform(text => text || null)
  return editedWith(schema, { control: 'text' })
}

/** Typed or pasted text, without invisible characters. */
function written(longest: number, tidied: (text: string) => string) {
  return z.string().overwrite(tidied).trim().max(longest)
}

export const line = plainText(longestLine)
export const address = plainText(longestAddress)

/** A text per language; a plain string is Spanish. Null when no language has anything to read. */
function localized(
  longest: number,
  tidied = onOneLine,
  refine: ((text: string) => string | null) | null = null
) {
  const language = written(longest, tidied).nullish()
  const texts = z.object(perLanguage(() => language))
  const schema = z
    .preprocess(text => (typeof text === 'string' ? { es: text } : text), texts.nullish())
    .transform(found => (found ? withoutGaps(found, refine ?? (text => text)) : null))
  const control = refine === null ? 'text-per-language' : 'html-per-language'
  return editedWith(schema, { control, written: z.union([written(longest, tidied), texts]).nullish() })
}

export const localizedName = localized(longestName)
export const localizedLine = localized(longestLine)
export const localizedHtml = localized(longestHtml, text => text, safeHtml)

/** For a field without which a document makes no sense. */
export function required<Value>(field: z.ZodType<Value | null>, expected: string) {
  const schema = field.transform((value, context): Value => {
    if (value !== null) return value
    context.addIssue({ code: 'custom', params: { expected } })
    return z.NEVER
  })
  const input = inputOf(field)
  return input ? editedWith(schema, input) : schema
}

export const requiredName = required(localizedName, 'un texto en un idioma al menos')

/** A rule of our own, with the message for a value that breaks it. */
export function ruled<Value>(field: z.ZodType<Value>, rule: (value: Value) => boolean, words: IssueTexts) {
  return field.refine(rule, { params: { ...words } })
}

export const flag = editedWith(
  z
    .boolean()
    .nullish()
    .transform(value => value ?? false),
  { control: 'flag' }
)

export const statedFlag = editedWith(
  z
    .boolean()
    .nullish()
    .transform(value => value ?? null),
  { control: 'answer' }
)

/** A number that may be missing. */
export function amount(number: z.ZodType<number>) {
  return editedWith(
    number.nullish().transform(value => value ?? null),
    { control: 'number' }
  )
}

/** A list that may be missing. */
export function list<Item extends z.ZodType>(item: Item) {
  const schema = z
    .array(item)
    .nullish()
    .transform(items => items ?? [])
  return editedWith(schema, { control: 'list', item })
}

/** A list of short texts as it is written. */
export const lines = list(written(longestLine, onOneLine))

/** A list of short texts, each once, without empty ones. */
export const words = editedWith(
  lines.transform(texts => [...new Set(texts)].filter(Boolean)),
  { control: 'words' }
)

const isoMoment = ruled(z.string().trim(), isMoment, momentWords)

/** A moment in ISO 8601; null when it is missing. A day without a time is its first moment. */
export const statedMoment = editedWith(
  isoMoment.nullish().transform(value => (value ? startOf(value) : null)),
  { control: 'moment' }
)

/** The end of a period: a day without a time is over at its end. */
export const statedEnd = editedWith(
  isoMoment.nullish().transform(value => (value ? endOf(value) : null)),
  { control: 'moment' }
)

/** When something is: a day without a time is all of it. */
export const statedSpan = editedWith(
  isoMoment
    .nullish()
    .transform(value =>
      value ? { end: isDayAlone(value) ? endOf(value) : null, start: startOf(value) } : null
    ),
  { control: 'moment' }
)

export const moment = required(statedMoment, momentWords.expected)

function withoutGaps(
  texts: Partial<Record<Language, string | null | undefined>>,
  refine: (text: string) => string | null
): LocalizedText | null {
  const found: LocalizedText = {}
  for (const language of languages) {
    const text = texts[language] ? refine(texts[language]) : null
    if (text !== null) found[language] = text
  }
  return Object.keys(found).length > 0 ? found : null
}

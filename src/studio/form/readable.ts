import { isContainer } from '#studio/document/patch.ts'

import { regionalTags } from '#domain/text/locale.ts'
import { pointIn } from '#studio/map/point.ts'
import { writtenMoment } from './moment.ts'

/** How people call a field, a language or an audience within a value. */
export type NameOf = (key: string) => string

/** A value of a document as lines that a person can read: one for each item of a list, one for each language of a text. */
export function readableLines(
  value: unknown,
  nameOf: NameOf = key => key,
  language: 'en' | 'es' = 'es'
): string[] {
  if (value === undefined || value === null || value === '') return []
  const whole = pointText(value) ?? momentText(value, language)
  if (whole !== null) return [whole]
  const plainText = (item: unknown) =>
    momentText(item, language) ??
    (typeof item === 'boolean' ? answers[language][item ? 1 : 0] : wordsIn(item))
  if (Array.isArray(value)) {
    const items: unknown[] = value
    return items.every(item => !isContainer(item))
      ? [items.map(plainText).join(', ')]
      : items.map(item => readableLines(item, nameOf, language).join(' · '))
  }
  if (!isContainer(value)) return [plainText(value)]
  return Object.entries(value).flatMap(([name, inner]) => {
    const [first, ...more] = readableLines(inner, nameOf, language)
    return first === undefined ? [] : [`${nameOf(name)}: ${[first, ...more].join(' · ')}`]
  })
}

const longestExample = 80

/** An example in one line: of a text per language its Spanish. */
export function exampleLine(value: unknown): string {
  if (typeof value === 'number') return String(value).replace('.', ',')
  const text = isContainer(value) && !Array.isArray(value) && 'es' in value ? value['es'] : value
  const line = pointText(text) ?? readableLines(text).join(' · ')
  return line.length > longestExample ? `${line.slice(0, longestExample)}…` : line
}

function pointText(value: unknown): string | null {
  const point = pointIn(value)
  return point === null ? null : `${point.lat}, ${point.lng}`
}

const answers = { en: ['no', 'yes'], es: ['no', 'sí'] } as const

/** A moment or a day as people write it, on the clocks of Andalusia; null for anything else. */
export function momentText(value: unknown, language: 'en' | 'es'): string | null {
  const { day = '', time = '' } = writtenMoment(value) ?? {}
  if (day === '') return null
  const format = new Intl.DateTimeFormat(regionalTags[language], { dateStyle: 'medium', timeZone: 'UTC' })
  return [format.format(new Date(day)), time].filter(Boolean).join(', ')
}

/** Without the marks of html, which are no words. */
function wordsIn(value: unknown): string {
  return String(value)
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

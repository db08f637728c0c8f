import { isContainer } from '#studio/document/patch.ts'

import { pointIn } from '#studio/map/point.ts'

/** How people call a field, a language or an audience within a value. */
export type NameOf = (key: string) => string

/** A value of a document as lines that a person can read: one for each item of a list, one for each language of a text. */
export function readableLines(value: unknown, nameOf: NameOf = key => key): string[] {
  if (value === undefined || value === null || value === '') return []
  if (Array.isArray(value)) {
    const items: unknown[] = value
    return items.every(item => !isContainer(item))
      ? [items.map(plainText).join(', ')]
      : items.map(item => readableLines(item, nameOf).join(' · '))
  }
  if (!isContainer(value)) return [plainText(value)]
  return Object.entries(value).flatMap(([name, inner]) => {
    const [first, ...more] = readableLines(inner, nameOf)
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

/** Without the marks of html, which are no words. */
function plainText(value: unknown): string {
  return String(value)
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

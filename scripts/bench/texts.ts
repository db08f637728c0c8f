import { pickSome } from '#domain/data/random.ts'

/** A text of the catalogue as it is written in files: one per language. */
export type Texts = Record<string, string>

export function isTexts(value: unknown): value is Texts {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.values(value).every(text => typeof text === 'string')
}

/**
 * The first text with each further paragraph taken from another text. A paragraph comes from the same place of the same text in every
 * language, so that the languages still say the same and the length stays.
 */
export function mixed(first: Texts, others: Texts[], random: () => number): Texts {
  const length = Math.max(...Object.values(first).map(text => paragraphs(text).length))
  if (length === 1) return first
  const fitting = others.filter(other => hasParagraphs(other, Object.keys(first), length))
  const sources = [first, ...pickSome(fitting, length - 1, random)]
  return mapTexts(first, (text, language) =>
    paragraphs(text)
      .map((own, place) => paragraphs(sources[place]?.[language] ?? '')[place] ?? own)
      .join('')
  )
}

/** A text with the languages of another one, in whose words it is where it has none of its own. */
export function inLanguagesOf(model: Texts, texts: Texts): Texts {
  return mapTexts(model, (own, language) => texts[language] ?? own)
}

export function mapTexts(texts: Texts, change: (text: string, language: string) => string): Texts {
  const changed = Object.entries(texts).map(([language, text]) => [language, change(text, language)])
  return Object.fromEntries(changed)
}

function hasParagraphs(texts: Texts, languages: string[], count: number): boolean {
  return languages.every(language => paragraphs(texts[language] ?? '').length >= count)
}

function paragraphs(html: string): string[] {
  return html.split(/(?<=<\/p>)/)
}

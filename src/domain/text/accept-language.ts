import { type Language, languages } from './locale.ts'

/** The language of the site that the visitor wants most, by the header of the browser; Spanish when it names none of them. */
export function wantedLanguage(header: string | undefined): Language {
  const wanted = (header ?? '')
    .slice(0, longestHeader)
    .split(',')
    .map((part, place) => {
      const [tag = '', ...rest] = part.trim().toLowerCase().split(';')
      const weight = /^\s*q=(?<weight>[\d.]+)$/.exec(rest[0] ?? '')?.groups?.weight
      return { place, tag: tag.slice(0, 2), weight: weight === undefined ? 1 : Number(weight) }
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight || a.place - b.place)
  for (const { tag } of wanted) {
    const language = languages.find(each => each === tag)
    if (language) return language
  }
  return 'es'
}

/** More languages than this are not read. */
const longestHeader = 500

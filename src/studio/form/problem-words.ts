import { englishWords } from './english-words.ts'

export interface SpokenWords {
  language: 'en' | 'es'
  text: string
}

const patterns = Object.entries(englishWords).map(([spanish, english]) => ({
  english,
  pattern: new RegExp(`^${spanish.split('{}').map(escaped).join('(.*?)')}$`, 's')
}))

/** A message of the contract in a language of the studio; in Spanish where there is no English for it. */
export function problemWords(spanish: string, language: SpokenWords['language']): SpokenWords {
  if (language === 'es') return { language, text: spanish }
  for (const { english, pattern } of patterns) {
    const values = pattern.exec(spanish)?.slice(1)
    if (values) return { language, text: withValues(english, values) }
  }
  return { language: 'es', text: spanish }
}

/** Units of a size are words, too. */
function withValues(english: string, values: string[]): string {
  return english.replaceAll('{}', () => {
    const value = values.shift() ?? ''
    return problemWords(value, 'en').text
  })
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}

import type { Words } from '#i18n/text/words.ts'
import type { StudioTexts } from '#studio/texts.ts'

import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

const texts = { en, es } satisfies Record<'en' | 'es', StudioTexts>

/** The studio speaks Spanish and English: readers of the other languages get English. */
export function studioLabels({ language }: Words) {
  const spoken = language === 'es' ? 'es' : 'en'
  return { language: spoken, texts: texts[spoken] } as const
}

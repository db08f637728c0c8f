import { z } from 'zod/mini'

import { readerOf } from '#contract/fields/plain-fields.ts'
import type { Language } from '#domain/text/locale.ts'

/** Texts for a translation service. */
export interface MachineRequest {
  from: Language
  to: Language
  isHtml: boolean
  texts: readonly string[]
}

/** The question as LibreTranslate takes it: https://docs.libretranslate.com */
export function encodeMachineRequest({ from, isHtml, texts, to }: MachineRequest, key: string | null) {
  return {
    format: isHtml ? 'html' : 'text',
    q: [...texts],
    source: from,
    target: to,
    ...(key === null ? {} : { api_key: key })
  }
}

const longestText = 100_000

/** Its answer: a text for each one that was sent, in their order; null for what is none. */
export const readMachineAnswer = readerOf<string[]>(
  z.pipe(
    z.object({ translatedText: z.array(z.string().check(z.maxLength(longestText))) }),
    z.transform(({ translatedText }) => translatedText)
  )
)

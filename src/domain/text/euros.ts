import { memoizeByWord } from '#domain/data/memoize.ts'
import { type Language, regionalTags } from './locale.ts'

const formatIn = memoizeByWord(
  (language: Language) =>
    new Intl.NumberFormat(regionalTags[language], {
      currency: 'EUR',
      style: 'currency',
      trailingZeroDisplay: 'stripIfInteger'
    })
)

/** A price as people read it: «26 €», and «26,50 €» where it has cents. */
export const eurosText = (euros: number, language: Language): string => formatIn(language).format(euros)

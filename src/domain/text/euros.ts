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

/** The amount in a price that is said in words; what names none is said as it is where it is one short word, as «Gratis». Empty where it is not known. */
export function amountIn(price: string): string {
  const [amount] = /€\s?\d[\d.,]*|\d[\d.,]*\s?€/.exec(price) ?? []
  if (amount !== undefined) return amount
  return /^\p{L}{1,9}$/u.test(price.trim()) ? price.trim() : ''
}

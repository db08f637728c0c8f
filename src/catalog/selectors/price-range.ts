import type { Experience } from '#domain/catalogue/experience.ts'
import { eurosOf, priceSummary } from '#domain/catalogue/price.ts'
import { memoizeWeak } from '#domain/data/memoize.ts'

/** The lowest and highest headline price of some experiences in euros, the one for adults; null when none has a price. */
export function priceRange(experiences: Experience[]): { highest: number | null; lowest: number | null } {
  const euros = experiences.flatMap(headlineEuros)
  return {
    highest: euros.length > 0 ? Math.max(...euros) : null,
    lowest: euros.length > 0 ? Math.min(...euros) : null
  }
}

const headlineEuros = memoizeWeak(({ priceFrom, prices }: Experience): number[] => {
  const euros = eurosOf(priceSummary(priceFrom, prices).headline)
  return euros === null || euros === 0 ? [] : [euros]
})

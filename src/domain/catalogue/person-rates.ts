import { type AgeLimits, readLimits, writeLimits } from './age-limits.ts'
import type { Amount, Price } from './price.ts'

/** Prices for single people, with the ages that are admitted. */
export interface PersonRates {
  limits: AgeLimits
  lines: RateLine[]
}

/** Prices of one line for an adult and for children, in euros. */
export interface RateLine {
  adult: number
  /** From the youngest on, each for those who are older than the one before; empty without a rate for children. */
  children: ChildRate[]
}

export interface ChildRate {
  euros: number
  /** To which age, in years; null for every child. */
  until: number | null
}

/** An experience as far as single people pay for it. */
interface PricedExperience {
  maximumAge: number | null
  minimumAge: number | null
  prices: Price[]
}

/** The audiences that are younger than adults, from the youngest on. */
const youngAudiences = ['bebe', 'nino', 'joven'] as const

/** Collects the prices for single people, line by line. A price for a whole group or a thing is none of them; 0 beside other prices is a special case, not a price of its own. */
export function personRatesOf({ maximumAge, minimumAge, prices }: PricedExperience): PersonRates {
  const isFree = prices.every(({ amounts }) => amounts.every(({ euros }) => euros === 0))
  const lines = prices.flatMap(({ amounts }) => {
    const eurosOf = (audience: string) => amounts.find(amount => amount.audience === audience)?.euros
    const adult = eurosOf('adulto') ?? eurosOf('persona')
    if (adult === undefined || (adult === 0 && !isFree)) return []
    return [{ adult, children: childRates(amounts) }]
  })
  return { limits: { maximum: maximumAge, minimum: minimumAge }, lines }
}

/** A child's rate without an age is for every child; that of babies or young people is nobody's without one. */
function childRates(amounts: Amount[]): ChildRate[] {
  const rates: ChildRate[] = []
  for (const audience of youngAudiences) {
    const amount = amounts.find(each => each.audience === audience)
    const until = amount?.until ?? null
    const last = rates.at(-1)
    const isOlder = last === undefined || (last.until !== null && (until === null || until > last.until))
    if (amount && isOlder && (until !== null || audience === 'nino'))
      rates.push({ euros: amount.euros, until })
  }
  return rates
}

/** Euros for a child by a line: the rate of its age, else the next one, else the adult's. Without an age, the dearest rate for children. */
export function childEuros({ adult, children }: RateLine, age: number | null): number {
  if (age !== null) return children.find(({ until }) => until === null || age <= until)?.euros ?? adult
  return children.length === 0 ? adult : Math.max(...children.map(({ euros }) => euros))
}

/** Whether an adult can choose a dearer line, as the price "from" of a card says. */
export function isAdultFrom({ lines }: PersonRates): boolean {
  return lines.some(({ adult }) => adult !== lines[0]?.adult)
}

/** As rates stand in pages and files, each once: `26/14 30`; `@8 26/0:3/14:12` from 8 years, up to 3 free, up to 12 at 14. */
export function writeRates({ limits, lines }: PersonRates): string {
  const rates = lines.map(({ adult, children }) =>
    [adult, ...children.map(({ euros, until }) => (until === null ? euros : `${euros}:${until}`))].join('/')
  )
  return [...new Set([writeLimits(limits), ...rates])].filter(part => part !== '').join(' ')
}

const ratePattern = /^\d+(?:\.\d+)?(?:\/\d+(?:\.\d+)?(?::\d{1,2})?)*$/

/** Parts that are no rate are left out. */
export function readRates(text: string): PersonRates {
  const parts = text.split(' ')
  return {
    limits: readLimits(parts.find(part => part.startsWith('@')) ?? ''),
    lines: parts.filter(part => ratePattern.test(part)).map(readLine)
  }
}

function readLine(part: string): RateLine {
  const [adult, ...children] = part.split('/')
  return {
    adult: Number(adult),
    children: children.map(rate => {
      const [euros, until] = rate.split(':')
      return { euros: Number(euros), until: until === undefined ? null : Number(until) }
    })
  }
}

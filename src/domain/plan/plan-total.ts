import { type PartyPrice, partyPrice } from '#domain/booking/party-price.ts'
import { readRates } from '#domain/catalogue/person-rates.ts'
import { noParty, type Party } from '#domain/visit/visit.ts'

import type { PlanItem } from './plan.ts'
import type { PlanEntry } from './plan-entry.ts'

type AgeLimited = Extract<PartyPrice, { kind: 'age-limited' }>
type Entries = ReadonlyMap<string, PlanEntry>

/** In euros; with `isFrom` it is the least that is paid. */
export interface PlanPrice {
  euros: number
  isFrom: boolean
}

/** Price of a plan for one adult and one child; null where no price list has a rate for single people. */
export interface PlanTotal {
  adult: PlanPrice | null
  child: PlanPrice | null
}

const oneAdult: Party = { ...noParty, adults: 1 }
const oneChild: Party = { ...noParty, children: 1 }

export function totalOf(items: readonly PlanItem[], entries: Entries): PlanTotal {
  return {
    adult: partyTotalOf(items, entries, oneAdult),
    child: partyTotalOf(items, entries, oneChild)
  }
}

/** How many experiences no total counts: their price is not known, or is that of a boat or a group. */
export function notCountedIn(items: readonly PlanItem[], entries: Entries): number {
  return ratesIn(items, entries).filter(({ lines }) => lines.length === 0).length
}

/** A party's price for a plan; null without people, for groups, and where no price list has a rate for single people. It is a minimum where a list has several rates, and where an experience is not counted. */
export function partyTotalOf(items: readonly PlanItem[], entries: Entries, party: Party): PlanPrice | null {
  const prices = ratesIn(items, entries).map(rates => partyPrice(rates, party))
  const known = prices.flatMap(price => (price.kind === 'total' ? [price] : []))
  if (known.length === 0) return null
  return {
    euros: known.reduce((total, { euros }) => total + euros, 0),
    isFrom: known.length < prices.length || known.some(({ isFrom }) => isFrom)
  }
}

/** Stops to which a party is not admitted, or not before its ages are said. */
export function limitedIn(
  items: readonly PlanItem[],
  entries: Entries,
  party: Party
): { admission: AgeLimited['admission']; entry: PlanEntry }[] {
  return items.flatMap(({ slug }) => {
    const entry = entries.get(slug)
    const price = entry && partyPrice(readRates(entry.rates), party)
    return entry && price?.kind === 'age-limited' ? [{ admission: price.admission, entry }] : []
  })
}

/** How many experiences no child's price counts: they admit none, or it depends on the age of the child. */
export function limitedForChildren(items: readonly PlanItem[], entries: Entries): number {
  return limitedIn(items, entries, oneChild).length
}

/** Towns and other pages that gather experiences cost nothing of their own. */
function ratesIn(items: readonly PlanItem[], entries: Entries) {
  const planned = items.flatMap(({ slug }) => entries.get(slug) ?? [])
  return planned.filter(({ isDestination }) => !isDestination).map(({ rates }) => readRates(rates))
}

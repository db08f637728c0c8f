import type { Company } from '#domain/catalogue/company.ts'
import { slugOf } from '#domain/text/slug.ts'

interface Identified {
  id: string
}

/** The order of code units: the same on every machine. */
function compare(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}

export function byId(one: Identified, other: Identified): number {
  return compare(one.id, other.id)
}

export function byOrder(one: Identified & { order: number }, other: Identified & { order: number }): number {
  return one.order - other.order || byId(one, other)
}

/** Without regard to accents and capitals. */
export function byName(one: Company, other: Company): number {
  return compare(slugOf(one.name), slugOf(other.name)) || byId(one, other)
}

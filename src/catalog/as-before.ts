import type { Experience } from '#domain/experience.ts'
import { oncePer } from '#domain/once.ts'

import type { Catalog } from './catalog.ts'

/**
 * What is gathered about an experience, once for a catalogue: the object of the catalogue before as long as it is made of the same parts, so that what
 * shows it is cheap to compare. Lists are the same when their items are, one by one; all else is looked at from outside.
 */
export function keptPerExperience<Made extends object>(
  gather: (catalog: Catalog, experience: Experience) => Made
): (catalog: Catalog, experience: Experience) => Made {
  const last = new WeakMap<Experience, Made>()
  const keptIn = oncePer((catalog: Catalog) =>
    oncePer((experience: Experience) => {
      const [before, now] = [last.get(experience), gather(catalog, experience)]
      const kept = before && isOfTheSame(before, now) ? before : now
      last.set(experience, kept)
      return kept
    })
  )
  return (catalog, experience) => keptIn(catalog)(experience)
}

function isOfTheSame(before: object, now: object): boolean {
  const parts = Object.values(now)
  const old = Object.values(before)
  return parts.length === old.length && parts.every((part, index) => isSame(part, old[index]))
}

function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false
  return one.every((item, index) => Object.is(item, other[index]))
}

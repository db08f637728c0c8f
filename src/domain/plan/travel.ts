import { memoizeWeak } from '#domain/data/memoize.ts'
import { type Coordinates, distanceKm } from '#domain/place/place.ts'

/** The means of travel between two stops. */
export const meansOfTravel = ['car', 'transit', 'bicycle', 'foot'] as const
export type Means = (typeof meansOfTravel)[number]

/** An estimate of a way along roads, parking and waiting included. */
export interface Way {
  km: number
  minutes: number
}

interface Pace {
  /** In towns, and for the beginning and the end of every way. */
  townKmh: number
  countryKmh: number
  /** For parking, or for waiting. */
  extraMinutes: number
}

const paces = {
  bicycle: { countryKmh: 15, extraMinutes: 5, townKmh: 12 },
  car: { countryKmh: 70, extraMinutes: 5, townKmh: 20 },
  foot: { countryKmh: 4.5, extraMinutes: 0, townKmh: 4.5 },
  transit: { countryKmh: 45, extraMinutes: 15, townKmh: 15 }
} satisfies Record<Means, Pace>

/** A straight line of so many kilometres stays in town; what is longer goes through the country for the rest. */
const townKm = 3
/** By how much ways are longer than the straight line: little in towns, more along coasts and over mountains. */
const townDetour = 1.2
const countryDetour = 1.4
/** Estimates are not exact to the minute: they are rounded up to this. */
const stepMinutes = 5

/** The way between two places; none within a few steps. */
export function wayBetween(from: Coordinates, to: Coordinates, means: Means): Way {
  const straightKm = straightBetween(from, to)
  const inTown = Math.min(straightKm, townKm) * townDetour
  const beyond = Math.max(0, straightKm - townKm) * countryDetour
  const { countryKmh, extraMinutes, townKmh } = paces[means]
  const moving = (inTown / townKmh + beyond / countryKmh) * 60
  const minutes = straightKm < sameSpotKm ? 0 : moving + extraMinutes
  return { km: inTown + beyond, minutes: Math.ceil(minutes / stepMinutes) * stepMinutes }
}

/** How far one is in a straight line after so many minutes on foot in a town, by the same estimate. */
export function walkKm(minutes: number): number {
  return ((minutes / 60) * paces.foot.townKmh) / townDetour
}

const sameSpotKm = 0.05

/** Arranging a plan asks for the same ways again and again. */
const straightFrom = memoizeWeak((_from: Coordinates) => new Map<Coordinates, number>())

function straightBetween(from: Coordinates, to: Coordinates): number {
  const known = straightFrom(from)
  const km = known.get(to) ?? distanceKm(from, to)
  known.set(to, km)
  return km
}

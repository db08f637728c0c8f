import { atom } from 'nanostores'

import { addDays, type Day } from '#domain/time/calendar-day.ts'
import type { Means } from '#domain/plan/travel.ts'

/** For whom a plan is, and how they get around. Nothing of it is kept. */
export interface Trip {
  adults: number
  children: number
  means: Means
}

const mostPeople = 99

export function createTrip() {
  const $trip = atom<Trip>({ adults: 2, children: 0, means: 'car' })
  const change = (fields: Partial<Trip>) => $trip.set({ ...$trip.get(), ...fields })
  return {
    $trip,
    setAdults: (count: number) => change({ adults: people(count) }),
    setChildren: (count: number) => change({ children: people(count) }),
    setMeans: (means: Means) => change({ means })
  }
}

/** What is typed may be anything; a party is a whole number of people. */
function people(count: number): number {
  return Number.isFinite(count) ? Math.min(mostPeople, Math.max(0, Math.round(count))) : 0
}

/** So many days, from the first one on. */
export function daysFrom(first: Day, count: number): Day[] {
  return Array.from({ length: count }, (_, index) => addDays(first, index))
}

export const trip = createTrip()
export const { $trip } = trip

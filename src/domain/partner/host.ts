import type { Coordinates } from '#domain/place/place.ts'
import { distanceKm } from '#domain/place/place.ts'
import type { OwnProvince } from '#domain/place/province.ts'
import type { LocalizedText } from '#domain/text/text.ts'

/** An experience that a partner recommends to its guests, with a sentence of its own. */
export interface Tip {
  experienceId: string
  text: LocalizedText | null
}

/** A tip as the page of its experience shows it to guests of that partner. */
export interface GuestTip {
  partner: string
  name: string
  text: LocalizedText
}

/** The tips with a sentence of their own that greeting partners give, by the id of their experience. */
export function tipsOn(
  partners: readonly { host: Host; id: string; name: string }[]
): ReadonlyMap<string, GuestTip[]> {
  const all = partners
    .filter(({ host }) => host.isGreeting)
    .flatMap(({ host, id, name }) =>
      host.tips.flatMap(({ experienceId, text }) =>
        text === null ? [] : [{ experienceId, tip: { name, partner: id, text } }]
      )
    )
  return new Map(
    [...Map.groupBy(all, ({ experienceId }) => experienceId)].map(([id, tips]) => [
      id,
      tips.map(({ tip }) => tip)
    ])
  )
}

/** A place where a partner shows its code: the reception, a room, a car. */
export interface PartnerSpot {
  id: string
  name: string
}

/** A partner's description of its own house. */
export interface Host {
  /** Whether guests may be greeted with its name. */
  isGreeting: boolean
  municipality: string | null
  position: Coordinates | null
  province: OwnProvince | null
  spots: PartnerSpot[]
  tips: Tip[]
}

/** How long a partnership holds: one that ended counts nowhere, and its codes lead to the site without its name. */
export interface Partnership {
  isActive: boolean
  /** Moment of its end, ISO 8601; null while none is agreed. */
  until: string | null
}

export const longestTips = 6
/** More tables, rooms or cars than this share a code. */
export const maxSpots = 60

export function isPartnerAt({ isActive, until }: Partnership, moment: string): boolean {
  return isActive && (until === null || Date.parse(until) > Date.parse(moment))
}

/** Whether guests are led to the greeting before all else: the house says something that another page does not. */
export function hasWelcome({ isGreeting, municipality, position, tips }: Host): boolean {
  return isGreeting && (municipality !== null || position !== null || tips.length > 0)
}

/** How far something is from a house: on foot as long as guests walk, else as kilometres of the way. */
export type Way = { kind: 'walk'; minutes: number } | { kind: 'ride'; km: number }

/** The way is longer than the straight line by a quarter. */
const detour = 1.25
const walkingKmPerHour = 4.5
const longestWalkMinutes = 20
const halvesBelowKm = 10
const minutesPerHour = 60

export function wayOf(straightKm: number): Way {
  const km = straightKm * detour
  const minutes = Math.max(1, Math.ceil((km / walkingKmPerHour) * minutesPerHour))
  if (minutes <= longestWalkMinutes) return { kind: 'walk', minutes }
  return { km: km < halvesBelowKm ? Math.ceil(km * 2) / 2 : Math.ceil(km), kind: 'ride' }
}

/** From a house to something whose place is known. */
export function wayFrom(house: Coordinates, position: Coordinates | null): Way | null {
  return position === null ? null : wayOf(distanceKm(house, position))
}

/** Further than this on the way is not near: `/socios` promises it. */
const nearKm = 30
/** With fewer than these near, a trip of a day fills them up. */
const fewestNear = 4
const longestTripKm = 60

/** Whether something is near by the distance that guests read. */
export function isNear(way: Way): boolean {
  return way.kind === 'walk' || way.km <= nearKm
}

/** Sorts by the distance from a house and leaves out what has no position. The sort is stable. */
export function nearTo<Item extends { position: Coordinates | null }>(
  house: Coordinates,
  items: readonly Item[]
): { item: Item; way: Way }[] {
  return items
    .flatMap(item => {
      const km = item.position === null ? Infinity : distanceKm(house, item.position)
      return km * detour <= longestTripKm ? [{ item, km }] : []
    })
    .toSorted((a, b) => a.km - b.km)
    .map(({ item, km }) => ({ item, way: wayOf(km) }))
    .filter(({ way }, place) => isNear(way) || place < fewestNear)
}

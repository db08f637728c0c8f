import type { Coordinates } from '#domain/place/place.ts'

const dayMs = 86_400_000
/** Noon of the first of January 2000, from which astronomers count. */
const epochMs = Date.UTC(2000, 0, 1, 12)
/** From one new moon to the next, in days, and one of them. */
const monthDays = 29.530588853
const aNewMoonMs = Date.UTC(2000, 0, 6, 18, 14)
/** Below the horizon by so much, the sun leaves no light for stars to compete with. */
const darkBelow = -12
/** Of a disc that is lit no more than this, the faint stars are left. */
const littleMoon = 0.35

/** Whether it is night at a place, and the moon small: a clear sky is then full of stars. */
export function isForStars(moment: Date, place: Coordinates): boolean {
  return sunAltitude(moment, place) < darkBelow && moonLit(moment) <= littleMoon
}

/** In degrees above the horizon, right to about a degree. */
export function sunAltitude(moment: Date, { lat, lng }: Coordinates): number {
  const days = (moment.getTime() - epochMs) / dayMs
  const anomaly = radians(357.529 + 0.98560028 * days)
  const longitude = radians(
    280.459 + 0.98564736 * days + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly)
  )
  const tilt = radians(23.439)
  const ascension = Math.atan2(Math.cos(tilt) * Math.sin(longitude), Math.cos(longitude))
  const declination = Math.asin(Math.sin(tilt) * Math.sin(longitude))
  const hour = radians(280.46062 + 360.98564737 * days + lng) - ascension
  const height =
    Math.sin(radians(lat)) * Math.sin(declination) +
    Math.cos(radians(lat)) * Math.cos(declination) * Math.cos(hour)
  return (Math.asin(height) * 180) / Math.PI
}

/** How much of the moon's disc is lit, 0 to 1, right to a few hundredths. */
export function moonLit(moment: Date): number {
  const phase = ((moment.getTime() - aNewMoonMs) / dayMs / monthDays) * 2 * Math.PI
  return (1 - Math.cos(phase)) / 2
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

interface Stop {
  number: number
  place: string | null
  slug: string
  spot: [x: number, y: number]
}

interface Size {
  height: number
  width: number
}

/** The part of the region's drawing around the stops of a plan, with their numbers by place. */
export interface PlanMap {
  box: { height: number; width: number; x: number; y: number }
  places: PlaceOnMap[]
  /** Of a number's circle. */
  radius: number
}

interface PlaceOnMap {
  name: string | null
  pins: { number: number; slug: string; x: number }[]
  /** Where its name begins, or where it ends if it stands before the numbers. */
  textX: number
  isTextBefore: boolean
  y: number
}

/** Less of the region shows no coast and no neighbour. */
const leastShare = 0.34
const marginShare = 0.12
const radiusShare = 0.028
/** From the middle of a number to that of the next one, and to a name, in radii. */
const step = 2.1
const beforeText = 1.5
/** A name that begins further to the right would not fit. */
const lastTextShare = 0.62

/** Stops in one place stand beside each other, and no place covers another: each number can be read. */
export function planMap(stops: Stop[], region: Size): PlanMap {
  const box = boxAround(
    stops.map(({ spot }) => spot),
    region
  )
  const radius = box.width * radiusShare
  const places: PlaceOnMap[] = []
  for (const group of Map.groupBy(stops, ({ place, slug }) => place ?? slug).values()) {
    const x = mean(group.map(({ spot }) => spot[0]))
    const pins = group.map(({ number, slug }, index) => ({ number, slug, x: x + index * step * radius }))
    const end = (pins.at(-1)?.x ?? x) + beforeText * radius
    const isTextBefore = end > box.x + box.width * lastTextShare
    places.push({
      isTextBefore,
      name: group[0]?.place ?? null,
      pins,
      textX: isTextBefore ? x - beforeText * radius : end,
      y: freeHeight(mean(group.map(({ spot }) => spot[1])), x, places, radius)
    })
  }
  return { box, places, radius }
}

function boxAround(spots: Stop['spot'][], region: Size): PlanMap['box'] {
  const ratio = region.width / region.height
  const [across, down] = [spots.map(([x]) => x), spots.map(([, y]) => y)]
  const span = Math.max(lengthOf(across), lengthOf(down) * ratio)
  const width = Math.min(region.width, Math.max(span * (1 + 4 * marginShare), region.width * leastShare))
  const height = width / ratio
  const begin = (values: number[], size: number, whole: number) =>
    Math.min(whole - size, Math.max(0, (Math.min(...values) + Math.max(...values) - size) / 2))
  return { height, width, x: begin(across, width, region.width), y: begin(down, height, region.height) }
}

/** Below the places that it would lie on. */
function freeHeight(y: number, x: number, places: PlaceOnMap[], radius: number): number {
  const taken = places.find(
    place =>
      Math.abs(place.y - y) < 2 * radius && place.pins.some(pin => Math.abs(pin.x - x) < 2 * step * radius)
  )
  return taken === undefined ? y : freeHeight(taken.y + step * radius, x, places, radius)
}

function lengthOf(values: number[]): number {
  return Math.max(...values) - Math.min(...values)
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

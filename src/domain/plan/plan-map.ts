interface Stop {
  number: number
  place: string | null
  slug: string
  spot: [x: number, y: number]
  /** The number of the colour of its day. */
  tone: number
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

interface Extent {
  left: number
  right: number
}

interface Drawn {
  box: PlanMap['box']
  places: (PlaceOnMap & Extent)[]
  radius: number
}

interface PlaceOnMap {
  name: string | null
  pins: (Pick<Stop, 'number' | 'slug' | 'tone'> & { x: number })[]
  /** Where its name begins, or where it ends if it stands before the numbers. */
  textX: number
  isTextBefore: boolean
  y: number
}

/** Less of the region shows no coast and no neighbour. */
const minShare = 0.34
const marginShare = 0.12
const radiusShare = 0.028
/** From the middle of a number to that of the next one, and to a name, in radii. */
const step = 2.1
const beforeText = 1.5
/** A number keeps at least this distance from the edges of the drawing, in radii. */
const fromEdge = 1.5
/** A letter of a name is about so wide, in radii. */
const letter = 0.75

/** Stops in one place stand beside each other, and no place covers another: each number and each name can be read. */
export function planMap(stops: Stop[], region: Size): PlanMap {
  const box = boxAround(
    stops.map(({ spot }) => spot),
    region
  )
  const radius = box.width * radiusShare
  const places: (PlaceOnMap & Extent)[] = []
  for (const group of Map.groupBy(stops, ({ place, slug }) => place ?? slug).values()) {
    const name = group[0]?.place ?? null
    const row = (group.length - 1) * step * radius
    const inside = { from: box.x + fromEdge * radius, to: box.x + box.width - fromEdge * radius - row }
    const x = within(mean(group.map(({ spot }) => spot[0])), inside)
    const pins = group.map(({ number, slug, tone }, index) => ({
      number,
      slug,
      tone,
      x: x + index * step * radius
    }))
    const end = (pins.at(-1)?.x ?? x) + beforeText * radius
    const nameWidth = (name?.length ?? 0) * letter * radius
    const isTextBefore = end + nameWidth > box.x + box.width
    const textX = isTextBefore ? x - beforeText * radius : end
    const [left, right] = isTextBefore ? [textX - nameWidth, end] : [x - radius, end + nameWidth]
    const y = freeHeight(mean(group.map(({ spot }) => spot[1])), { left, right }, { box, places, radius })
    places.push({ isTextBefore, left, name, pins, right, textX, y })
  }
  return { box, places, radius }
}

function boxAround(spots: Stop['spot'][], region: Size): PlanMap['box'] {
  const ratio = region.width / region.height
  const [across, down] = [spots.map(([x]) => x), spots.map(([, y]) => y)]
  const span = Math.max(lengthOf(across), lengthOf(down) * ratio)
  const most = region.width * (1 + 2 * fromEdge * radiusShare)
  const width = Math.min(most, Math.max(span * (1 + 4 * marginShare), region.width * minShare))
  const height = width / ratio
  // The number of a stop at the coast needs room beyond the region.
  const room = fromEdge * radiusShare * width
  const begin = (values: number[], size: number, whole: number) => {
    const [first, last] = [Math.min(...values), Math.max(...values)]
    const spare = Math.max(0, size - whole)
    const middle = within((first + last - size) / 2, { from: -spare, to: whole - size + spare })
    return within(middle, { from: last + room - size, to: first - room })
  }
  return { height, width, x: begin(across, width, region.width), y: begin(down, height, region.height) }
}

/** The nearest height, below or above, at which nothing else stands. */
function freeHeight(y: number, { left, right }: Extent, drawn: Drawn): number {
  const { box, places, radius } = drawn
  const inside = { from: box.y + fromEdge * radius, to: box.y + box.height - fromEdge * radius }
  const isFree = (height: number) =>
    height === within(height, inside) &&
    places.every(
      place => place.right < left || place.left > right || Math.abs(place.y - height) >= 2 * radius
    )
  const heights = places.flatMap((_, index) => [1, -1].map(way => y + way * (index + 1) * step * radius))
  return [y, ...heights].find(isFree) ?? within(y, inside)
}

/** The nearest value between two others. */
function within(value: number, { from, to }: { from: number; to: number }): number {
  return Math.max(from, Math.min(to, value))
}

function lengthOf(values: number[]): number {
  return Math.max(...values) - Math.min(...values)
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

import type { PlanEntry } from '#domain/plan/plan-entry.ts'

interface Props {
  entries: ReadonlyMap<string, PlanEntry>
  entry: PlanEntry
  label: string
}

/** Size of the drawing around the spot, in the units of the map of the region: some fifty kilometres to each side. */
const width = 200
const height = 110
const mostTowns = 4
/** Names that stand nearer to each other cannot be read. */
const apart = { x: 34, y: 12 }

interface Town {
  name: string
  x: number
  y: number
}

/** The spot among the towns around it, from the drawing of the region that stands in the page. */
export function SpotDrawing({ entries, entry, label }: Props) {
  if (entry.spot === null) return null
  const [x, y] = entry.spot
  const towns = townsAround([...entries.values()], { name: entry.place, x, y })
  return (
    <svg
      aria-label={label}
      className="meeting-spot"
      role="img"
      viewBox={`${x - width / 2} ${y - height / 2} ${width} ${height}`}
    >
      <use href="#region" />
      {towns.map(town => (
        <g key={town.name}>
          <circle cx={town.x} cy={town.y} r="1.6" />
          <text x={town.x + 3} y={town.y + 2.4}>
            {town.name}
          </text>
        </g>
      ))}
      <g className="meeting-pin">
        <path d={`M${x} ${y}s-5-5.500-5-10a5 5 0 0 1 10 0c0 4.500-5 10-5 10z`} />
        <circle cx={x} cy={y - 10} r="2" />
        <text x={x + 7} y={y - 6}>
          {entry.place}
        </text>
      </g>
    </svg>
  )
}

function townsAround(entries: PlanEntry[], own: Town): Town[] {
  const around = entries
    .flatMap(({ place, spot }) => (spot && place ? [{ name: place, x: spot[0], y: spot[1] }] : []))
    .filter(({ x, y }) => Math.abs(x - own.x) < width * 0.4 && Math.abs(y - own.y) < height * 0.4)
    .toSorted((a, b) => Math.hypot(a.x - own.x, a.y - own.y) - Math.hypot(b.x - own.x, b.y - own.y))
  const towns: Town[] = []
  for (const town of around) {
    const others = [own, ...towns]
    const isFree = others.every(
      other => Math.abs(other.x - town.x) > apart.x || Math.abs(other.y - town.y) > apart.y
    )
    if (isFree && others.every(({ name }) => name !== town.name)) towns.push(town)
    if (towns.length === mostTowns) break
  }
  return towns
}

import { walkingMap } from '#domain/plan/meeting/walking-map.ts'
import type { PlanEntry } from '#domain/plan/plan-entry.ts'
import { interpolate } from '#domain/text/interpolate.ts'

interface Props {
  entries: ReadonlyMap<string, PlanEntry>
  entry: PlanEntry
  label: string
  /** Of the minutes on foot to a ring. */
  walk: string
}

/** Longer names are cut: they would leave the drawing. */
const longestName = 24

/** The spot with what is five and ten minutes on foot from it. */
export function SpotDrawing({ entries, entry, label, walk }: Props) {
  const map = walkingMap(entry, entries.values())
  if (map === null) return null
  const { height, neighbours, rings, width } = map
  return (
    <svg
      aria-label={label}
      className="meeting-spot"
      role="img"
      viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
    >
      {rings.map(({ minutes, radius }) => (
        <g key={minutes}>
          <circle className="meeting-ring" r={radius} />
          <text className="meeting-minutes" textAnchor="end" x={radius - 20} y="60">
            {interpolate(walk, { minutes })}
          </text>
        </g>
      ))}
      {neighbours.map(({ entry: { name, slug }, x, y }) => (
        <g key={slug} transform={`translate(${x} ${y})`}>
          <circle r="16" />
          <text
            dy="0.36em"
            lang={name.language ?? undefined}
            textAnchor={x > 0 ? 'end' : 'start'}
            x={x > 0 ? -32 : 32}
          >
            {shortened(name.text)}
          </text>
        </g>
      ))}
      <g className="meeting-pin">
        <path d="M0 0s-50-55-50-100a50 50 0 0 1 100 0c0 45-50 100-50 100z" />
        <circle cy="-100" r="20" />
      </g>
    </svg>
  )
}

function shortened(name: string): string {
  return name.length > longestName ? `${name.slice(0, longestName).trimEnd()}…` : name
}

import { interpolate } from '#domain/text/interpolate.ts'
import { eurosText } from '#domain/text/euros.ts'
import { languageOf, type Locale } from '#domain/text/locale.ts'
import { byDay, type Plan } from '#domain/plan/plan.ts'
import type { PlanEntry } from '#domain/plan/plan-entry.ts'
import { planMap } from '#domain/plan/plan-map.ts'
import { totalOf } from '#domain/plan/plan-total.ts'

import type { PlanLabels } from './plan-labels.ts'
import { PlanParty } from './PlanParty.tsx'

export interface MapSize {
  height: number
  width: number
}

interface Props {
  entries: ReadonlyMap<string, PlanEntry>
  items: Plan
  labels: PlanLabels
  locale: Locale
  /** Of the drawing `#region` in the page. */
  mapSize: MapSize
}

/** Where the plan leads and what it costs: the drawing of the region stands in the page already. */
export function PlanSummary({ entries, items, labels, locale, mapSize }: Props) {
  const total = totalOf(items, entries)
  const { adult, child, unpriced } = total
  const price = (euros: number) => eurosText(euros, languageOf(locale))
  return (
    <aside aria-labelledby="plan-total" className="plan-summary">
      <h2 id="plan-total">{labels.total}</h2>
      <dl>
        <dt>{labels.perAdult}</dt>
        <dd>{price(adult)}</dd>
        {child !== adult && (
          <>
            <dt>{labels.perChild}</dt>
            <dd>{price(child)}</dd>
          </>
        )}
      </dl>
      {child !== adult && <p className="soft">{labels.childNote}</p>}
      <PlanParty labels={labels} language={languageOf(locale)} price={price} total={total} />
      {unpriced > 0 && <p className="soft">{interpolate(labels.unpriced, { number: String(unpriced) })}</p>}
      <StopsOnMap {...{ entries, items, mapSize }} label={labels.map} />
    </aside>
  )
}

interface MapProps extends Pick<Props, 'entries' | 'items' | 'mapSize'> {
  label: string
}

function StopsOnMap({ entries, items, label, mapSize }: MapProps) {
  const stops = byDay(items)
    .flatMap(({ items: ofDay }) => ofDay)
    .flatMap(({ slug }, index) => {
      const entry = entries.get(slug)
      return entry?.spot ? [{ number: index + 1, place: entry.place, slug, spot: entry.spot }] : []
    })
  if (stops.length === 0) return null
  const { box, places, radius } = planMap(stops, mapSize)
  return (
    <svg
      aria-label={label}
      className="plan-map"
      fontSize={radius * 1.25}
      role="img"
      strokeWidth={radius / 8}
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
    >
      <use href="#region" />
      {places.map(({ isTextBefore, name, pins, textX, y }) => (
        <g key={pins[0]?.slug} transform={`translate(0 ${y})`}>
          {pins.map(({ number, slug, x }) => (
            <g key={slug} transform={`translate(${x} 0)`}>
              <circle r={radius} />
              <text dy="0.36em">{number}</text>
            </g>
          ))}
          <text className="plan-place" dy="0.36em" textAnchor={isTextBefore ? 'end' : 'start'} x={textX}>
            {name}
          </text>
        </g>
      ))}
    </svg>
  )
}

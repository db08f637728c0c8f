import { interpolate } from '#domain/text/interpolate.ts'
import { eurosText } from '#domain/text/euros.ts'
import { languageOf, type Locale } from '#domain/text/locale.ts'
import { byDay, type Plan } from '#domain/plan/plan.ts'
import type { PlanEntry } from '#domain/plan/plan-entry.ts'
import { totalOf } from '#domain/plan/plan-total.ts'

import type { PlanLabels } from './plan-labels.ts'
import { PlanParty } from './PlanParty.tsx'

interface Props {
  entries: ReadonlyMap<string, PlanEntry>
  items: Plan
  labels: PlanLabels
  locale: Locale
  /** The box of the drawing `#region` in the page. */
  mapBox: string
}

/** Where the plan leads and what it costs: the drawing of the region stands in the page already. */
export function PlanSummary({ entries, items, labels, locale, mapBox }: Props) {
  const total = totalOf(items, entries)
  const { adult, child, unpriced } = total
  const price = (euros: number) => eurosText(euros, languageOf(locale))
  const spots = byDay(items)
    .flatMap(({ items: ofDay }) => ofDay)
    .flatMap(({ slug }, index) => {
      const spot = entries.get(slug)?.spot
      return spot ? [{ number: index + 1, slug, x: spot[0], y: spot[1] }] : []
    })
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
      {spots.length > 0 && (
        <svg aria-label={labels.map} className="plan-map" role="img" viewBox={mapBox}>
          <use href="#region" />
          {spots.map(({ number, slug, x, y }) => (
            <g key={slug} transform={`translate(${x} ${y})`}>
              <circle r="30" />
              <text dy="12">{number}</text>
            </g>
          ))}
        </svg>
      )}
    </aside>
  )
}

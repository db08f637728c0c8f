import { interpolate } from '#domain/text/interpolate.ts'
import { eurosText } from '#domain/text/euros.ts'
import { type Language, languageOf, type Locale } from '#domain/text/locale.ts'
import { byDay, type Plan } from '#domain/plan/plan.ts'
import type { PlanEntry } from '#domain/plan/plan-entry.ts'
import { planMap } from '#domain/plan/plan-map.ts'
import {
  limitedForChildren,
  limitedIn,
  notCountedIn,
  partyTotalOf,
  type PlanPrice,
  type PlanTotal,
  totalOf
} from '#domain/plan/plan-total.ts'
import { shortestDay } from '#domain/time/day-words.ts'
import { dayTones } from './days/PlanDays.tsx'
import type { PlanLabels } from './plan-labels.ts'
import { admissionText } from '#domain/booking/admission.ts'
import { partyTotalText } from '#domain/booking/party-price.ts'
import { isVisitSet, orUsualParty } from '#domain/visit/visit.ts'
import { visitSentence } from '#domain/visit/visit-sentence.ts'
import { $visit, visitorVisit } from '#stores/visit/visit.ts'
import { useStore } from '#islands/ui/useStore.ts'
import { useEffect } from 'react'

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

/** Where the plan leads and what it costs, day by day: the drawing of the region stands in the page already. */
export function PlanSummary({ entries, items, labels, locale, mapSize }: Props) {
  const total = totalOf(items, entries)
  const notCounted = notCountedIn(items, entries)
  const limited = limitedForChildren(items, entries)
  return (
    <aside aria-labelledby="plan-total" className="plan-summary">
      <h2 id="plan-total">{labels.total}</h2>
      <Totals {...{ entries, items, labels, locale, total }} />
      {hasChildPrice(total) && <p className="soft">{labels.childNote}</p>}
      {hasChildPrice(total) && limited > 0 && (
        <p className="soft">{interpolate(labels.childNotCounted, { number: String(limited) })}</p>
      )}
      {notCounted > 0 && (
        <p className="soft">{interpolate(labels.notCounted, { number: String(notCounted) })}</p>
      )}
      <PlanParty {...{ entries, items, labels }} language={languageOf(locale)} />
      <StopsOnMap {...{ entries, items, mapSize }} label={labels.map} />
    </aside>
  )
}

interface TotalsProps extends Pick<Props, 'entries' | 'items' | 'labels' | 'locale'> {
  total: PlanTotal
}

const hasChildPrice = ({ adult, child }: PlanTotal) => child?.euros !== adult?.euros

function Totals({ entries, items, labels, locale, total }: TotalsProps) {
  const days = byDay(items)
  const hasChildren = hasChildPrice(total)
  const price = (of: PlanPrice | null) => {
    if (of === null) return '–'
    const euros = eurosText(of.euros, languageOf(locale))
    return of.isFrom ? interpolate(labels.priceFrom, { price: euros }) : euros
  }
  const cells = ({ adult, child }: PlanTotal) => (
    <>
      <td>{price(adult)}</td>
      {hasChildren && <td>{price(child)}</td>}
    </>
  )
  return (
    <table aria-labelledby="plan-total" className="plan-totals">
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{labels.days}</span>
          </th>
          <th scope="col">{labels.perAdult}</th>
          {hasChildren && <th scope="col">{labels.perChild}</th>}
        </tr>
      </thead>
      {days.length > 1 && (
        <tbody>
          {days.map(({ day, items: ofDay }) => (
            <tr key={day}>
              <th scope="row">{day === null ? labels.noDay : shortestDay(languageOf(locale), day)}</th>
              {cells(totalOf(ofDay, entries))}
            </tr>
          ))}
        </tbody>
      )}
      <tfoot>
        <tr>
          <th scope="row">
            {/* A single line under the same word as a heading. */}
            <span className={days.length > 1 ? undefined : 'visually-hidden'}>{labels.total}</span>
          </th>
          {cells(total)}
        </tr>
      </tfoot>
    </table>
  )
}

interface MapProps extends Pick<Props, 'entries' | 'items' | 'mapSize'> {
  label: string
}

function StopsOnMap({ entries, items, label, mapSize }: MapProps) {
  const stops = byDay(items)
    .flatMap(({ items: ofDay }, index) => ofDay.map(({ slug }) => ({ slug, tone: index % dayTones })))
    .flatMap(({ slug, tone }, index) => {
      const entry = entries.get(slug)
      return entry?.spot ? [{ number: index + 1, place: entry.place, slug, spot: entry.spot, tone }] : []
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
          {pins.map(({ number, slug, tone, x }) => (
            <g data-tone={tone} key={slug} transform={`translate(${x} 0)`}>
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

interface PlanPartyProps {
  entries: ReadonlyMap<string, PlanEntry>
  items: Plan
  labels: PlanLabels
  language: Language
}

/** Who comes, and what they pay for the whole plan; where somebody is not admitted, that takes the place of the total. */
function PlanParty({ entries, items, labels: { visit: texts }, language }: PlanPartyProps) {
  const visit = useStore($visit)
  useEffect(() => void visitorVisit(), [])
  const party = orUsualParty(visit.party)
  const total = partyTotalOf(items, entries, party)
  const limited = limitedIn(items, entries, party)
  return (
    <div className="plan-party">
      <p>{visitSentence({ ...visit, party }, texts, language)}</p>
      {limited.length === 0 && total !== null && (
        <p>
          <strong>{partyTotalText(total, party, texts, language)}</strong>
        </p>
      )}
      {limited.map(({ admission, entry: { name, slug } }) => (
        <p key={slug}>
          <strong>{admissionText(admission, texts)}</strong>{' '}
          <span lang={name.language ?? undefined}>{name.text}</span>
        </p>
      ))}
      {isVisitSet(visit) && (
        <button className="button button-quiet" onClick={() => visitorVisit().clear()} type="button">
          {texts.clearVisit}
        </button>
      )}
    </div>
  )
}

import { useState } from 'react'

import { useStore } from '#islands/ui/useStore.ts'

import { arrangePlan } from '#domain/plan/arranging/arrange.ts'
import { encodePlan, type Plan } from '#domain/plan/plan.ts'
import type { PlanEntry } from '#domain/plan/plan-entry.ts'
import { isMeans, type Means, meansOfTravel } from '#domain/plan/travel.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import { addDays, clockInAndalusia, isDay } from '#domain/time/calendar-day.ts'
import { plan } from '#stores/plan/plan.ts'
import { $visit } from '#stores/visit/visit.ts'
import { $means, chooseMeans, daysFrom } from '#stores/plan/trip.ts'

import type { PlanLabels } from './plan-labels.ts'

interface Props {
  entries: ReadonlyMap<string, PlanEntry>
  items: Plan
  labels: PlanLabels
}

const mostDays = 14
/** A day with this many stops is still relaxed. */
const thingsPerDay = 3

/** Arranges the whole plan: for which days, and how one gets around. One touch takes it back. */
export function PlanArrange({ entries, items, labels }: Props) {
  const means = useStore($means)
  const suggested = suggestedDays(items)
  const [first, setFirst] = useState(suggested.first)
  const [count, setCount] = useState(suggested.count)
  const [before, setBefore] = useState<Plan | null>(null)
  const arrange = () => {
    const next = arrangePlan(items, entries, { days: daysFrom(first, count), means })
    setBefore(items)
    plan.replace(next)
  }
  const undo = () => {
    if (before !== null) plan.replace(before)
    setBefore(null)
  }
  return (
    <details className="plan-arrange">
      <summary className="button button-quiet">{labels.arrange}</summary>
      <form action={arrange} onReset={event => event.preventDefault()}>
        <p className="soft">{labels.arrangeLead}</p>
        <label>
          {labels.firstDay}
          <input
            defaultValue={first}
            onChange={({ target: { value } }) => isDay(value) && setFirst(value)}
            required
            type="date"
          />
        </label>
        <label>
          {labels.dayCount}
          <input
            defaultValue={count}
            max={mostDays}
            min={1}
            onChange={({ target: { valueAsNumber } }) => setCount(dayCount(valueAsNumber))}
            required
            type="number"
          />
        </label>
        <MeansField {...{ labels, means }} />
        <button className="button" type="submit">
          {labels.arrangeNow}
        </button>
      </form>
      <p aria-live="polite">
        {before !== null && (
          <>
            {outcomeOf(before, items, entries, labels)}{' '}
            <button className="button button-quiet" onClick={undo} type="button">
              {labels.undo}
            </button>
          </>
        )}
      </p>
      <p className="soft">{labels.estimate}</p>
    </details>
  )
}

function MeansField({ labels, means }: { labels: PlanLabels; means: Means }) {
  const names = {
    bicycle: labels.meansBicycle,
    car: labels.meansCar,
    foot: labels.meansFoot,
    transit: labels.meansTransit
  } satisfies Record<Means, string>
  return (
    <label>
      {labels.means}
      <select onChange={({ target: { value } }) => isMeans(value) && chooseMeans(value)} value={means}>
        {meansOfTravel.map(each => (
          <option key={each} value={each}>
            {names[each]}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Message about the arrangement, with the stops that found no day. */
function outcomeOf(
  before: Plan,
  now: Plan,
  entries: ReadonlyMap<string, PlanEntry>,
  labels: PlanLabels
): string {
  const done = encodePlan(before) === encodePlan(now) ? labels.arrangedSame : labels.arranged
  const left = now.filter(({ day, slug }) => day === null && entries.has(slug)).length
  return left === 0 ? done : `${done} ${interpolate(labels.unplaced, { number: left })}.`
}

/** The days that the plan has; without any, from the day of the visit or tomorrow on as many as it takes. */
function suggestedDays(items: Plan): { count: number; first: string } {
  const days = items.flatMap(({ day }) => day ?? []).toSorted()
  const [first] = days
  const last = days.at(-1)
  if (first === undefined || last === undefined) {
    const tomorrow = addDays(clockInAndalusia(new Date()).day, 1)
    return { count: dayCount(Math.ceil(items.length / thingsPerDay)), first: $visit.get().day ?? tomorrow }
  }
  const span = daysFrom(first, mostDays).indexOf(last) + 1
  return { count: span === 0 ? mostDays : span, first }
}

function dayCount(value: number): number {
  return Number.isFinite(value) ? Math.min(mostDays, Math.max(1, Math.round(value))) : 1
}

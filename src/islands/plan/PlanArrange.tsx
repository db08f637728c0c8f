import { useRef, useState } from 'react'

import { useStore } from '#islands/ui/useStore.ts'

import { arrangePlan } from '#domain/plan/arranging/arrange.ts'
import { encodePlan, type Plan } from '#domain/plan/plan.ts'
import type { PlanEntry } from '#domain/plan/plan-entry.ts'
import { type Means, meansOfTravel } from '#domain/plan/travel.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import { type Language, regionalTags } from '#domain/text/locale.ts'
import { addDays, clockInAndalusia, type Day } from '#domain/time/calendar-day.ts'
import { orUsualParty } from '#domain/visit/visit.ts'
import { Choices } from '#islands/ui/Choices.tsx'
import { Stepper, WhoFields } from '#islands/visit/WhoFields.tsx'
import { plan } from '#stores/plan/plan.ts'
import { $visit, visitorVisit } from '#stores/visit/visit.ts'
import { $means, chooseMeans, daysFrom } from '#stores/plan/trip.ts'

import { DayField } from './DayField.tsx'
import type { PlanLabels } from './plan-labels.ts'

interface Props {
  entries: ReadonlyMap<string, PlanEntry>
  items: Plan
  labels: PlanLabels
  language: Language
}

const maxDays = 14
/** A day with this many stops is still relaxed. */
const thingsPerDay = 3

/** Without a timetable every day may be chosen. */
const everyDay = { daysOff: [], timetable: { durationMinutes: null, eventDate: null, schedules: [] } }

/** Arranges the whole plan: for which days, for whom, and how one gets around. It folds when that is done, and one touch takes it back. */
export function PlanArrange({ entries, items, labels, language }: Props) {
  const means = useStore($means)
  const suggested = suggestedDays(items)
  const [first, setFirst] = useState(suggested.first)
  const [count, setCount] = useState(suggested.count)
  const [before, setBefore] = useState<Plan | null>(null)
  const tools = useRef<HTMLDetailsElement>(null)
  const arrange = () => {
    const next = arrangePlan(items, entries, { days: daysFrom(first, count), means })
    setBefore(items)
    plan.replace(next)
    if (tools.current) tools.current.open = false
    tools.current?.querySelector('summary')?.focus()
  }
  const undo = () => {
    if (before !== null) plan.replace(before)
    setBefore(null)
  }
  return (
    <>
      <details className="plan-arrange" ref={tools}>
        <summary className="button button-quiet">{labels.whenAndWho}</summary>
        <form action={arrange} onReset={event => event.preventDefault()}>
          <p className="soft">{labels.arrangeLead}</p>
          <FirstDay {...{ first, labels, language }} onDay={setFirst} />
          <div className="who">
            <Stepper
              label={labels.dayCount}
              least={1}
              most={maxDays}
              name="dias"
              onChange={setCount}
              texts={labels.visit}
              value={count}
            />
            <Party {...{ labels, language }} />
          </div>
          <MeansField {...{ labels, means }} />
          <button className="button" type="submit">
            {labels.arrange}
          </button>
          <p className="soft">{labels.estimate}</p>
        </form>
      </details>
      <p aria-live="polite" className="plan-outcome">
        {before !== null && (
          <>
            {outcomeOf(before, items, entries, labels, language)}{' '}
            <button className="button button-quiet" onClick={undo} type="button">
              {labels.undo}
            </button>
          </>
        )}
      </p>
    </>
  )
}

interface FirstDayProps extends Pick<Props, 'labels' | 'language'> {
  first: Day
  onDay: (day: Day) => void
}

function FirstDay({ first, labels, language, onDay }: FirstDayProps) {
  return (
    <fieldset>
      <legend>{labels.firstDay}</legend>
      <DayField
        {...{ language, onDay }}
        day={first}
        from={null}
        label={labels.firstDay}
        offer={everyDay}
        texts={labels.when}
      />
    </fieldset>
  )
}

/** The party of the visit, which all pages share. */
function Party({ labels, language }: Pick<Props, 'labels' | 'language'>) {
  const visit = useStore($visit)
  return (
    <WhoFields
      {...{ language }}
      least={1}
      onChange={party => void visitorVisit().say({ ...visit, party })}
      party={orUsualParty(visit.party)}
      texts={labels.visit}
    />
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
    <Choices
      choices={meansOfTravel.map(each => ({ isChosen: each === means, name: names[each], value: each }))}
      isMany={false}
      legend={labels.means}
      name="modo"
      onChoose={index => chooseMeans(meansOfTravel[index] ?? means)}
    />
  )
}

/** Message about the arrangement, with the stops that found no day. */
function outcomeOf(
  before: Plan,
  now: Plan,
  entries: ReadonlyMap<string, PlanEntry>,
  labels: PlanLabels,
  language: Language
): string {
  const done = encodePlan(before) === encodePlan(now) ? labels.arrangedSame : labels.arranged
  const left = now.flatMap(({ day, slug }) => (day === null ? (entries.get(slug)?.name.text ?? []) : []))
  if (left.length === 0) return done
  const names = new Intl.ListFormat(regionalTags[language]).format(left)
  return `${done} ${interpolate(labels.unplaced, { names })}.`
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
  const span = daysFrom(first, maxDays).indexOf(last) + 1
  return { count: span === 0 ? maxDays : span, first }
}

function dayCount(value: number): number {
  return Number.isFinite(value) ? Math.min(maxDays, Math.max(1, Math.round(value))) : 1
}

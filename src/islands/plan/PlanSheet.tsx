import { useStore } from '#islands/ui/useStore.ts'

import { interpolate } from '#domain/text/interpolate.ts'
import type { MeetingEntry } from '#domain/plan/meeting/meeting-entry.ts'
import { byDay, encodePlan, type Plan } from '#domain/plan/plan.ts'
import type { PlanEntry } from '#domain/plan/plan-entry.ts'
import { type Stop, stopsOf } from '#domain/plan/plan-stops.ts'
import { pathIn, routes } from '#domain/site/routes.ts'
import { languageOf, type Locale, regionalTags } from '#domain/text/locale.ts'
import { readablePhone } from '#domain/text/phone.ts'
import { longDay } from '#domain/time/day-words.ts'
import { settings } from '#settings.ts'
import { planPage } from '#stores/plan/plan-page.ts'
import { $means } from '#stores/plan/trip.ts'

import { QrCode } from '#islands/booking/QrCode.tsx'
import { datesText, townsText } from './plan-title.ts'
import type { PlanLabels } from './plan-labels.ts'
import { StopProblem } from './days/StopProblem.tsx'
import { hoursOf, wayText } from './stop-words.ts'

interface Props {
  entries: ReadonlyMap<string, PlanEntry>
  items: Plan
  labels: PlanLabels
  locale: Locale
}

const planCodeSize = 104
const stopCodeSize = 56

/** The plan on paper, as a poster: a picture, the towns, each day with places, telephones and codes. It is drawn for printers alone. */
export function PlanSheet({ entries, items, labels, locale }: Props) {
  const days = byDay(items).flatMap(({ day, items: ofDay }) => (day === null ? [] : [{ day, ofDay }]))
  const planned = days.flatMap(({ ofDay }) => ofDay.flatMap(({ slug }) => entries.get(slug) ?? []))
  const [first] = planned
  if (first === undefined) return null
  const language = languageOf(locale)
  const wishes = items.flatMap(({ day, slug }) => (day === null ? (entries.get(slug)?.name.text ?? []) : []))
  const list = new Intl.ListFormat(regionalTags[language])
  const link = `${location.origin}${pathIn(locale, routes.plan)}#${encodePlan(items)}`
  return (
    <div className="plan-sheet">
      <img alt="" height={300} src={first.picture} width={400} />
      <p className="plan-sheet-title">
        {townsText(planned, labels.moreTowns, language)}
        <span>
          {datesText(
            days.map(({ day }) => day),
            language
          )}
        </span>
      </p>
      <div className="plan-sheet-days">
        {days.map(({ day, ofDay }) => (
          <SheetDay {...{ day, entries, labels, locale }} items={ofDay} key={day} />
        ))}
      </div>
      {wishes.length > 0 && (
        <p>
          {labels.noDay}: {list.format(wishes)}
        </p>
      )}
      <div className="plan-sheet-foot">
        <QrCode className="code" label={labels.planCode} size={planCodeSize} text={link} />
        <p>
          <strong>{labels.scan}</strong>
          <br />
          {labels.emergencies}
          <br />
          {labels.estimate}
        </p>
        <strong className="plan-sheet-brand">{settings.name}</strong>
      </div>
    </div>
  )
}

function SheetDay({ day, entries, items, labels, locale }: Props & { day: string }) {
  const means = useStore($means)
  const meetings = useStore(planPage.$meetings)
  const meetingOf = (slug: string) => (meetings.kind === 'ready' ? meetings.value.get(slug) : undefined)
  return (
    <section>
      <h2>{longDay(languageOf(locale), day)}</h2>
      {stopsOf(day, items, entries, means).map(stop => (
        <div className="plan-sheet-stop" key={stop.item.slug}>
          {stop.way !== null && stop.way.minutes > 0 && (
            <p className="soft">{wayText(stop, means, labels, languageOf(locale))}</p>
          )}
          <SheetStop {...{ entries, labels, locale, stop }} meeting={meetingOf(stop.item.slug)} />
        </div>
      ))}
    </section>
  )
}

interface StopProps extends Pick<Props, 'entries' | 'labels' | 'locale'> {
  meeting: MeetingEntry | undefined
  stop: Stop
}

function SheetStop({ entries, labels, locale, meeting, stop }: StopProps) {
  const {
    entry,
    item: { slug },
    problem
  } = stop
  if (entry === undefined) return null
  const path = pathIn(locale, routes.experience(slug))
  const where = meeting?.where
  const seller = meeting && [meeting.company, meeting.phone && readablePhone(meeting.phone)].filter(Boolean)
  return (
    <>
      <strong className="plan-hours">{hoursOf(stop, labels)}</strong>
      <a href={path} lang={entry.name.language ?? undefined}>
        {entry.name.text}
      </a>
      <div className="plan-sheet-facts">
        <p>
          {entry.place}
          {entry.place && where?.text && ' · '}
          <span lang={where?.language ?? undefined}>{where?.text}</span>
          {seller && (
            <>
              <br />
              {seller.join(', ')}
            </>
          )}
        </p>
        <QrCode
          className="code"
          label={interpolate(labels.stopCode, { name: entry.name.text })}
          size={stopCodeSize}
          text={location.origin + path}
        />
      </div>
      {problem && <StopProblem {...{ entries, labels, locale, problem, slug }} isEditable={false} />}
    </>
  )
}

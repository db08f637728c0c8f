import { languageOf, type Locale } from '#domain/text/locale.ts'
import type { Means } from '#domain/plan/travel.ts'
import type { PlanEntry } from '#domain/plan/plan-entry.ts'
import { encodeMeeting } from '#domain/plan/meeting/meeting.ts'
import { useStore } from '#islands/ui/useStore.ts'
import { $visit } from '#stores/visit/visit.ts'
import type { Stop } from '#domain/plan/plan-stops.ts'
import { pathIn, routes } from '#domain/site/routes.ts'
import type { Day } from '#domain/time/calendar-day.ts'

import { hoursOf, priceOf, wayText } from '#islands/plan/stop-words.ts'
import type { PlanLabels } from '#islands/plan/plan-labels.ts'
import { MoveButton, PlanControls } from './PlanControls.tsx'
import { StopProblem } from './StopProblem.tsx'

interface Props {
  entries: ReadonlyMap<string, PlanEntry>
  /** The first day of the plan. */
  firstDay: Day | null
  isEditable: boolean
  isFirst: boolean
  isLast: boolean
  /** True while the stop's actions are shown. */
  isOpen: boolean
  labels: PlanLabels
  locale: Locale
  means: Means
  /** Its place in the plan and on the map. */
  number: number
  onOpen: (slug: string | null) => void
  stop: Stop
}

/** One experience of a plan. One that is not offered any more is named by its slug, which reads like its name. */
export function PlanStop(props: Props) {
  const {
    entries,
    firstDay,
    isEditable,
    isFirst,
    isLast,
    isOpen,
    labels,
    locale,
    means,
    number,
    onOpen,
    stop
  } = props
  const {
    entry,
    item: { day, slug },
    problem
  } = stop
  const name = entry?.name.text ?? slug.replaceAll('-', ' ')
  const { party } = useStore($visit)
  const price = priceOf(stop, party, labels, languageOf(locale))
  const facts = entry
    ? [day === null ? entry.when : '', entry.place, price].filter(Boolean).join(' · ')
    : labels.gone
  const hours = hoursOf(stop, labels)
  return (
    <li className="plan-stop" data-slug={slug}>
      {stop.way !== null && stop.way.minutes > 0 && (
        <span className="plan-way">{wayText(stop, means, labels, languageOf(locale))}</span>
      )}
      <span className="plan-side">
        {entry && <Poster {...{ number }} address={entry.picture} />}
        {isEditable && <MoveButton {...{ isOpen, labels, name, onOpen, slug }} />}
      </span>
      <span className="plan-name">
        {hours && <strong className="plan-hours">{hours}</strong>}
        {entry ? (
          <a href={pathIn(locale, routes.experience(slug))} lang={entry.name.language ?? undefined}>
            {name}
          </a>
        ) : (
          name
        )}
        <span className="soft">{facts}</span>
        {isEditable && day === null && <SetDay {...{ isOpen, labels, name, onOpen, slug }} />}
        {entry && <MeetingLink {...{ labels, locale, stop }} />}
      </span>
      {problem && <StopProblem {...{ entries, isEditable, labels, locale, problem, slug }} />}
      {isOpen && (
        <PlanControls
          {...{ entry, firstDay, isFirst, isLast, labels, name, onOpen }}
          item={stop.item}
          language={languageOf(locale)}
        />
      )}
    </li>
  )
}

type SetDayProps = Pick<Props, 'isOpen' | 'labels' | 'onOpen'> & { name: string; slug: string }

/** Opens the days of a stop that has none. */
function SetDay({ isOpen, labels, name, onOpen, slug }: SetDayProps) {
  return (
    <button
      aria-expanded={isOpen}
      className="plan-set-day"
      onClick={() => onOpen(isOpen ? null : slug)}
      type="button"
    >
      {labels.setDay} <span className="visually-hidden">«{name}»</span>
    </button>
  )
}

function Poster({ address, number }: { address: string; number: number }) {
  return (
    <span className="plan-poster">
      <img alt="" height={300} loading="lazy" src={address} width={400} />
      <span aria-hidden="true" className="plan-number">
        {number}
      </span>
    </span>
  )
}

/** The way to the card of its meeting point, with all that the plan knows of the visit. */
function MeetingLink({ labels, locale, stop }: Pick<Props, 'labels' | 'locale' | 'stop'>) {
  const { party } = useStore($visit)
  const { item, problem, start } = stop
  const fragment = encodeMeeting({
    ...item,
    adults: party.adults || null,
    children: party.children || null,
    start: start === null || problem !== null ? null : start.first
  })
  return (
    <a className="plan-meeting" href={`${pathIn(locale, routes.meeting)}#${fragment}`}>
      {labels.meeting}
    </a>
  )
}

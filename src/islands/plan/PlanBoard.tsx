import { useStore } from '#islands/ui/useStore.ts'
import { useEffect } from 'react'
import { languageOf, type Locale } from '#domain/text/locale.ts'
import { $plan, plan } from '#stores/plan/plan.ts'
import { showPlanCount } from '#stores/plan/plan-count.ts'
import { planPage } from '#stores/plan/plan-page.ts'
import { forecast } from '#stores/weather/forecast.ts'
import type { PlanLabels } from './plan-labels.ts'
import { PlanDays } from './days/PlanDays.tsx'
import { PlanSheet } from './PlanSheet.tsx'
import { type MapSize, PlanSummary } from './PlanSummary.tsx'
import { EmptyState } from './meeting/EmptyState.tsx'
import { RetryPanel } from '#islands/ui/RetryPanel.tsx'
import { SharedPlan } from './SharedPlan.tsx'
import { byDay, encodePlan, type Plan } from '#domain/plan/plan.ts'
import type { PlanEntry } from '#domain/plan/plan-entry.ts'
import { pathIn, routes } from '#domain/site/routes.ts'
import { writeVisit } from '#domain/visit/visit-query.ts'
import { downloadCalendar } from '#stores/plan/calendar.ts'
import { $means } from '#stores/plan/trip.ts'
import { shareLink } from '#stores/site/share.ts'
import { $visit } from '#stores/visit/visit.ts'
import { PlanArrange } from './PlanArrange.tsx'
import { peopleText } from '#domain/visit/visit-sentence.ts'
import { datesText, townsText } from './plan-title.ts'

interface Props {
  /** The address of the picture for a plan with nothing in it. */
  emptyPicture: string
  /** Weather is configured. */
  hasWeather: boolean
  labels: PlanLabels
  listingHref: string
  locale: Locale
  /** Of the drawing of the region in the page. */
  mapSize: MapSize
  title: string
}

/** The plan of this device, and the one that the address brings. Nothing of it is on a server. */
export default function PlanBoard(props: Props) {
  const { emptyPicture, hasWeather, labels, listingHref, locale, mapSize, title } = props
  const items = useStore($plan)
  const state = useStore(planPage.$entries)
  const shared = useStore(planPage.$shared)
  const isForecastRead = useForecast(hasWeather)
  usePlan(locale)
  useEffect(showPlanCount, [items])
  // An empty plan names nothing: it waits for no names. The server draws it.
  if (items.length === 0 && (shared.kind === 'none' || shared.kind === 'unread'))
    return (
      <>
        <Nothing {...{ emptyPicture, labels, listingHref }} />
        <Lead {...labels} />
      </>
    )
  if (state.kind === 'idle' || state.kind === 'loading' || !isForecastRead)
    return <p role="status">{labels.loading}</p>
  if (state.kind === 'failed') {
    const again = () => void planPage.load(languageOf(locale))
    return <RetryPanel onRetry={again} retry={labels.retry} text={labels.failed} />
  }
  return (
    <>
      <SharedPlan {...{ labels, locale }} entries={state.value} />
      {items.length === 0 ? (
        shared.kind !== 'plan' && <Nothing {...{ emptyPicture, labels, listingHref }} />
      ) : (
        <>
          <div className="plan-top">
            <PlanHead {...{ items, labels, locale }} entries={state.value} />
            <PlanActions {...{ items, labels, locale, title }} entries={state.value} />
          </div>
          <div className="plan-board">
            <PlanDays {...{ items, labels, locale }} entries={state.value} isEditable />
            <PlanSummary {...{ items, labels, locale, mapSize }} entries={state.value} />
          </div>
          <PlanSheet {...{ items, labels, locale }} entries={state.value} />
        </>
      )}
      <Lead {...labels} />
    </>
  )
}

function usePlan(locale: Locale): void {
  useEffect(() => {
    plan.restore()
    const read = () => planPage.readFragment(location.hash)
    read()
    // The page knows now whether there is a plan to show.
    delete document.documentElement.dataset.plan
    void planPage.load(languageOf(locale))
    void planPage.loadMeetings(languageOf(locale))
    addEventListener('hashchange', read)
    addEventListener('storage', plan.restore)
    return () => {
      removeEventListener('hashchange', read)
      removeEventListener('storage', plan.restore)
    }
  }, [locale])
}

/** Whether what is known of the weather is there: a day that says it from the first is not moved by it later. */
function useForecast(hasWeather: boolean): boolean {
  const { kind } = useStore(forecast.$forecast)
  useEffect(() => {
    if (!hasWeather) return undefined
    const load = () => void forecast.load()
    load()
    document.addEventListener('visibilitychange', load)
    return () => document.removeEventListener('visibilitychange', load)
  }, [hasWeather])
  return !hasWeather || kind === 'ready'
}

function Lead({ lead }: Pick<PlanLabels, 'lead'>) {
  return <p className="soft plan-lead">{lead}</p>
}

function Nothing({
  emptyPicture,
  labels,
  listingHref
}: Pick<Props, 'emptyPicture' | 'labels' | 'listingHref'>) {
  const text = `${labels.empty} ${labels.emptyLead}`
  return <EmptyState browse={labels.browse} picture={emptyPicture} {...{ listingHref, text }} />
}

interface PlanActionsProps {
  entries: ReadonlyMap<string, PlanEntry>
  items: Plan
  labels: PlanLabels
  locale: Locale
  title: string
}

/** Actions for the whole plan. */
function PlanActions({ entries, items, labels, locale, title }: PlanActionsProps) {
  const means = useStore($means)
  const share = () => {
    const visit = writeVisit($visit.get())
    const query = visit && `?${visit}`
    const url = `${location.origin}${location.pathname}${query}#${encodePlan(items)}`
    void shareLink({ copied: labels.copied, failed: labels.copyFailed, title, url })
  }
  const keepCalendar = () =>
    downloadCalendar({
      entries,
      means,
      note: labels.calendarNote,
      pageOf: slug => location.origin + pathIn(locale, routes.experience(slug)),
      plan: items,
      title
    })
  return (
    <div className="plan-actions">
      <button className="button" onClick={share} type="button">
        {labels.share}
      </button>
      <button className="button button-quiet" onClick={() => print()} type="button">
        {labels.print}
      </button>
      <button className="button button-quiet" onClick={keepCalendar} type="button">
        {labels.calendar}
      </button>
      <PlanArrange {...{ entries, items, labels }} language={languageOf(locale)} />
    </div>
  )
}

interface PlanHeadProps {
  entries: ReadonlyMap<string, PlanEntry>
  items: Plan
  labels: PlanLabels
  locale: Locale
}

/** Head of the plan: its towns, dates and party, and the poster of its first stop. */
function PlanHead({ entries, items, labels, locale }: PlanHeadProps) {
  const { party } = useStore($visit)
  const language = languageOf(locale)
  const inOrder = byDay(items).flatMap(({ items: ofDay }) => ofDay)
  const planned = inOrder.flatMap(({ slug }) => entries.get(slug) ?? [])
  const dates = datesText(
    inOrder.flatMap(({ day }) => day ?? []),
    language
  )
  const facts = [dates, peopleText(party, labels.visit, language)].filter(Boolean)
  const [first] = planned
  if (first === undefined) return null
  return (
    <div className="plan-head">
      <p className="plan-title">{townsText(planned, labels.moreTowns, language)}</p>
      {facts.length > 0 && <p className="soft">{facts.join(' · ')}</p>}
      <img alt="" height={300} src={first.picture} width={400} />
    </div>
  )
}

import { useStore } from '#islands/ui/useStore.ts'
import { useEffect } from 'react'

import type { Locale } from '#domain/text/locale.ts'
import { languageOf } from '#domain/text/locale.ts'
import { $plan, plan } from '#stores/plan/plan.ts'
import { showPlanCount } from '#stores/plan/plan-count.ts'
import { planPage } from '#stores/plan/plan-page.ts'
import { forecast } from '#stores/weather/forecast.ts'

import { PlanActions } from './PlanActions.tsx'
import type { PlanLabels } from './plan-labels.ts'
import { PlanDays } from './days/PlanDays.tsx'
import { PlanHead } from './PlanHead.tsx'
import { PlanSheet } from './PlanSheet.tsx'
import { type MapSize, PlanSummary } from './PlanSummary.tsx'
import { EmptyState } from './meeting/EmptyState.tsx'
import { RetryPanel } from '#islands/ui/RetryPanel.tsx'
import { SharedPlan } from './SharedPlan.tsx'

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

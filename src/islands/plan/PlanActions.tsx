import { useStore } from '#islands/ui/useStore.ts'

import { encodePlan, type Plan } from '#domain/plan/plan.ts'
import type { PlanEntry } from '#domain/plan/plan-entry.ts'
import { pathIn, routes } from '#domain/site/routes.ts'
import { languageOf, type Locale } from '#domain/text/locale.ts'
import { writeVisit } from '#domain/visit/visit-query.ts'
import { downloadCalendar } from '#stores/plan/calendar.ts'
import { $means } from '#stores/plan/trip.ts'
import { shareLink } from '#stores/site/share.ts'
import { $visit } from '#stores/visit/visit.ts'

import { PlanArrange } from './PlanArrange.tsx'
import type { PlanLabels } from './plan-labels.ts'

interface Props {
  entries: ReadonlyMap<string, PlanEntry>
  items: Plan
  labels: PlanLabels
  locale: Locale
  title: string
}

/** Actions for the whole plan. */
export function PlanActions({ entries, items, labels, locale, title }: Props) {
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

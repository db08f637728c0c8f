import { useStore } from '#islands/ui/useStore.ts'
import { useEffect } from 'react'

import type { Locale } from '#domain/text/locale.ts'
import type { Plan } from '#domain/plan/plan.ts'
import type { PlanEntry } from '#domain/plan/plan-entry.ts'
import { $plan, plan } from '#stores/plan/plan.ts'
import { planPage } from '#stores/plan/plan-page.ts'

import type { PlanLabels } from './plan-labels.ts'
import { PlanDays } from './days/PlanDays.tsx'

interface Props {
  entries: ReadonlyMap<string, PlanEntry>
  labels: PlanLabels
  locale: Locale
}

/** The plan that came with the link. It is shown, and only taken over when the visitor says so. */
export function SharedPlan({ entries, labels, locale }: Props) {
  const shared = useStore(planPage.$shared)
  const own = useStore($plan)
  useHeading(shared.kind === 'plan' ? labels.sharedTitle : null)
  if (shared.kind === 'unread' || shared.kind === 'none') return null
  if (shared.kind === 'broken') return <p role="alert">{labels.sharedBroken}</p>
  const take = (keep: (plan: Plan) => boolean) => {
    keep(shared.plan)
    history.replaceState(history.state, '', location.pathname + location.search)
    planPage.readFragment('')
  }
  return (
    <section aria-label={labels.sharedTitle} className="plan-shared">
      <p>{labels.sharedNote}</p>
      <PlanDays {...{ entries, labels, locale }} isEditable={false} items={shared.plan} />
      <div className="plan-actions">
        <button className="button" onClick={() => take(plan.add)} type="button">
          {labels.sharedAdd}
        </button>
        {own.length > 0 && (
          <button className="button button-quiet" onClick={() => take(plan.replace)} type="button">
            {labels.sharedReplace}
          </button>
        )}
      </div>
      {own.length > 0 && (
        <>
          <hr />
          <h2>{labels.mine}</h2>
        </>
      )}
    </section>
  )
}

/** The page is headed as what it shows: the plan of somebody else is not «Mi plan». */
function useHeading(text: string | null): void {
  useEffect(() => {
    const heading = document.querySelector('h1')
    const own = heading?.textContent
    if (text === null || !heading || own === undefined) return undefined
    const { title } = document
    heading.textContent = text
    document.title = title.replace(own, text)
    return () => {
      heading.textContent = own
      document.title = title
    }
  }, [text])
}

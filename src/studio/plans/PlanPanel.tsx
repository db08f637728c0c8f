import { useEffect, useState } from 'react'

import { type Editing, isMarkedDraft } from '#studio/document/editing.ts'
import { type Plan, planFor } from './plan.ts'
import { mayEdit } from '#domain/account/rights.ts'
import type { StudioLanguage } from '#studio/form/field-props.view.ts'
import { useStore } from '#islands/ui/useStore.ts'
import { people } from '#studio/people/people.store.ts'
import { plans } from './plans.store.ts'
import { editor } from '#studio/document/editor.store.ts'
import { followDueChange } from './due-change.store.ts'
import type { StudioTexts } from '#studio/texts.ts'

import { PlanDialog } from './PlanDialog.tsx'
import { PlannedChange } from './PlannedChange.tsx'
import { planText } from './plan-text.view.ts'

interface Props {
  editing: Editing
  language: StudioLanguage
  texts: StudioTexts
}

/** When the document goes online or off by itself, and the way to say so. */
export function PlanPanel({ editing, language, texts }: Props) {
  const { place, revision, stored } = editing
  const session = useStore(people.$session)
  const all = useStore(plans.$plans)
  const plan = planFor(all, { action: 'publish', place })
  const change = planFor(all, { action: 'change', place })
  const [isChoosing, setChoosing] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  // A plan ends when the document is saved as what it was to become.
  useEffect(() => {
    if (revision !== null) void plans.load(place.collection)
  }, [place.collection, revision])
  useDueChange(change)
  const isOpen = session.kind === 'ready' && mayEdit(session.value.rights, place.collection)
  const action = isMarkedDraft(stored) ? 'publish' : 'withdraw'
  if (revision === null || (plan === null && change === null && !isOpen)) return null
  const failures: Readonly<Record<string, string>> = texts.plan.problem
  const cancel = async () => {
    const code = await plans.cancel({ action, place })
    setProblem(code === null ? null : (failures[code] ?? texts.plan.notDone))
  }
  return (
    <>
      <section
        aria-label={texts.plan.title}
        className="studio-plan"
        data-kind={plan === null ? 'none' : plan.failure ? 'failed' : 'planned'}
      >
        <p role="status">{plan && planText(plan, editing.form, language, texts)}</p>
        {isOpen && (
          <button className="button button-quiet" onClick={() => setChoosing(true)} type="button">
            {plan === null ? texts.plan.choose[action] : texts.plan.change}
          </button>
        )}
        {isOpen && plan !== null && (
          <button className="button button-quiet" onClick={() => void cancel()} type="button">
            {texts.plan.cancel}
          </button>
        )}
        {problem !== null && (
          <p className="field-error" role="alert">
            {problem}
          </p>
        )}
        {isChoosing && (
          <PlanDialog
            action={action}
            onClose={() => setChoosing(false)}
            onSet={moment => plans.plan({ action, moment, place })}
            plan={plan}
            {...{ editing, language, texts }}
          />
        )}
      </section>
      {change && <PlannedChange plan={change} {...{ editing, isOpen, language, texts }} />}
    </>
  )
}

/** A planned change goes online by itself: the open form shows that at once. */
function useDueChange(change: Plan | null): void {
  useEffect(() => {
    if (change === null || change.failure !== null) return undefined
    return followDueChange(change, {
      later: (work, milliseconds) => {
        const timer = setTimeout(work, milliseconds)
        return () => clearTimeout(timer)
      },
      now: Date.now,
      stillWaits: async plan => {
        await plans.load(plan.place.collection)
        return planFor(plans.$plans.get(), plan) !== null
      },
      takeUp: editor.catchUp
    })
    // Of one plan once, however often the list of plans is read.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [change?.moment, change?.failure])
}

import { momentFormat } from '#studio/shell/moment-format.view.ts'
import { useEffect, useState } from 'react'

import { type Editing, isMarkedDraft } from '#studio/document/editing.ts'
import { type Plan, planFor } from './plan.ts'
import { mayEdit } from '#domain/account/rights.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import type { StudioLanguage } from '#studio/form/field-props.view.ts'
import { useStore } from '#islands/ui/useStore.ts'
import { people } from '#studio/people/people.store.ts'
import { plans } from './plans.store.ts'
import type { StudioTexts } from '#studio/texts.ts'

import { PlanDialog } from './PlanDialog.tsx'

interface Props {
  editing: Editing
  language: StudioLanguage
  texts: StudioTexts
}

/** When the document goes online or off by itself, and the way to say so. */
export function PlanPanel({ editing, language, texts }: Props) {
  const { place, revision, stored } = editing
  const session = useStore(people.$session)
  const plan = planFor(useStore(plans.$plans), place)
  const [isChoosing, setChoosing] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  // A plan ends when the document is saved as what it was to become.
  useEffect(() => {
    if (revision !== null) void plans.load(place.collection)
  }, [place.collection, revision])
  const isOpen = session.kind === 'ready' && mayEdit(session.value.rights, place.collection)
  const action = isMarkedDraft(stored) ? 'publish' : 'withdraw'
  if (revision === null || (plan === null && !isOpen)) return null
  const failures: Readonly<Record<string, string>> = texts.plan.problem
  const cancel = async () => {
    const code = await plans.cancel(place)
    setProblem(code === null ? null : (failures[code] ?? texts.plan.notDone))
  }
  return (
    <section
      aria-label={texts.plan.title}
      className="studio-plan"
      data-kind={plan === null ? 'none' : plan.failure ? 'failed' : 'planned'}
    >
      <p role="status">{plan && planText(plan, editing, language, texts)}</p>
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
          plan={plan}
          {...{ editing, language, texts }}
        />
      )}
    </section>
  )
}

function planText(
  { author, action, failure, moment }: Plan,
  { form }: Editing,
  language: StudioLanguage,
  { plan: words }: StudioTexts
): string {
  const format = momentFormat(language, { dateStyle: 'full', timeStyle: 'short' })
  const at = format.format(new Date(moment))
  if (failure !== null) {
    const labels = new Map(
      form.flatMap(({ fields }) => fields.map(({ label, name }) => [name, label[language]]))
    )
    const names = new Set(failure.fields.map(field => field.split('.')[0] ?? field))
    const fields = [...names].map(name => labels.get(name) ?? name).join(', ')
    return interpolate(words.failed[failure.reason], { fields, moment: at })
  }
  const by = interpolate(words.by, { name: author.name ?? author.uid })
  return `${interpolate(words.planned[action], { moment: at })} ${by}`
}

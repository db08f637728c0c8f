import { useState } from 'react'

import { type Remote, remoteOf } from '#domain/data/remote.ts'
import { ConfirmDialog } from '#islands/ui/ConfirmDialog.tsx'
import { FailureNote } from '#islands/ui/FailureNote.tsx'
import type { Editing } from '#studio/document/editing.ts'
import { editor } from '#studio/document/editor.store.ts'
import { applyPatch, fieldsOf } from '#studio/document/patch.ts'
import type { StudioLanguage } from '#studio/form/field-props.view.ts'
import { differencesIn } from '#studio/history/differences.ts'
import { fieldNames } from '#studio/history/field-names.view.ts'
import { FieldDifferences } from '#studio/history/FieldDifferences.tsx'
import type { StudioTexts } from '#studio/texts.ts'

import type { Plan, PlannedChange as Change } from './plan.ts'
import { PlanDialog } from './PlanDialog.tsx'
import { planText } from './plan-text.view.ts'
import { plans } from './plans.store.ts'

interface Props {
  editing: Editing
  /** Whether the person may change it. */
  isOpen: boolean
  language: StudioLanguage
  plan: Plan
  texts: StudioTexts
}

/** A change that waits for its moment, or did not fit at it: what it changes, and the ways to change it and to call it off. */
export function PlannedChange({ isOpen, ...props }: Props) {
  const { editing, language, plan, texts } = props
  return (
    <section
      aria-label={texts.plan.changeTitle}
      className="studio-plan"
      data-kind={plan.failure ? 'failed' : 'planned'}
    >
      <p role="status">{planText(plan, editing.form, language, texts)}</p>
      <Changes {...{ editing, language, texts }} />
      {isOpen && <Ways {...props} />}
    </section>
  )
}

function Ways({ editing, language, plan, texts }: Omit<Props, 'isOpen'>) {
  const { plan: words } = texts
  const { form, place } = editing
  const [asked, setAsked] = useState<'moment' | 'off' | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const failures: Readonly<Record<string, string>> = words.problem
  const textOf = (code: string | null) => code && (failures[code] ?? words.notDone)
  const callOff = async () => textOf(await plans.cancel(plan))
  // It stays planned until the form has it, so that nothing of it is lost on the way.
  const takeUp = async () => {
    const found = await plans.change(place)
    if (found.kind === 'failed') return setProblem(textOf(found.code))
    editor.continuePlanned(found.value)
    await editor.settled()
    return setProblem(await callOff())
  }
  return (
    <>
      <div className="studio-row">
        <button className="button button-quiet" onClick={() => setAsked('moment')} type="button">
          {words.changeMoment}
        </button>
        <button className="button button-quiet" onClick={() => void takeUp()} type="button">
          {words.takeUp}
        </button>
        <button className="button button-quiet" onClick={() => setAsked('off')} type="button">
          {words.callOff}
        </button>
      </div>
      <FailureNote text={problem} />
      {asked === 'moment' && (
        <PlanDialog
          action="change"
          onClose={() => setAsked(null)}
          onSet={moment => plans.plan({ action: 'change', moment, place })}
          {...{ editing, language, plan, texts }}
        />
      )}
      {asked === 'off' && (
        <ConfirmDialog
          cancel={texts.cancel}
          confirm={words.callOff}
          confirming={texts.save.saving}
          heading={words.callOff}
          note={words.callOffNote}
          onClose={() => setAsked(null)}
          onConfirm={callOff}
          subject={[planText(plan, form, language, texts)]}
        />
      )}
    </>
  )
}

/** The values that it changes, read when they are asked for. */
function Changes({
  editing: { form, place },
  language,
  texts
}: Pick<Props, 'editing' | 'language' | 'texts'>) {
  const [change, setChange] = useState<Remote<Change>>({ kind: 'idle' })
  const load = async () => {
    setChange({ kind: 'loading' })
    setChange(remoteOf(await plans.change(place)))
  }
  return (
    <details onToggle={({ currentTarget }) => void (currentTarget.open && load())}>
      <summary>{texts.plan.see}</summary>
      {change.kind === 'loading' && <p role="status">{texts.loading}</p>}
      {change.kind === 'failed' && <p role="alert">{texts.plan.unread}</p>}
      {change.kind === 'ready' && (
        <FieldDifferences
          differences={differencesOf(change.value)}
          names={fieldNames(form, language, texts)}
          texts={texts}
        />
      )}
    </details>
  )
}

function differencesOf({ before, patch }: Change) {
  return differencesIn(fieldsOf(patch), applyPatch(before, patch), before)
}

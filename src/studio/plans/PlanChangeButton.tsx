import { useState } from 'react'

import { useStore } from '#islands/ui/useStore.ts'
import { type Editing, isChanged, isSeen } from '#studio/document/editing.ts'
import { editor } from '#studio/document/editor.store.ts'
import type { StudioLanguage } from '#studio/form/field-props.view.ts'
import type { StudioTexts } from '#studio/texts.ts'

import { planFor } from './plan.ts'
import { PlanDialog } from './PlanDialog.tsx'
import { plans } from './plans.store.ts'

interface Props {
  editing: Editing
  isBusy: boolean
  language: StudioLanguage
  /** Leads to what keeps the document from being published. */
  onUnfit: () => void
  texts: StudioTexts
}

/** Gives what was changed in a published document a moment at which it goes online. A document has one planned change at once. */
export function PlanChangeButton({ editing, isBusy, language, onUnfit, texts }: Props) {
  const [isChoosing, setChoosing] = useState(false)
  const planned = planFor(useStore(plans.$plans), { action: 'change', place: editing.place })
  if (planned !== null || !isSeen(editing.stored) || !isChanged(editing)) return null
  const open = () => {
    if (isBusy) return
    if (editing.problems.some(({ isBlocking }) => isBlocking)) onUnfit()
    else setChoosing(true)
  }
  const set = async (moment: string) => {
    const code = await editor.planChange(moment)
    if (code === 'incomplete') onUnfit()
    // The form shows both.
    return code === 'incomplete' || code === 'clash' ? null : code
  }
  return (
    <>
      <button aria-disabled={isBusy} className="button button-quiet" onClick={open} type="button">
        {texts.plan.set}
      </button>
      {isChoosing && (
        <PlanDialog
          action="change"
          onClose={() => setChoosing(false)}
          onSet={set}
          plan={null}
          {...{ editing, language, texts }}
        />
      )}
    </>
  )
}

import { useEffect, useState } from 'react'

import { type Editing, isChanged, isMarkedDraft } from './editing.ts'
import { pluralText } from '#domain/text/plural-text.ts'
import { ConfirmDialog } from '#islands/ui/ConfirmDialog.tsx'
import { useStore } from '#islands/ui/useStore.ts'
import { editor } from './editor.store.ts'
import type { StudioTexts } from '#studio/texts.ts'

import type { StudioLanguage } from '#studio/form/field-props.view.ts'
import { stateText } from './state-text.view.ts'

interface Props {
  editing: Editing
  language: StudioLanguage
  texts: StudioTexts
}

/** State of the changes (saved, published, online) with the possible actions. The bar is always in view. */
export function SaveBar({ editing, language, texts }: Props) {
  const state = useStore(editor.$state)
  const sent = useStore(editor.$sent)
  const [isLeaving, setLeaving] = useState(false)
  const isDraft = isMarkedDraft(editing.fields)
  const blocking = editing.problems.filter(({ isBlocking }) => isBlocking)
  const isBusy = state.kind === 'saving' || editing.clashes.length > 0
  const wasPublished = editing.revision !== null && !isMarkedDraft(editing.stored)
  const publish = async () => {
    const outcome = await editor.save(false)
    if (outcome.kind === 'incomplete') focusOnFirstProblem()
  }
  useSaveKeys(
    () => void (isDraft ? editor.save(true) : publish()),
    () => void publish()
  )
  return (
    <div className="studio-bar">
      <p className="studio-bar-state" data-kind={state.kind} role="status">
        {stateText(state, sent, language, texts)}
      </p>
      {blocking.length > 0 && (
        <button className="studio-mend" onClick={focusOnFirstProblem} type="button">
          {pluralText({ one: texts.fix_one, other: texts.fix_other }, blocking.length, language)}
        </button>
      )}
      <div className="studio-bar-actions">
        {isChanged(editing) && editing.revision !== null && (
          <button className="button button-quiet" onClick={editor.discard} type="button">
            {texts.discard}
          </button>
        )}
        {wasPublished ? (
          <button className="button button-quiet" onClick={() => setLeaving(true)} type="button">
            {texts.toDraft}
          </button>
        ) : (
          <button
            aria-disabled={isBusy}
            className="button button-quiet"
            onClick={() => void editor.save(true)}
            type="button"
          >
            {texts.saveDraft}
          </button>
        )}
        <button aria-disabled={isBusy} className="button" onClick={() => void publish()} type="button">
          {texts.publish}
        </button>
      </div>
      {isLeaving && <TakeOffDialog {...{ editing, language, texts }} onClose={() => setLeaving(false)} />}
    </div>
  )
}

/** Takes a document off the web: it becomes a draft again. */
function TakeOffDialog({ editing, language, onClose, texts }: Props & { onClose: () => void }) {
  return (
    <ConfirmDialog
      cancel={texts.cancel}
      confirm={texts.toDraft}
      confirming={texts.save.saving}
      heading={texts.toDraft}
      note={texts.toDraftNote}
      onClose={onClose}
      onConfirm={async () => {
        const outcome = await editor.save(true)
        return outcome.kind === 'saved' ? null : stateText(outcome, { kind: 'waiting' }, language, texts)
      }}
      subject={[editing.place.id]}
    />
  )
}

/** Leads to the first field that is marked. */
function focusOnFirstProblem(): void {
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLElement>('.studio-form [aria-invalid]')
    field?.scrollIntoView({ block: 'center' })
    field?.focus({ preventScroll: true })
  })
}

/** Ctrl S saves now, Ctrl Enter publishes. */
function useSaveKeys(save: () => void, publish: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      if (event.key !== 's' && event.key !== 'Enter') return
      event.preventDefault()
      if (event.key === 's') save()
      else publish()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  })
}

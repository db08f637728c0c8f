import { useEffect, useState } from 'react'

import { type Editing, isChanged, isMarkedDraft, isSeen } from './editing.ts'
import { pluralText } from '#domain/text/plural-text.ts'
import { ConfirmDialog } from '#islands/ui/ConfirmDialog.tsx'
import { useStore } from '#islands/ui/useStore.ts'
import { PlanChangeButton } from '#studio/plans/PlanChangeButton.tsx'
import { OnlineStrip } from '#studio/publication/OnlineStrip.tsx'
import { pageRouteOf } from '#studio/preview/page-route.ts'
import { editor } from './editor.store.ts'
import { labelOf } from './PublishChecklist.tsx'
import { leadToField } from './form-lead.store.ts'
import type { StudioTexts } from '#studio/texts.ts'

import type { StudioLanguage } from '#studio/form/field-props.view.ts'
import type { DocumentProblem } from './studio-document.ts'
import { stateText } from './state-text.view.ts'

interface Props {
  editing: Editing
  language: StudioLanguage
  links: { prefix: string }
  texts: StudioTexts
}

/** State of the changes (saved, published, online) with the possible actions. The bar is always in view. */
export function SaveBar({ editing, language, links, texts }: Props) {
  const state = useStore(editor.$state)
  const [isLeaving, setLeaving] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const blocking = editing.problems.filter(({ isBlocking }) => isBlocking)
  const isBusy = state.kind === 'saving' || editing.clashes.length > 0
  const wasPublished = editing.revision !== null && !isMarkedDraft(editing.stored)
  // Before visitors see a document for the first time, what nobody can book without is said.
  const publishOrAsk = async () => {
    const isAsked = !isSeen(editing.stored) && blocking.length === 0 && editor.checklist().missing.length > 0
    if (isAsked) setAsking(true)
    else await publish()
  }
  const saveAgain = () => (isMarkedDraft(editing.fields) ? editor.save(true) : publish())
  useSaveKeys(
    () => void saveAgain(),
    () => void publishOrAsk()
  )
  return (
    <>
      <BarLines {...{ editing, language, links, texts }} />
      {blocking.length > 0 && (
        <button className="studio-mend" onClick={() => leadToFirstProblem(blocking)} type="button">
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
        <PlanChangeButton
          onUnfit={() => leadToFirstProblem(editor.current()?.problems ?? [])}
          {...{ editing, isBusy, language, texts }}
        />
        <button aria-disabled={isBusy} className="button" onClick={() => void publishOrAsk()} type="button">
          {texts.publish}
        </button>
      </div>
      {isAsking && <AskingDialog {...{ editing, language, texts }} onClose={() => setAsking(false)} />}
      {isLeaving && <TakeOffDialog {...{ editing, language, texts }} onClose={() => setLeaving(false)} />}
    </>
  )
}

/** How the document stands, on this device, on the server and on the web. */
function BarLines({ editing, language, links, texts }: Props) {
  const state = useStore(editor.$state)
  const sent = useStore(editor.$sent)
  const lastSave = useStore(editor.$lastSave)
  const route = isSeen(editing.stored) ? pageRouteOf(editing.place, editing.stored) : null
  return (
    <div className="studio-bar-lines">
      <p className="studio-bar-state" data-kind={state.kind} role="status">
        {stateText(state, sent, language, texts)}
      </p>
      <OnlineStrip
        language={language}
        onUndo={lastSave === null || isChanged(editing) ? null : () => void editor.undo()}
        texts={texts}
      />
      {route !== null && <a href={links.prefix + route}>{texts.online.see}</a>}
    </div>
  )
}

interface AskingProps extends Omit<Props, 'links'> {
  onClose: () => void
}

/** Asks before a document is published that nobody can book. */
function AskingDialog({ editing, language, onClose, texts }: AskingProps) {
  return (
    <ConfirmDialog
      cancel={texts.cancel}
      confirm={texts.checklist.anyway}
      confirming={texts.save.saving}
      heading={texts.checklist.title}
      note={texts.checklist.note}
      onClose={onClose}
      onConfirm={async () => {
        await publish()
        return null
      }}
      subject={[
        texts.checklist.missing,
        ...editor.checklist().missing.map(name => labelOf(editing, name, language))
      ]}
    />
  )
}

/** Takes a document off the web: it becomes a draft again. */
function TakeOffDialog({
  editing,
  language,
  onClose,
  texts
}: Omit<Props, 'links'> & { onClose: () => void }) {
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

async function publish(): Promise<void> {
  const outcome = await editor.save(false)
  if (outcome.kind === 'incomplete') leadToFirstProblem(editor.current()?.problems ?? [])
}

/** Leads to the first of the problems that keep a document from being published. */
function leadToFirstProblem(problems: readonly DocumentProblem[]): void {
  const first = problems.find(({ isBlocking }) => isBlocking)
  if (first !== undefined) leadToField(first.field)
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

import { useEffect, useState } from 'react'
import { type Editing, isSeen } from './editing.ts'
import type { DocumentPlace } from './studio-document.ts'
import { useStore } from '#islands/ui/useStore.ts'
import { documents } from '#studio/list/documents.store.ts'
import { editor } from './editor.store.ts'
import { leadToField } from './form-lead.store.ts'
import { online } from '#studio/publication/online.store.ts'
import { changedOriginals } from '#studio/translation/changed-originals.store.ts'
import type { StudioTexts } from '#studio/texts.ts'
import type { Speech, StudioLanguage } from '#studio/form/field-props.view.ts'
import { DeleteDocument } from './DeleteDocument.tsx'
import { FormDesk, lookups } from './FormDesk.tsx'
import { HistoryPanel } from '#studio/history/HistoryPanel.tsx'
import { AutosaveOffer } from '#studio/autosave/AutosaveOffer.tsx'
import { OpenDocument } from './OpenDocument.tsx'
import { PlanPanel } from '#studio/plans/PlanPanel.tsx'
import { PresenceLine } from '#studio/presence/PresenceLine.tsx'
import { PublishChecklist } from './PublishChecklist.tsx'
import { SaveBar } from './SaveBar.tsx'
import { titleOf } from '#studio/form/values.ts'
import { NewDocument } from '#studio/list/NewDocument.tsx'

interface Props {
  /** The field to mend, where a link of the report led here. */
  field: string | null
  isNew: boolean
  language: StudioLanguage
  links: { prefix: string }
  place: DocumentPlace
  texts: StudioTexts
}

/** A document under work, with what stands between it and the web. */
export function DocumentEditor({ field, isNew, language, links, place, texts }: Props) {
  const { collection, id } = place
  const remote = useStore(editor.$editing)
  const [beside, setBeside] = useState<Speech['beside']>('en')
  useEffect(() => {
    online.forget()
    void editor.open({ collection, id }, isNew)
  }, [collection, id, isNew])
  useFieldFocus(field, remote.kind === 'ready')
  useStore(documents.$lists)
  const changed = useChangedOriginals(place, remote.kind === 'ready' ? remote.value : null)
  const bar = (editing: Editing) => <SaveBar {...{ editing, language, links, texts }} />
  const head = (editing: Editing) => (
    <>
      <p className="studio-help">
        {texts.collections[collection]} · {id} ·{' '}
        {texts.states[isSeen(editing.stored) ? 'published' : 'draft']}
      </p>
      {!isNew && <PresenceLine {...{ collection, id, language, texts }} />}
      <AutosaveOffer language={language} texts={texts} />
      <PlanPanel {...{ editing, language, texts }} />
      <PublishChecklist {...{ editing, language, texts }} />
    </>
  )
  const provinces = editor.provinces()
  const speech: Speech = { ...lookups, beside, changed, language, place, provinces, texts }
  return (
    <OpenDocument bar={bar} {...{ head, isNew, place, texts }}>
      {editing => <Desk {...{ editing, isNew, language, speech, texts }} onBeside={setBeside} />}
    </OpenDocument>
  )
}

interface DeskProps extends Omit<Props, 'field' | 'links' | 'place'> {
  editing: Editing
  onBeside: (language: Speech['beside']) => void
  speech: Speech
}

/** The form, and what else is done with a document. */
function Desk({ editing, isNew, language, onBeside, speech, texts }: DeskProps) {
  return (
    <>
      <FormDesk {...{ editing, language, onBeside, speech, texts }} />
      {!isNew && <HistoryPanel editing={editing} language={language} texts={texts} />}
      <div className="studio-delete">
        <DuplicateDocument editing={editing} texts={texts} />
        <DeleteDocument editing={editing} texts={texts} />
      </div>
    </>
  )
}

/** Which translations are to be looked at: read anew after each save, which may have changed an original. */
function useChangedOriginals({ collection, id }: DocumentPlace, editing: Editing | null) {
  const found = useStore(changedOriginals.$texts)
  const revision = editing?.place.id === id ? editing.revision : null
  useEffect(() => {
    if (revision !== null) void changedOriginals.load({ collection, id })
  }, [collection, id, revision])
  return { confirm: changedOriginals.confirm, texts: found }
}

/** Leads to a field, once the form is there. */
function useFieldFocus(field: string | null, isReady: boolean): void {
  useEffect(() => {
    if (field !== null && isReady) leadToField(field)
  }, [field, isReady])
}

interface DuplicateDocumentProps {
  editing: Editing
  texts: StudioTexts
}

/** Most new documents are a sister of one: a copy of it under another name. */
function DuplicateDocument({ editing: { fields, place, revision }, texts }: DuplicateDocumentProps) {
  const [isAsking, setAsking] = useState(false)
  const rows = useStore(documents.$lists)[place.collection]?.rows ?? []
  if (revision === null) return null
  const [province = ''] = editor.provinces()
  return (
    <>
      <button
        className="button button-quiet"
        onClick={() => {
          // The ids and names that are taken.
          void documents.need(place.collection)
          setAsking(true)
        }}
        type="button"
      >
        {texts.duplicate}
      </button>
      {isAsking && (
        <NewDocument
          collection={place.collection}
          onClose={() => setAsking(false)}
          rows={rows}
          sister={{ fields, name: titleOf(fields) ?? place.id, province }}
          texts={texts}
        />
      )}
    </>
  )
}

import { useEffect, useState } from 'react'

import { type Editing, isSeen } from './editing.ts'
import type { DocumentPlace } from './studio-document.ts'
import { pageRouteOf } from '#studio/preview/page-route.ts'
import { useStore } from '#islands/ui/useStore.ts'
import { documents } from '#studio/list/documents.store.ts'
import { editor } from './editor.store.ts'
import { leadToField } from './form-lead.store.ts'
import { online } from '#studio/publication/online.store.ts'
import { changedOriginals } from '#studio/translation/changed-originals.store.ts'
import type { StudioTexts } from '#studio/texts.ts'

import type { Speech, StudioLanguage } from '#studio/form/field-props.view.ts'
import { ClashPanel } from './ClashPanel.tsx'
import { DeleteDocument } from './DeleteDocument.tsx'
import { DuplicateDocument } from './DuplicateDocument.tsx'
import { DocumentForm } from './DocumentForm.tsx'
import { HistoryPanel } from '#studio/history/HistoryPanel.tsx'
import { AutosaveOffer } from '#studio/autosave/AutosaveOffer.tsx'
import { OpenDocument } from './OpenDocument.tsx'
import { languageIn } from '#studio/preview/page-text.ts'
import { PagePreview } from '#studio/preview/PagePreview.tsx'
import { PlanPanel } from '#studio/plans/PlanPanel.tsx'
import { PresenceLine } from '#studio/presence/PresenceLine.tsx'
import { PublishChecklist } from './PublishChecklist.tsx'
import { SaveBar } from './SaveBar.tsx'

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
      {editing => <Desk {...{ editing, isNew, language, place, speech, texts }} onBeside={setBeside} />}
    </OpenDocument>
  )
}

interface DeskProps extends Omit<Props, 'field' | 'links'> {
  editing: Editing
  onBeside: (language: Speech['beside']) => void
  speech: Speech
}

/** The form, and beside it the page as it would be. */
function Desk({ editing, isNew, language, onBeside, place, speech, texts }: DeskProps) {
  const [isPage, setPage] = useState(false)
  const route = pageRouteOf(place, editing.stored)
  const toField = (field: string) => {
    setPage(false)
    // Beside Spanish stands the language in which the page was read.
    const pressed = languageIn(field)
    if (pressed !== null && pressed !== 'es') onBeside(pressed)
    leadToField(field)
  }
  return (
    <>
      {editing.clashes.length > 0 && <ClashPanel editing={editing} language={language} texts={texts} />}
      {route !== null && <ViewSwitch isPage={isPage} onSwitch={setPage} texts={texts} />}
      <div className="studio-desk" data-view={isPage ? 'page' : 'form'}>
        <DocumentForm editing={editing} onBeside={onBeside} speech={speech} />
        {route !== null && <PagePreview editing={editing} onField={toField} texts={texts} />}
      </div>
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

const lookups: Pick<Speech, 'find' | 'nameOf' | 'tidyHtml'> = {
  find: documents.find,
  nameOf: documents.nameOf,
  tidyHtml: editor.tidyHtml
}

interface SwitchProps extends Pick<Props, 'texts'> {
  isPage: boolean
  onSwitch: (isPage: boolean) => void
}

/** On a narrow screen the form or the page; on a wide one both stand side by side. */
function ViewSwitch({ isPage, onSwitch, texts }: SwitchProps) {
  return (
    <div aria-label={texts.preview.show} className="studio-switch" role="group">
      {[false, true].map(choice => (
        <button
          aria-pressed={isPage === choice}
          className="studio-chip"
          key={String(choice)}
          onClick={() => onSwitch(choice)}
          type="button"
        >
          {choice ? texts.preview.title : texts.preview.form}
        </button>
      ))}
    </div>
  )
}

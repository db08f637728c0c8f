import { type SubmitEvent, useEffect } from 'react'

import { problemsBelow } from '#studio/form/field-problem.ts'
import type { Speech, StudioLanguage } from '#studio/form/field-props.view.ts'
import { FieldView } from '#studio/form/FieldView.tsx'
import { useStore } from '#islands/ui/useStore.ts'
import { AutosaveOffer } from '#studio/autosave/AutosaveOffer.tsx'
import { ClashPanel } from '#studio/document/ClashPanel.tsx'
import { type Editing, isChanged } from '#studio/document/editing.ts'
import { stateText } from '#studio/document/state-text.view.ts'
import { documents } from '#studio/list/documents.store.ts'
import type { StudioTexts } from '#studio/texts.ts'

import { type SettingsGroup, settingsEditors, settingsGroups } from './settings.store.ts'

interface Props {
  /** The setting to mend, where a link led here. */
  lead: { field: string; group: string } | null
  language: StudioLanguage
  texts: StudioTexts
}

/** The settings of the site on one page: switches and choices, published group by group. */
export function Settings({ language, lead, texts }: Props) {
  useEffect(() => void documents.need('partners'), [])
  return (
    <section aria-labelledby="studio-list" className="studio-list-page">
      <div className="studio-list-head">
        <h2 id="studio-list">{texts.collections.configuracion}</h2>
      </div>
      {settingsGroups.map(group => (
        <Group
          field={lead?.group === group ? lead.field : null}
          key={group}
          {...{ group, language, texts }}
        />
      ))}
    </section>
  )
}

interface GroupProps extends Omit<Props, 'lead'> {
  field: string | null
  group: SettingsGroup
}

function Group({ field, group, language, texts }: GroupProps) {
  const editor = settingsEditors[group]
  const remote = useStore(editor.$editing)
  const { help, title } = texts.settings[group]
  useEffect(() => void editor.openOrBegin(), [editor])
  const isReady = remote.kind === 'ready'
  useEffect(() => {
    if (isReady && field !== null) document.getElementById(fieldId(group, field))?.focus()
  }, [field, group, isReady])
  return (
    <section aria-labelledby={`studio-settings-${group}`} className="studio-settings">
      <h3 id={`studio-settings-${group}`}>{title}</h3>
      <p className="studio-help">{help}</p>
      {remote.kind === 'failed' && <p role="alert">{texts.documentFailed}</p>}
      {isReady ? (
        <Fields editing={remote.value} {...{ group, language, texts }} />
      ) : (
        remote.kind !== 'failed' && <p role="status">{texts.loading}</p>
      )}
    </section>
  )
}

function fieldId(group: SettingsGroup, name: string): string {
  return `studio-field-${group}-${name}`
}

interface FieldsProps extends Omit<GroupProps, 'field'> {
  editing: Editing
}

function Fields({ editing, group, language, texts }: FieldsProps) {
  useStore(documents.$lists)
  const editor = settingsEditors[group]
  const { find, nameOf } = documents
  const { tidyHtml } = editor
  const speech: Speech = {
    beside: 'en',
    find,
    language,
    nameOf,
    place: editing.place,
    provinces: [],
    texts,
    tidyHtml
  }
  const publish = (event: SubmitEvent) => {
    event.preventDefault()
    editor.check()
    // Elsewhere a note lets the rest go online; a setting that is not right is none.
    const [problem] = editor.current()?.problems ?? []
    if (problem === undefined) void editor.save(false)
    else document.getElementById(fieldId(group, problem.field))?.focus()
  }
  return (
    <form className="studio-form" noValidate onSubmit={publish}>
      <AutosaveOffer of={editor} {...{ language, texts }} />
      {editing.clashes.length > 0 && <ClashPanel of={editor} {...{ editing, language, texts }} />}
      <div className="studio-settings-fields">
        {editing.form.flatMap(({ fields }) =>
          fields.map(form => (
            <FieldView
              form={form}
              id={fieldId(group, form.name)}
              key={form.name}
              onChange={value => editor.change(form.name, value)}
              path={form.name}
              problems={problemsBelow(editing.problems, form.name)}
              speech={speech}
              value={editing.fields[form.name]}
            />
          ))
        )}
      </div>
      <Actions {...{ editing, group, language, texts }} />
    </form>
  )
}

/** A setting is seen by visitors or it is not written: there is no draft of it. */
function Actions({ editing, group, language, texts }: FieldsProps) {
  const editor = settingsEditors[group]
  const [state, sent, lastSave] = [
    useStore(editor.$state),
    useStore(editor.$sent),
    useStore(editor.$lastSave)
  ]
  const isOpen = isChanged(editing)
  return (
    <div className="studio-bar-actions">
      <p role="status">{state.kind !== 'unchanged' && stateText(state, sent, language, texts)}</p>
      {isOpen && (
        <button className="button button-quiet" onClick={editor.discard} type="button">
          {texts.discard}
        </button>
      )}
      {isOpen && (
        <button aria-disabled={state.kind === 'saving'} className="button" type="submit">
          {texts.publish}
        </button>
      )}
      {!isOpen && lastSave !== null && (
        <button className="button button-quiet" onClick={() => void editor.undo()} type="button">
          {texts.online.undo}
        </button>
      )}
    </div>
  )
}

import { useStore } from '#islands/ui/useStore.ts'
import type { Editing } from '#studio/document/editing.ts'
import { editor } from '#studio/document/editor.store.ts'
import { leadToField } from '#studio/document/form-lead.store.ts'
import type { DocumentVersion } from '#studio/document/studio-document.ts'
import type { StudioLanguage } from '#studio/form/field-props.view.ts'
import type { StudioTexts } from '#studio/texts.ts'

import { type FieldDifference, withPast } from './differences.ts'
import { fieldNames } from './field-names.view.ts'
import { FieldDifferences } from './FieldDifferences.tsx'
import { history } from './history.store.ts'

interface Props {
  /** The version before it; null for the first one. */
  before: string | null
  editing: Editing
  language: StudioLanguage
  texts: StudioTexts
  version: DocumentVersion
}

/** Shows the values that a version changed. Each can be put into the form again as it was, and is published like anything typed. */
export function VersionChanges({ before, editing, language, texts, version }: Props) {
  const changes = useStore(history.$changes)[version.id]
  const { history: words } = texts
  const names = fieldNames(editing.form, language, texts)
  const takeBack = (difference: FieldDifference) => {
    const [name = difference.field] = difference.field.split('.')
    editor.change(name, withPast(editing.fields, difference)[name])
    leadToField(name)
  }
  return (
    <details
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) void history.show(editing.place, version, before)
      }}
    >
      <summary>{words.changes}</summary>
      {changes?.kind === 'loading' && <p role="status">{texts.loading}</p>}
      {changes?.kind === 'failed' && <p role="alert">{words.failed}</p>}
      {changes?.kind === 'ready' && (
        <FieldDifferences
          action={{ label: words.takeBack, take: takeBack }}
          differences={changes.value}
          names={names}
          texts={texts}
        />
      )}
    </details>
  )
}

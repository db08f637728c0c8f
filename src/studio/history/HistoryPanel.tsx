import { momentFormat } from '#studio/shell/moment-format.view.ts'
import { useState } from 'react'
import { type Editing, isChanged } from '#studio/document/editing.ts'
import type { DocumentVersion } from '#studio/document/studio-document.ts'
import type { StudioLanguage } from '#studio/form/field-props.view.ts'
import { ConfirmDialog } from '#islands/ui/ConfirmDialog.tsx'
import { useStore } from '#islands/ui/useStore.ts'
import { editor } from '#studio/document/editor.store.ts'
import { history } from './history.store.ts'
import type { StudioTexts } from '#studio/texts.ts'
import { leadToField } from '#studio/document/form-lead.store.ts'
import { type FieldDifference, momentOfChange, withPast } from './differences.ts'
import { fieldNames } from './field-names.view.ts'
import { FieldDifferences } from './FieldDifferences.tsx'

interface Props {
  editing: Editing
  language: StudioLanguage
  texts: StudioTexts
}

/** Who changed what and when, with a way back to each version. */
export function HistoryPanel({ editing, language, texts }: Props) {
  const versions = useStore(history.$versions)
  const [chosen, setChosen] = useState<DocumentVersion | null>(null)
  const { title, unsent } = texts.history
  return (
    <details
      className="studio-history"
      onToggle={({ currentTarget, target }) => {
        // React hands on what a part inside of it tells, too.
        if (target === currentTarget && currentTarget.open) void history.load(editing.place)
      }}
    >
      <summary>{title}</summary>
      {versions.kind === 'loading' && <p role="status">{texts.loading}</p>}
      {versions.kind === 'failed' && <p role="alert">{texts.history.failed}</p>}
      {versions.kind === 'ready' && (
        <>
          {versions.value.length === 0 && <p>{texts.history.none}</p>}
          {isChanged(editing) && versions.value.length > 0 && <p>{unsent}</p>}
          <Versions {...{ editing, language, texts }} onChoose={setChosen} versions={versions.value} />
        </>
      )}
      {chosen && (
        <RestoreDialog {...{ editing, language, texts }} onClose={() => setChosen(null)} version={chosen} />
      )}
    </details>
  )
}

interface VersionsProps extends Props {
  onChoose: (version: DocumentVersion) => void
  versions: readonly DocumentVersion[]
}

function Versions({ editing, language, onChoose, texts, versions }: VersionsProps) {
  const labels = new Map(
    editing.form.flatMap(({ fields }) => fields.map(({ label, name }) => [name, label[language]]))
  )
  return (
    <ol className="studio-versions">
      {versions.map((version, index) => (
        <li key={version.id}>
          <p>
            <strong>{whenAndWho(version, language, texts)}</strong>
            {version.restored !== null && ` · ${texts.history.restored}`}
            <br />
            <small>
              {version.fields
                .flatMap(name => (name === momentOfChange ? [] : (labels.get(name) ?? name)))
                .join(', ')}
            </small>
          </p>
          {index > 0 && !isChanged(editing) && (
            <button className="button button-quiet" onClick={() => onChoose(version)} type="button">
              {texts.history.restore}
            </button>
          )}
          <VersionChanges
            before={versions[index + 1]?.id ?? null}
            {...{ editing, language, texts, version }}
          />
        </li>
      ))}
    </ol>
  )
}

function RestoreDialog({
  editing,
  language,
  onClose,
  texts,
  version
}: Props & { onClose: () => void; version: DocumentVersion }) {
  return (
    <ConfirmDialog
      cancel={texts.cancel}
      confirm={texts.history.restore}
      confirming={texts.save.saving}
      heading={texts.history.restore}
      note={texts.history.confirm}
      onClose={onClose}
      onConfirm={async () => {
        const isRestored = await editor.restore(version.id)
        if (!isRestored) return texts.save.failed
        await history.load(editing.place)
        return null
      }}
      subject={[whenAndWho(version, language, texts)]}
    />
  )
}

function whenAndWho(
  { author, moment }: DocumentVersion,
  language: StudioLanguage,
  texts: StudioTexts
): string {
  const format = momentFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  return `${format.format(new Date(moment))} · ${author ? (author.name ?? author.uid) : texts.history.outside}`
}

interface VersionChangesProps {
  /** The version before it; null for the first one. */
  before: string | null
  editing: Editing
  language: StudioLanguage
  texts: StudioTexts
  version: DocumentVersion
}

/** Shows the values that a version changed. Each can be put into the form again as it was, and is published like anything typed. */
function VersionChanges({ before, editing, language, texts, version }: VersionChangesProps) {
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

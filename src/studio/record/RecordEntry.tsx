import { useState } from 'react'

import { type Remote, remoteOf } from '#domain/data/remote.ts'
import { ConfirmDialog } from '#islands/ui/ConfirmDialog.tsx'
import type { DocumentPlace } from '#studio/document/studio-document.ts'
import type { FieldDifference } from '#studio/history/differences.ts'
import { type FieldNames, nameOfPath } from '#studio/history/field-names.view.ts'
import { FieldDifferences } from '#studio/history/FieldDifferences.tsx'
import type { StudioTexts } from '#studio/texts.ts'

import { entries, type Entry } from './entry.store.ts'
import type { RecordLine } from './record.ts'

interface Props {
  line: RecordLine
  names: FieldNames
  /** There are new lines in the record. */
  onTaken: () => void
  place: DocumentPlace
  texts: StudioTexts
  title: string
}

/** The values that a line changed, read when it is opened; each field and the whole document can go back to before it. */
export function RecordEntry({ line, names, onTaken, place, texts, title }: Props) {
  const [entry, setEntry] = useState<Remote<Entry>>({ kind: 'idle' })
  const [asked, setAsked] = useState<FieldDifference | 'document' | null>(null)
  const { record: words } = texts
  const load = async () => {
    setEntry({ kind: 'loading' })
    setEntry(remoteOf(await entries.read(place, line)))
  }
  return (
    <details
      onToggle={({ currentTarget, target }) => {
        // React hands on what a dialog inside of it tells, too.
        if (target === currentTarget && currentTarget.open) void load()
      }}
    >
      <summary>{texts.history.changes}</summary>
      {entry.kind === 'loading' && <p role="status">{texts.loading}</p>}
      {entry.kind === 'failed' && (
        <p role="alert">{entry.code === 'version-gone' ? words.noVersion : texts.history.failed}</p>
      )}
      {entry.kind === 'ready' && (
        <>
          <FieldDifferences
            differences={entry.value.differences}
            {...(entry.value.before !== null && {
              action: { label: texts.history.takeBack, take: setAsked }
            })}
            {...{ names, texts }}
          />
          {entry.value.before !== null && (
            <button className="button button-quiet" onClick={() => setAsked('document')} type="button">
              {words.takeDocument}
            </button>
          )}
          {asked !== null && (
            <TakeDialog
              entry={entry.value}
              onClose={() => setAsked(null)}
              {...{ asked, names, onTaken, place, texts, title }}
            />
          )}
        </>
      )}
    </details>
  )
}

interface DialogProps extends Omit<Props, 'line'> {
  asked: FieldDifference | 'document'
  entry: Entry
  onClose: () => void
}

function TakeDialog({ asked, entry, names, onClose, onTaken, place, texts, title }: DialogProps) {
  const { record: words } = texts
  const label = asked === 'document' ? words.takeDocument : texts.history.takeBack
  return (
    <ConfirmDialog
      cancel={texts.cancel}
      confirm={label}
      confirming={texts.save.saving}
      heading={label}
      note={asked === 'document' ? words.takeDocumentNote : words.takeFieldNote}
      onClose={onClose}
      onConfirm={async () => {
        const problem =
          asked === 'document'
            ? await entries.takeDocument(place, entry)
            : await entries.takeField(place, asked)
        if (problem !== null) return `${title}: ${texts.bulk.reasons[problem]}`
        onTaken()
        return null
      }}
      subject={[title, ...(asked === 'document' ? [] : [nameOfPath(asked.field, names)])]}
    />
  )
}

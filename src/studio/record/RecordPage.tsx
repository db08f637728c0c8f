import { useCallback, useEffect, useState } from 'react'

import { normalize } from '#domain/text/search-words.ts'
import { RetryPanel } from '#islands/ui/RetryPanel.tsx'
import { useStore } from '#islands/ui/useStore.ts'
import type { StudioLanguage } from '#studio/form/field-props.view.ts'
import { documents } from '#studio/list/documents.store.ts'
import { people, type RecordView } from '#studio/people/people.store.ts'
import { OnlineStrip } from '#studio/publication/OnlineStrip.tsx'
import { online } from '#studio/publication/online.store.ts'
import { RestorePart } from '#studio/restore/RestorePart.tsx'
import type { StudioTexts } from '#studio/texts.ts'

import type { RecordLine } from './record.ts'
import { TimeLine } from './TimeLine.tsx'

interface Props {
  language: StudioLanguage
  /** To which all content is to go back; null for none. */
  moment: string | null
  texts: StudioTexts
}

/** One line of time: who changed what, with its values, and the ways back of a field, of a document and of all content. */
export function RecordPage({ language, moment, texts }: Props) {
  const record = useStore(people.$record)
  const load = useCallback(() => void people.loadRecord(), [])
  useEffect(() => {
    online.forget()
    load()
    // Its lines name the experiences.
    void documents.need('experiencias')
  }, [load])
  if (record.kind === 'failed' && record.code === 'permission-denied')
    return <p role="alert">{texts.people.onlyAdmins}</p>
  return (
    <section aria-labelledby="studio-record" className="studio-list-page">
      <h2 id="studio-record">{texts.record.title}</h2>
      <OnlineStrip onUndo={null} {...{ language, texts }} />
      <RestorePart key={moment} onWritten={load} {...{ language, moment, texts }} />
      {record.kind === 'failed' && (
        <RetryPanel onRetry={load} retry={texts.retry} text={texts.record.failed} />
      )}
      {(record.kind === 'idle' || record.kind === 'loading') && <p role="status">{texts.loading}</p>}
      {record.kind === 'ready' && (
        <Lines onTaken={load} record={record.value} {...{ language, moment, texts }} />
      )}
    </section>
  )
}

interface LinesProps extends Props {
  onTaken: () => void
  record: RecordView
}

function Lines({ language, moment, onTaken, record: { lines, next }, texts }: LinesProps) {
  const [text, setText] = useState('')
  const [state, setState] = useState<'failed' | 'idle' | 'loading'>('idle')
  const found = lines.filter(line => matches(line, text))
  const more = async () => {
    setState('loading')
    setState((await people.moreRecord()) ? 'idle' : 'failed')
  }
  return (
    <>
      <input
        aria-label={texts.record.search}
        className="field"
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        placeholder={texts.record.search}
        type="search"
        value={text}
      />
      {found.length === 0 && <p role="status">{lines.length === 0 ? texts.record.none : texts.none}</p>}
      <TimeLine lines={found} {...{ language, moment, onTaken, texts }} />
      {state === 'failed' && <p role="alert">{texts.record.failed}</p>}
      {next !== null && (
        <button
          aria-disabled={state === 'loading'}
          className="button button-quiet"
          onClick={() => void (state === 'loading' || more())}
          type="button"
        >
          {state === 'loading' ? texts.loading : texts.record.more}
        </button>
      )}
    </>
  )
}

function matches({ author, fields, person, title: deleted, where }: RecordLine, text: string): boolean {
  const [collection = '', id = ''] = where.split('/')
  const title = documents.nameOf(collection, id)
  const searchable = normalize(
    [author.name, author.uid, where, title, deleted, person?.name, ...fields].join(' ')
  )
  return normalize(text)
    .split(/\s+/)
    .every(word => searchable.includes(word))
}

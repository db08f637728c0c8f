import { momentFormat } from '#studio/shell/moment-format.view.ts'
import { useEffect, useState } from 'react'

import { justBefore } from '#studio/restore/past.ts'
import type { RecordLine } from './record.ts'
import { studioCollections } from '#studio/document/studio-document.ts'
import { fragmentOf } from '#studio/shell/studio-place.ts'
import { fragmentOfMoment, fragmentOfTool } from '#studio/shell/studio-tool.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import { normalize } from '#domain/text/search-words.ts'
import { RetryPanel } from '#islands/ui/RetryPanel.tsx'
import { useStore } from '#islands/ui/useStore.ts'
import { nameOfPath } from '#studio/history/field-names.view.ts'
import { useFieldNames } from '#studio/history/useFieldNames.ts'
import { people } from '#studio/people/people.store.ts'
import type { StudioTexts } from '#studio/texts.ts'

import type { StudioLanguage } from '#studio/form/field-props.view.ts'

interface Props {
  language: StudioLanguage
  texts: StudioTexts
}

/** Who did what, when: the newest first, and further back page by page. */
export function RecordPage({ language, texts }: Props) {
  const record = useStore(people.$record)
  const [text, setText] = useState('')
  const [state, setState] = useState<'failed' | 'idle' | 'loading'>('idle')
  useEffect(() => void people.loadRecord(), [])
  if (record.kind === 'failed' && record.code === 'permission-denied')
    return <p role="alert">{texts.people.onlyAdmins}</p>
  if (record.kind === 'failed')
    return (
      <RetryPanel onRetry={() => void people.loadRecord()} retry={texts.retry} text={texts.record.failed} />
    )
  if (record.kind !== 'ready') return <p role="status">{texts.loading}</p>
  const { lines, next } = record.value
  const found = lines.filter(line => matches(line, text))
  const more = async () => {
    setState('loading')
    setState((await people.moreRecord()) ? 'idle' : 'failed')
  }
  return (
    <section aria-labelledby="studio-record" className="studio-list-page">
      <div className="studio-list-head">
        <h2 id="studio-record">{texts.record.title}</h2>
        <a className="button button-quiet" href={fragmentOfTool('volver')}>
          {texts.tools.volver}
        </a>
      </div>
      <input
        aria-label={texts.record.search}
        className="field"
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        placeholder={texts.record.search}
        type="search"
        value={text}
      />
      {found.length === 0 && <p role="status">{lines.length === 0 ? texts.record.none : texts.none}</p>}
      <ol className="studio-record">
        {found.map(line => (
          <Line key={line.id} {...{ language, line, texts }} />
        ))}
      </ol>
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
    </section>
  )
}

function Line({ language, line, texts }: Props & { line: RecordLine }) {
  const { author, action, fields, moment, person, where } = line
  const format = momentFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  const [name, id = ''] = where.split('/')
  const [first = ''] = fields
  const collection = studioCollections.find(known => known === name)
  const names = useFieldNames(collection ?? null, language, texts)
  return (
    <li>
      <time dateTime={moment}>{format.format(new Date(moment))}</time>
      <strong>{author.name ?? author.uid}</strong>
      <span>
        {texts.record.action[action]}{' '}
        {action === 'restore-all' ? (
          isInstant(first) && format.format(new Date(first))
        ) : collection ? (
          <a href={fragmentOf({ collection, id, isNew: false })}>
            {texts.collections[collection]} · {id}
          </a>
        ) : (
          (person?.name ?? id)
        )}
      </span>
      <small>
        {action === 'restore-all'
          ? interpolate(texts.record.documents, { count: fields[1] ?? '' })
          : fields.length === 0 && action === 'roles'
            ? texts.record.noRole
            : fields
                .map(field => (isInstant(field) ? format.format(new Date(field)) : nameOfPath(field, names)))
                .join(', ')}
        {(collection || action === 'restore-all') && (
          <>
            {' '}
            <a href={fragmentOfMoment(justBefore(moment))}>{texts.record.before}</a>
          </>
        )}
      </small>
    </li>
  )
}

/** Planned actions name their moment. */
function isInstant(field: string): boolean {
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(field)
}

function matches({ author, fields, person, where }: RecordLine, text: string): boolean {
  const searchable = normalize([author.name, author.uid, where, person?.name, ...fields].join(' '))
  return normalize(text)
    .split(/\s+/)
    .every(word => searchable.includes(word))
}

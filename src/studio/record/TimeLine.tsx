import type { ReactNode } from 'react'

import { longDay } from '#domain/time/day-words.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import { useStore } from '#islands/ui/useStore.ts'
import { studioCollections } from '#studio/document/studio-document.ts'
import type { StudioLanguage } from '#studio/form/field-props.view.ts'
import { type FieldNames, nameOfPath } from '#studio/history/field-names.view.ts'
import { useFieldNames } from '#studio/history/useFieldNames.ts'
import { documents } from '#studio/list/documents.store.ts'
import { justBefore } from '#studio/restore/past.ts'
import { momentFormat } from '#studio/shell/moment-format.view.ts'
import { fragmentOf } from '#studio/shell/studio-place.ts'
import { fragmentOfMoment } from '#studio/shell/studio-tool.ts'
import type { StudioTexts } from '#studio/texts.ts'

import { RecordEntry } from './RecordEntry.tsx'
import type { RecordLine } from './record.ts'
import { changesIn, daysOf, deletedNames, hasVersion, lineAt } from './time-line.ts'

interface Props {
  language: StudioLanguage
  /** To which all content is to go back: everything above it goes. */
  moment: string | null
  onTaken: () => void
  texts: StudioTexts
}

/** The record by day and hour, the newest first. */
export function TimeLine({ lines, ...props }: Props & { lines: readonly RecordLine[] }) {
  const { language, moment, texts } = props
  // Documents are named once their list is read.
  useStore(documents.$lists)
  const stays = lineAt(lines, moment)
  const deleted = deletedNames(lines)
  const shown = (line: RecordLine) => (
    <Line
      isFirstToStay={line === stays}
      key={line.id}
      mark={stays && interpolate(texts.record.here, { moment: written(moment ?? '', language) })}
      {...{ deleted, line, ...props }}
    />
  )
  return daysOf(lines).map(({ day, lines: ofDay }) => (
    <section aria-labelledby={`studio-day-${day}`} key={day}>
      <h3 id={`studio-day-${day}`}>{longDay(language, day)}</h3>
      <ol className="studio-record">
        {changesIn(ofDay, stays).map(([first, ...others]) =>
          first === undefined || others.length === 0 ? (
            first && shown(first)
          ) : (
            <Together key={first.id} {...{ language, texts }} lines={[first, ...others]}>
              {[first, ...others].map(shown)}
            </Together>
          )
        )}
      </ol>
    </section>
  ))
}

interface TogetherProps extends Pick<Props, 'language' | 'texts'> {
  children: ReactNode
  lines: readonly [RecordLine, ...RecordLine[]]
}

/** A change of many documents is one line, which opens. */
function Together({ children, language, lines, texts }: TogetherProps) {
  const [{ action, author, moment, where }] = lines
  const collection = studioCollections.find(known => known === where.split('/')[0])
  return (
    <li>
      <time dateTime={moment}>{clock(moment, language)}</time>
      <strong>{author.name ?? author.uid}</strong>
      <span>
        {texts.record.action[action]} {interpolate(texts.record.documents, { count: lines.length })}
        {collection && ` · ${texts.collections[collection]}`}
      </span>
      <details>
        <summary>{texts.record.each}</summary>
        <ol className="studio-record">{children}</ol>
      </details>
    </li>
  )
}

interface LineProps extends Omit<Props, 'moment'> {
  /** Names of documents that are gone, by their places. */
  deleted: ReadonlyMap<string, string>
  isFirstToStay: boolean
  line: RecordLine
  /** Says above the first line that stays where all content would go back to. */
  mark: string | null
}

function Line({ deleted, isFirstToStay, language, line, mark, onTaken, texts }: LineProps) {
  const { author, action, moment, where } = line
  const [name, id = ''] = where.split('/')
  const collection = studioCollections.find(known => known === name) ?? null
  const names = useFieldNames(collection, language, texts)
  const title = collection && (documents.nameOf(collection, id) ?? deleted.get(where) ?? id)
  return (
    <li>
      {isFirstToStay && (
        <p className="studio-here">
          <strong>{mark}</strong>
        </p>
      )}
      <time dateTime={moment}>{clock(moment, language)}</time>
      <strong>{author.name ?? author.uid}</strong>
      <span>
        {texts.record.action[action]}{' '}
        {collection ? (
          <a href={fragmentOf({ collection, id, isNew: false })}>
            {texts.collections[collection]} · {title}
          </a>
        ) : (
          subjectOf(line, language)
        )}
      </span>
      <small>
        {detailsOf(line, names, language, texts)}
        {(collection || action === 'restore-all') && (
          <>
            {' '}
            <a href={fragmentOfMoment(justBefore(moment))}>{texts.record.before}</a>
          </>
        )}
      </small>
      {collection && title && hasVersion(line) && (
        <RecordEntry place={{ collection, id }} {...{ line, names, onTaken, texts, title }} />
      )}
    </li>
  )
}

/** A person, or the moment that all content went back to. */
function subjectOf({ action, fields, person, where }: RecordLine, language: StudioLanguage): string {
  const [first = ''] = fields
  if (action === 'restore-all') return isInstant(first) ? written(first, language) : ''
  return person?.name ?? where.split('/')[1] ?? ''
}

function detailsOf(
  { action, fields }: RecordLine,
  names: FieldNames,
  language: StudioLanguage,
  { record: words }: StudioTexts
): string {
  if (action === 'restore-all') return interpolate(words.documents, { count: fields[1] ?? '' })
  if (fields.length === 0 && action === 'roles') return words.noRole
  return fields
    .map(field => (isInstant(field) ? written(field, language) : nameOfPath(field, names)))
    .join(', ')
}

/** Planned actions name their moment. */
function isInstant(field: string): boolean {
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(field)
}

function written(moment: string, language: StudioLanguage): string {
  return momentFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(moment))
}

function clock(moment: string, language: StudioLanguage): string {
  return momentFormat(language, { timeStyle: 'short' }).format(new Date(moment))
}

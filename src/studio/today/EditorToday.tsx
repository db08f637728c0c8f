import { useEffect, useMemo, useState } from 'react'

import { dayInAndalusia } from '#domain/time/day.ts'
import { longDay } from '#domain/time/day-words.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import { useStore } from '#islands/ui/useStore.ts'
import type { StudioLanguage } from '#studio/form/field-props.view.ts'
import { documents } from '#studio/list/documents.store.ts'
import { type Waiting, waiting } from '#studio/shell/waiting.store.ts'
import type { StudioTexts } from '#studio/texts.ts'

import { entriesOf, missingTexts, type WaitingEntry } from './waiting-entries.view.ts'

interface Props {
  isAdmin: boolean
  language: StudioLanguage
  texts: StudioTexts
}

const maxShown = 3
/** The collection whose missing texts are counted. */
export const translated = 'experiencias'

/** The day's work of an editor: what waits, each with its number, the first by name, and one press to the thing. */
export function EditorToday({ isAdmin, language, texts }: Props) {
  const known = useStore(waiting.$waiting)
  const isRead = useStore(waiting.$isRead)
  const read = useStore(documents.$lists)[translated]
  const rows = useMemo(() => new Map((read?.rows ?? []).map(row => [row.id, row])), [read])
  const [today] = useState(() => dayInAndalusia(new Date().toISOString()))
  useEffect(() => void documents.need(translated), [])
  const lists = [
    ['proposals', entriesIn(known.proposals, entriesOf.proposals)],
    ...(isAdmin ? [['reviews', entriesIn(known.reviews, entriesOf.reviews)] as const] : []),
    ['problems', entriesIn(known.problems, entriesOf.problems)],
    ['planned', entriesIn(known.planned, entriesOf.planned)],
    ['drafts', entriesIn(known.drafts, entriesOf.drafts)]
  ] as const
  function entriesIn<Item>(
    items: readonly Item[] | null,
    tell: (items: readonly Item[], ...rest: Telling) => WaitingEntry[]
  ): WaitingEntry[] | null {
    return items && tell(items, rows, texts, language)
  }
  return (
    <section aria-labelledby="studio-today" className="studio-today">
      <h2 id="studio-today">
        {texts.tools.hoy}, {longDay(language, today)}
      </h2>
      {isRead ? (
        <div className="studio-today-parts">
          {lists.map(([name, entries]) => (
            <Part entries={entries} key={name} name={name} texts={texts} />
          ))}
          {/* Last, since its documents are read to the end. */}
          {read?.state.kind === 'ready' && (
            <Part entries={missingTexts(rows.values(), texts)} name="texts" texts={texts} />
          )}
        </div>
      ) : (
        <p role="status">{texts.loading}</p>
      )}
    </section>
  )
}

type Telling = Parameters<typeof entriesOf.problems> extends [unknown, ...infer Rest] ? Rest : never

interface PartProps extends Pick<Props, 'texts'> {
  /** Null where they could not be read. */
  entries: readonly WaitingEntry[] | null
  name: keyof Waiting | 'texts'
}

function Part({ entries, name, texts: { today } }: PartProps) {
  const [isWhole, setWhole] = useState(false)
  const count = entries?.length ?? 0
  return (
    <section aria-labelledby={`studio-today-${name}`}>
      <h3 id={`studio-today-${name}`}>
        {today.parts[name]} {entries && <b className="studio-number">{count}</b>}
      </h3>
      {entries === null && <p role="alert">{today.failed}</p>}
      {entries?.length === 0 && <p className="studio-help">{today.nothing}</p>}
      <ul>
        {entries?.slice(0, isWhole ? count : maxShown).map(({ href, name: title, note, slug }, index) => (
          <li key={`${href} ${index}`}>
            <a href={href}>
              {slug === null ? (
                <span className="studio-poster" />
              ) : (
                <img
                  alt=""
                  className="studio-poster"
                  height={42}
                  loading="lazy"
                  src={`/carteles/wide/${slug}.svg`}
                  width={56}
                />
              )}
              <span className="studio-row-name">
                <strong>{title}</strong>
                <small>{note}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
      {count > maxShown && !isWhole && (
        <button className="button button-quiet" onClick={() => setWhole(true)} type="button">
          {interpolate(today.all, { count: String(count) })}
        </button>
      )}
    </section>
  )
}

import { momentFormat } from '#studio/shell/moment-format.view.ts'
import { useEffect, useState } from 'react'

import { isForEditor } from '#domain/site/publication-control.ts'
import type { SiteStatus } from '#domain/site/site-status.ts'
import { studioCollections } from '#studio/document/studio-document.ts'
import { fragmentOf } from '#studio/shell/studio-place.ts'
import { RetryPanel } from '#islands/ui/RetryPanel.tsx'
import { useStore } from '#islands/ui/useStore.ts'
import { type DraftList, drafts } from '#studio/drafts/drafts.store.ts'
import type { Remote } from '#domain/data/remote.ts'
import type { StudioTexts } from '#studio/texts.ts'

import { BlockedPanel } from './BlockedPanel.tsx'
import type { StudioLanguage } from '#studio/form/field-props.view.ts'
import { ProblemWords } from '#studio/form/ProblemWords.tsx'
import { publicationControl } from './publication-control.store.ts'
import { PublicationView } from './PublicationView.tsx'

interface Props {
  language: StudioLanguage
  texts: StudioTexts
}

/** How the site stands: what the publisher left out or holds back, and what administrators decide about publications. */
export function ReportPage({ language, texts }: Props) {
  const state = useStore(drafts.$drafts)
  useEffect(() => void drafts.load(), [])
  // While it is read again the way to go on stays.
  const [isOpen, setOpen] = useState(false)
  if (!isOpen && isForEditor(state)) setOpen(true)
  return (
    <div>
      <State {...{ language, state, texts }} />
      {isOpen && <Control {...{ language, texts }} />}
    </div>
  )
}

function State({ language, state, texts }: Props & { state: Remote<DraftList> }) {
  if (state.kind === 'failed' && state.code === 'permission-denied')
    return <p role="alert">{texts.refused}</p>
  if (state.kind === 'failed' || (state.kind === 'ready' && state.value.status === null))
    return <RetryPanel onRetry={() => void drafts.load()} retry={texts.retry} text={texts.report.failed} />
  if (state.kind !== 'ready' || state.value.status === null) return <p role="status">{texts.loading}</p>
  return <Report status={state.value.status} {...{ language, texts }} />
}

/** Documents and fields that are not on the site, each with a link to its field, and changes that are held back. */
function Report({ language, status, texts }: Props & { status: SiteStatus }) {
  const { leftOut, publishedAt, waiting } = status
  const format = momentFormat(language, { dateStyle: 'medium', timeStyle: 'medium' })
  return (
    <section aria-labelledby="studio-report" className="studio-list-page">
      <h2 id="studio-report">{texts.report.title}</h2>
      {waiting?.kind === 'failed' && (
        <p role="alert">
          {texts.report.broken} <span lang="en">{waiting.reason}</span>
        </p>
      )}
      {waiting?.kind === 'held' && <BlockedPanel {...{ language, texts, waiting }} />}
      {publishedAt !== null && (
        <p>
          {texts.report.published}: <time dateTime={publishedAt}>{format.format(new Date(publishedAt))}</time>
        </p>
      )}
      {leftOut.length === 0 ? (
        <p role="status">{texts.report.none}</p>
      ) : (
        <>
          <p className="studio-help">{texts.report.help}</p>
          <ul className="studio-lines">
            {leftOut.map(problem => (
              <li data-kind="blocked" key={`${problem.document} ${problem.field} ${problem.problem}`}>
                <Line {...{ language, problem, texts }} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

/** How publications stand, and what administrators decide about them. */
function Control({ language, texts }: Props) {
  const control = useStore(publicationControl.$control)
  useEffect(() => void publicationControl.load(), [])
  if (control.kind !== 'ready') return null
  return (
    <PublicationView
      control={control.value}
      language={language}
      onDecide={async decision => {
        const isSo = await publicationControl.decide(decision)
        if (isSo) void drafts.load()
        return isSo
      }}
      texts={texts.control}
    />
  )
}

function Line({
  language,
  problem: { document, field, problem },
  texts
}: Props & { problem: SiteStatus['leftOut'][number] }) {
  const [name, id = ''] = document.split('/')
  const collection = studioCollections.find(known => known === name)
  return (
    <p>
      {collection === undefined ? (
        document
      ) : (
        <a href={fragmentOf({ collection, field, id, isNew: false })}>
          {texts.collections[collection]} · {id}
        </a>
      )}{' '}
      {field}: <ProblemWords language={language} text={problem} />
    </p>
  )
}

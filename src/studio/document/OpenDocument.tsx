import type { MouseEvent, ReactNode } from 'react'

import { type Editing, isSeen } from './editing.ts'
import { titleOf } from '#studio/form/values.ts'
import type { DocumentPlace } from './studio-document.ts'
import { pageRouteOf } from '#studio/preview/page-route.ts'
import { placeMemory } from '#studio/shell/place-memory.view.ts'
import { fragmentOf } from '#studio/shell/studio-place.ts'
import { RetryPanel } from '#islands/ui/RetryPanel.tsx'
import { useStore } from '#islands/ui/useStore.ts'
import { editor } from './editor.store.ts'
import type { StudioTexts } from '#studio/texts.ts'

interface Props {
  /** Draws the part beside its name, in the bar that stays in view. */
  bar?: (editing: Editing) => ReactNode
  children: (editing: Editing) => ReactNode
  /** Draws the part below the bar. */
  head: (editing: Editing) => ReactNode
  isNew?: boolean
  place: DocumentPlace
  texts: StudioTexts
}

/** The document that is open, below its name and the way back to the list; until it is there, or where it cannot be read, that is said. */
export function OpenDocument({ bar, children, head, isNew = false, place, texts }: Props) {
  const { collection, id } = place
  const remote = useStore(editor.$editing)
  const back = <BackToList collection={collection} texts={texts} />
  if (remote.kind === 'failed')
    return (
      <section>
        {back}
        <Unreadable code={remote.code} onRetry={() => void editor.open(place, isNew)} texts={texts} />
      </section>
    )
  if (remote.kind !== 'ready' || remote.value.place.id !== id) return <p role="status">{texts.loading}</p>
  const editing = remote.value
  return (
    <section aria-labelledby="studio-title" className="studio-edit">
      <header className="studio-document-bar">
        {back}
        <DocumentPoster editing={editing} />
        <h2 id="studio-title" tabIndex={-1}>
          {titleOf(editing.fields) ?? id}
        </h2>
        {bar?.(editing)}
      </header>
      <div className="studio-edit-head">{head(editing)}</div>
      {children(editing)}
    </section>
  )
}

/** Leads back to the list: with the browser's "back", if a row of it led here, so that the list is as it was left. */
function BackToList({ collection, texts }: Pick<Props, 'texts'> & Pick<DocumentPlace, 'collection'>) {
  const list = fragmentOf({ collection, id: null, isNew: false })
  const goBack = (event: MouseEvent) => {
    const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey)
    if (!isPlain || placeMemory()?.from !== list) return
    event.preventDefault()
    history.back()
  }
  return (
    <a className="studio-back" href={list} onClick={goBack}>
      <span aria-hidden="true">←</span> <span>{texts.back}</span>
    </a>
  )
}

/** As the cards of the site show it: what is online has one. */
function DocumentPoster({ editing: { place, stored } }: { editing: Editing }) {
  const slug = pageRouteOf(place, stored)?.split('/').at(-1)
  if (place.collection !== 'experiencias' || slug === undefined || !isSeen(stored)) return null
  return <img alt="" className="studio-poster" height={36} src={`/carteles/wide/${slug}.svg`} width={48} />
}

interface UnreadableProps {
  code: string
  onRetry: () => void
  texts: StudioTexts
}

/** Why a document cannot be opened. */
function Unreadable({ code, onRetry, texts }: UnreadableProps) {
  if (code === 'permission-denied') return <p role="alert">{texts.refused}</p>
  if (code === 'not-found') return <p role="alert">{texts.documentGone}</p>
  return <RetryPanel onRetry={onRetry} retry={texts.retry} text={texts.documentFailed} />
}

import { useEffect } from 'react'

import type { StudioLanguage } from '#studio/form/field-props.view.ts'
import { useStore } from '#islands/ui/useStore.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import { restore } from './restore.store.ts'
import type { StudioTexts } from '#studio/texts.ts'

import { MomentForm } from './MomentForm.tsx'
import { Preview } from './Preview.tsx'
import { Result } from './Result.tsx'

import './restore.css'

interface Props {
  language: StudioLanguage
  /** Of a line of the record that led here. */
  moment: string | null
  /** There are new lines in the record. */
  onWritten: () => void
  texts: StudioTexts
}

/** All content as it was at a moment: first what would change, then the change, then the way back. */
export function RestorePart({ language, moment, onWritten, texts }: Props) {
  const state = useStore(restore.$restore)
  const { restoring: words } = texts
  const isWritten = state.kind === 'written'
  useEffect(() => {
    if (moment !== null) void restore.look(moment)
    return restore.forget
  }, [moment])
  useEffect(() => {
    if (isWritten) onWritten()
  }, [isWritten, onWritten])
  useLeaveWarning(state.kind === 'writing')
  return (
    <section aria-labelledby="studio-restore" className="studio-restore">
      <h3 id="studio-restore">{texts.tools.volver}</h3>
      <p className="studio-help">{words.help}</p>
      {state.kind !== 'writing' && <MomentForm {...{ moment, texts }} />}
      <div role="status">
        {state.kind === 'reading' && <p>{interpolate(words.reading, { count: state.done })}</p>}
        {state.kind === 'writing' && (
          <p>{interpolate(words.writing, { count: state.done, total: state.total })}</p>
        )}
      </div>
      {state.kind === 'failed' && <p role="alert">{failureText(state.code, words)}</p>}
      {state.kind === 'planned' && <Preview {...{ language, state, texts }} />}
      {state.kind === 'written' && <Result {...{ language, state, texts }} />}
    </section>
  )
}

function failureText(code: string, { failures }: StudioTexts['restoring']): string {
  const known: Readonly<Record<string, string>> = failures
  return known[code] ?? failures.other
}

/** Leaving while documents are being written would leave half of it: the browser asks first. */
function useLeaveWarning(isWriting: boolean): void {
  useEffect(() => {
    if (!isWriting) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isWriting])
}

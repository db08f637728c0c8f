import { useState } from 'react'

import { FailureNote } from '#islands/ui/FailureNote.tsx'
import { drafts } from '#studio/drafts/drafts.store.ts'
import { publicationControl } from './publication-control.store.ts'
import type { StudioTexts } from '#studio/texts.ts'

/** Lets through what is held, once an administrator has confirmed that they read it. */
export function ReleaseForm({ texts: { held } }: { texts: StudioTexts }) {
  const [hasRead, setRead] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const release = async () => {
    if (isBusy) return
    if (!hasRead) return setProblem(held.readFirst)
    setBusy(true)
    setProblem(null)
    const isOut = await publicationControl.decide({ kind: 'release' })
    setBusy(false)
    if (isOut) await drafts.load()
    else setProblem(held.failed)
  }
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        void release()
      }}
    >
      <label className="studio-tick">
        <input
          checked={hasRead}
          onChange={({ currentTarget }) => setRead(currentTarget.checked)}
          type="checkbox"
        />
        {held.read}
      </label>
      <FailureNote text={problem} />
      <button aria-disabled={isBusy} className="button" type="submit">
        {isBusy ? held.releasing : held.release}
      </button>
    </form>
  )
}

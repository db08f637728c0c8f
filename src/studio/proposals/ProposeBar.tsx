import { useState } from 'react'

import { longestNote, type Proposal } from './proposal.ts'
import { isSame } from '#studio/document/patch.ts'
import { type Editing, isChanged } from '#studio/document/editing.ts'
import { stateText } from '#studio/document/state-text.view.ts'
import type { StudioLanguage } from '#studio/form/field-props.view.ts'
import { useStore } from '#islands/ui/useStore.ts'
import { proposals } from './proposals.store.ts'
import { editor } from '#studio/document/editor.store.ts'
import type { StudioTexts } from '#studio/texts.ts'

interface Props {
  editing: Editing
  language: StudioLanguage
  texts: StudioTexts
}

/** Sends a company's changes to an editor, with a message. */
export function ProposeBar({ editing, language, texts }: Props) {
  const state = useStore(editor.$state)
  const sent = useStore(editor.$sent)
  const [note, setNote] = useState('')
  useStore(proposals.$proposals)
  const waiting = proposals.about(editing.place).find(each => each.state === 'waiting')
  const { proposal: words } = texts
  const isBusy = state.kind === 'saving' || editing.clashes.length > 0
  const send = async () => {
    const replaces = isContinued(waiting, editing) ? waiting.id : null
    const outcome = await editor.propose(note, replaces)
    if (outcome.kind !== 'proposed') return
    setNote('')
    await proposals.load()
  }
  return (
    <>
      <div className="studio-bar">
        <p className="studio-bar-state" data-kind={state.kind} role="status">
          {stateText(state, sent, language, texts)}
        </p>
        <div className="studio-bar-actions">
          {isChanged(editing) && (
            <button className="button button-quiet" onClick={editor.discard} type="button">
              {texts.discard}
            </button>
          )}
          <button
            aria-disabled={isBusy || !isChanged(editing)}
            className="button"
            onClick={() => void (isBusy || !isChanged(editing) || send())}
            type="button"
          >
            {words.send}
          </button>
        </div>
      </div>
      <label className="studio-note">
        {words.note}
        <textarea
          className="field"
          maxLength={longestNote}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
          rows={2}
          value={note}
        />
      </label>
    </>
  )
}

/** Whether what is written goes on from the proposal that waits: it names at least the same fields. */
function isContinued(waiting: Proposal | undefined, { fields, stored }: Editing): waiting is Proposal {
  if (waiting === undefined) return false
  const names = [...Object.keys(waiting.patch.changed), ...waiting.patch.removed]
  return names.every(name => !isSame(fields[name], stored[name]))
}

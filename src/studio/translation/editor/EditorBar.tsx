import { momentFormat } from '#studio/shell/moment-format.view.ts'
import { problemWords } from '#studio/form/problem-words.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import { useStore } from '#islands/ui/useStore.ts'
import { textEditor, type TextEditorState } from '#studio/translation/text-editor.store.ts'
import type { Sent } from '#studio/autosave/autosave.store.ts'
import type { StudioTexts } from '#studio/texts.ts'

import type { StudioLanguage } from '#studio/form/field-props.view.ts'

interface Props {
  isWritable: boolean
  language: StudioLanguage
  /** Goes on without sending anything. */
  onLater: () => void
  onNext: () => void
  texts: StudioTexts
}

/** State of the texts (saved, sent), and the button for the next one. The bar is always in view. */
export function EditorBar({ isWritable, language, onLater, onNext, texts }: Props) {
  const state = useStore(textEditor.$state)
  const kept = useStore(textEditor.$kept)
  const sent = useStore(textEditor.$sent)
  const { translation: words } = texts
  const isSending = state.kind === 'sending'
  return (
    <div className="studio-bar studio-desk-bar">
      <p className="studio-bar-state" data-kind={state.kind} role="status">
        {stateText(state, sent, language, texts)}
      </p>
      <div className="studio-bar-actions">
        <button className="button button-quiet" onClick={onLater} type="button">
          {words.later}
        </button>
        {isWritable && kept.length > 0 && (
          <button
            aria-disabled={isSending}
            className="button button-quiet"
            onClick={() => void (isSending || textEditor.send())}
            type="button"
          >
            {words.send}
          </button>
        )}
        {isWritable && (
          <button
            aria-disabled={isSending}
            className="button"
            onClick={() => {
              if (!isSending) onNext()
            }}
            type="button"
          >
            {words.next}
          </button>
        )}
      </div>
    </div>
  )
}

function stateText(state: TextEditorState, sent: Sent, language: StudioLanguage, texts: StudioTexts): string {
  const { save, translation: words } = texts
  const at = (text: string, moment: string) => {
    const clock = momentFormat(language, { timeStyle: 'short' })
    return interpolate(text, { time: clock.format(new Date(moment)) })
  }
  switch (state.kind) {
    case 'kept':
      return sent.kind === 'sent' ? at(words.keptSent, sent.moment) : words.kept
    case 'not-kept':
      // The server has the text even if this browser refuses to store it.
      return sent.kind === 'sent' ? at(words.keptSent, sent.moment) : save.notKept
    case 'two-devices':
      return words.twoDevices
    case 'sending':
      return save.saving
    case 'sent':
      return at(state.state === 'draft' ? words.sentDraft : words.sent, state.moment)
    case 'incomplete':
      return `${words.incomplete} ${state.problems.map(({ field, problem }) => `${field}: ${problemWords(problem, language).text}`).join('. ')}`
    case 'clash':
      return words.clash
    case 'failed':
      return failures(texts)[state.code] ?? save.failed
    case 'unchanged':
    default:
      return save.unchanged
  }
}

function failures({ save, documentGone }: StudioTexts): Readonly<Record<string, string>> {
  return {
    'document-gone': documentGone,
    offline: save.offline,
    'permission-denied': save.denied,
    'role-lacks': save.denied,
    unauthenticated: save.unauthenticated
  }
}

import { useState } from 'react'

import { countsOf } from '#studio/translation/translated-text.ts'
import type { Language } from '#domain/text/locale.ts'
import { textEditor, type OpenTexts } from '#studio/translation/text-editor.store.ts'
import type { StudioTexts } from '#studio/texts.ts'

interface Props {
  code: Language
  open: OpenTexts
  texts: StudioTexts
}

/** Has a translation service propose what is missing, where one is configured. */
export function ProposeButton({ code, open, texts }: Props) {
  const { translation: words } = texts
  const [state, setState] = useState<'failed' | 'idle' | 'waiting'>('idle')
  const propose = async () => {
    setState('waiting')
    setState((await textEditor.propose(code)) === null ? 'idle' : 'failed')
  }
  const isNeeded = open.hasMachine && countsOf(open.texts)[code].missing > 0
  return (
    <>
      {isNeeded && (
        <button
          aria-disabled={state === 'waiting'}
          className="button button-quiet"
          onClick={() => void (state === 'waiting' || propose())}
          type="button"
        >
          {words.propose}
        </button>
      )}
      <span role="status">
        {state === 'waiting' && words.proposing}
        {state === 'failed' && words.proposeFailed}
      </span>
    </>
  )
}

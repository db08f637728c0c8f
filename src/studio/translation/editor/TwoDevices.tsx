import type { UnsentTranslation } from '#studio/translation/unsent-translation.ts'
import { readableText } from '#studio/translation/word-difference.ts'
import { textEditor } from '#studio/translation/text-editor.store.ts'
import type { StudioTexts } from '#studio/texts.ts'

interface Props {
  kept: UnsentTranslation
  label: string
  texts: StudioTexts
}

/** Two translations of a text by the same person on two devices: one has to be chosen before anything is sent. */
export function TwoDevices({ kept, label, texts }: Props) {
  const { translation: words } = texts
  const { elsewhere } = kept
  if (elsewhere === undefined) return null
  return (
    <div className="studio-offer" role="alert">
      <p>{words.elsewhere}</p>
      <p lang={kept.language}>{readableText(elsewhere) || texts.empty}</p>
      <button
        aria-label={`${words.takeElsewhere}: ${label}`}
        className="button"
        onClick={() => textEditor.decide(kept, 'elsewhere')}
        type="button"
      >
        {words.takeElsewhere}
      </button>{' '}
      <button
        aria-label={`${words.takeHere}: ${label}`}
        className="button button-quiet"
        onClick={() => textEditor.decide(kept, 'here')}
        type="button"
      >
        {words.takeHere}
      </button>
    </div>
  )
}

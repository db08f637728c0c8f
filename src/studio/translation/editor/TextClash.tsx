import type { UnsentTranslation } from '#studio/translation/unsent-translation.ts'
import type { TranslatedText } from '#studio/translation/translated-text.ts'
import type { Language } from '#domain/text/locale.ts'
import { textEditor } from '#studio/translation/text-editor.store.ts'
import type { StudioTexts } from '#studio/texts.ts'

import { readableText } from '#studio/translation/word-difference.ts'

interface Props {
  code: Language
  kept: UnsentTranslation
  text: TranslatedText
  texts: StudioTexts
}

/** A text, or its original, was changed while it was being translated: nothing is overwritten before that was read. */
export function TextClash({ code, kept, text, texts }: Props) {
  const { translation: words } = texts
  return (
    <div className="studio-offer" role="alert">
      <p>{words.clash}</p>
      <p lang={code}>{readableText(text.texts[code] ?? '') || texts.empty}</p>
      <button
        className="button"
        onClick={() => textEditor.rebase({ language: code, path: text.path })}
        type="button"
      >
        {texts.takeMine}
      </button>{' '}
      <button className="button button-quiet" onClick={() => textEditor.drop(kept)} type="button">
        {texts.takeTheirs}
      </button>
    </div>
  )
}

import { orphanedTexts } from '#studio/translation/unsent-translation.ts'
import { readableText } from '#studio/translation/word-difference.ts'
import { useStore } from '#islands/ui/useStore.ts'
import { textEditor, type OpenTexts } from '#studio/translation/text-editor.store.ts'
import type { StudioTexts } from '#studio/texts.ts'

interface Props {
  open: OpenTexts
  texts: StudioTexts
}

/** Translations of texts that were removed: they can still be read and copied. */
export function OrphanedTexts({ open, texts }: Props) {
  const found = orphanedTexts(useStore(textEditor.$kept), open.place, open)
  if (found.length === 0) return null
  return (
    <div className="studio-offer" role="alert">
      <p>{texts.translation.homeless}</p>
      {found.map(kept => (
        <p key={`${kept.path} ${kept.language}`} lang={kept.language}>
          {readableText(kept.text)}{' '}
          <button className="button button-quiet" onClick={() => textEditor.drop(kept)} type="button">
            {texts.keptDrop}
          </button>
        </p>
      ))}
    </div>
  )
}

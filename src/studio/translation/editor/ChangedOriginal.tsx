import { interpolate } from '#domain/text/interpolate.ts'
import type { Language } from '#domain/text/locale.ts'
import type { StudioTexts } from '#studio/texts.ts'
import { WordDifference } from '#studio/translation/WordDifference.tsx'

interface Props {
  after: string
  before: string
  isWritable: boolean
  label: string
  onConfirm: () => void
  /** The language of the original. */
  original: Language
  texts: StudioTexts
}

/** Changes of an original since it was translated: removed words are struck out, new ones underlined. */
export function ChangedOriginal({ after, before, isWritable, label, onConfirm, original, texts }: Props) {
  const { translation: words } = texts
  return (
    <div className="studio-changed-original">
      <p>
        <strong>{interpolate(words.originalChanged, { language: texts.languages[original] })}</strong>
      </p>
      <WordDifference after={after} before={before} language={original} />
      {isWritable && (
        <button
          aria-label={`${words.stillValid}: ${label}`}
          className="button button-quiet"
          onClick={onConfirm}
          type="button"
        >
          {words.stillValid}
        </button>
      )}
    </div>
  )
}

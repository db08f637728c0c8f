import { textsOf, totalsOf, type TranslationRow } from '#studio/translation/matrix.ts'
import { countsOf, openIn } from '#studio/translation/translated-text.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import { type Language, regionalTags } from '#domain/text/locale.ts'
import { pluralText } from '#domain/text/plural-text.ts'
import { type OpenTexts, textEditor } from '#studio/translation/text-editor.store.ts'
import { LanguageSelect } from '#studio/form/LanguageSelect.tsx'
import type { StudioTexts } from '#studio/texts.ts'
import type { StudioLanguage } from '#studio/form/field-props.view.ts'
import { useState } from 'react'

interface Props {
  code: Language
  isAll: boolean
  isWritable: boolean
  language: StudioLanguage
  onAll: (isAll: boolean) => void
  onLanguage: (code: Language) => void
  open: OpenTexts
  rows: readonly TranslationRow[]
  texts: StudioTexts
}

/** Which document, into which language, and how much of the collection is left. */
export function EditorHead({
  code,
  isAll,
  isWritable,
  language,
  onAll,
  onLanguage,
  open,
  rows,
  texts
}: Props) {
  const { translation: words } = texts
  const here = openIn(countsOf(open.texts)[code])
  const left = rows.length === 0 ? here : openIn(totalsOf(rows)[code])
  const total = rows.length === 0 ? open.texts.length : textsOf(rows)
  const number = new Intl.NumberFormat(regionalTags[language])
  return (
    <header className="studio-translation-head">
      <h2 id="studio-title" tabIndex={-1}>
        {open.title}
      </h2>
      <p className="studio-help">
        {texts.collections[open.place.collection]} · {texts.states[open.state]} ·{' '}
        {pluralText({ one: words.openHere_one, other: words.openHere_other }, here, language)}
      </p>
      <div className="studio-progress">
        <p id="studio-left">
          <strong>{pluralText({ one: words.left_one, other: words.left_other }, left, language)}</strong>{' '}
          <small>
            {interpolate(words.ofAll, { done: number.format(total - left), total: number.format(total) })}
          </small>
        </p>
        <progress aria-labelledby="studio-left" max={Math.max(1, total)} value={total - left} />
      </div>
      <div className="studio-translation-choices">
        <label className="studio-select">
          {words.into}
          <LanguageSelect onChange={onLanguage} texts={texts} value={code} />
        </label>
        <button
          aria-pressed={isAll}
          className="studio-chip studio-all-texts"
          onClick={() => onAll(!isAll)}
          type="button"
        >
          {words.allTexts}
        </button>
        {isWritable && <ProposeButton {...{ code, open, texts }} />}
      </div>
    </header>
  )
}

interface ProposeButtonProps {
  code: Language
  open: OpenTexts
  texts: StudioTexts
}

/** Has a translation service propose what is missing, where one is configured. */
function ProposeButton({ code, open, texts }: ProposeButtonProps) {
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

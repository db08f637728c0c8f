import { useEffect, useState } from 'react'
import { mayTranslate, type StudioRights } from '#domain/account/rights.ts'
import type { DocumentPlace } from '#studio/document/studio-document.ts'
import { nextDocument } from '#studio/translation/matrix.ts'
import { nextOpen } from '#studio/translation/translated-text.ts'
import { fragmentOfTranslation, type TranslationPlace } from '#studio/translation/translation-place.ts'
import type { Language } from '#domain/text/locale.ts'
import { RetryPanel } from '#islands/ui/RetryPanel.tsx'
import { useStore } from '#islands/ui/useStore.ts'
import { type OpenTexts, textEditor } from '#studio/translation/text-editor.store.ts'
import { matrix } from '#studio/translation/matrix.store.ts'
import type { StudioTexts } from '#studio/texts.ts'
import type { StudioLanguage } from '#studio/form/field-props.view.ts'
import { EditorBar } from './EditorBar.tsx'
import { EditorHead } from './EditorHead.tsx'
import { TextPair } from './TextPair.tsx'
import { orphanedTexts } from '#studio/translation/unsent-translation.ts'
import { readableText } from '#studio/translation/word-difference.ts'

interface Props {
  language: StudioLanguage
  place: DocumentPlace
  rights: StudioRights
  target: { language: Language; path: string | null }
  texts: StudioTexts
}

/** The texts of a document in one language, each beside its original; on a phone one at a time. */
export function TranslationEditor(props: Props) {
  const { place, texts } = props
  const { collection, id } = place
  const remote = useStore(textEditor.$texts)
  useEffect(() => {
    void textEditor.open({ collection, id })
    void matrix.need([collection])
  }, [collection, id])
  const back = (
    <a className="studio-back" href={fragmentOfTranslation({ collection, document: null })}>
      ← {texts.translation.back}
    </a>
  )
  if (remote.kind === 'failed')
    return (
      <section>
        {back}
        {remote.code === 'document-gone' ? (
          <p role="alert">{texts.documentGone}</p>
        ) : (
          <RetryPanel
            onRetry={() => void textEditor.open(place)}
            retry={texts.retry}
            text={texts.documentFailed}
          />
        )}
      </section>
    )
  if (remote.kind !== 'ready' || remote.value.place.id !== id) return <p role="status">{texts.loading}</p>
  return (
    <section aria-labelledby="studio-title" className="studio-translation">
      {back}
      <Texts key={props.target.language} {...props} open={remote.value} />
    </section>
  )
}

function Texts({ language, open, place, rights, target, texts }: Props & { open: OpenTexts }) {
  const lists = useStore(matrix.$matrix)
  const [isAll, setAll] = useState(false)
  const { collection, id } = place
  const { language: code } = target
  // The place where the translator begins stays until they go on, also once it is done.
  const [first] = useState(() => nextOpen(open.texts, code, null)?.path ?? open.texts[0]?.path ?? null)
  const current = open.texts.find(({ path }) => path === target.path)?.path ?? first
  const later = () => goOn(place, code, current)
  const next = () => void textEditor.send().then(isSent => (isSent ? later() : undefined))
  const isWritable = mayTranslate(rights, collection, code)
  useNextKey(next)
  useFocusOn(target.path)
  return (
    <>
      <EditorHead
        isAll={isAll}
        onAll={setAll}
        onLanguage={chosen => goTo({ collection, document: { id, language: chosen, path: null } })}
        rows={lists[collection]?.rows ?? []}
        {...{ code, isWritable, language, open, texts }}
      />
      {!isWritable && <p className="studio-offer">{texts.translation.readOnly}</p>}
      <OrphanedTexts {...{ open, texts }} />
      <ol className="studio-texts" data-all={isAll || undefined}>
        {open.texts.map(text => (
          <TextPair
            isCurrent={text.path === current}
            key={`${text.path} ${code}`}
            {...{ code, isWritable, language, open, text, texts }}
          />
        ))}
      </ol>
      <EditorBar {...{ isWritable, language, texts }} onLater={later} onNext={next} />
    </>
  )
}

function goTo(place: TranslationPlace): void {
  location.hash = fragmentOfTranslation(place)
}

/** To the next text that is open: in this document, else in the next one, else to the table. */
function goOn({ collection, id }: DocumentPlace, language: Language, current: string | null): void {
  const now = textEditor.$texts.get()
  const here = now.kind === 'ready' ? nextOpen(now.value.texts, language, current) : null
  if (here !== null) return goTo({ collection, document: { ...here, id } })
  const next = nextDocument(matrix.$matrix.get()[collection]?.rows ?? [], language, id)
  return goTo({ collection, document: next && { id: next.id, language, path: null } })
}

/** Alt N goes to the next untranslated text, Ctrl S sends what was written. */
function useNextKey(next: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isNext = event.altKey && event.code === 'KeyN'
      const isSave = (event.ctrlKey || event.metaKey) && event.key === 's'
      if (!isNext && !isSave) return
      event.preventDefault()
      if (isNext) next()
      else void textEditor.send()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  })
}

/** Leads to the text that the address names, or to the name of the document. */
function useFocusOn(path: string | null): void {
  useEffect(() => {
    const field = document.querySelector<HTMLElement>(
      path === null ? '#studio-title' : `[data-path="${CSS.escape(path)}"] :is(textarea, [contenteditable])`
    )
    if (path !== null) field?.scrollIntoView({ block: 'center' })
    field?.focus({ preventScroll: path !== null })
  }, [path])
}

interface OrphanedTextsProps {
  open: OpenTexts
  texts: StudioTexts
}

/** Translations of texts that were removed: they can still be read and copied. */
function OrphanedTexts({ open, texts }: OrphanedTextsProps) {
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

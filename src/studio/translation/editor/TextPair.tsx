import { isOutdated, isSamePlace, type UnsentTranslation } from '#studio/translation/unsent-translation.ts'
import { originalFor } from '#studio/translation/texts.ts'
import { stateOf, type TranslatedText } from '#studio/translation/translated-text.ts'
import type { Language } from '#domain/text/locale.ts'
import { useStore } from '#islands/ui/useStore.ts'
import { type OpenTexts, textEditor } from '#studio/translation/text-editor.store.ts'
import type { StudioTexts } from '#studio/texts.ts'
import type { StudioLanguage } from '#studio/form/field-props.view.ts'
import { RichText } from '#studio/rich-text/RichText.tsx'
import { ChangedOriginal } from './ChangedOriginal.tsx'
import { ShownText } from './ShownText.tsx'
import { readableText } from '#studio/translation/word-difference.ts'

interface Props {
  code: Language
  isCurrent: boolean
  isWritable: boolean
  language: StudioLanguage
  open: OpenTexts
  text: TranslatedText
  texts: StudioTexts
}

/** A text: its original, and the same in another language. */
export function TextPair(props: Props) {
  const { code, isCurrent, isWritable, language, open, text, texts } = props
  const kept = useStore(textEditor.$kept).find(one =>
    isSamePlace(one, { ...open.place, language: code, path: text.path })
  )
  const original = originalFor(text.texts, code)
  const label = labelOf(props)
  const before = text.originals[code]
  const id = `studio-text-${text.path.replaceAll('.', '-')}`
  return (
    <li
      aria-labelledby={`${id}-name`}
      data-current={isCurrent || undefined}
      data-path={text.path}
      data-state={stateOf(text, code)}
    >
      <h3 id={`${id}-name`}>
        {label} <small>{texts.translation.states[kept ? 'kept' : stateOf(text, code)]}</small>
      </h3>
      <div className="studio-text-pair">
        {original !== null && <Original id={id} original={original} text={text} texts={texts} />}
        <div className="studio-target">
          {isWritable ? (
            <Target {...{ code, id, kept, label, text, texts }} />
          ) : (
            <>
              <p className="studio-text-language">{texts.languages[code]}</p>
              <ShownText code={code} isHtml={text.isHtml} text={text.texts[code] ?? texts.empty} />
            </>
          )}
        </div>
      </div>
      {isWritable && kept === undefined && <MachineNote {...{ code, label, text, texts }} />}
      {kept !== undefined && <TwoDevices {...{ kept, label, texts }} />}
      {kept !== undefined && isOutdated(kept, text) && <TextClash {...{ code, kept, text, texts }} />}
      {before !== undefined && original !== null && (
        <ChangedOriginal
          after={original.text}
          before={before}
          isWritable={isWritable && kept === undefined}
          onConfirm={() => {
            textEditor.confirm({ language: code, path: text.path })
            void textEditor.send()
          }}
          original={original.language}
          {...{ label, texts }}
        />
      )}
    </li>
  )

  function labelOf({ text: { path } }: Props): string {
    const name = textEditor.labelOf(open.place.collection, path)?.[language] ?? path
    const numbers = path.match(/\d+/g)?.map(index => Number(index) + 1) ?? []
    return [name, ...numbers].join(' ')
  }
}

interface OriginalProps extends Pick<Props, 'text' | 'texts'> {
  id: string
  original: { language: Language; text: string }
}

function Original({ id, original, text, texts }: OriginalProps) {
  return (
    <div className="studio-original">
      <p className="studio-text-language" id={`${id}-original`}>
        {texts.languages[original.language]}
      </p>
      <ShownText code={original.language} isHtml={text.isHtml} text={original.text} />
    </div>
  )
}

interface TargetProps extends Pick<Props, 'code' | 'text' | 'texts'> {
  id: string
  kept: UnsentTranslation | undefined
  label: string
}

function Target({ code, id, kept, label, text, texts }: TargetProps) {
  const value = kept?.text ?? text.texts[code] ?? ''
  const write = (written: string) => textEditor.write({ language: code, path: text.path }, written)
  const name = `${label}, ${texts.languages[code]}`
  if (text.isHtml)
    return (
      <RichText
        id={id}
        isInvalid={false}
        label={name}
        language={code}
        onChange={write}
        texts={texts.editor}
        tidyHtml={textEditor.tidyHtml}
        value={value}
      />
    )
  return (
    <>
      <label className="studio-text-language" htmlFor={id}>
        {name}
      </label>
      <textarea
        className="field"
        id={id}
        lang={code}
        onChange={({ currentTarget }) => write(currentTarget.value)}
        rows={value.length > 60 ? 3 : 1}
        value={value}
      />
    </>
  )
}

interface MachineNoteProps {
  code: Language
  label: string
  text: TranslatedText
  texts: StudioTexts
}

/** A machine's translation of a text. It only becomes a translation once a translator has read it. */
function MachineNote({ code, label, text, texts }: MachineNoteProps) {
  const { translation: words } = texts
  const proposed = text.machine[code]
  if (proposed === undefined) return null
  const take = () => textEditor.write({ language: code, path: text.path }, proposed)
  return (
    <div className="studio-machine">
      <p>
        <strong>{words.machineNote}</strong>
      </p>
      <ShownText code={code} isHtml={text.isHtml} text={proposed} />
      <button
        aria-label={`${words.machineRead}: ${label}`}
        className="button"
        onClick={() => {
          take()
          void textEditor.send()
        }}
        type="button"
      >
        {words.machineRead}
      </button>{' '}
      <button
        aria-label={`${words.machineEdit}: ${label}`}
        className="button button-quiet"
        onClick={take}
        type="button"
      >
        {words.machineEdit}
      </button>
    </div>
  )
}

interface TextClashProps {
  code: Language
  kept: UnsentTranslation
  text: TranslatedText
  texts: StudioTexts
}

/** A text, or its original, was changed while it was being translated: nothing is overwritten before that was read. */
function TextClash({ code, kept, text, texts }: TextClashProps) {
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

interface TwoDevicesProps {
  kept: UnsentTranslation
  label: string
  texts: StudioTexts
}

/** Two translations of a text by the same person on two devices: one has to be chosen before anything is sent. */
function TwoDevices({ kept, label, texts }: TwoDevicesProps) {
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

import type { TranslatedText } from '#studio/translation/translated-text.ts'
import type { Language } from '#domain/text/locale.ts'
import { textEditor } from '#studio/translation/text-editor.store.ts'
import type { StudioTexts } from '#studio/texts.ts'

import { ShownText } from './ShownText.tsx'

interface Props {
  code: Language
  label: string
  text: TranslatedText
  texts: StudioTexts
}

/** A machine's translation of a text. It only becomes a translation once a translator has read it. */
export function MachineNote({ code, label, text, texts }: Props) {
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

import { momentFormat } from '#studio/shell/moment-format.view.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import { useStore } from '#islands/ui/useStore.ts'
import { type Editor, editor } from '#studio/document/editor.store.ts'
import type { StudioTexts } from '#studio/texts.ts'

import type { StudioLanguage } from '#studio/form/field-props.view.ts'

interface Props {
  /** The one of the document that is open, unless it is said. */
  of?: Pick<Editor, '$kept' | 'continueAutosaved' | 'dropAutosaved'>
  language: StudioLanguage
  texts: StudioTexts
}

/** Offers what the editor wrote before and did not publish, on this device or another one. */
export function AutosaveOffer({ language, of = editor, texts }: Props) {
  const kept = useStore(of.$kept)
  if (kept.length === 0) return null
  const format = momentFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <div className="studio-offer" role="alert">
      {kept.map(changes => (
        <p key={changes.session}>
          {interpolate('mark' in changes ? texts.keptElsewhere : texts.keptOffer, {
            time: format.format(new Date(changes.moment))
          })}
        </p>
      ))}
      <button className="button" onClick={of.continueAutosaved} type="button">
        {texts.keptContinue}
      </button>
      <button className="button button-quiet" onClick={of.dropAutosaved} type="button">
        {texts.keptDrop}
      </button>
    </div>
  )
}

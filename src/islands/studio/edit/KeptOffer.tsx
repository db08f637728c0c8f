import { interpolate } from '#domain/text/interpolate.ts'
import { regionalTags } from '#domain/text/locale.ts'
import { useStore } from '#islands/ui/useStore.ts'
import { editor } from '#stores/studio/editor.ts'
import type { StudioTexts } from '#texts.ts'

import type { StudioLanguage } from '#islands/studio/form/field-props.ts'

interface Props {
  language: StudioLanguage
  texts: StudioTexts
}

/** Offers what somebody wrote before and did not send. */
export function KeptOffer({ language, texts }: Props) {
  const kept = useStore(editor.$kept)
  if (kept === null) return null
  const format = new Intl.DateTimeFormat(regionalTags[language], { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <div className="studio-offer" role="alert">
      <p>{interpolate(texts.keptOffer, { time: format.format(new Date(kept.moment)) })}</p>
      <button className="button" onClick={editor.continueKept} type="button">
        {texts.keptContinue}
      </button>
      <button className="button button-quiet" onClick={editor.discard} type="button">
        {texts.keptDrop}
      </button>
    </div>
  )
}

import { regionalTags } from '#domain/text/locale.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import { pluralText } from '#domain/text/plural-text.ts'
import type { Online } from './online.ts'
import { fragmentOfTool } from '#studio/shell/studio-tool.ts'
import type { StudioLanguage } from '#studio/form/field-props.view.ts'
import { useStore } from '#islands/ui/useStore.ts'
import { online } from './online.store.ts'
import type { StudioTexts } from '#studio/texts.ts'

interface Props {
  language: StudioLanguage
  /** Takes the publication back; null where that is not possible now. */
  onUndo: (() => void) | null
  texts: StudioTexts
}

/** One line says what is online: it stays until something else is done. */
export function OnlineStrip({ language, onUndo, texts }: Props) {
  const state = useStore(online.$online)
  const isDone = state.kind === 'online' || state.kind === 'same'
  return (
    <>
      <p className="studio-online" data-kind={state.kind} role="status">
        {state.kind !== 'none' && <strong>{onlineText(state, language, texts)}</strong>}{' '}
        {state.kind === 'held' && <a href={fragmentOfTool('informe')}>{texts.online.why}</a>}
      </p>
      {isDone && onUndo !== null && (
        <button className="studio-undo" onClick={onUndo} type="button">
          {texts.online.undo}
        </button>
      )}
    </>
  )
}

function onlineText(state: Online, language: StudioLanguage, { online: words }: StudioTexts): string {
  if (state.kind === 'none') return ''
  if (state.kind !== 'online') return words[state.kind]
  const number = new Intl.NumberFormat(regionalTags[language], {
    maximumFractionDigits: 1,
    minimumFractionDigits: 1
  })
  const pages = pluralText({ one: words.pages_one, other: words.pages_other }, state.pages, language)
  return `${interpolate(words.done, { seconds: number.format(state.seconds) })} · ${pages}`
}

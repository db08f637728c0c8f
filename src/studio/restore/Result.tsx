import { momentFormat } from '#studio/shell/moment-format.view.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import { pluralText } from '#domain/text/plural-text.ts'
import type { StudioLanguage } from '#studio/form/field-props.view.ts'
import { restore, type RestoreState } from './restore.store.ts'
import type { StudioTexts } from '#studio/texts.ts'

interface Props {
  language: StudioLanguage
  state: Extract<RestoreState, { kind: 'written' }>
  texts: StudioTexts
}

/** Written and skipped documents, with undo and another look at the rest. */
export function Result({ language, state: { isUndone, moment, unwritten, written }, texts }: Props) {
  const { bulk, restoring: words } = texts
  return (
    <div className="studio-plan">
      <p role="status">
        {isUndone
          ? words.undone
          : interpolate(
              pluralText({ one: words.done_one, other: words.done_other }, written.length, language),
              {
                moment: momentFormat(language, { dateStyle: 'long', timeStyle: 'medium' }).format(
                  new Date(moment)
                )
              }
            )}
      </p>
      {unwritten.length > 0 && (
        <>
          <p role="alert">
            {pluralText({ one: bulk.left_one, other: bulk.left_other }, unwritten.length, language)}
          </p>
          <ul>
            {unwritten.map(({ line: { place }, reason, title }) => (
              <li key={`${place.collection}/${place.id}`}>
                {texts.collections[place.collection]} · {title}: {bulk.reasons[reason]}
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="studio-row">
        {written.length > 0 && (
          <button className="button button-quiet" onClick={() => void restore.undo()} type="button">
            {bulk.undo}
          </button>
        )}
        <button className="button button-quiet" onClick={() => void restore.look(moment)} type="button">
          {words.again}
        </button>
      </div>
    </div>
  )
}

import { momentFormat } from '#studio/shell/moment-format.view.ts'
import { useState } from 'react'
import type { Forecast } from './forecast.ts'
import { countPast, type PastKind } from './past.ts'
import { studioCollections } from '#studio/document/studio-document.ts'
import { fragmentOfTool } from '#studio/shell/studio-tool.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import { pluralText } from '#domain/text/plural-text.ts'
import type { StudioLanguage } from '#studio/form/field-props.view.ts'
import { restore, type RestoreState } from './restore.store.ts'
import type { StudioTexts } from '#studio/texts.ts'
import { CollectionLines } from './CollectionLines.tsx'
import { ConfirmDialog } from '#islands/ui/ConfirmDialog.tsx'

interface Props {
  language: StudioLanguage
  state: Extract<RestoreState, { kind: 'planned' }>
  texts: StudioTexts
}

/** Kinds of changes that can be left out. */
const choices = ['change', 'return', 'later'] as const

/** Effect of going back, collection by collection. */
export function Preview({ language, state, texts }: Props) {
  const { restoring: words } = texts
  const [left, setLeft] = useState<ReadonlySet<PastKind>>(new Set())
  const { documents, forecast, lines, moment } = state
  const counts = countPast(lines)
  const chosen = choices.filter(kind => counts[kind] > 0 && !left.has(kind))
  const heading = interpolate(words.heading, {
    moment: momentFormat(language, { dateStyle: 'long', timeStyle: 'medium' }).format(new Date(moment))
  })
  return (
    <div className="studio-plan">
      <h4>{heading}</h4>
      <p role="status">
        {pluralText({ one: words.looked_one, other: words.looked_other }, documents, language)}{' '}
        {lines.length === 0
          ? words.same
          : pluralText({ one: words.others_one, other: words.others_other }, lines.length, language)}
      </p>
      {lines.length > 0 && <Kinds {...{ counts, left, setLeft, texts }} />}
      {forecast.length > 0 && <GuardNote {...{ forecast, texts }} />}
      {studioCollections.map(collection => (
        <CollectionLines
          key={collection}
          lines={lines.filter(({ place }) => place.collection === collection)}
          {...{ collection, language, texts }}
        />
      ))}
      {lines.length > 0 && <ApplyButton {...{ chosen, counts, heading, language, texts }} />}
    </div>
  )
}

interface KindsProps extends Pick<Props, 'texts'> {
  counts: Record<PastKind, number>
  left: ReadonlySet<PastKind>
  setLeft: (left: ReadonlySet<PastKind>) => void
}

/** How many there are of each kind; what would be written can be left out. */
function Kinds({ counts, left, setLeft, texts: { restoring: words } }: KindsProps) {
  return (
    <fieldset className="studio-restore-kinds">
      <legend>{words.kindsTitle}</legend>
      {choices.map(
        kind =>
          counts[kind] > 0 && (
            <label className="studio-tick" key={kind}>
              <input
                checked={!left.has(kind)}
                onChange={() => setLeft(toggled(left, kind))}
                type="checkbox"
              />
              <span>
                <b>{counts[kind]}</b> {words.kinds[kind]}
              </span>
            </label>
          )
      )}
      {(['blocked', 'unknown'] as const).map(
        kind =>
          counts[kind] > 0 && (
            <p key={kind}>
              <b>{counts[kind]}</b> {words.kinds[kind]}
            </p>
          )
      )}
    </fieldset>
  )
}

/** Changes that the guard would hold, shown before anything is written. */
function GuardNote({ forecast, texts }: Pick<Props, 'texts'> & { forecast: readonly Forecast[] }) {
  const { restoring: words } = texts
  return (
    <div className="studio-offer">
      <p>{words.guard}</p>
      <ul>
        {forecast.map(({ collection, count, kind }) => (
          <li key={`${collection} ${kind}`}>
            {texts.collections[collection]}: {count} {words.guardKinds[kind]}
          </li>
        ))}
      </ul>
      <a href={fragmentOfTool('informe')}>{texts.tools.informe}</a>
    </div>
  )
}

function toggled(kinds: ReadonlySet<PastKind>, kind: PastKind): ReadonlySet<PastKind> {
  const changed = new Set(kinds)
  if (!changed.delete(kind)) changed.add(kind)
  return changed
}

interface ApplyButtonProps {
  /** The kinds that go back. */
  chosen: readonly ('change' | 'later' | 'return')[]
  counts: Record<PastKind, number>
  heading: string
  language: StudioLanguage
  texts: StudioTexts
}

/** Goes back, once it was asked whether that is meant. */
function ApplyButton({ chosen, counts, heading, language, texts }: ApplyButtonProps) {
  const { restoring: words } = texts
  const [isAsking, setAsking] = useState(false)
  const total = chosen.reduce((sum, kind) => sum + counts[kind], 0)
  const label = pluralText({ one: words.apply_one, other: words.apply_other }, total, language)
  return (
    <>
      <button
        aria-disabled={total === 0}
        className="button"
        onClick={() => {
          if (total > 0) setAsking(true)
        }}
        type="button"
      >
        {label}
      </button>
      {isAsking && (
        <ConfirmDialog
          cancel={texts.cancel}
          confirm={label}
          confirming={texts.save.saving}
          heading={heading}
          note={words.confirm}
          onClose={() => setAsking(false)}
          onConfirm={async () => {
            await restore.apply(({ kind }) => chosen.some(one => one === kind))
            return null
          }}
          subject={[chosen.map(kind => `${counts[kind]} ${words.kinds[kind]}`).join('; ')]}
        />
      )}
    </>
  )
}

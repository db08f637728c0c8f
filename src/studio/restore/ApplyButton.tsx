import { useState } from 'react'

import type { PastKind } from './past.ts'
import { pluralText } from '#domain/text/plural-text.ts'
import type { StudioLanguage } from '#studio/form/field-props.view.ts'
import { ConfirmDialog } from '#islands/ui/ConfirmDialog.tsx'
import { restore } from './restore.store.ts'
import type { StudioTexts } from '#studio/texts.ts'

interface Props {
  /** The kinds that go back. */
  chosen: readonly ('change' | 'later' | 'return')[]
  counts: Record<PastKind, number>
  heading: string
  language: StudioLanguage
  texts: StudioTexts
}

/** Goes back, once it was asked whether that is meant. */
export function ApplyButton({ chosen, counts, heading, language, texts }: Props) {
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

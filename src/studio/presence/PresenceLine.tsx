import { momentFormat } from '#studio/shell/moment-format.view.ts'
import { useEffect } from 'react'

import { mayReadAll } from '#domain/account/rights.ts'
import type { DocumentPlace } from '#studio/document/studio-document.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import type { StudioLanguage } from '#studio/form/field-props.view.ts'
import { useStore } from '#islands/ui/useStore.ts'
import { people } from '#studio/people/people.store.ts'
import { presence } from './presence.store.ts'
import type { StudioTexts } from '#studio/texts.ts'

interface Props extends DocumentPlace {
  language: StudioLanguage
  texts: StudioTexts
}

/** Who else has the document open, and since when. */
export function PresenceLine({ collection, id, language, texts }: Props) {
  const others = useStore(presence.$others)
  const session = useStore(people.$session)
  const mayAsk = session.kind === 'ready' && mayReadAll(session.value.rights)
  useEffect(() => (mayAsk ? presence.enter({ collection, id }) : undefined), [collection, id, mayAsk])
  const clock = momentFormat(language, { timeStyle: 'short' })
  return (
    <p className="studio-present" role="status">
      {others.map(({ author: { name, uid }, since }) => (
        <span key={uid}>
          <i aria-hidden="true">{initialsOf(name ?? uid)}</i>
          {interpolate(texts.present, {
            name: name ?? uid,
            time: clock.format(new Date(since))
          })}
        </span>
      ))}
    </p>
  )
}

function initialsOf(name: string): string {
  const [first = '', second = ''] = name.split(/[\s.@_-]+/)
  return `${first.slice(0, 1)}${second.slice(0, 1)}`.toUpperCase()
}

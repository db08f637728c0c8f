import './publication.css'
import { useEffect, useState } from 'react'

import { alarmText, type SiteStatus } from '#domain/site/site-status.ts'
import { type BlockedChange, blockedGroups } from '#domain/site/publication-control.ts'
import { studioCollections } from '#studio/document/studio-document.ts'
import { fragmentOf } from '#studio/shell/studio-place.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import { pluralText } from '#domain/text/plural-text.ts'
import type { StudioLanguage } from '#studio/form/field-props.view.ts'
import { useStore } from '#islands/ui/useStore.ts'
import { publicationControl } from './publication-control.store.ts'
import type { StudioTexts } from '#studio/texts.ts'

import { ReleaseForm } from './ReleaseForm.tsx'

interface Props {
  language: StudioLanguage
  texts: StudioTexts
  waiting: NonNullable<SiteStatus['waiting']>
}

/** Why a publication is held, with each document that is concerned, for administrators to read and let through. */
export function BlockedPanel({ language, texts, waiting }: Props) {
  const control = useStore(publicationControl.$control)
  useEffect(() => void publicationControl.load(), [])
  const { held } = texts
  const changes = control.kind === 'ready' && waiting.isPart ? control.value.held : []
  return (
    <section aria-labelledby="studio-held" className="studio-offer">
      <h3 id="studio-held">{held.title}</h3>
      <p role="alert">{waiting.isPart ? held.part : held.whole}</p>
      <ul>
        {waiting.alarms.map(alarm => (
          <li key={alarm.kind}>{alarmText(alarm, held.alarms, name => collectionName(name, texts))}</li>
        ))}
        {blockedGroups(changes).map(group => (
          <Group group={group} key={`${group[0]?.collection} ${group[0]?.kind}`} {...{ language, texts }} />
        ))}
      </ul>
      {control.kind === 'failed' && <p role="alert">{held.unknown}</p>}
      {control.kind === 'ready' &&
        isReleasable(waiting) &&
        (control.value.mayDecide ? <ReleaseForm texts={texts} /> : <p>{held.onlyAdmins}</p>)}
    </section>
  )
}

/** Decisions of an operator, and stops for older code, are lifted elsewhere. */
function isReleasable({ alarms }: Props['waiting']): boolean {
  return alarms.every(({ kind }) => kind === 'emptied' || kind === 'shrunk')
}

const fewNames = 12

function Group({ group, language, texts }: Omit<Props, 'waiting'> & { group: readonly BlockedChange[] }) {
  const [isWhole, setWhole] = useState(false)
  const [first] = group
  if (first === undefined) return null
  const { held } = texts
  const shown = isWhole ? group : group.slice(0, fewNames)
  const rest = group.length - shown.length
  return (
    <li>
      <strong>
        {interpolate(held.kinds[first.kind], { collection: collectionName(first.collection, texts) })}
      </strong>
      {' · '}
      {pluralText({ one: held.count_one, other: held.count_other }, group.length, language)}
      <ul>
        {shown.map(change => (
          <li key={change.id}>
            <DocumentLink {...change} />
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <button className="button button-quiet" onClick={() => setWhole(true)} type="button">
          {held.all}: {interpolate(held.more, { count: String(rest) })}
        </button>
      )}
    </li>
  )
}

function DocumentLink({ collection: name, id }: BlockedChange) {
  const collection = studioCollections.find(known => known === name)
  return collection === undefined ? id : <a href={fragmentOf({ collection, id, isNew: false })}>{id}</a>
}

function collectionName(name: string, { collections }: StudioTexts): string {
  const names: Readonly<Record<string, string>> = collections
  return names[name] ?? name
}

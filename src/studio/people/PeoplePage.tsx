import { type ReactNode, useEffect, useState } from 'react'

import type { StudioPerson } from './studio-person.ts'
import { RetryPanel } from '#islands/ui/RetryPanel.tsx'
import { useStore } from '#islands/ui/useStore.ts'
import { documents } from '#studio/list/documents.store.ts'
import { people } from './people.store.ts'
import type { StudioLanguage } from '#studio/form/field-props.view.ts'
import type { StudioTexts } from '#studio/texts.ts'

import { invitations } from './invitations.store.ts'
import { Invitations, SentNote } from './Invitations.tsx'
import { RoleList } from './RoleList.tsx'
import { RolesDialog } from './RolesDialog.tsx'

interface Props {
  language: StudioLanguage
  texts: StudioTexts
}

/** Who has which role, for administrators. */
export function PeoplePage({ language, texts }: Props) {
  const found = useStore(people.$people)
  const session = useStore(people.$session)
  const [edited, setEdited] = useState<StudioPerson | 'new' | null>(null)
  const [news, setNews] = useState<ReactNode>('')
  useEffect(() => {
    void people.load()
    void invitations.load()
    void documents.need('empresas')
    void documents.need('partners')
  }, [])
  if (found.kind === 'failed' && found.code === 'permission-denied')
    return <p role="alert">{texts.people.onlyAdmins}</p>
  if (found.kind === 'failed')
    return <RetryPanel onRetry={() => void people.load()} retry={texts.retry} text={texts.people.failed} />
  if (found.kind !== 'ready') return <p role="status">{texts.loading}</p>
  const own = session.kind === 'ready' ? session.value.uid : null
  return (
    <section aria-labelledby="studio-people" className="studio-list-page">
      <div className="studio-list-head">
        <h2 id="studio-people">{texts.people.title}</h2>
        <button className="button" onClick={() => setEdited('new')} type="button">
          {texts.people.add}
        </button>
      </div>
      <p className="studio-help">{texts.people.help}</p>
      <div role="status">{news}</div>
      <Invitations {...{ language, texts }} />
      <ul className="studio-people">
        {found.value.toSorted(byName).map(person => (
          <Person
            isOwn={person.uid === own}
            key={person.uid}
            onChange={() => setEdited(person)}
            person={person}
            texts={texts}
          />
        ))}
      </ul>
      {edited !== null && (
        <RolesDialog
          isOwn={edited !== 'new' && edited.uid === own}
          onClose={() => setEdited(null)}
          onDone={sent => {
            setNews(sent === null ? texts.people.done : <SentNote {...{ sent, texts }} />)
            if (sent === null) void invitations.load()
          }}
          person={edited === 'new' ? null : edited}
          texts={texts}
        />
      )}
    </section>
  )
}

interface PersonProps extends Pick<Props, 'texts'> {
  isOwn: boolean
  onChange: () => void
  person: StudioPerson
}

function Person({ isOwn, onChange, person, texts }: PersonProps) {
  const { email, name, rights, uid } = person
  return (
    <li>
      <p>
        <strong>{name ?? uid}</strong>
        {isOwn && ` (${texts.people.you})`}
        {email !== null && email !== name && <small>{email}</small>}
      </p>
      <RoleList {...{ rights, texts }} />
      <button
        aria-label={`${texts.people.change}: ${name ?? uid}`}
        className="button button-quiet"
        onClick={onChange}
        type="button"
      >
        {texts.people.change}
      </button>
    </li>
  )
}

function byName(one: StudioPerson, other: StudioPerson): number {
  return (one.name ?? one.uid).localeCompare(other.name ?? other.uid, 'es')
}

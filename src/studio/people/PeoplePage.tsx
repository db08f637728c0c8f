import { useEffect, useState } from 'react'

import type { StudioRights } from '#domain/account/rights.ts'
import type { StudioPerson } from './studio-person.ts'
import { RetryPanel } from '#islands/ui/RetryPanel.tsx'
import { useStore } from '#islands/ui/useStore.ts'
import { documents } from '#studio/list/documents.store.ts'
import { people } from './people.store.ts'
import type { StudioTexts } from '#studio/texts.ts'

import { RolesDialog } from './RolesDialog.tsx'

interface Props {
  texts: StudioTexts
}

/** Who has which role, for administrators. */
export function PeoplePage({ texts }: Props) {
  const found = useStore(people.$people)
  const session = useStore(people.$session)
  const [edited, setEdited] = useState<StudioPerson | 'new' | null>(null)
  const [news, setNews] = useState('')
  useEffect(() => {
    void people.load()
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
      <p role="status">{news}</p>
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
          onDone={() => setNews(texts.people.done)}
          person={edited === 'new' ? null : edited}
          texts={texts}
        />
      )}
    </section>
  )
}

interface PersonProps extends Props {
  isOwn: boolean
  onChange: () => void
  person: StudioPerson
}

function Person({ isOwn, onChange, person, texts }: PersonProps) {
  const { email, name, rights, uid } = person
  useStore(documents.$lists)
  return (
    <li>
      <p>
        <strong>{name ?? uid}</strong>
        {isOwn && ` (${texts.people.you})`}
        {email !== null && email !== name && <small>{email}</small>}
      </p>
      <ul aria-label={texts.people.roles} className="studio-roles">
        {rolesIn(rights, texts).map(role => (
          <li key={role}>{role}</li>
        ))}
      </ul>
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

function rolesIn(
  { companies, isAdmin, isEditor, languages, partners }: StudioRights,
  texts: StudioTexts
): string[] {
  const { role } = texts.people
  const names = companies.map(id => documents.nameOf('empresas', id) ?? id)
  const houses = partners.map(id => documents.nameOf('partners', id) ?? id)
  return [
    ...(isAdmin ? [role.admin] : []),
    ...(isEditor ? [role.editor] : []),
    ...(languages.length > 0
      ? [`${role.translator}: ${languages.map(language => texts.languages[language]).join(', ')}`]
      : []),
    ...(names.length > 0 ? [`${role.company}: ${names.join(', ')}`] : []),
    ...(houses.length > 0 ? [`${role.partner}: ${houses.join(', ')}`] : [])
  ]
}

function byName(one: StudioPerson, other: StudioPerson): number {
  return (one.name ?? one.uid).localeCompare(other.name ?? other.uid, 'es')
}

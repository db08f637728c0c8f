import type { StudioRights } from '#domain/account/rights.ts'
import { useStore } from '#islands/ui/useStore.ts'
import { documents } from '#studio/list/documents.store.ts'
import type { StudioTexts } from '#studio/texts.ts'

/** The roles of a person by their names. */
export function RoleList({ rights, texts }: { rights: StudioRights; texts: StudioTexts }) {
  useStore(documents.$lists)
  return (
    <ul aria-label={texts.people.roles} className="studio-roles">
      {rolesIn(rights, texts).map(role => (
        <li key={role}>{role}</li>
      ))}
    </ul>
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

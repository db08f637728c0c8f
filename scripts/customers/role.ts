import { isDocumentId } from '#domain/text/document-id.ts'
import { maxCompanies, maxPartners, type StudioRights } from '#domain/account/rights.ts'
import { isLanguage, type Language } from '#domain/text/locale.ts'

export type RoleAction = 'give' | 'take'

/** A role of the studio as it stands behind `npm run admin`. */
export type Role =
  | { kind: 'admin' }
  | { kind: 'editor' }
  | { kind: 'translator'; languages: Language[] }
  | { kind: 'company'; companies: string[] }
  | { kind: 'partner'; partners: string[] }

export const roleUsage =
  'admin (without a word), editor, translator de,fr, empresa levante or partner casa-burriana'

/** The role that was named; null for what is none. Taking a role away needs no languages and no ids: all of them go then. */
export function roleIn(action: RoleAction, [name = 'admin', list, ...more]: string[]): Role | null {
  if (more.length > 0) return null
  if (name === 'admin' || name === 'editor') return list === undefined ? { kind: name } : null
  const values = (list ?? '').split(',').filter(Boolean)
  if (values.length === 0 && action === 'give') return null
  if (name === 'translator')
    return values.every(isLanguage) ? { kind: name, languages: values.filter(isLanguage) } : null
  if (!values.every(isDocumentId)) return null
  if (name === 'empresa' && values.length <= maxCompanies) return { companies: values, kind: 'company' }
  return name === 'partner' && values.length <= maxPartners ? { kind: name, partners: values } : null
}

/** The rights of an account after a role was given or taken. */
export function rightsAfter(rights: StudioRights, action: RoleAction, role: Role): StudioRights {
  const isGiven = action === 'give'
  if (role.kind === 'admin') return { ...rights, isAdmin: isGiven }
  if (role.kind === 'editor') return { ...rights, isEditor: isGiven }
  if (role.kind === 'translator')
    return { ...rights, languages: listAfter(rights.languages, action, role.languages) }
  return role.kind === 'partner'
    ? { ...rights, partners: listAfter(rights.partners, action, role.partners) }
    : { ...rights, companies: listAfter(rights.companies, action, role.companies) }
}

function listAfter<Item>(before: readonly Item[], action: RoleAction, named: readonly Item[]): Item[] {
  if (action === 'give') return [...new Set([...before, ...named])]
  return named.length === 0 ? [] : before.filter(item => !named.includes(item))
}

/** Title of an account with a role. */
export function titleOf(role: Role): string {
  if (role.kind === 'admin') return 'an administrator'
  if (role.kind === 'editor') return 'an editor'
  if (role.kind === 'partner') return `a partner (${role.partners.join(', ') || 'all partners'})`
  return role.kind === 'translator'
    ? `a translator (${role.languages.join(', ') || 'all languages'})`
    : `somebody of a company (${role.companies.join(', ') || 'all companies'})`
}

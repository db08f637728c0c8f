import type { Language } from '#domain/text/locale.ts'

/** Rights of a person in the studio. One person may have several roles. */
export interface StudioRights {
  /** People and configuration, and everything that editors may. */
  isAdmin: boolean
  /** All content. */
  isEditor: boolean
  /** A translator changes texts in these languages, and nothing else. */
  languages: readonly Language[]
  /** A company reads its own experiences: the ids of its documents. */
  companies: readonly string[]
  /** A partner opens its own page with its account: the ids of its documents. It has no place in the studio. */
  partners: readonly string[]
}

export const noRights: StudioRights = {
  companies: [],
  isAdmin: false,
  isEditor: false,
  languages: [],
  partners: []
}

/** Claims of one account have room for 1,000 bytes. */
export const maxCompanies = 5
export const maxPartners = 5

/** Whether a person was given any role at all. */
export function hasAnyRole(rights: StudioRights): boolean {
  return hasAnyRight(rights) || rights.partners.length > 0
}

/** Whether a person has a place in the studio. */
export function hasAnyRight({ companies, isAdmin, isEditor, languages }: StudioRights): boolean {
  return isAdmin || isEditor || languages.length > 0 || companies.length > 0
}

/** Where a person is invited to whose rights have changed: null where they lead to no place that was closed before. */
export function invitationTo(before: StudioRights, after: StudioRights): 'partner' | 'studio' | null {
  if (!hasAnyRight(before) && hasAnyRight(after)) return 'studio'
  return before.partners.length === 0 && after.partners.length > 0 ? 'partner' : null
}

/** Whether a person works for companies alone. */
export function isCompanyAlone({ companies, isAdmin, isEditor, languages }: StudioRights): boolean {
  return companies.length > 0 && !isAdmin && !isEditor && languages.length === 0
}

/** Whether a person may change every field of a document. */
export function mayEdit({ isAdmin, isEditor }: StudioRights, collection: string): boolean {
  return isAdmin || (isEditor && collection !== configuration)
}

/** Whether a person may read all documents of a collection. Companies read some of them: `isOwnOf`; translators their texts: `mayReadTexts`. */
export function mayReadAll({ isAdmin, isEditor }: StudioRights): boolean {
  return isAdmin || isEditor
}

/** Whether a person may read the texts of a collection, and nothing else of it. */
export function mayReadTexts(rights: StudioRights, collection: string): boolean {
  if (collection === configuration) return false
  return mayReadAll(rights) || (rights.languages.length > 0 && collection !== partners)
}

/** Whether a person may write the texts of a collection in a language. */
export function mayTranslate(rights: StudioRights, collection: string, language: Language): boolean {
  if (!mayReadTexts(rights, collection)) return false
  return mayEdit(rights, collection) || rights.languages.includes(language)
}

/** Whether a document belongs to one of the companies of a person. `companyId` is the company it names. */
export function isOwnOf(
  { companies }: StudioRights,
  collection: string,
  { companyId, id }: { companyId: string | null; id: string }
): boolean {
  if (collection === 'empresas') return companies.includes(id)
  return collection === 'experiencias' && companyId !== null && companies.includes(companyId)
}

const configuration = 'configuracion'
const partners = 'partners'

/** The roles as they are given: `editor`, `translator de,fr`. */
export function roleNamesOf({
  companies,
  isAdmin,
  isEditor,
  languages,
  partners: own
}: StudioRights): string[] {
  return [
    ...(isAdmin ? ['admin'] : []),
    ...(isEditor ? ['editor'] : []),
    ...(languages.length > 0 ? [`translator ${languages.join(',')}`] : []),
    ...(companies.length > 0 ? [`empresa ${companies.join(',')}`] : []),
    ...(own.length > 0 ? [`partner ${own.join(',')}`] : [])
  ]
}

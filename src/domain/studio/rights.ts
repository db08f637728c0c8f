import { isDocumentId } from '#domain/data/document-id.ts'
import { isLanguage, type Language } from '#domain/text/locale.ts'

/** What a person may do in the studio. One person may have several roles. */
export interface StudioRights {
  /** People and configuration, and everything that editors may. */
  isAdmin: boolean
  /** All content. */
  isEditor: boolean
  /** A translator changes texts in these languages, and nothing else. */
  languages: readonly Language[]
  /** A company reads its own experiences: the ids of its documents. */
  companies: readonly string[]
}

export const noRights: StudioRights = { companies: [], isAdmin: false, isEditor: false, languages: [] }

/** Claims of one account have room for 1,000 bytes. */
export const mostCompanies = 5

/** The claims of an account, as they are given by the page of people and by `npm run admin`. */
export const roleClaims = ['admin', 'editor', 'translator', 'empresa'] as const

/** The rights that the claims of an account say. What nobody can read is no right. */
export function rightsIn(claims: Readonly<Record<string, unknown>> | undefined): StudioRights {
  const { admin, editor, empresa: companies, translator } = { ...claims }
  return {
    companies: textsIn(companies).filter(isDocumentId).slice(0, mostCompanies),
    isAdmin: admin === true,
    isEditor: editor === true,
    languages: textsIn(translator).filter(isLanguage)
  }
}

/** The claims with these rights; those that are no business of the studio stay. */
export function claimsWith(
  claims: Readonly<Record<string, unknown>> | undefined,
  { companies, isAdmin, isEditor, languages }: StudioRights
): Record<string, unknown> {
  const others = Object.entries({ ...claims }).filter(([name]) => !roleClaims.some(role => role === name))
  return {
    ...Object.fromEntries(others),
    ...(isAdmin ? { admin: true } : {}),
    ...(isEditor ? { editor: true } : {}),
    ...(languages.length > 0 ? { translator: languages } : {}),
    ...(companies.length > 0 ? { empresa: companies } : {})
  }
}

export function hasAnyRight({ companies, isAdmin, isEditor, languages }: StudioRights): boolean {
  return isAdmin || isEditor || languages.length > 0 || companies.length > 0
}

/** Whether a person may change every field of a document. */
export function mayEdit({ isAdmin, isEditor }: StudioRights, collection: string): boolean {
  return isAdmin || (isEditor && collection !== configuration)
}

/** Whether a person may read all documents of a collection. Companies read some of them: `isOwnOf`. */
export function mayReadAll(rights: StudioRights, collection: string): boolean {
  if (rights.isAdmin || rights.isEditor) return true
  return rights.languages.length > 0 && collection !== configuration && collection !== partners
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

function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter(item => typeof item === 'string') : []
}

import { isDocumentId } from '#domain/text/document-id.ts'
import { maxCompanies, maxPartners, type StudioRights } from '#domain/account/rights.ts'
import { isLanguage } from '#domain/text/locale.ts'

/** The claims of an account, as they are given by the page of people and by `npm run admin`. */
const roleClaims = ['admin', 'editor', 'translator', 'empresa', 'partner'] as const

/** The rights that the claims of an account say. What cannot be read is no right. */
export function rightsIn(claims: Readonly<Record<string, unknown>> | undefined): StudioRights {
  const { admin, editor, empresa: companies, partner: partners, translator } = { ...claims }
  return {
    companies: textsIn(companies).filter(isDocumentId).slice(0, maxCompanies),
    isAdmin: admin === true,
    isEditor: editor === true,
    languages: textsIn(translator).filter(isLanguage),
    partners: textsIn(partners).filter(isDocumentId).slice(0, maxPartners)
  }
}

/** The claims with these rights; those that are no business of the studio stay. */
export function claimsWith(
  claims: Readonly<Record<string, unknown>> | undefined,
  { companies, isAdmin, isEditor, languages, partners }: StudioRights
): Record<string, unknown> {
  const others = Object.entries({ ...claims }).filter(([name]) => !roleClaims.some(role => role === name))
  return {
    ...Object.fromEntries(others),
    ...(isAdmin ? { admin: true } : {}),
    ...(isEditor ? { editor: true } : {}),
    ...(languages.length > 0 ? { translator: languages } : {}),
    ...(companies.length > 0 ? { empresa: companies } : {}),
    ...(partners.length > 0 ? { partner: partners } : {})
  }
}

function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter(item => typeof item === 'string') : []
}

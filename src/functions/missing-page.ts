import { isDocumentId } from '#domain/document-id.ts'
import { wholeRegion } from '#domain/province.ts'
import { localeOfPath, pathIn, routes } from '#domain/routes.ts'

/** Finds the slug that a document has on the site; null when there is no such document. */
type FindSlug = (id: string) => Promise<string | null>

export interface Lookups {
  categorySlug: FindSlug
  experienceSlug: FindSlug
}

/** What is answered where Hosting has no file: the way to the page that was meant, or the page that says there is none. `lost`: not even that one is there. */
export type Answer = { kind: 'redirect'; to: string } | { kind: 'missing'; page: string } | { kind: 'lost' }

const deprecatedCategories = 'DEPRECTED_categorias'

/**
 * An experience asked for by its id leads to its slug, a deprecated category page to its listing, and capitals to small letters, in which all
 * addresses are written but those of businesses, which have their ids; everything else is missing.
 */
export async function answerMissing(
  path: string,
  { categorySlug, experienceSlug }: Lookups
): Promise<Answer> {
  const locale = localeOfPath(path)
  const notFound = pathIn(locale, routes.notFound)
  // Even the page that says so is missing: asking for it again would go on for ever.
  if (path === notFound) return { kind: 'lost' }
  const missing = { kind: 'missing', page: notFound } as const
  const other = isInCapitals(path) ? redirect(path.toLowerCase()) : missing
  const [place, id, ...rest] = withoutPrefix(path, pathIn(locale, '')).split('/')
  if (id === undefined || rest.length > 0 || !isDocumentId(id)) return other
  if (place === 'experiencias') {
    const slug = await experienceSlug(id)
    return slug === null || slug === id ? other : redirect(pathIn(locale, routes.experience(slug)))
  }
  if (place === deprecatedCategories) {
    const slug = await categorySlug(id)
    return slug === null ? missing : redirect(pathIn(locale, routes.listing(wholeRegion, slug)))
  }
  return other
}

/** Words between single slashes alone: where somebody is sent is a page of the site, whatever was asked for. */
function isInCapitals(path: string): boolean {
  const isById = path.includes(deprecatedCategories) || path.includes(`${routes.companies}/`)
  return /^(?:\/[\w-]+)+$/.test(path) && path !== path.toLowerCase() && !isById
}

/** Without the slash at its beginning either. */
function withoutPrefix(path: string, prefix: string): string {
  return path.slice(prefix.length + 1)
}

function redirect(to: string): Answer {
  return { kind: 'redirect', to }
}

import { isDocumentId } from '#domain/data/document-id.ts'
import { wholeRegion } from '#domain/place/province.ts'
import { localeOfPath, pathIn, routes } from '#domain/site/routes.ts'

/** Finds the slug that a document has on the site; null when there is no such document. */
type FindSlug = (id: string) => Promise<string | null>

export interface Lookups {
  categorySlug: FindSlug
  experienceSlug: FindSlug
}

/** What is answered where Hosting has no file: the way to the page that was meant, or the page that says there is none. `lost`: not even that one is there. */
export type Answer = { kind: 'redirect'; to: string } | { kind: 'missing'; page: string } | { kind: 'lost' }

/** In small letters, as it is compared. */
const deprecatedCategories = 'deprected_categorias'

/**
 * An experience asked for by its id leads to its slug, a deprecated category page to its listing (without an id to that of all), and capitals to small letters, in which all
 * addresses are written but for the ids in them; everything else is missing.
 */
export async function answerMissing(
  path: string,
  { categorySlug, experienceSlug }: Lookups
): Promise<Answer> {
  const small = path.toLowerCase()
  const locale = localeOfPath(small)
  const notFound = pathIn(locale, routes.notFound)
  // Even the page that says so is missing: asking for it again would go on for ever.
  if (path === notFound) return { kind: 'lost' }
  const missing = { kind: 'missing', page: notFound } as const
  const inSmallLetters = small !== path && isPlain(path) ? redirect(small) : missing
  const [, id, ...rest] = withoutPrefix(path, pathIn(locale, '')).split('/')
  const [place] = withoutPrefix(small, pathIn(locale, '')).split('/')
  const isById = id !== undefined && rest.length === 0 && isDocumentId(id)
  if (place === deprecatedCategories) {
    if (id === undefined || (id === '' && rest.length === 0)) {
      return redirect(pathIn(locale, routes.listing(wholeRegion)))
    }
    const slug = isById ? await categorySlug(id) : null
    return slug === null ? missing : redirect(pathIn(locale, routes.listing(wholeRegion, slug)))
  }
  if (isById && place === 'experiencias') {
    const slug = await experienceSlug(id)
    return slug === null || slug === id ? inSmallLetters : redirect(pathIn(locale, routes.experience(slug)))
  }
  if (isById && place === 'empresas') {
    const company = pathIn(locale, routes.company(id))
    return company === path ? missing : redirect(company)
  }
  return inSmallLetters
}

/** Words between single slashes alone: where a person is sent is a page of the site, whatever was asked for. */
function isPlain(path: string): boolean {
  return /^(?:\/[\w-]+)+$/.test(path)
}

/** Without the slash at its beginning either. */
function withoutPrefix(path: string, prefix: string): string {
  return path.slice(prefix.length + 1)
}

function redirect(to: string): Answer {
  return { kind: 'redirect', to }
}

import type { AddressedCollection } from '#contract/addresses/addresses.ts'
import { isDocumentId } from '#domain/text/document-id.ts'
import { wholeRegion } from '#domain/place/province.ts'
import { isSlug } from '#domain/text/slug.ts'
import { localeOfPath, pathIn, routeOfPath, routes } from '#domain/site/routes.ts'

/** Finds the slug that a document has on the site; null when there is no such document. */
type FindSlug = (id: string) => Promise<string | null>

/** Document behind a former address: `now` is its current slug, null when the document is gone. */
export interface Former {
  now: string | null
}

export interface Lookups {
  /** Null for an address that nothing was ever published at. */
  formerAddress: (collection: AddressedCollection, slug: string) => Promise<Former | null>
  categorySlug: FindSlug
  experienceSlug: FindSlug
}

/** Answer for an address without a file: the way to the intended page, or the page that says there is none. `lost` means that even that page is missing. */
export type Answer =
  | { kind: 'redirect'; to: string }
  /** There was a page here, and there will be none: `near` is a listing that stands. */
  | { kind: 'gone'; page: string; near: string }
  | { kind: 'missing'; page: string }
  | { kind: 'lost' }

/** Pages that went into the studio. */
const inStudio: readonly string[] = ['/admin', '/vista-previa']

/** In small letters, as it is compared. */
const deprecatedCategories = 'deprected_categorias'

/**
 * An experience asked for by its id leads to its slug, a deprecated category page to its listing (without an id to that of all), and capitals to small letters, in which all
 * addresses are written but for the ids in them; everything else is missing.
 */
export async function answerMissing(
  path: string,
  { categorySlug, experienceSlug, formerAddress }: Lookups
): Promise<Answer> {
  const small = path.toLowerCase()
  const locale = localeOfPath(small)
  const notFound = pathIn(locale, routes.notFound)
  // Even the page that says so is missing: asking for it again would go on for ever.
  if (path === notFound) return { kind: 'lost' }
  if (inStudio.includes(routeOfPath(small))) return redirect(pathIn(locale, routes.studio))
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
    if (slug !== null && slug !== id) return redirect(pathIn(locale, routes.experience(slug)))
  }
  const former = await formerPage(routeOfPath(small), formerAddress)
  if (former?.kind === 'moved') return redirect(pathIn(locale, former.route))
  if (former?.kind === 'gone') return { kind: 'gone', near: pathIn(locale, former.near), page: notFound }
  if (isById && place === 'empresas') {
    const company = pathIn(locale, routes.company(id))
    return company === path ? missing : redirect(company)
  }
  return inSmallLetters
}

/** The pages of which each document has one or more, by the place of its slug. */
const addressed: readonly { collection: AddressedCollection; pattern: RegExp }[] = [
  { collection: 'experiencias', pattern: /^(?<before>\/(?:experiencias|meta|agenda)\/)(?<slug>[a-z0-9-]+)$/ },
  {
    collection: 'categorias',
    pattern: /^(?<before>\/[a-z-]+\/experiencias\/listado\/)(?<slug>[a-z0-9-]+)(?:\/pagina\/\d+)?$/
  }
]

type FormerPage = { kind: 'moved'; route: string } | { kind: 'gone'; near: string }

/** Where a page of before has gone. Always straight to where its document is now, so there are no chains; never to itself. */
async function formerPage(
  route: string,
  formerAddress: Lookups['formerAddress']
): Promise<FormerPage | null> {
  for (const { collection, pattern } of addressed) {
    const { before = '', slug = '' } = pattern.exec(route)?.groups ?? {}
    const isAsked = isSlug(slug) && isDocumentId(slug) && slug !== 'pagina'
    const former = isAsked ? await formerAddress(collection, slug) : null
    if (former === null) continue
    if (former.now === null)
      return {
        kind: 'gone',
        near: collection === 'categorias' ? before.slice(0, -1) : routes.listing(wholeRegion)
      }
    // A second page of a list is another one, or none, under the new name.
    return former.now === slug ? null : { kind: 'moved', route: before + former.now }
  }
  return null
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

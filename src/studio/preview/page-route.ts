import { wholeRegion } from '#domain/place/province.ts'
import { routes } from '#domain/site/routes.ts'
import { isSlug, slugOf } from '#domain/text/slug.ts'

import type { Fields } from '#studio/document/patch.ts'
import type { DocumentPlace } from '#studio/document/studio-document.ts'
import { titleOf } from '#studio/form/values.ts'

/** Collections whose documents have a page, or a place on one. */
const pages = new Map<DocumentPlace['collection'], (slug: string, id: string) => string>([
  ['categorias', slug => routes.listing(wholeRegion, slug)],
  ['empresas', (_, id) => routes.company(id)],
  ['experiencias', slug => routes.experience(slug)],
  ['preguntas', slug => `${routes.questions}#${slug}`]
])

/** Where a document is seen; null for what has no page. */
export function pageRouteOf({ collection, id }: DocumentPlace, fields: Fields): string | null {
  const { slug: written } = fields
  const slug = typeof written === 'string' && isSlug(written) ? written : slugOf(titleOf(fields) ?? id) || id
  return pages.get(collection)?.(slug, id) ?? null
}

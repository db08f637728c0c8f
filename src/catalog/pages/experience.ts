import { experienceAt, idsOf } from '#catalog/catalog.ts'
import { dossierIn } from '#catalog/dossier.ts'
import { definePage } from '#catalog/page.ts'
import { languagesOf } from '#domain/experience.ts'
import { routes } from '#domain/routes.ts'

/** `/experiencias/{slug}`: everything about one experience. Hidden ones have their page too: a meta experience leads to it. */
export const experiencePage = definePage({
  pages: catalog => catalog.experiences.map(idsOf),
  params: ({ slug }) => ({ slug }),
  path: ({ slug }) => routes.experience(slug),
  read: (catalog, { slug }) => dossierIn(catalog, experienceAt(catalog, slug)),
  languages: (catalog, { slug }) => languagesOf(experienceAt(catalog, slug)),
  updated: (catalog, { slug }) => experienceAt(catalog, slug).updated
})

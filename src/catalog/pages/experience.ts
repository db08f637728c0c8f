import { experienceAt, idsOf } from '#catalog/catalog.ts'
import { dossierIn } from '#catalog/dossier.ts'
import { neighbourhoods } from '#catalog/neighbourhood.ts'
import { definePageWithin } from '#catalog/page.ts'
import { languagesOf } from '#domain/experience.ts'
import { routes } from '#domain/routes.ts'

/** `/experiencias/{slug}`: everything about one experience. Hidden ones have their page too: a meta experience leads to it. */
export const experiencePage = definePageWithin(neighbourhoods, {
  pages: ({ own }) => own.map(idsOf),
  params: ({ slug }) => ({ slug }),
  path: ({ slug }) => routes.experience(slug),
  read: (around, { slug }) => dossierIn(around, experienceAt(around, slug)),
  languages: (around, { slug }) => languagesOf(experienceAt(around, slug)),
  updated: (around, { slug }) => experienceAt(around, slug).updated
})

import { experienceAt } from '#catalog/model/catalog.ts'
import { regionScopes } from '#catalog/model/region-scope.ts'
import { defineFileWithin } from '#catalog/routing/data-file.ts'
import { languagesOf } from '#domain/catalogue/experience.ts'

/** `/embed/oembed/{idioma}/{slug}.json`: what programs of foreign pages put in the place of an experience's address (oEmbed), in every language it is written in. */
export const oembedFile = defineFileWithin(regionScopes, {
  pattern: '/embed/oembed/[language]/[slug].json',
  files: ({ offered }) =>
    offered.flatMap(each => languagesOf(each).map(language => ({ language, slug: each.slug }))),
  language: ({ language }) => language,
  params: ({ language, slug }) => ({ language, slug }),
  // Its name and where it is: another price is no other file.
  read: (around, { language, slug }) => {
    const { id, name } = experienceAt(around, slug)
    return { experience: { id, name, slug }, language }
  }
})

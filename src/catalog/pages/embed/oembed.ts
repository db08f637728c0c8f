import { experienceAt } from '#catalog/model/catalog.ts'
import { regionScopes } from '#catalog/model/region-scope.ts'
import { defineFileWithin } from '#catalog/routing/data-file.ts'
import { type Experience, languagesOf } from '#domain/catalogue/experience.ts'
import { memoizeWeak } from '#domain/data/memoize.ts'
import { perLanguage } from '#domain/text/locale.ts'

/** `/embed/oembed/{idioma}/{slug}.json`: what programs of foreign pages put in the place of an experience's address (oEmbed), in every language it is written in. */
export const oembedFile = defineFileWithin(regionScopes, {
  pattern: '/embed/oembed/[language]/[slug].json',
  files: ({ offered }) => offered.flatMap(inItsLanguages),
  language: ({ language }) => language,
  params: ({ language, slug }) => ({ language, slug }),
  read: (around, { language, slug }) => inLanguages(experienceAt(around, slug))[language]
})

const inItsLanguages = memoizeWeak((experience: Experience) =>
  languagesOf(experience).map(language => ({ language, slug: experience.slug }))
)

/** Its name and where it is: another price is no other file. */
const inLanguages = memoizeWeak(({ id, name, slug }: Experience) => {
  const experience = { id, name, slug }
  return perLanguage(language => ({ experience, language }))
})

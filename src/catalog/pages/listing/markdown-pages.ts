import { cardsIn, type Catalog, createGrouping, experienceAt, offeredIn } from '#catalog/model/catalog.ts'
import { experienceDetailsIn, withoutPoster } from '#catalog/model/experience-details.ts'
import { defineFile, defineFileWithin } from '#catalog/routing/data-file.ts'
import { regionScopes } from '#catalog/model/region-scope.ts'
import { type Experience, languagesOf } from '#domain/catalogue/experience.ts'
import { languages, localeOf } from '#domain/text/locale.ts'
import { provinceSlugs, type ProvinceSlug, wholeRegion } from '#domain/place/province.ts'
import { localeParam } from '#domain/site/routes.ts'

/** `/experiencias/{slug}.md`: a detail page for readers that are programs, in every language it is written in. */
export const experienceMarkdownPage = defineFileWithin(regionScopes, {
  pattern: '/[...locale]/experiencias/[slug].md',
  files: ({ offered }) => offered.flatMap(inItsLanguages),
  language: ({ language }) => language,
  params: ({ language, slug }) => ({ locale: localeParam(localeOf(language)), slug }),
  read: (around, { language, slug }) => {
    const details = experienceDetailsIn(around, experienceAt(around, slug))
    const { company, experience, opinions, provinces } = details
    return { language, shown: { company, experience: withoutPoster(experience), opinions, provinces } }
  }
})

function inItsLanguages(experience: Experience) {
  return languagesOf(experience).map(language => ({ language, slug: experience.slug }))
}

/** `/{provincia}.md`: what there is in a province, each with the way to its own file; the region has what is in no province. */
export const provinceMarkdownPage = defineFile({
  pattern: '/[...locale]/[province].md',
  files: catalog =>
    provincesWith(catalog).flatMap(province => languages.map(language => ({ language, province }))),
  language: ({ language }) => language,
  params: ({ language, province }) => ({ locale: localeParam(localeOf(language)), province }),
  read: (catalog, { language, province }) => ({
    cards: cardsIn(catalog, ownOf(catalog, province)),
    language,
    province: catalog.provinces.find(({ slug }) => slug === province) ?? { name: {}, slug: province }
  })
})

/** `/llms.txt`: where programs find what. */
export const guideFile = defineFile({
  pattern: '/[name].txt',
  files: () => guideIds,
  params: ({ name }) => ({ name }),
  read: catalog => ({
    hasAgenda: catalog.upcoming.length > 0,
    provinces: provincesWith(catalog).map(
      province => catalog.provinces.find(({ slug }) => slug === province) ?? { name: {}, slug: province }
    )
  })
})

const guideIds = [{ name: 'llms' }]

const byProvince = createGrouping(({ provinces }) => (provinces.length > 0 ? provinces : [wholeRegion]))

function ownOf(catalog: Catalog, province: ProvinceSlug): Experience[] {
  return byProvince(offeredIn(catalog), province)
}

function provincesWith(catalog: Catalog): ProvinceSlug[] {
  return provinceSlugs.filter(province => ownOf(catalog, province).length > 0)
}

import {
  cardsIn,
  type Catalog,
  createGrouping,
  experienceAt,
  type Named,
  namedIn,
  offeredIn
} from '#catalog/catalog.ts'
import { type Dossier, dossierIn } from '#catalog/dossier.ts'
import { keptPer } from '#catalog/kept.ts'
import { defineFile, defineFileWithin } from '#catalog/data-file.ts'
import { neighbourhoods } from '#catalog/neighbourhood.ts'
import { type Experience, languagesOf } from '#domain/experience.ts'
import { languages, localeOf, perLanguage } from '#domain/locale.ts'
import { oncePer, oncePerWord } from '#domain/once.ts'
import { provinceSlugs, type ProvinceSlug, wholeRegion } from '#domain/province.ts'
import { localeParam } from '#domain/routes.ts'

/** `/experiencias/{slug}.md`: a detail page for readers that are programs, in every language it is written in. */
export const experienceTwin = defineFileWithin(neighbourhoods, {
  pattern: '/[...locale]/experiencias/[slug].md',
  files: ({ offered }) => offered.flatMap(inItsLanguages),
  language: ({ language }) => language,
  params: ({ language, slug }) => ({ locale: localeParam(localeOf(language)), slug }),
  read: (around, { language, slug }) => twinsOf(dossierIn(around, experienceAt(around, slug)))[language]
})

const inItsLanguages = oncePer((experience: Experience) =>
  languagesOf(experience).map(language => ({ language, slug: experience.slug }))
)

const twinsOf = oncePer(({ company, experience, opinions, provinces }: Dossier) => {
  const twin = { company, experience, opinions, provinces }
  return perLanguage(language => ({ language, twin }))
})

/** `/{provincia}.md`: what there is in a province, each with the way to its own file; the region has what is in no province. */
export const provinceTwin = defineFile({
  pattern: '/[...locale]/[province].md',
  files: catalog => provincesWith(catalog).flatMap(provinceIds),
  language: ({ language }) => language,
  params: ({ language, province }) => ({ locale: localeParam(localeOf(language)), province }),
  read: (catalog, { language, province }) => ({
    cards: cardsOfOwn(namedIn(catalog), ownOf(catalog, province)),
    language,
    province: catalog.provinces.find(({ slug }) => slug === province) ?? { name: {}, slug: province }
  })
})

const provinceIds = oncePerWord((province: ProvinceSlug) =>
  languages.map(language => ({ language, province }))
)

/** One list for all languages. */
const cardsOfOwn = keptPer((named: Named, experiences: Experience[]) => cardsIn(named, experiences))

/** `/llms.txt`: where programs find what. */
export const guideFile = defineFile({
  pattern: '/[name].txt',
  files: () => guideIds,
  params: ({ name }) => ({ name }),
  read: catalog => ({
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

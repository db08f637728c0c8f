import type { Catalog } from '#catalog/model/catalog.ts'
import { defineFile } from '#catalog/routing/data-file.ts'
import { defineSinglePage } from '#catalog/routing/page.ts'
import { embedGroups, embedPlaces } from '#catalog/selectors/embed-groups.ts'
import type { EmbedIds, EmbedSource } from '#domain/embed/embed-source.ts'
import { embedPath, embedShards, listWord } from '#domain/embed/embed-routes.ts'
import { routes } from '#domain/site/routes.ts'
import { languages } from '#domain/text/locale.ts'
import { settings } from '#settings.ts'

/** `/socios/insertar`: where a partner or any visitor makes what to copy into another page. */
export const embedMakerPage = defineSinglePage(
  routes.embedMaker,
  catalog => ({
    places: embedPlaces(catalog).map(({ categories, province }) => ({
      categories: categories.map(({ name, slug }) => ({ name, slug })),
      province
    }))
  }),
  { updated: () => settings.wordsUpdated }
)

/** `/embed/v1/{idioma}/{provincia}/{categoría}`: the page for a frame. */
export const embedFrame = defineFile({
  pattern: '/embed/v1/[language]/[...cards].html',
  files: catalog => [...subjectIds(catalog), ...listIds],
  language: ({ language }) => language,
  params: ({ cards, language }) => ({ cards, language }),
  read: sourceOf
})

/** Data for the element, at the address of the embed with `.json`, and `/embed/v1/{idioma}/lista/{número}.json`. */
export const embedData = defineFile({
  pattern: '/embed/v1/[language]/[...cards].json',
  files: catalog => [...subjectIds(catalog), ...shardIds],
  language: ({ language }) => language,
  params: ({ cards, language }) => ({ cards, language }),
  read: sourceOf
})

function sourceOf(catalog: Catalog, { language, subject }: EmbedIds): EmbedSource {
  const groups = embedGroups(catalog, subject)
  const about = { category: null, groups, language, pricesOf: catalog.day, province: null }
  if (subject.kind === 'list' || subject.kind === 'shard') return about
  const province = catalog.provinces.find(({ slug }) => slug === subject.province) ?? null
  if (subject.kind === 'today' || subject.category === null) return { ...about, province }
  return { ...about, category: catalog.categoryBySlug.get(subject.category) ?? null, province }
}

const listIds: EmbedIds[] = languages.map(language => ({
  cards: listWord,
  language,
  subject: { kind: 'list' }
}))

const shardIds = Array.from({ length: embedShards }, (_, shard) => ({
  kind: 'shard' as const,
  shard
})).flatMap(subject =>
  languages.map((language): EmbedIds => ({ cards: `${listWord}/${subject.shard}`, language, subject }))
)

function subjectIds(catalog: Catalog): EmbedIds[] {
  return embedPlaces(catalog).flatMap(({ categories, province: { slug } }) => [
    ...idsFor({ kind: 'today', province: slug }),
    ...idsFor({ category: null, kind: 'place', province: slug }),
    ...categories.flatMap(category => idsFor({ category: category.slug, kind: 'place', province: slug }))
  ])
}

function idsFor(subject: Exclude<EmbedIds['subject'], { kind: 'list' | 'shard' }>): EmbedIds[] {
  // The path is the same in every language.
  const cards = embedPath('es', subject).split('/').slice(4).join('/')
  return languages.map(language => ({ cards, language, subject }))
}

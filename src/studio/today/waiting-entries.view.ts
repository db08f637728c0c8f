import { interpolate } from '#domain/text/interpolate.ts'
import {
  type DocumentPlace,
  type DocumentRow,
  type StudioCollection,
  studioCollections
} from '#studio/document/studio-document.ts'
import type { StudioLanguage } from '#studio/form/field-props.view.ts'
import { rowPlan } from '#studio/plans/plan.ts'
import { rowPlanText } from '#studio/plans/row-plan-text.view.ts'
import { problemWords } from '#studio/form/problem-words.ts'
import { fragmentOf } from '#studio/shell/studio-place.ts'
import { fragmentOfProposal, fragmentOfTool } from '#studio/shell/studio-tool.ts'
import type { Waiting } from '#studio/shell/waiting.store.ts'
import type { StudioTexts } from '#studio/texts.ts'
import { fragmentOfTranslation } from '#studio/translation/translation-place.ts'

/** Something that waits, with the one press that leads to it. */
export interface WaitingEntry {
  href: string
  name: string
  note: string
  /** Of the poster; null where there is none. */
  slug: string | null
}

type EntriesOf<Item> = (
  items: readonly Item[],
  rows: ReadonlyMap<string, DocumentRow>,
  texts: StudioTexts,
  language: StudioLanguage
) => WaitingEntry[]

type Item<Name extends keyof Waiting> = NonNullable<Waiting[Name]>[number]

/** How each list is told, by the rows of the experiences. */
export const entriesOf = {
  drafts: (drafts, rows, texts) =>
    drafts.flatMap(({ collection, id, name }) => {
      const known = collectionNamed(collection)
      if (known === null) return []
      const href = fragmentOf({ collection: known, id, isNew: false })
      return [{ href, name, note: texts.collections[known], slug: slugOf(rows, collection, id) }]
    }),
  planned: (plans, rows, texts, language) =>
    plans.map(plan => {
      const { author, place } = plan
      return {
        href: fragmentOf({ ...place, isNew: false }),
        name: nameOf(rows, place, texts),
        note: [rowPlanText(rowPlan(plan), language, texts), author.name ?? texts.somebody].join(' · '),
        slug: slugOf(rows, place.collection, place.id)
      }
    }),
  problems: (problems, rows, texts, language) =>
    problems.flatMap(({ document, field, problem }) => {
      const [collection = '', id = ''] = document.split('/')
      const known = collectionNamed(collection)
      if (known === null) return []
      const href = fragmentOf({ collection: known, field, id, isNew: false })
      const name = nameOf(rows, { collection: known, id }, texts)
      return [{ href, name, note: problemWords(problem, language).text, slug: slugOf(rows, collection, id) }]
    }),
  proposals: (proposals, rows, texts) =>
    proposals.map(({ author, id, place, title }) => ({
      href: fragmentOfProposal(id),
      name: title,
      note: author.name ?? texts.somebody,
      slug: slugOf(rows, place.collection, place.id)
    })),
  reviews: (reviews, rows) =>
    reviews.map(({ author, experienceId, experienceName }) => ({
      href: fragmentOfTool('opiniones'),
      name: experienceName,
      note: author,
      slug: slugOf(rows, 'experiencias', experienceId)
    }))
} as const satisfies { [Name in keyof Waiting]: EntriesOf<Item<Name>> }

/** Experiences of which a text is missing in a language, each with the way to the first of them. */
export function missingTexts(rows: Iterable<DocumentRow>, texts: StudioTexts): WaitingEntry[] {
  return [...rows].flatMap(({ id, missingLanguages, slug, title }) => {
    const [language] = missingLanguages
    if (language === undefined) return []
    const href = fragmentOfTranslation({ collection: 'experiencias', document: { id, language, path: null } })
    const names = Object.entries(texts.languages)
      .flatMap(([code, name]) => (missingLanguages.some(each => each === code) ? name : []))
      .join(', ')
    return [{ href, name: title, note: interpolate(texts.today.missing, { languages: names }), slug }]
  })
}

function nameOf(
  rows: ReadonlyMap<string, DocumentRow>,
  { collection, id }: DocumentPlace,
  texts: StudioTexts
): string {
  return (collection === 'experiencias' && rows.get(id)?.title) || `${texts.collections[collection]} · ${id}`
}

function collectionNamed(name: string): StudioCollection | null {
  return studioCollections.find(known => known === name) ?? null
}

function slugOf(rows: ReadonlyMap<string, DocumentRow>, collection: string, id: string): string | null {
  return collection === 'experiencias' ? (rows.get(id)?.slug ?? null) : null
}

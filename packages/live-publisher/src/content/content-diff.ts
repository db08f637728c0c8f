import type { Content } from '#domain/catalogue/content.ts'
import type { Opinion } from '#domain/opinion/opinion.ts'

/**
 * News of a content for somebody who has the one before: what is still the same object is named by its place, and whoever hears of it keeps their
 * own, with all they remember of it.
 */
export interface News extends Pick<Content, 'day' | 'defaultPartners' | 'isSample' | 'provinceImages'> {
  categories: ListNews<Content['categories'][number]>
  companies: ListNews<Content['companies'][number]>
  experiences: ListNews<Content['experiences'][number]>
  /** One list for all, and whose how many of them are, one after the other. */
  opinions: ListNews<Opinion> & { counts: [experienceId: string, count: number][] }
  partners: ListNews<Content['partners'][number]>
  provinces: ListNews<Content['provinces'][number]>
  questions: ListNews<Content['questions'][number]>
}

interface ListNews<Item> {
  /** Of each item the place in the list before; -1 stands for the next of those that are new. */
  places: Int32Array
  fresh: Item[]
}

export const nothingYet: Content = {
  categories: [],
  companies: [],
  day: '',
  defaultPartners: {},
  experiences: [],
  isSample: false,
  opinions: {},
  partners: [],
  provinceImages: {},
  provinces: [],
  questions: []
}

export function newsOf(before: Content, now: Content): News {
  return {
    categories: listNews(before.categories, now.categories),
    companies: listNews(before.companies, now.companies),
    day: now.day,
    defaultPartners: now.defaultPartners,
    experiences: listNews(before.experiences, now.experiences),
    isSample: now.isSample,
    opinions: {
      ...listNews(Object.values(before.opinions).flat(), Object.values(now.opinions).flat()),
      counts: Object.entries(now.opinions).map(([id, own]) => [id, own.length])
    },
    partners: listNews(before.partners, now.partners),
    provinceImages: now.provinceImages,
    provinces: listNews(before.provinces, now.provinces),
    questions: listNews(before.questions, now.questions)
  }
}

/** The content that the news are about. */
export function heard(before: Content, news: News): Content {
  return {
    categories: listHeard(before.categories, news.categories),
    companies: listHeard(before.companies, news.companies),
    day: news.day,
    defaultPartners: news.defaultPartners,
    experiences: listHeard(before.experiences, news.experiences),
    isSample: news.isSample,
    opinions: grouped(listHeard(Object.values(before.opinions).flat(), news.opinions), news.opinions.counts),
    partners: listHeard(before.partners, news.partners),
    provinceImages: news.provinceImages,
    provinces: listHeard(before.provinces, news.provinces),
    questions: listHeard(before.questions, news.questions)
  }
}

function listNews<Item>(before: Item[], now: Item[]): ListNews<Item> {
  const placeOf = new Map(before.map((item, place) => [item, place]))
  return {
    fresh: now.filter(item => !placeOf.has(item)),
    places: Int32Array.from(now, item => placeOf.get(item) ?? -1)
  }
}

function listHeard<Item>(before: Item[], { fresh, places }: ListNews<Item>): Item[] {
  const next = fresh.values()
  return [...places].flatMap(place => before[place] ?? next.next().value ?? [])
}

function grouped(opinions: Opinion[], counts: News['opinions']['counts']): Content['opinions'] {
  let next = 0
  return Object.fromEntries(counts.map(([id, count]) => [id, opinions.slice(next, (next += count))]))
}

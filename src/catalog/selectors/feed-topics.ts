import {
  cardIn,
  type Catalog,
  categoriesById,
  type References,
  referencesOf,
  offeredIn
} from '#catalog/model/catalog.ts'
import { memoizePer } from '#catalog/memo/memoize.ts'
import { memoizeByWord, memoizeWeak } from '#domain/data/memoize.ts'
import type { Experience } from '#domain/catalogue/experience.ts'
import type { FeedKind } from '#domain/site/feed-routes.ts'
import { slugOf } from '#domain/text/slug.ts'
import type { LocalizedText } from '#domain/text/text.ts'

import { newestIn } from './feed-parts.ts'

/** Subject of a feed: a category, or a town with enough entries. */
interface FeedTopic {
  kind: FeedKind
  name: string
}

interface TopicContent {
  experiences: Experience[]
  title: LocalizedText
}

/** A town with fewer experiences has no feeds of its own: they would be silent for years. */
const fewestOfTown = 3

/** The topics of which an editor said when something changed. */
export const newsTopics = topicsWith(({ updated }) => updated !== null)

/** The topics with events to come. */
export const eventTopics = topicsWith(({ eventDate }) => eventDate !== null)

/** The feeds that there are about a topic. */
export function feedsAbout(
  catalog: Catalog,
  kind: FeedKind,
  name: string
): { events: boolean; news: boolean } {
  const topic = topicOf(`${kind}/${name}`)
  return { events: eventTopics(catalog).includes(topic), news: newsTopics(catalog).includes(topic) }
}

export function topicTitle(catalog: Catalog, { kind, name }: FeedTopic): LocalizedText {
  return contentOf(catalog, kind, name).title
}

/** Latest additions and changes of a topic. Memoized, because each language asks for them. */
export const newsAbout = memoizePer((catalog, topic: FeedTopic) =>
  newestIn(referencesOf(catalog), contentOf(catalog, topic.kind, topic.name).experiences)
)

/** The events to come of a topic, soonest first. */
export const eventsAbout = memoizePer((catalog, topic: FeedTopic) =>
  contentOf(catalog, topic.kind, topic.name)
    .experiences.filter(({ eventDate }) => eventDate !== null)
    .map(event => eventIn(referencesOf(catalog), event))
)

const eventIn = memoizePer((named: References, event: Experience) => ({
  ...cardIn(named, event),
  updated: event.updated
}))

function contentOf(catalog: Catalog, kind: FeedKind, name: string): TopicContent {
  return contentIn(catalog).get(`${kind}/${name}`) ?? nothing
}

const nothing: TopicContent = { experiences: [], title: { es: '' } }

function topicsWith(isTold: (experience: Experience) => boolean): (catalog: Catalog) => FeedTopic[] {
  return memoizeWeak((catalog: Catalog) =>
    [...contentIn(catalog)]
      .filter(([, { experiences }]) => experiences.some(isTold))
      .map(([key]) => key)
      .toSorted()
      .map(topicOf)
  )
}

const topicOf = memoizeByWord((key: string): FeedTopic => {
  const [kind, name = ''] = key.split('/')
  return { kind: kind === 'municipio' ? kind : 'categoria', name }
})

/** Many experiences are in the same town. */
const townSlug = memoizeByWord(slugOf)

const contentIn = memoizeWeak((catalog: Catalog) => {
  const contents = new Map<string, TopicContent>()
  const add = (key: string, title: LocalizedText, experience: Experience) => {
    const content = contents.get(key)
    if (content) content.experiences.push(experience)
    else contents.set(key, { experiences: [experience], title })
  }
  const known = categoriesById(catalog.categories)
  for (const experience of offeredIn(catalog)) {
    for (const id of new Set(experience.categoryIds)) {
      const category = known.get(id)
      if (category) add(`categoria/${category.slug}`, category.name, experience)
    }
    const town = experience.municipality
    if (town !== null && townSlug(town) !== '') add(`municipio/${townSlug(town)}`, { es: town }, experience)
  }
  for (const [key, { experiences }] of contents)
    if (key.startsWith('municipio/') && experiences.length < fewestOfTown) contents.delete(key)
  return contents
})

import { createFingerprint } from 'live-publisher/content'

import { type Article, type Content, currentContent, type Topic } from './content.ts'

/** A page or file: what it shows, in plain functions of the content. */
export interface Page<Data extends object> {
  data: Data
  file: string
  params: Record<string, string | undefined>
}

type Route<Data extends object> = (content: Content) => Page<Data>[]

export const home: Route<{ topics: { articles: Article[]; topic: Topic }[] }> = ({ articles, topics }) => [
  {
    data: { topics: topics.map(topic => ({ articles: articlesOf(articles, topic), topic })) },
    file: 'index.html',
    params: { home: undefined }
  }
]

export const articlePages: Route<{ article: Article; topic: Topic | null }> = ({ articles, topics }) =>
  articles.map(article => ({
    data: { article, topic: topics.find(({ slug }) => slug === article.topic) ?? null },
    file: `${article.slug}.html`,
    params: { slug: article.slug }
  }))

export const topicPages: Route<{ articles: Article[]; topic: Topic }> = ({ articles, topics }) =>
  topics.map(topic => ({
    data: { articles: articlesOf(articles, topic), topic },
    file: `topics/${topic.slug}.html`,
    params: { topic: topic.slug }
  }))

export const feed: Route<{ titles: string[] }> = ({ articles }) => [
  { data: { titles: articles.map(({ title }) => title) }, file: 'feed.json', params: { feed: 'feed' } }
]

/** The example is written in one language. */
export const fingerprint = createFingerprint({
  isText: (_value): _value is object => false,
  languages: [],
  readIn: () => ''
})

/** Makes a route's `getStaticPaths`. A page is rendered again when its key changes, and receives the very data from which the key was made. */
export function staticPathsOf<Data extends object>(route: Route<Data>) {
  return route(currentContent())
    .filter(({ file }) => globalThis.exampleWanted?.has(file) ?? true)
    .map(({ data, params }) => ({ cacheKey: fingerprint(data), params, props: data }))
}

function articlesOf(articles: Article[], { slug }: Topic): Article[] {
  return articles.filter(({ topic }) => topic === slug)
}

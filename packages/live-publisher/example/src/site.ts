import type { Shown, Site } from 'live-publisher'
import { memoizePer } from 'live-publisher/content'

import type { Content } from './content.ts'
import { show, want } from './render-thread.ts'
import { articlePages, feed, fingerprint, home, type Page, topicPages } from './routes.ts'

/** Describes the example to the publisher. */
export const site: Site<Content> = {
  fingerprint,
  plain: content => content,
  rehearsals: content => [{ ...content, articles: content.articles.slice(1) }, content],
  show,
  shown: content => lists.map(list => list(content)),
  thread: new URL('render-thread.ts', import.meta.url),
  want
}

/** A list for each route, in which what says the same is the same object as before. */
const lists = [listOf(home), listOf(articlePages), listOf(topicPages), listOf(feed)]

function listOf<Data extends object>(route: (content: Content) => Page<Data>[]) {
  const shown = memoizePer(
    (content: Content, _route: object): Shown[] =>
      route(content).map(({ data, file }) => ({ data, files: [{ language: null, path: file }] })),
    { byValue: true }
  )
  return (content: Content): Shown[] => shown(content, route)
}

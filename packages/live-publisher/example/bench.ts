import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { buildClean, exampleFolder, openExample } from './open.ts'
import { optionsGiven } from './given.ts'
import type { Content } from './src/content.ts'

const values = optionsGiven(
  'bench',
  'Measures the time of an edit beside astro build of the same content.',
  { articles: { default: '2000', type: 'string' } },
  { articles: 'size of the content' }
)
process.chdir(exampleFolder)
process.env.NODE_ENV = 'production'
process.env.ASTRO_TELEMETRY_DISABLED = '1'
const timesEach = 20
const folder = mkdtempSync(join(exampleFolder, '.bench-'))
try {
  const topics = Array.from({ length: 20 }, (_, topic) => ({
    name: `Topic ${topic}`,
    slug: `topic-${topic}`
  }))
  let content: Content = {
    articles: Array.from({ length: Number(values.articles) }, (_, article) => ({
      slug: `article-${article}`,
      text: `Text ${article}.`,
      title: `Title ${article}`,
      topic: `topic-${article % topics.length}`
    })),
    topics
  }
  const since = performance.now()
  await buildClean(content, join(folder, 'alone'))
  const cleanMs = performance.now() - since
  const { edit, publisher } = await openExample(content, folder)
  const change = (what: Partial<Content>) => (content = { ...content, ...what })
  const firstArticle = (fields: object) =>
    change({ articles: content.articles.with(0, { ...article(), ...fields }) })
  const article = () => content.articles[0] ?? { slug: '', text: '', title: '', topic: '' }
  const firstTopic = (name: string) =>
    change({ topics: content.topics.with(0, { name, slug: content.topics[0]?.slug ?? '' }) })
  const rows: [string, () => unknown][] = [
    ['nothing changed', () => content],
    ['a text', () => firstArticle({ text: `Text ${performance.now()}` })],
    ['a title', () => firstArticle({ title: `Title ${performance.now()}` })],
    ['the name of a topic', () => firstTopic(`Topic ${performance.now()}`)]
  ]
  console.log(`| ${values.articles} articles | median | files |\n| --- | --- | --- |`)
  console.log(`| astro build | ${Math.round(cleanMs)} ms | all |`)
  for (const [what, make] of rows) {
    const times: number[] = []
    let files = 0
    for (let time = 0; time < timesEach; time += 1) {
      make()
      edit(content)
      const begun = performance.now()
      const publication = await publisher.publish()
      times.push(performance.now() - begun)
      files = publication.kind === 'published' ? publication.changed.length : 0
    }
    console.log(
      `| ${what} | ${Math.round(times.toSorted((a, b) => a - b)[timesEach / 2] ?? 0)} ms | ${files} |`
    )
  }
} finally {
  rmSync(folder, { force: true, recursive: true })
}

import type { Content } from './src/content.ts'

/** Pseudo-random numbers from 0 to 1, repeatable by their seed. */
export function numbersFrom(seed: number): () => number {
  let state = seed
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647
}

export interface Edit {
  said: string
  now: Content
}

/** One that an editor might make. What it does not change stays the same object. */
export function drawEdit(content: Content, number: number, random: () => number): Edit {
  return pick(edits, random)(content, number, random)
}

const edits: ((content: Content, number: number, random: () => number) => Edit)[] = [
  (content, number, random) => changeArticle(content, random, { text: `Text ${number}.` }),
  (content, number, random) => changeArticle(content, random, { title: `Title ${number}` }),
  (content, _number, random) => changeArticle(content, random, { topic: pick(content.topics, random).slug }),
  (content, number, random) => {
    const topic = pick(content.topics, random)
    const renamed = { ...topic, name: `Topic ${number}` }
    return {
      now: { ...content, topics: content.topics.map(each => (each === topic ? renamed : each)) },
      said: `${topic.slug} gets another name`
    }
  },
  (content, number, random) => {
    const slug = `article-${number}`
    const article = { slug, text: 'New.', title: `New ${number}`, topic: pick(content.topics, random).slug }
    const place = Math.floor(random() * (content.articles.length + 1))
    return {
      now: { ...content, articles: content.articles.toSpliced(place, 0, article) },
      said: `${slug} comes`
    }
  },
  (content, _number, random) => {
    const gone = pick(content.articles, random)
    // The last one stays: a site without articles is another matter.
    const articles = content.articles.filter(each => each !== gone || content.articles.length === 1)
    return { now: { ...content, articles }, said: `${gone.slug} goes` }
  },
  content => ({ now: { ...content, articles: content.articles.toReversed() }, said: 'another order' })
]

function changeArticle(
  content: Content,
  random: () => number,
  fields: Partial<Content['articles'][number]>
): Edit {
  const article = pick(content.articles, random)
  const changed = { ...article, ...fields }
  return {
    now: { ...content, articles: content.articles.map(each => (each === article ? changed : each)) },
    said: `${article.slug}: ${Object.keys(fields).join()}`
  }
}

function pick<Item>(items: readonly Item[], random: () => number): Item {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('There is nothing to choose from')
  return item
}

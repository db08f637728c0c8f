import type { Category } from '#domain/catalogue/category.ts'
import { type Call, type Composition, compositionNames, dataOf } from 'posters/compositions'
import { topics } from 'posters/words'
import type { Experience } from '#domain/catalogue/experience.ts'
import { memoizeWeak } from '#domain/data/memoize.ts'
import { textHash } from '#domain/data/random.ts'
import { isMotifName, motifCompositions } from './motif-compositions.ts'
import { normalize } from '#domain/text/search-words.ts'

/** Source of an experience's subject, the most certain first. */
type Source = 'document' | 'keywords' | 'name' | 'category' | 'nothing'

/** Compositions that the poster of an experience may show, and the reason. */
export interface PosterSubjectChoice {
  fitting: readonly [Composition, ...Composition[]]
  source: Source
  /** The topics that call it, or the motif of the category. */
  call: string | null
}

const village: PosterSubjectChoice = { fitting: motifCompositions.pueblo, call: null, source: 'nothing' }

/** The document's own motif, else the first call that its keywords or its name answer, else what its categories show. */
export function posterSubjectOf(experience: Experience, categories: Category[]): PosterSubjectChoice {
  return byWords(experience) ?? categories.map(byCategory).find(found => found !== null) ?? village
}

/** The drawings that fit, the first best: rooms first for what is indoors and last for what is not, each kind in the order of a hash. */
export function choicesOf({ fitting }: PosterSubjectChoice, { id, isIndoor }: Experience): Composition[] {
  const suits = (name: Composition) => Number((dataOf(name).view === 'room') === isIndoor)
  const ranked = fitting.map(name => ({ draw: textHash(`${id} ${name}`), name }))
  ranked.sort((one, other) => suits(other.name) - suits(one.name) || one.draw - other.draw)
  return ranked.map(({ name }) => name)
}

/** Memoized per experience: looking for words takes longer than all the rest of the choice. */
const byWords = memoizeWeak(({ keywords, motif, name }: Experience): PosterSubjectChoice | null => {
  if (motif !== null) return { fitting: [motif], call: null, source: 'document' }
  const texts = { keywords: searchable(keywords), name: searchable(Object.values(name)) }
  return byCall('keywords', texts.keywords, texts.name) ?? byCall('name', texts.name, texts.keywords)
})

/** The motif that a category names, else what its name says. */
const byCategory = memoizeWeak(({ motif, name, slug }: Category): PosterSubjectChoice | null =>
  isMotifName(motif)
    ? { fitting: motifCompositions[motif], call: motif, source: 'category' }
    : byCall('category', searchable([slug, ...Object.values(name)]))
)

/** The first topic of a call must stand in the text, the second may stand beside it. */
function byCall(source: Source, text: string, beside = ''): PosterSubjectChoice | null {
  const isAnswered = ([first, second]: RegExp[]) => first?.test(text) && second?.test(text + beside) !== false
  const found = calls.find(({ words }) => isAnswered(words))
  return found ? { call: found.call, fitting: found.fitting, source } : null
}

const order = Object.keys(topics)
const wordsByTopic = new Map<string, string>(Object.entries(topics))
/** Two topics say more than one; among those that say as much, the order of the topics decides. */
const calls = callsInOrder()

function callsInOrder() {
  const called = new Map<Call, [Composition, ...Composition[]]>()
  for (const name of compositionNames) {
    for (const call of dataOf(name).calledBy ?? []) {
      const others = called.get(call)
      if (others) others.push(name)
      else called.set(call, [name])
    }
  }
  const each = [...called].map(([call, fitting]) => ({ call, fitting, named: call.split(' + ') }))
  const place = (named: string[], at: number) => order.indexOf(named[at] ?? '')
  each.sort(
    (one, other) =>
      other.named.length - one.named.length ||
      place(one.named, 0) - place(other.named, 0) ||
      place(one.named, 1) - place(other.named, 1)
  )
  return each.map(({ call, fitting, named }) => ({ call, fitting, words: named.map(wordsOf) }))
}

/** Words with one space between them and a bar around each text: neither case, accents nor punctuation count. */
function searchable(texts: string[]): string {
  const plain = texts.map(text => normalize(text).replaceAll('ß', 'ss'))
  return `|${plain.map(text => ` ${text.replaceAll(/[^a-z0-9]+/g, ' ')} `).join('|')}`
}

function wordsOf(topic: string): RegExp {
  const words = wordsByTopic.get(topic) ?? topic
  const patterns = words.split(' ').map(word => word.replaceAll('_', ' ').replace('*', '[a-z0-9]*'))
  return new RegExp(` (?:${patterns.join('|')}) `)
}

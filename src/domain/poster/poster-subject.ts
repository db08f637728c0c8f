import type { Category } from '#domain/catalogue/category.ts'
import { type Call, type Composition, compositionNames, dataOf, hasData } from 'posters/compositions'
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
  /** Compositions of the same kind that its other words call, the best first: for lists in which what fits has come already. */
  wider: readonly Composition[]
  source: Source
  /** The topics that call it, or the motif of the category. */
  call: string | null
}

/** Drawings that one call or one motif shows. */
type Found = Omit<PosterSubjectChoice, 'wider'>

const village: Found = { fitting: motifCompositions.pueblo, call: null, source: 'nothing' }

/** The document's own motif, else the first call that its keywords or its name answer, else what its categories show. */
export function posterSubjectOf(experience: Experience, categories: Category[]): PosterSubjectChoice {
  const { motif } = experience
  if (motif !== null) return { fitting: [motif], wider: [], call: null, source: 'document' }
  const words = byWords(experience)
  const [best = village, ...others] = words.length > 0 ? words : categories.flatMap(byCategory)
  // Topics that share a drawing are of one kind, as coves and beaches are; any other would be another thing.
  const alike = others.filter(({ fitting }) => fitting.some(name => best.fitting.includes(name)))
  const wider = alike.flatMap(({ fitting }) => fitting).filter(name => !best.fitting.includes(name))
  return { ...best, wider: [...new Set(wider)] }
}

/** The drawings that fit, the first best: rooms first for what is indoors and last for what is not, each kind in the order of a hash; then the wider ones. */
export function choicesOf(
  { fitting, wider }: PosterSubjectChoice,
  { id, isIndoor }: Experience
): Composition[] {
  const suits = (name: Composition) => Number((dataOf(name).view === 'room') === isIndoor)
  const ranked = fitting.map(name => ({ draw: textHash(`${id} ${name}`), name }))
  ranked.sort((one, other) => suits(other.name) - suits(one.name) || one.draw - other.draw)
  return [...ranked.map(({ name }) => name), ...wider]
}

/** Memoized per experience: looking for words takes longer than all the rest of the choice. */
const byWords = memoizeWeak(({ keywords, name }: Experience): Found[] => {
  const texts = { keywords: searchable(keywords), name: searchable(Object.values(name)) }
  return [...byCalls('keywords', texts.keywords, texts.name), ...byCalls('name', texts.name, texts.keywords)]
})

/** The motif that a category names, else what its name says. */
const byCategory = memoizeWeak(({ motif, name, slug }: Category): Found[] =>
  isMotifName(motif)
    ? [{ fitting: motifCompositions[motif], call: motif, source: 'category' }]
    : byCalls('category', searchable([slug, ...Object.values(name)]))
)

/** The first topic of a call must stand in the text, the second may stand beside it. */
function byCalls(source: Source, text: string, beside = ''): Found[] {
  const isAnswered = ([first, second]: RegExp[]) => first?.test(text) && second?.test(text + beside) !== false
  const found = calls.filter(({ words }) => isAnswered(words))
  return found.map(({ call, fitting }) => ({ call, fitting, source }))
}

const order = Object.keys(topics)
const wordsByTopic = new Map<string, string>(Object.entries(topics))
/** Two topics say more than one; among those that say as much, the order of the topics decides. */
const calls = callsInOrder()

function callsInOrder() {
  const called = new Map<Call, [Composition, ...Composition[]]>()
  for (const name of compositionNames.filter(hasData)) {
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

import type { Category } from '#domain/catalogue/category.ts'
import { type Composition, traitsOf } from 'posters/compositions'
import type { Experience } from '#domain/catalogue/experience.ts'
import { memoizeWeak } from '#domain/data/memoize.ts'
import { textHash } from '#domain/data/random.ts'
import { isMotifName, motifCompositions } from './motif-compositions.ts'
import { posterRules } from './poster-rules.ts'
import { topics } from './poster-words.ts'
import { normalize } from '#domain/text/search-words.ts'

/** Source of an experience's subject, the most certain first. */
type Source = 'document' | 'keywords' | 'name' | 'category' | 'nothing'

/** Compositions that the poster of an experience may show, and the reason. */
export interface PosterSubjectChoice {
  fitting: readonly [Composition, ...Composition[]]
  source: Source
  /** The rule, or the motif of the category. */
  rule: string | null
}

const village: PosterSubjectChoice = { fitting: motifCompositions.pueblo, rule: null, source: 'nothing' }

/** The document's own motif, else the first rule that its keywords or its name fulfil, else what its categories show. */
export function posterSubjectOf(experience: Experience, categories: Category[]): PosterSubjectChoice {
  return byWords(experience) ?? categories.map(byCategory).find(found => found !== null) ?? village
}

/** The drawings that fit, the first best: rooms first for what is indoors and last for what is not, each kind in the order of a hash. */
export function choicesOf({ fitting }: PosterSubjectChoice, { id, isIndoor }: Experience): Composition[] {
  const suits = (name: Composition) => Number((traitsOf(name).view === 'room') === isIndoor)
  const ranked = fitting.map(name => ({ draw: textHash(`${id} ${name}`), name }))
  ranked.sort((one, other) => suits(other.name) - suits(one.name) || one.draw - other.draw)
  return ranked.map(({ name }) => name)
}

/** Memoized per experience: looking for words takes longer than all the rest of the choice. */
const byWords = memoizeWeak(({ keywords, motif, name }: Experience): PosterSubjectChoice | null => {
  if (motif !== null) return { fitting: [motif], rule: null, source: 'document' }
  const texts = { keywords: searchable(keywords), name: searchable(Object.values(name)) }
  return byRule('keywords', texts.keywords, texts.name) ?? byRule('name', texts.name, texts.keywords)
})

/** The motif that a category names, else what its name says. */
const byCategory = memoizeWeak(({ motif, name, slug }: Category): PosterSubjectChoice | null =>
  isMotifName(motif)
    ? { fitting: motifCompositions[motif], rule: motif, source: 'category' }
    : byRule('category', searchable([slug, ...Object.values(name)]))
)

/** The first topic of the rule must stand in the text, the second may stand beside it. */
function byRule(source: Source, text: string, beside = ''): PosterSubjectChoice | null {
  const holds = ([first, second]: RegExp[]) => first?.test(text) && second?.test(text + beside) !== false
  const found = rules.find(({ words }) => holds(words))
  return found ? { fitting: found.fitting, rule: found.rule, source } : null
}

const wordsByTopic = new Map<string, string>(Object.entries(topics))
const rules = posterRules.map(([rule, ...fitting]) => ({
  fitting,
  rule,
  words: rule.split(' + ').map(wordsOf)
}))

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

import type { Category } from '#domain/catalogue/category.ts'
import { type Composition, traitsOf } from 'posters/compositions'
import type { Experience } from '#domain/catalogue/experience.ts'
import { motifCompositions, type MotifName } from './motif-compositions.ts'
import { posterRules } from './poster-rules.ts'
import { type Topic, topics } from './poster-words.ts'
import { normalize } from '#domain/text/search-words.ts'

/** What says what an experience is, the surest first. */
export type PosterSource =
  | 'document'
  | 'keywords'
  | 'name'
  | 'category'
  | 'motif'
  | 'indoor'
  | 'event'
  | 'nothing'

/** What the poster of an experience may show, and why. */
export interface PosterSubjectChoice {
  fitting: readonly [Composition, ...Composition[]]
  source: PosterSource
  /** The rule, or the motif of the category. */
  rule: string | null
}

type Described = Pick<Experience, 'isEvent' | 'isIndoor' | 'keywords' | 'motif' | 'name'>

/** What its document says; else the first rule that its keywords or its name fulfil; else what its categories show. */
export function posterSubjectOf(experience: Described, categories: Category[]): PosterSubjectChoice {
  const { isEvent, isIndoor, keywords, motif, name } = experience
  if (motif !== null) return { fitting: [motif], rule: null, source: 'document' }
  const texts = { keywords: searchable(keywords), name: searchable(Object.values(name)) }
  return (
    byRule('keywords', texts.keywords, texts.name) ??
    byRule('name', texts.name, texts.keywords) ??
    byCategory(categories) ??
    (isIndoor ? { fitting: ['palacio', 'sala-museo'], rule: null, source: 'indoor' } : null) ??
    (isEvent ? { fitting: ['farolillos', 'banda', 'noria'], rule: null, source: 'event' } : null) ?? {
      fitting: motifCompositions.pueblo,
      rule: null,
      source: 'nothing'
    }
  )
}

/** The first topic of the rule must stand in the text, the second may stand beside it. */
function byRule(source: PosterSource, text: string, beside = ''): PosterSubjectChoice | null {
  const rule = rules.find(
    ({ first, second }) => first.test(text) && (second === null || second.test(text + beside))
  )
  return rule ? { fitting: rule.fitting, rule: rule.when, source } : null
}

/** The main category first: the motif that it names, else what its name says. */
function byCategory(categories: Category[]): PosterSubjectChoice | null {
  for (const { motif, name, slug } of categories) {
    if (isMotifName(motif)) return { fitting: motifCompositions[motif], rule: motif, source: 'motif' }
    const found = byRule('category', searchable([slug, ...Object.values(name)]))
    if (found) return found
  }
  return null
}

function isMotifName(name: string | null): name is MotifName {
  return name !== null && Object.hasOwn(motifCompositions, name)
}

const rules = posterRules.map(([when, ...fitting]) => {
  const [first = when, second] = when.split(' + ')
  return { first: wordsOf(first), fitting, second: second === undefined ? null : wordsOf(second), when }
})

/** Words with one space between them and a bar around each text: neither case, accents nor punctuation count. */
function searchable(texts: string[]): string {
  return `|${texts
    .map(
      text =>
        ` ${normalize(text)
          .replaceAll('ß', 'ss')
          .replaceAll(/[^a-z0-9]+/g, ' ')} `
    )
    .join('|')}`
}

function wordsOf(topic: string): RegExp {
  const words = isTopic(topic) ? topics[topic].split(' ') : [topic]
  const patterns = words.map(word => word.replaceAll('_', ' ').replace('*', '[a-z0-9]*'))
  return new RegExp(` (?:${patterns.join('|')}) `)
}

function isTopic(name: string): name is Topic {
  return Object.hasOwn(topics, name)
}

/**
 * In the order in which an experience takes them: inside what is indoors, outside what is not. All fit equally well, so each province begins with
 * another one: a page of the whole region does not repeat itself.
 */
export function choicesOf({ fitting }: PosterSubjectChoice, isIndoor: boolean, turn: number): Composition[] {
  const start = turn % fitting.length
  const turned = [...fitting.slice(start), ...fitting.slice(0, start)]
  const suits = (name: Composition) => (traitsOf(name).view === 'room') === isIndoor
  return [...turned.filter(suits), ...turned.filter(name => !suits(name))]
}

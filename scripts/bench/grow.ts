import type { RawDocument, Snapshot } from '#contract/reading/snapshot.ts'
import { seededRandom } from '#domain/data/random.ts'
import { changes, type Pools } from './changes.ts'
import { inRound } from './in-round.ts'

type Collections = Snapshot['collections']

/**
 * A catalogue of so many experiences, made from the parts of another one, round after round: each experience follows one of the
 * original's and borrows texts, times and lists from the rest. So lengths, languages, prices, kinds of booking and the shares of
 * everything are like the original's, and no two pages are alike. The same seed gives the same catalogue.
 */
export function grow(own: Collections, count: number, seed: string): Collections {
  // The menu of every page must not grow with the catalogue.
  const destinations = own.experiencias.filter(isDestination).slice(0, count)
  const templates = own.experiencias.filter(document => !isDestination(document))
  const rounds = Math.ceil((count - destinations.length) / templates.length)
  const pools = poolsOf(templates)
  const grown = repeated(templates, rounds, (template, round) => growOne(template, round, pools, seed))
  const experiences = [...destinations, ...grown.slice(0, count - destinations.length)]
  const ids = new Set(experiences.map(({ id }) => id))
  return {
    ...own,
    comentarios: opinions(own.comentarios, rounds, seed).filter(({ experiencia }) =>
      ids.has(String(experiencia))
    ),
    empresas: repeated(own.empresas, rounds, company),
    experiencias: experiences
  }
}

function isDestination({ metaExp }: RawDocument): boolean {
  return metaExp === true
}

function growOne(template: RawDocument, round: number, pools: Pools, seed: string): RawDocument {
  const id = inRound(template.id, round)
  const random = seededRandom(`${seed} ${id}`)
  const growth = { pools, priceFactor: 0.6 + random(), random, round, shiftDays: Math.floor(random() * 90) }
  const fields = Object.entries(template).map(([field, value]) => {
    return [field, changes.get(field)?.(value, growth, field) ?? value]
  })
  return { ...Object.fromEntries(fields), id }
}

function poolsOf(documents: RawDocument[]): Pools {
  const valuesOf = (field: string) =>
    documents.flatMap(document => (document[field] === undefined ? [] : [document[field]]))
  return new Map([...changes.keys()].map(field => [field, valuesOf(field)]))
}

/** Each opinion once a round, below the experience of that round, in the words of another one in its language. */
function opinions(own: RawDocument[], rounds: number, seed: string): RawDocument[] {
  return repeated(own, rounds, (template, round) => {
    const alike = own.filter(({ idioma }) => idioma === template.idioma)
    const random = seededRandom(`${seed} ${inRound(template.id, round)}`)
    const { opinion } = alike[Math.floor(random() * alike.length)] ?? template
    const experience = inRound(String(template.experiencia), round)
    return { ...template, experiencia: experience, id: inRound(template.id, round), opinion }
  })
}

function company(template: RawDocument, round: number): RawDocument {
  const name = String(template.nombre)
  return { ...template, id: inRound(template.id, round), nombre: round === 0 ? name : `${name} ${round + 1}` }
}

function repeated<Item>(items: Item[], rounds: number, make: (item: Item, round: number) => Item): Item[] {
  return Array.from({ length: rounds }, (_, round) => items.map(item => make(item, round))).flat()
}

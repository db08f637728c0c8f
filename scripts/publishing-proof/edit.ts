import type { CollectionName, RawDocument } from '#contract/reading/snapshot.ts'
import { isLanguage, type Language, languages } from '#domain/text/locale.ts'
import type { Collections } from '../database/documents.ts'
import { documentIn } from '../database/plain.ts'

/** Draws numbers from 0 to 1. */
export type Random = () => number

/** An edit as an editor could make it. Returns its description; null when there is nothing to edit. */
export type Edit = (collections: Collections, random: Random) => string | null

let made = 0

/** An own text each time, so that an edit is never the state of before. */
export function text(what: string): Record<string, string> {
  made += 1
  return {
    de: `${what} ${made} (de)`,
    en: `${what} ${made} (en)`,
    es: `${what} ${made}`,
    fr: `${what} ${made} (fr)`
  }
}

/** Another text in one language alone: what is read in the others stays as it is. */
export function inOneLanguage(written: unknown, random: Random): object {
  const before = typeof written === 'object' ? written : { es: written }
  const language = pick(languages, random) ?? 'es'
  return { ...before, [language]: `Otro texto ${number()} (${language})` }
}

/** Everything that is written in a language, in all documents at once: whatever else shows it is found out. */
export function everyTextIn(language: Language): Edit {
  return all => {
    for (const [name, documents] of Object.entries(all))
      Object.assign(all, { [name]: documents.map(document => Object.freeze(rewritten(document, language))) })
    return `every text in ${language}`
  }
}

function rewritten<Value>(value: Value, language: Language): Value
function rewritten(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => rewritten(item, language))
  if (typeof value !== 'object' || value === null) return value
  const isText = Object.keys(value).every(isLanguage)
  const entries = Object.entries(value).map(([key, part]: [string, unknown]) => [
    key,
    isText && key === language && typeof part === 'string' ? `${part} ${number()}` : rewritten(part, language)
  ])
  return Object.fromEntries(entries)
}

export function number(): number {
  made += 1
  return made
}

export function pick<Item>(items: readonly Item[], random: Random): Item | undefined {
  return items[Math.floor(random() * items.length)]
}

/** Changes some fields of any document of a collection. */
export function change(
  name: CollectionName,
  fields: (document: RawDocument, random: Random, all: Collections) => Record<string, unknown>,
  isMeant: (document: RawDocument, all: Collections) => boolean = () => true
): Edit {
  return (all, random) => {
    const document = pick(
      all[name].filter(each => isMeant(each, all)),
      random
    )
    if (document === undefined) return null
    const changes = fields(document, random, all)
    all[name][all[name].indexOf(document)] = asRead({ ...document, ...changes })
    return `${name}/${document.id}: ${Object.keys(changes).join(', ')}`
  }
}

/** Changes some fields of all documents of a collection that are meant. */
export function changeEach(
  name: CollectionName,
  fields: () => Record<string, unknown>,
  isMeant: (document: RawDocument) => boolean
): Edit {
  return all => {
    all[name] = all[name].map(document =>
      isMeant(document) ? asRead({ ...document, ...fields() }) : document
    )
    return `${name}: each ${isMeant.name}`
  }
}

/** As a document comes from the database, where a field may hold what JSON cannot. */
function asRead(fields: RawDocument): RawDocument {
  return Object.freeze(documentIn(fields.id, fields))
}

export function add(
  name: CollectionName,
  fields: () => Record<string, unknown>,
  isModel: (document: RawDocument) => boolean = () => true
): Edit {
  return (all, random) => {
    const model = pick(all[name].filter(isModel), random)
    if (model === undefined) return null
    const document = asRead({ ...model, id: `nuevo-${number()}`, ...fields() })
    all[name].splice(Math.floor(random() * all[name].length), 0, document)
    return `${name}/${document.id}: new, like ${model.id}`
  }
}

export function remove(name: CollectionName): Edit {
  return (all, random) => {
    const document = pick(all[name], random)
    if (document === undefined || all[name].length < 2) return null
    all[name].splice(all[name].indexOf(document), 1)
    return `${name}/${document.id}: gone`
  }
}

export const codes = ['04', '11', '14', '18', '21', '23', '29', '41']
export const isEvent = ({ evento }: RawDocument) => evento === true
export const isDestination = ({ metaExp }: RawDocument) => metaExp === true

export function some(items: string[], random: Random): string[] {
  return items.filter(() => random() < 0.3)
}

export function days(count: number): string {
  return new Date(Date.now() + count * 86_400_000).toISOString()
}

import type { RawDocument } from '#contract/reading/snapshot.ts'
import { documentIn } from '../database/plain.ts'
import { type Edit, number, pick } from './edit.ts'

const addressed = ['experiencias', 'categorias', 'preguntas'] as const

/** A copy of a document, with an id that comes first and the very same address. */
const copy: Edit = (all, random) => {
  const name = pick(addressed, random) ?? 'experiencias'
  const model = pick(all[name], random)
  if (model === undefined) return null
  all[name].unshift(changed(model, { id: `0-copia-${number()}` }))
  return `${name}/${model.id}: copied with its address`
}

/** Two documents take each other's address. */
const swap: Edit = (all, random) => {
  const [one, other] = [pick(all.experiencias, random), pick(all.experiencias, random)]
  if (one === undefined || other === undefined || one === other) return null
  const [first, second] = [one['slug'] ?? one.id, other['slug'] ?? other.id]
  replace(all.experiencias, one, { slug: second })
  replace(all.experiencias, other, { slug: first })
  return `experiencias/${one.id} and ${other.id}: addresses swapped`
}

/** A document moves away, and another one takes its address at once. */
const move: Edit = (all, random) => {
  const [one, other] = [pick(all.experiencias, random), pick(all.experiencias, random)]
  if (one === undefined || other === undefined || one === other) return null
  replace(all.experiencias, other, { slug: one['slug'] ?? one.id })
  replace(all.experiencias, one, { slug: `movida-${number()}` })
  return `experiencias/${other.id}: the address that ${one.id} had`
}

/** A document is removed, another one takes its address, and it comes back. */
const gone = new WeakMap<object, RawDocument>()
const restore: Edit = (all, random) => {
  const before = gone.get(all)
  if (before !== undefined) {
    gone.delete(all)
    if (all.experiencias.some(({ id }) => id === before.id)) return null
    all.experiencias.push(before)
    return `experiencias/${before.id}: restored`
  }
  const document = pick(all.experiencias, random)
  if (document === undefined || all.experiencias.length < 3) return null
  gone.set(all, document)
  all.experiencias.splice(all.experiencias.indexOf(document), 1)
  all.experiencias.push(changed(document, { id: `0-sustituta-${number()}` }))
  return `experiencias/${document.id}: gone, and its address taken over`
}

export const addressEdits: Edit[] = [copy, swap, move, restore, restore]

function replace(documents: RawDocument[], document: RawDocument, changes: object): void {
  documents[documents.indexOf(document)] = changed(document, changes)
}

function changed(document: RawDocument, changes: object): RawDocument {
  const next: RawDocument = { ...document, ...changes }
  return Object.freeze(documentIn(next.id, next))
}

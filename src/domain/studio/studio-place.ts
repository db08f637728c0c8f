import { isDocumentId } from '#domain/data/document-id.ts'

import { type StudioCollection, studioCollections } from './studio-document.ts'

/** What the studio shows: a collection, or one of its documents. */
export interface StudioPlace {
  collection: StudioCollection
  id: string | null
  isNew: boolean
}

const newMark = 'nuevo'

/** The place that the fragment of an address names: `#/experiencias/kayak-maro`. What names none is the first collection. */
export function placeIn(fragment: string): StudioPlace {
  const [, name, id = '', mark] = fragment.split('/').map(decoded)
  const collection = studioCollections.find(known => known === name) ?? studioCollections[0]
  return isDocumentId(id)
    ? { collection, id, isNew: mark === newMark }
    : { collection, id: null, isNew: false }
}

export function fragmentOf({ collection, id, isNew }: StudioPlace): string {
  const parts = [collection, ...(id === null ? [] : [encodeURIComponent(id)]), ...(isNew ? [newMark] : [])]
  return `#/${parts.join('/')}`
}

export function isUsableId(text: string): boolean {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text) && isDocumentId(text)
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}

import { isDocumentId } from '#domain/text/document-id.ts'

import { type StudioCollection, studioCollections } from '#studio/document/studio-document.ts'

/** Current place in the studio: a collection, or one of its documents. */
export interface StudioPlace {
  collection: StudioCollection
  id: string | null
  isNew: boolean
  /** The field that is to be mended. */
  field?: string
}

const newMark = 'nuevo'
const fieldMark = 'campo'

/** The place that the fragment of an address names: `#/experiencias/kayak-maro`. What names none is the first collection. */
export function placeIn(fragment: string): StudioPlace {
  const [, name, id = '', mark, field] = fragment.split('/').map(decoded)
  const collection = studioCollections.find(known => known === name) ?? studioCollections[0]
  if (!isDocumentId(id)) return { collection, id: null, isNew: false }
  const place = { collection, id, isNew: mark === newMark }
  return mark === fieldMark && field ? { ...place, field } : place
}

export function fragmentOf({ collection, field, id, isNew }: StudioPlace): string {
  const marks = isNew ? [newMark] : field === undefined ? [] : [fieldMark, encodeURIComponent(field)]
  const parts = [collection, ...(id === null ? [] : [encodeURIComponent(id), ...marks])]
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

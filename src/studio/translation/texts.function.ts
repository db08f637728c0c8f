import { type DocumentSnapshot, FieldPath, getFirestore } from 'firebase-admin/firestore'

import { estudioIdiomas as estudioIdiomasCall, estudioTextos as estudioTextosCall } from './texts.call.ts'
import { nameIn } from '#contract/reading/draft.ts'
import { stateIn } from '#studio/list/document-row.contract.ts'
import { textFieldsOf } from './text-fields.contract.ts'
import { readTranslationNotes } from './translation-notes.contract.ts'
import { plainFields } from '#contract/values/typed-value.ts'
import { memoizeVersions } from '#domain/data/memoize.ts'
import type { DocumentFields } from '#domain/data/document-value.ts'
import { mayReadTexts } from '#domain/account/rights.ts'
import type { DocumentPlace } from '#studio/document/studio-document.ts'
import type { DocumentTexts } from './document-texts.ts'
import type { TranslationRow } from './matrix.ts'
import { textsIn } from './texts.ts'
import { countsOf, translatedTexts, type TranslationNotes } from './translated-text.ts'

import { callable } from '#functions/site/callable.ts'
import { done } from '#functions/site/outcome.ts'
import { documentAt, fieldsIn, refuseRole, revisionOf } from '#studio/document/place.function.ts'
import { notesAt } from './notes.function.ts'
import { translationService } from './service.function.ts'

const documentsPerPage = 500
/** Several times what the studio is made for. */
const maxRows = 40_000

const remembered = memoizeVersions<TranslationRow>(maxRows)

export const estudioIdiomas = callable(
  estudioIdiomasCall,
  { who: 'studio' },
  async ({ after, collection }, { rights }) => {
    if (!mayReadTexts(rights, collection)) return refuseRole()
    const all = getFirestore().collection(collection).orderBy(FieldPath.documentId()).limit(documentsPerPage)
    const { docs } = await (after === null ? all : all.startAfter(after)).get()
    const notes = await notesOf(collection, docs)
    const rows = docs.map((document, index) => rowOf(collection, document, notes[index]))
    const last = docs.length < documentsPerPage ? undefined : docs.at(-1)
    return done({ next: last?.id ?? null, rows })
  }
)

export const estudioTextos = callable(
  estudioTextosCall,
  { who: 'studio' },
  async ({ collection, ids }, { rights }) => {
    if (!mayReadTexts(rights, collection)) return refuseRole()
    const places = [...new Set(ids)].map(id => documentAt({ collection, id }))
    const documents = await getFirestore().getAll(...places)
    const found = documents.filter(({ exists }) => exists)
    const notes = await notesOf(collection, found)
    return done(
      found.map((document, index) =>
        documentTexts(
          { collection, id: document.id },
          fieldsIn(document),
          readTranslationNotes(notes[index]?.data())
        )
      )
    )
  }
)

/** The texts of a document, with what is known of their translations. */
export function documentTexts(
  { collection, id }: DocumentPlace,
  fields: DocumentFields,
  notes: TranslationNotes
): DocumentTexts {
  const texts = textsIn(fields, textFieldsOf(collection))
  return {
    hasMachine: translationService() !== null,
    id,
    state: stateIn(plainFields(fields)),
    texts: translatedTexts(texts, notes),
    title: nameIn({ ...plainFields(fields), id })
  }
}

async function notesOf(
  collection: DocumentPlace['collection'],
  documents: readonly DocumentSnapshot[]
): Promise<DocumentSnapshot[]> {
  if (documents.length === 0) return []
  return getFirestore().getAll(...documents.map(({ id }) => notesAt({ collection, id })))
}

function rowOf(
  collection: DocumentPlace['collection'],
  document: DocumentSnapshot,
  notes: DocumentSnapshot | undefined
): TranslationRow {
  const version = `${revisionOf(document)} ${notes?.exists === true ? revisionOf(notes) : ''}`
  return remembered(`${collection}/${document.id}`, version, () => {
    const place = { collection, id: document.id }
    const { state, texts, title } = documentTexts(
      place,
      fieldsIn(document),
      readTranslationNotes(notes?.data())
    )
    return { counts: countsOf(texts), id: document.id, state, texts: texts.length, title }
  })
}

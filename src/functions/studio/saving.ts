import { type DocumentSnapshot, getFirestore, type WriteBatch } from 'firebase-admin/firestore'

import { isDraft } from '#contract/reading/draft.ts'
import { isKnownDocument } from '#contract/studio/decoders.ts'
import { readLastChange } from '#contract/studio/stored.ts'
import { textFieldsOf, withMomentOfChange, withSafeHtml } from '#contract/studio/text-fields.ts'
import { fieldsOf, patchBetween, patched } from '#domain/studio/document-patch.ts'
import type { DocumentFields } from '#domain/studio/document-value.ts'
import { mayEdit, type StudioRights } from '#domain/studio/rights.ts'
import type { DocumentPatch, DocumentPlace, SaveOutcome } from '#domain/studio/studio-document.ts'
import { isTranslation } from '#domain/studio/translation.ts'

import type { Person } from '#functions/site/caller.ts'
import { done, type Outcome, type Refusal, refuse } from '#functions/site/outcome.ts'
import { authorsOf } from './authors.ts'
import { documentAt, fieldsIn, historyOf, mayRead, refuseRole, revisionOf } from './place.ts'
import { problemsOf } from './problems.ts'
import { addDocument, addVersions, committed } from './writing.ts'

export interface Change {
  place: DocumentPlace
  /** The revision that it is based on; null makes a new document. */
  revision: string | null
  /** From the document as it is now. */
  patch: (before: DocumentFields) => DocumentPatch
  /** The version that comes back with it. */
  restored: string | null
  /** What is written along with it, all or nothing. */
  along?: (batch: WriteBatch) => void
}

/** Firestore takes a mebibyte; a version holds the document once more as text. */
const longestDocument = 800_000

/** Writes a change with its version and its line of the record, all or nothing, unless somebody else wrote the document since. */
export async function saveChange(change: Change, { rights, uid }: Person): Promise<Outcome<SaveOutcome>> {
  const { place, revision } = change
  const ref = documentAt(place)
  const [document, history] = await getFirestore().getAll(ref, historyOf(place))
  if (document === undefined || history === undefined) throw new Error('The database answered half')
  const before = fieldsIn(document)
  const refusal = refusalOf(change, document, before, rights)
  if (refusal !== null) return refusal
  if (revision !== null && revisionOf(document) !== revision) return done(await changedSince(place, document))

  const wanted = patched(before, change.patch(before))
  if (!mayWrite(rights, place, before, wanted)) return refuseRole()
  const difference = patchBetween(before, wanted)
  if (revision !== null && fieldsOf(difference).length === 0) {
    const alone = getFirestore().batch()
    change.along?.(alone)
    if (change.along !== undefined && (await committed(alone)) === null)
      return done(await changedSince(place, document))
    return done({ kind: 'saved', problems: await problemsOf(place, before), revision })
  }
  const moment = new Date()
  const changed = withMomentOfChange(place, withSafeHtml(place.collection, difference.changed), moment)
  const patch = { changed, removed: difference.removed.filter(name => !(name in changed)) }
  const after = patched(before, patch)
  if (JSON.stringify(after).length > longestDocument)
    return refuse('invalid-argument', 'The document is too large', 'document-too-large')
  const problems = await problemsOf(place, after)
  if (!isDraft(after) && problems.some(({ isBlocking }) => isBlocking))
    return done({ kind: 'incomplete', problems })

  const batch = getFirestore().batch()
  addDocument(batch, document, patch)
  addVersions(batch, { document, history, place }, { after, moment, patch, restored: change.restored, uid })
  change.along?.(batch)
  const written = await committed(batch)
  if (written !== null) return done({ kind: 'saved', problems, revision: written })
  const now = await ref.get()
  if (revision === null) return refuse('already-exists', 'There is such a document', 'document-exists')
  if (!now.exists) return refuse('not-found', 'The document is gone', 'document-gone')
  return done(await changedSince(place, now))
}

function refusalOf(
  { place, revision }: Change,
  { exists }: DocumentSnapshot,
  before: DocumentFields,
  rights: StudioRights
): Refusal | null {
  const isOpen = exists ? mayRead(rights, place, before) : mayEdit(rights, place.collection)
  if (!isOpen) return refuseRole()
  if (!exists && revision !== null) return refuse('not-found', 'The document is gone', 'document-gone')
  if (exists && revision === null)
    return refuse('already-exists', 'There is such a document', 'document-exists')
  return isKnownDocument(place)
    ? null
    : refuse('invalid-argument', 'The site has no use for this document', 'document-unknown')
}

function mayWrite(
  rights: StudioRights,
  { collection }: DocumentPlace,
  before: DocumentFields,
  after: DocumentFields
): boolean {
  const { languages } = rights
  return (
    mayEdit(rights, collection) ||
    (languages.length > 0 &&
      isTranslation(before, after, { languages, textFields: textFieldsOf(collection) }))
  )
}

export async function changedSince(place: DocumentPlace, document: DocumentSnapshot): Promise<SaveOutcome> {
  const history = await historyOf(place).get()
  const change = revisionOf(history) === revisionOf(document) ? readLastChange(history.data()) : null
  const authorFor = await authorsOf(change === null ? [] : [change.uid])
  return {
    changedAt: document.updateTime?.toDate().toISOString() ?? '',
    changedBy: change && authorFor(change.uid),
    fields: fieldsIn(document),
    kind: 'changed-since',
    revision: revisionOf(document)
  }
}

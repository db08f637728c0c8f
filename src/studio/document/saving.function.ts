import { type DocumentSnapshot, getFirestore, type WriteBatch } from 'firebase-admin/firestore'

import { isDraft } from '#contract/reading/draft.ts'
import { isKnownDocument } from './decoders.contract.ts'
import { readLastChange } from './stored.contract.ts'
import { readPlan, type StoredPlan } from '#studio/plans/stored-plan.contract.ts'
import { textFieldsOf, withMomentOfChange, withSafeHtml } from '#studio/translation/text-fields.contract.ts'
import type { StudioAction } from '#studio/record/record.ts'
import { isSeen } from './editing.ts'
import { applyPatch, fieldsOf, patchBetween } from './patch.ts'
import type { DocumentFields } from '#domain/data/document-value.ts'
import { isChangeFulfilled, isFulfilled } from '#studio/plans/plan.ts'
import { mayEdit, mayReadTexts, mayTranslate, type StudioRights } from '#domain/account/rights.ts'
import type { DocumentPatch, DocumentPlace, DocumentProblem, SaveOutcome } from './studio-document.ts'
import { isTranslation } from '#studio/translation/is-translation.ts'
import type { TextPlace } from '#studio/translation/originals.ts'
import { languages } from '#domain/text/locale.ts'

import type { Person } from '#functions/site/caller.ts'
import { done, type Outcome, type Refusal, refuse } from '#functions/site/outcome.ts'
import { authorsOf } from './authors.function.ts'
import { documentAt, fieldsIn, historyOf, mayRead, refuseRole, revisionOf } from './place.function.ts'
import { plansOf } from '#studio/plans/place.function.ts'
import { problemsOf } from './problems.function.ts'
import { addNotes, notesAt } from '#studio/translation/notes.function.ts'
import { addConfirmation, addDocument, addVersions, commitBatch } from './writing.function.ts'

export interface Change {
  place: DocumentPlace
  /** The revision that it is based on; null makes a new document. */
  revision: string | null
  /** From the document as it is now. */
  patch: (before: DocumentFields) => DocumentPatch
  /** The version that comes back with it. */
  restored: string | null
  /** Of a translation: the texts that were written or looked at. Nothing else may be another one then. */
  translated?: readonly TextPlace[]
  /** Of what was planned, as it was read when it was due: it is carried out only while it stands like that. */
  plan?: DocumentSnapshot
  /** Name of the action in the record, where it is no plain change. */
  action?: StudioAction
  /** Further writes in the same batch. */
  along?: ((batch: WriteBatch) => void) | undefined
}

/** Firestore takes a mebibyte; a version holds the document once more as text. */
const longestDocument = 800_000

/** Writes a change with its version and its line of the record, all or nothing, unless another editor wrote the document since. */
export async function saveChange(
  change: Change,
  { rights, uid }: Pick<Person, 'rights' | 'uid'>
): Promise<Outcome<SaveOutcome>> {
  const { place, revision } = change
  const ref = documentAt(place)
  const found = await getFirestore().getAll(ref, historyOf(place), notesAt(place), ...plansOf(place))
  const [document, history, notes, ...plans] = found
  if (document === undefined || history === undefined || notes === undefined)
    throw new Error('The database answered a part')
  const before = fieldsIn(document)
  const refusal = refusalOf(change, document, before, rights)
  if (refusal !== null) return refusal
  const isOutdated = revision !== null && revisionOf(document) !== revision
  if (isOutdated || (change.plan && !plans.some(plan => isAsRead(plan, change.plan))))
    return done(await changedSince(place, document))

  const wanted = applyPatch(before, change.patch(before))
  if (!mayWrite(rights, change, before, wanted)) return refuseRole()
  const difference = patchBetween(before, wanted)
  const looked = change.translated ?? []
  if (revision !== null && fieldsOf(difference).length === 0) {
    await lookedAt(notes, { after: before, before, collection: place.collection, looked }, { place, uid })
    const alone = getFirestore().batch()
    change.along?.(alone)
    if (change.along !== undefined && (await commitBatch(alone)) === null)
      return done(await changedSince(place, document))
    return done({ kind: 'saved', problems: await problemsOf(place, before), revision })
  }
  const moment = new Date()
  const prepared = await preparedChange(place, before, difference, moment)
  if (prepared.kind === 'refused') return prepared
  const { after, patch, problems } = prepared.value
  if (isIncomplete(prepared.value)) return done({ kind: 'incomplete', problems })

  const batch = getFirestore().batch()
  addDocument(batch, document, patch)
  const confirmed = addNotes(batch, notes, { after, before, collection: place.collection, looked })
  addConfirmation(batch, confirmed, { moment, place, uid })
  addVersions(
    batch,
    { document, history, place },
    { after, action: change.action, moment, patch, restored: change.restored, uid }
  )
  endPlans(batch, plans, after, change.plan)
  change.along?.(batch)
  const written = await commitBatch(batch)
  if (written !== null) return done({ kind: 'saved', problems, revision: written })
  const now = await ref.get()
  if (revision === null) return refuse('already-exists', 'There is such a document', 'document-exists')
  if (!now.exists) return refuse('not-found', 'The document is gone', 'document-gone')
  return done(await changedSince(place, now))
}

/** A document with a change as it would be written, and what is then wrong with it. */
interface PreparedChange {
  after: DocumentFields
  patch: DocumentPatch
  problems: DocumentProblem[]
}

/** Makes a change ready to be written: with safe html and its moment. A change that is planned passes through it too, so that both meet the same checks. */
export async function preparedChange(
  place: DocumentPlace,
  before: DocumentFields,
  difference: DocumentPatch,
  moment: Date
): Promise<Outcome<PreparedChange>> {
  const changed = withMomentOfChange(place, withSafeHtml(place.collection, difference.changed), moment)
  const patch = { changed, removed: difference.removed.filter(name => !(name in changed)) }
  const after = applyPatch(before, patch)
  if (JSON.stringify(after).length > longestDocument)
    return refuse('invalid-argument', 'The document is too large', 'document-too-large')
  return done({ after, patch, problems: await problemsOf(place, after, isSeen(before) ? before : null) })
}

/** Whether it cannot be published so. */
export function isIncomplete({ after, problems }: PreparedChange): boolean {
  return !isDraft(after) && problems.some(({ isBlocking }) => isBlocking)
}

function isAsRead(plan: DocumentSnapshot, read: DocumentSnapshot | undefined): boolean {
  return read !== undefined && plan.ref.path === read.ref.path && revisionOf(plan) === revisionOf(read)
}

/** A plan ends with the change that makes the document what it was to become, or that carries it out. */
function endPlans(
  batch: WriteBatch,
  plans: readonly DocumentSnapshot[],
  after: DocumentFields,
  carriedOut: DocumentSnapshot | undefined
): void {
  for (const plan of plans) {
    const planned = readPlan(plan.data())
    if (planned === null || plan.updateTime === undefined) continue
    if (isAsRead(plan, carriedOut) || isPlanFulfilled(planned, after))
      batch.delete(plan.ref, { lastUpdateTime: plan.updateTime })
  }
}

/** Whether a document is already what a plan would make of it. */
export function isPlanFulfilled({ action, change }: StoredPlan, now: DocumentFields): boolean {
  return change === null ? isFulfilled(action, isDraft(now)) : isChangeFulfilled(change, now)
}

export function refusalOf(
  { place, revision, translated }: Pick<Change, 'place' | 'revision' | 'translated'>,
  { exists }: DocumentSnapshot,
  before: DocumentFields,
  rights: StudioRights
): Refusal | null {
  const isTexts = translated !== undefined && mayReadTexts(rights, place.collection)
  const isOpen = exists ? isTexts || mayRead(rights, place, before) : mayEdit(rights, place.collection)
  if (!isOpen) return refuseRole()
  if (!exists && revision !== null) return refuse('not-found', 'The document is gone', 'document-gone')
  if (exists && revision === null)
    return refuse('already-exists', 'There is such a document', 'document-exists')
  return isKnownDocument(place)
    ? null
    : refuse('invalid-argument', 'The site has no use for this document', 'document-unknown')
}

/** Checks the document without writing it. */
async function lookedAt(
  notes: DocumentSnapshot,
  change: Parameters<typeof addNotes>[2],
  who: { place: DocumentPlace; uid: string }
): Promise<void> {
  if (change.looked.length === 0) return
  const batch = getFirestore().batch()
  addConfirmation(batch, addNotes(batch, notes, change), { ...who, moment: new Date() })
  await commitBatch(batch)
}

function mayWrite(
  rights: StudioRights,
  { place: { collection }, translated }: Change,
  before: DocumentFields,
  after: DocumentFields
): boolean {
  if (translated === undefined) return mayEdit(rights, collection)
  return isTranslation(before, after, {
    languages: languages.filter(language => mayTranslate(rights, collection, language)),
    textFields: textFieldsOf(collection)
  })
}

export async function changedSince(
  place: DocumentPlace,
  document: DocumentSnapshot
): Promise<Extract<SaveOutcome, { kind: 'changed-since' }>> {
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

import {
  type DocumentSnapshot,
  FieldPath,
  FieldValue,
  GeoPoint,
  getFirestore,
  Timestamp,
  type WriteBatch
} from 'firebase-admin/firestore'
import {
  encodeDeletion,
  encodeRecord,
  encodeVersion,
  type NewVersion,
  readLastChange,
  recordCollection,
  versionId,
  versionsCollection
} from './stored.contract.ts'
import { momentOf, momentText } from '#contract/values/moment-text.ts'
import { fieldsOf } from './patch.ts'
import type { StudioAction } from '#studio/record/record.ts'
import { type DocumentFields, type DocumentValue, isList } from '#domain/data/document-value.ts'
import type { DocumentPatch, DocumentPlace } from './studio-document.ts'
import type { TextPlace } from '#studio/translation/originals.ts'
import { fieldsIn, revisionOf } from './place.function.ts'
import { typeIn, type ValueType } from '#contract/values/document-value.ts'

/** The fields of a document as the Admin SDK takes them. */
function storedFields(fields: DocumentFields): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, storedValue(value)]))
}

function storedValue(value: DocumentValue): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (isList(value)) return value.map(storedValue)
  const type = typeIn(value)
  return type === null ? storedFields(value) : made[type](value[type])
}

/** Converts types that JSON lacks. */
const made: Record<ValueType, (inner: unknown) => unknown> = {
  bytesValue: inner => Buffer.from(textOf(inner), 'base64'),
  doubleValue: Number,
  geoPointValue: inner => {
    const { latitude, longitude }: { latitude?: unknown; longitude?: unknown } = Object(inner)
    return new GeoPoint(Number(latitude), Number(longitude))
  },
  mapValue: inner => storedFields(Object(Object(inner).fields)),
  referenceValue: inner => getFirestore().doc(textOf(inner)),
  timestampValue: inner => {
    const { nanos, seconds } = momentOf(textOf(inner)) ?? { nanos: 0, seconds: 0 }
    return new Timestamp(seconds, nanos)
  },
  vectorValue: inner => FieldValue.vector(Object.values(Object(inner)).map(Number))
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

export function addDocument(
  batch: WriteBatch,
  { exists, ref, updateTime }: DocumentSnapshot,
  patch: DocumentPatch
): void {
  const changed = storedFields(patch.changed)
  if (!exists || updateTime === undefined) {
    batch.create(ref, changed)
    return
  }
  const [[first, value] = ['', null], ...rest] = [
    ...Object.entries(changed),
    ...patch.removed.map((name): [string, unknown] => [name, FieldValue.delete()])
  ]
  const others = rest.flatMap(([name, other]) => [new FieldPath(name), other])
  batch.update(ref, new FieldPath(first), value, ...others, { lastUpdateTime: updateTime })
}

interface Written {
  after: DocumentFields
  action?: StudioAction | undefined
  moment: Date
  patch: DocumentPatch
  restored: string | null
  uid: string
}

export function addVersions(
  batch: WriteBatch,
  { document, history, place }: Record<'document' | 'history', DocumentSnapshot> & { place: DocumentPlace },
  { after, action: named, moment, patch, restored, uid }: Written
): void {
  const changed = fieldsOf(patch)
  let version = readLastChange(history.data())?.version ?? 0
  const add = (kept: NewVersion) => {
    version += 1
    batch.create(history.ref.collection(versionsCollection).doc(versionId(version)), encodeVersion(kept))
  }
  // As it was left outside of the studio: that comes back, too.
  if (document.exists && (!history.exists || revisionOf(history) !== revisionOf(document))) {
    const left = { changed: [], fields: fieldsIn(document), restored: null, uid: null }
    add({ ...left, moment: document.updateTime?.toDate() ?? moment })
  }
  add({ changed, fields: after, moment, restored, uid })
  batch.set(history.ref, { uid, version })
  const action = named ?? (restored !== null ? 'restore' : document.exists ? 'save' : 'create')
  const where = `${place.collection}/${place.id}`
  batch.create(
    getFirestore().collection(recordCollection).doc(),
    encodeRecord(uid, moment, { action, fields: changed, where })
  )
}

/** A line of the record for translations that a translator confirmed, though their original was changed: `nombre.de`. */
export function addConfirmation(
  batch: WriteBatch,
  confirmed: readonly TextPlace[],
  { moment, place, uid }: { moment: Date; place: DocumentPlace; uid: string }
): void {
  if (confirmed.length === 0) return
  const fields = confirmed.map(({ language, path }) => `${path}.${language}`)
  const line = { action: 'confirm', fields, where: `${place.collection}/${place.id}` } as const
  batch.create(getFirestore().collection(recordCollection).doc(), encodeRecord(uid, moment, line))
}

/** gRPC codes for a document that is not as it was read: it exists, is gone, or was changed. */
const outdated: readonly unknown[] = [5, 6, 9, 10]

/** The revision that was written; null when another editor was first. */
export async function commitBatch(batch: WriteBatch): Promise<string | null> {
  try {
    const [first] = await batch.commit()
    const { nanoseconds: nanos = 0, seconds = 0 } = first?.writeTime ?? {}
    return momentText({ nanos, seconds })
  } catch (error) {
    const { code }: { code?: unknown } = Object(error)
    if (outdated.includes(code)) return null
    throw error
  }
}

/** Keeps a document that goes as its last version, unless that is there already, and says after it that the document went. */
export function addDeletion(
  batch: WriteBatch,
  {
    document,
    history,
    moment,
    uid
  }: Record<'document' | 'history', DocumentSnapshot> & { moment: Date; uid: string }
): void {
  let version = readLastChange(history.data())?.version ?? 0
  const add = (kept: object) => {
    version += 1
    batch.create(history.ref.collection(versionsCollection).doc(versionId(version)), kept)
  }
  if (!history.exists || revisionOf(history) !== revisionOf(document)) {
    const left = { changed: [], fields: fieldsIn(document), restored: null, uid: null }
    add(encodeVersion({ ...left, moment: document.updateTime?.toDate() ?? moment }))
  }
  add(encodeDeletion(uid, moment))
  batch.set(history.ref, { uid, version })
}

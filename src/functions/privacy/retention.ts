import type { CollectionReference, Firestore } from 'firebase-admin/firestore'

import { resultsCollection } from '#contract/written/partner/partner-results.ts'
import { retentionLimit, retentionMonths } from '#domain/privacy/retention.ts'

/** As many as one batch takes. */
const batchSize = 500
const dayLength = 'YYYY-MM-DD'.length

/** Messages, visits and their totals do not stay longer than the privacy policy says. */
export async function deleteOld(db: Firestore, now: Date): Promise<void> {
  await deleteBefore(db.collection('contactos'), retentionLimit(retentionMonths.messages, now))
  await deleteBefore(db.collection('estadisticas'), retentionLimit(retentionMonths.visits, now))
  const lastDay = retentionLimit(retentionMonths.results, now).slice(0, dayLength)
  await deleteBefore(db.collection(resultsCollection), lastDay, 'dia')
}

/** Deletes what was written before a moment (ISO 8601), batch by batch. */
async function deleteBefore(records: CollectionReference, limit: string, field = 'moment'): Promise<void> {
  const { docs } = await records.where(field, '<', limit).limit(batchSize).get()
  const batch = records.firestore.batch()
  for (const { ref } of docs) batch.delete(ref)
  await batch.commit()
  if (docs.length === batchSize) await deleteBefore(records, limit, field)
}

import { type CollectionReference, getFirestore } from 'firebase-admin/firestore'
import { onSchedule } from 'firebase-functions/scheduler'

import { retentionLimit, retentionMonths } from '#domain/privacy/retention.ts'
import { settings } from '#settings.ts'

/** As many as one batch takes. */
const batchSize = 500

/** Messages and visits do not stay longer than the privacy policy says. */
export const borrarAntiguos = onSchedule(
  { region: 'europe-west1', schedule: '30 3 * * *', timeZone: settings.timeZone },
  async () => {
    const db = getFirestore()
    const now = new Date()
    await deleteBefore(db.collection('contactos'), retentionLimit(retentionMonths.messages, now))
    await deleteBefore(db.collection('estadisticas'), retentionLimit(retentionMonths.visits, now))
  }
)

/** Deletes what was written before a moment (ISO 8601), batch by batch. */
async function deleteBefore(records: CollectionReference, limit: string): Promise<void> {
  const { docs } = await records.where('moment', '<', limit).limit(batchSize).get()
  const batch = records.firestore.batch()
  for (const { ref } of docs) batch.delete(ref)
  await batch.commit()
  if (docs.length === batchSize) await deleteBefore(records, limit)
}

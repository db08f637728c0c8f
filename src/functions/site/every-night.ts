import { type CollectionReference, type Firestore, getFirestore } from 'firebase-admin/firestore'
import { error as logError } from 'firebase-functions/logger'
import { weekdayOf } from '#domain/time/calendar-day.ts'
import { dayInAndalusia } from '#domain/time/day.ts'
import type { Weekday } from '#domain/time/schedule.ts'
import { countPartnerVisits } from '#functions/partner/count.ts'
import { sweepPhotos } from '#studio/photos/sweep.function.ts'
import { files } from './archive.ts'
import { resultsCollection } from '#contract/user-documents/partner/partner-results.ts'
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

/** Work by its name, which the log tells when it fails. */
type Jobs = Readonly<Record<string, () => Promise<void>>>

/** All documents and their versions are read to find photographs that nobody names: once a week is enough. */
const sweepDay: Weekday = 7

/** The work of a night. Each job may run again: a night that was missed is made up for by the next one. */
export async function everyNight(now: Date): Promise<void> {
  const db = getFirestore()
  const isSweepDay = weekdayOf(dayInAndalusia(now.toISOString())) === sweepDay
  await runEach({
    'old records': () => deleteOld(db, now),
    'visits of partners': () => countPartnerVisits(db, now),
    ...(isSweepDay && { 'unused photographs': () => sweepPhotos(files(), db, now) })
  })
}

/** One job after the other, because they share the memory. One that fails is logged and does not stop the next ones; the run fails at the end. */
export async function runEach(jobs: Jobs): Promise<void> {
  const failures: unknown[] = []
  for (const [name, run] of Object.entries(jobs))
    try {
      // oxlint-disable-next-line no-await-in-loop -- they share the memory
      await run()
    } catch (error) {
      logError(`The work on ${name} failed`, error)
      failures.push(error)
    }
  if (failures.length > 0) throw new AggregateError(failures, 'Not all work of the night was done')
}

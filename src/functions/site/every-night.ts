import { getFirestore } from 'firebase-admin/firestore'
import { error as logError } from 'firebase-functions/logger'

import { countPartnerVisits } from '#functions/partner/count.ts'
import { deleteOld } from '#functions/privacy/retention.ts'
import { sweepPhotos } from '#functions/studio/photos/sweep.ts'
import { weekdayOf } from '#domain/time/calendar-day.ts'
import { dayInAndalusia } from '#domain/time/day.ts'
import type { Weekday } from '#domain/time/schedule.ts'

import { files } from './archive.ts'

/** To look for photographs that nobody names, all documents and versions are read: once in a week is enough. */
const sweepDay: Weekday = 7

/** What is done each night, one after the other. Each may run as often as one likes, so a night that was missed is made up for by the next one. */
export async function everyNight(now: Date): Promise<void> {
  const db = getFirestore()
  const isSweepDay = weekdayOf(dayInAndalusia(now.toISOString())) === sweepDay
  const work = {
    'delete what is old': () => deleteOld(db, now),
    'count the visits of partners': () => countPartnerVisits(db, now),
    ...(isSweepDay && { 'remove photographs that nobody names': () => sweepPhotos(files(), db, now) })
  }
  const failures: unknown[] = []
  for (const [name, run] of Object.entries(work))
    try {
      // oxlint-disable-next-line no-await-in-loop -- they would take each other's memory
      await run()
    } catch (error) {
      // The others do not wait for it.
      logError(`Failed to ${name}`, error)
      failures.push(error)
    }
  if (failures.length > 0) throw new AggregateError(failures, 'The work of the night is not done')
}

import { type DocumentSnapshot, getFirestore } from 'firebase-admin/firestore'

import {
  estudioDias as estudioDiasCall,
  estudioMarcarDia as estudioMarcarDiaCall
} from './company-days.call.ts'
import { encodeDayOff, readDaysOff } from '#contract/documents/experience/days-off.ts'
import { companyExperience } from './company-experience.contract.ts'
import { companyOf } from '#studio/list/document-row.contract.ts'
import { type DayMark, type DayState, markedAhead, type MarkedDay } from './company-day.ts'
import { applyPatch } from '#studio/document/patch.ts'
import { isOwnOf, mayEdit } from '#domain/account/rights.ts'
import type { DocumentPatch } from '#studio/document/studio-document.ts'
import { addDays, type Day } from '#domain/time/calendar-day.ts'
import { dayInAndalusia } from '#domain/time/day.ts'
import { dayOffOn, type Exception, fullStarts, wholeDaysOff, withDay } from '#domain/time/day-off.ts'

import { callable } from '#functions/site/callable.ts'
import type { Person } from '#functions/site/caller.ts'
import { done, type Outcome, refuse } from '#functions/site/outcome.ts'
import { documentAt, fieldsIn, historyOf, refuseRole, revisionOf } from '#studio/document/place.function.ts'
import { addDocument, addVersions, commitBatch } from '#studio/document/writing.function.ts'

const maxExperiences = 200
/** Others may write the document in the same moment: only the day is changed, so it is tried again. */
const attempts = 5

export const estudioDias = callable(estudioDiasCall, { who: 'studio' }, async (_, { rights }) => {
  const today = todayInAndalusia()
  const found = await Promise.all(
    rights.companies.map(company =>
      getFirestore().collection('experiencias').where('empresa', '==', company).limit(maxExperiences).get()
    )
  )
  const experiences = found
    .flatMap(({ docs }) => docs)
    .map(document => companyExperience(document.id, fieldsIn(document), today))
    .toSorted((a, b) => a.title.localeCompare(b.title, 'es'))
  return done({ experiences, today })
})

/** The one thing that a company changes without an editor. It ends with its day, and takes nothing off the site. */
export const estudioMarcarDia = callable(
  estudioMarcarDiaCall,
  { limits: [{ by: 'person', seconds: 600, times: 200 }], who: 'studio' },
  async (mark, person) => {
    const today = todayInAndalusia()
    if (mark.day < today || mark.day > addDays(today, markedAhead))
      return refuse('failed-precondition', 'The day is over or too far away', 'day-out-of-reach')
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      // oxlint-disable-next-line no-await-in-loop -- each attempt begins from what the one before found changed
      const outcome = await marked(mark, person, today)
      if (outcome !== null) return outcome
    }
    return refuse('aborted', 'Others write the document at the same time', 'busy')
  }
)

/** Null when another editor wrote the document in between. */
async function marked(
  { day, hour, id, state }: DayMark,
  { rights, uid }: Person,
  today: Day
): Promise<Outcome<MarkedDay> | null> {
  const place = { collection: 'experiencias', id } as const
  const [document, history] = await getFirestore().getAll(documentAt(place), historyOf(place))
  if (document === undefined || history === undefined) throw new Error('The database answered half')
  const before = fieldsIn(document)
  const mayMark = mayEdit(rights, place.collection) || isOwnOf(rights, place.collection, companyIn(document))
  if (!mayMark) return refuseRole()
  if (!document.exists) return refuse('not-found', 'The experience is gone', 'document-gone')
  const daysOff = readDaysOff(document.get('excepciones'))
  const was = stateIn(daysOff, { day, hour })
  if (was === state) return done({ before: was, revision: revisionOf(document) })
  const reason = state === 'open' ? null : state
  const wanted = withDay(daysOff, { day, ...(hour && { start: hour }) }, reason, today).map(encodeDayOff)
  const patch: DocumentPatch =
    wanted.length === 0
      ? { changed: {}, removed: ['excepciones'] }
      : { changed: { excepciones: wanted }, removed: [] }
  const batch = getFirestore().batch()
  addDocument(batch, document, patch)
  const written = { after: applyPatch(before, patch), moment: new Date(), patch, restored: null, uid }
  addVersions(batch, { document, history, place }, written)
  const revision = await commitBatch(batch)
  return revision === null ? null : done({ before: was, revision })
}

function stateIn(exceptions: readonly Exception[], { day, hour }: Pick<DayMark, 'day' | 'hour'>): DayState {
  if (hour === undefined) return dayOffOn(day, wholeDaysOff(exceptions))?.reason ?? 'open'
  return fullStarts(exceptions, day).includes(hour) ? 'sold-out' : 'open'
}

function companyIn(document: DocumentSnapshot): { companyId: string | null; id: string } {
  return { companyId: companyOf(fieldsIn(document)), id: document.id }
}

function todayInAndalusia(): Day {
  return dayInAndalusia(new Date().toISOString())
}

import { FieldPath, getFirestore } from 'firebase-admin/firestore'

import {
  estudioMomento as estudioMomentoCall,
  estudioVolver as estudioVolverCall,
  type PastRequest
} from './past.call.ts'
import {
  encodeRecord,
  historyCollection,
  historyId,
  recordCollection
} from '#studio/document/stored.contract.ts'
import type { PastPage } from './past.ts'
import type { DocumentPlace } from '#studio/document/studio-document.ts'

import { callable } from '#functions/site/callable.ts'
import { done, type Refusal, refuse } from '#functions/site/outcome.ts'
import { isUntouched, pastLine } from './past-line.function.ts'

const documentsPerPage = 200
/** Each of them that was changed since is asked for its version: so many are answered in seconds, whatever else the machine does. */
const changedPerPage = 50
const limits = [{ by: 'person' as const, seconds: 600, times: 60 }]

export const estudioMomento = callable(
  estudioMomentoCall,
  { who: 'admin' },
  async request => refusalOf(request.moment) ?? done(await pageOf(request))
)

export const estudioVolver = callable(
  estudioVolverCall,
  { limits, who: 'admin' },
  async ({ documents, moment }, { uid }) => {
    const refusal = refusalOf(moment)
    if (refusal !== null) return refusal
    const now = new Date()
    const line = {
      action: 'restore-all' as const,
      fields: [moment, String(documents)],
      where: 'contenido/todo'
    }
    await getFirestore()
      .collection(recordCollection)
      .add(encodeRecord(uid, now, line))
    return done({ moment: now.toISOString() })
  }
)

function refusalOf(moment: string): Refusal | null {
  return Date.parse(moment) < Date.now()
    ? null
    : refuse('failed-precondition', 'The moment is ahead', 'moment-ahead')
}

/** Documents and the histories of those that are gone, both by id: as far as both were read. */
async function pageOf({ after, collection, moment }: PastRequest): Promise<PastPage> {
  const byId = FieldPath.documentId()
  const start = historyId({ collection, id: '' })
  const stored = getFirestore().collection(collection).orderBy(byId).limit(documentsPerPage)
  const known = getFirestore().collection(historyCollection).orderBy(byId).limit(documentsPerPage)
  const [{ docs }, { docs: histories }] = await Promise.all([
    (after === null ? stored : stored.startAfter(after)).get(),
    (after === null ? known.startAt(start) : known.startAfter(start + after)).get()
  ])
  const places = histories.flatMap(({ id }) => (id.startsWith(start) ? [id.slice(start.length)] : []))
  const ends = [
    endOf(
      docs.map(({ id }) => id),
      docs.length
    ),
    endOf(places, places.length)
  ]
  const [read = null] = ends.filter(id => id !== null).toSorted()
  const found = new Map(docs.map(document => [document.id, document]))
  const all = [...new Set([...found.keys(), ...places])].filter(id => read === null || id <= read).toSorted()
  const last = all.filter(id => !isUntouched(found.get(id) ?? null, moment)).at(changedPerPage - 1)
  const end = last === undefined || last === all.at(-1) ? read : last
  const isHere = (id: string) => end === null || id <= end
  const ids = all.filter(isHere)
  const lines = await Promise.all(
    ids.map(id => {
      const place: DocumentPlace = { collection, id }
      return pastLine(place, found.get(id) ?? null, moment)
    })
  )
  return {
    documents: docs.filter(({ id }) => isHere(id)).length,
    lines: lines.filter(line => line !== null),
    next: end
  }
}

/** Where a list that may go on ends; null for one that was read to its end. */
function endOf(ids: readonly string[], count: number): string | null {
  return count < documentsPerPage ? null : (ids.at(-1) ?? null)
}

import { getFirestore } from 'firebase-admin/firestore'

import { estudioRegistro as estudioRegistroCall } from './record.call.ts'
import { readRecordLine, type StoredLine } from './record-line.contract.ts'
import { peopleCollection, recordCollection } from '#studio/document/stored.contract.ts'

import { callable } from '#functions/site/callable.ts'
import { done } from '#functions/site/outcome.ts'
import { authorsOf } from '#studio/document/authors.function.ts'

const linesPerPage = 100

export const estudioRegistro = callable(estudioRegistroCall, { who: 'admin' }, async ({ before }) => {
  const { documents, next } = await pageOf(before)
  const read = documents.flatMap(document => {
    const line = readRecordLine(document.data())
    return line === null ? [] : [{ id: document.id, line }]
  })
  const authorFor = await authorsOf(read.flatMap(({ line }) => [line.uid, ...personsOf(line)]))
  const lines = read.map(({ id, line: { uid, ...line } }) => {
    const [person] = personsOf(line)
    return { ...line, author: authorFor(uid), id, person: person === undefined ? null : authorFor(person) }
  })
  return done({ lines, next })
})

/** All lines of a moment are on one page: so the moment alone says where the next one begins. */
async function pageOf(before: string | null) {
  const record = getFirestore().collection(recordCollection)
  const newest = record.orderBy('fecha', 'desc').limit(linesPerPage)
  const { docs } = await (before === null ? newest : newest.where('fecha', '<', before)).get()
  const last: unknown = docs.at(-1)?.get('fecha')
  if (docs.length < linesPerPage || typeof last !== 'string') return { documents: docs, next: null }
  const ofLast = await record.where('fecha', '==', last).get()
  return {
    documents: [...docs.filter(document => document.get('fecha') !== last), ...ofLast.docs],
    next: last
  }
}

function personsOf({ where }: Pick<StoredLine, 'where'>): string[] {
  const [collection, uid] = where.split('/')
  return collection === peopleCollection && uid !== undefined ? [uid] : []
}

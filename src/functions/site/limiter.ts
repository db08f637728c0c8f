import { createHmac, randomInt } from 'node:crypto'
import type { CollectionReference, Firestore } from 'firebase-admin/firestore'

import { decodeCountedCalls, encodeCountedCalls } from '#contract/user-documents/counted-calls.ts'
import { countCall, type Limit } from '#domain/data/rate-limit.ts'

import type { Origin } from './origin.ts'

/** CallerKind calls, as far as counting goes. Nothing in it can be traced back to an address. */
export interface Source extends Origin {
  uid: string | null
}

/**
 * Behind one server of Hosting are many callers, and a call to a function's own address may claim to be from any of them: all together may
 * call so many times as often as one.
 */
const callersPerEdge = 20
/** In as many documents, so that they do not wait for each other. */
const edgeParts = 10

interface Counter {
  key: string
  limit: Limit
}

/** Counts a call of a function under each of its limits; false when it is one too many, and then it is counted under none. */
export async function isWithinLimits(
  db: Firestore,
  name: string,
  limits: readonly Limit[],
  source: Source,
  nowMs: number
): Promise<boolean> {
  if (limits.length === 0) return true
  const counters = limits.flatMap(limit => countersOf(limit, source))
  const collection = countersAt(db, name)
  const refs = counters.map(({ key }) => collection.doc(key))
  return db.runTransaction(async transaction => {
    const documents = await Promise.all(refs.map(ref => transaction.get(ref)))
    const counted = counters.map(({ limit }, index) =>
      countCall(decodeCountedCalls(documents[index]?.data()), limit, nowMs)
    )
    if (counted.includes(null)) return false
    for (const [index, { limit }] of counters.entries()) {
      const [ref, count] = [refs[index], counted[index]]
      if (ref && count) transaction.set(ref, encodeCountedCalls(count, limit))
    }
    return true
  })
}

/** Counts stand below a document of their function, because the trigger `alCambiar` is called for each write of the first level. */
function countersAt(db: Firestore, name: string): CollectionReference {
  return db.collection('funciones').doc(name).collection('limites')
}

/** A signed-in person is counted by account, so that a family behind one address shares nothing but the limit for addresses. */
function countersOf(limit: Limit, { caller, edge, uid }: Source): Counter[] {
  const { by, seconds, times } = limit
  const whose = by === 'person' && uid !== null ? `u-${uid}` : `d-${caller}`
  const own = { key: `${seconds}-${by}-${whose}`, limit }
  if (by === 'person' || edge === null) return [own]
  const part = randomInt(edgeParts)
  const shared = { ...limit, times: Math.ceil((times * callersPerEdge) / edgeParts) }
  return [own, { key: `${seconds}-edge-${edge}-${part}`, limit: shared }]
}

/** An address as it is counted: with the key of the project it becomes a print from which the address cannot be read. */
export function addressPrint(address: string, key: string): string {
  return createHmac('sha256', key).update(address).digest('hex').slice(0, 32)
}

import { createHmac } from 'node:crypto'
import type { Firestore } from 'firebase-admin/firestore'

import { decodeCountedCalls, encodeCountedCalls } from '#contract/written/counted-calls.ts'
import { countCall, type Limit } from '#domain/rate-limit.ts'

/** Who calls, as far as counting goes. */
export interface Source {
  uid: string | null
  /** Nothing that can be traced back to the address itself. */
  address: string
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
  const refs = limits.map(limit => db.collection('limites').doc(keyOf(name, limit, source)))
  return db.runTransaction(async transaction => {
    const documents = await Promise.all(refs.map(ref => transaction.get(ref)))
    const counted = limits.map((limit, index) =>
      countCall(decodeCountedCalls(documents[index]?.data()), limit, nowMs)
    )
    if (counted.includes(null)) return false
    for (const [index, limit] of limits.entries()) {
      const [ref, count] = [refs[index], counted[index]]
      if (ref && count) transaction.set(ref, encodeCountedCalls(count, limit))
    }
    return true
  })
}

/** Who is signed in is counted by account, so that a family behind one address shares nothing but the limit for addresses. */
function keyOf(name: string, { by, seconds }: Limit, { address, uid }: Source): string {
  const whose = by === 'person' && uid !== null ? `u-${uid}` : `d-${address}`
  return `${name}-${seconds}-${by}-${whose}`
}

/**
 * The address of the caller, behind as many proxies of our own as append theirs: what stands further left is the caller's own claim.
 * With the key of the project it becomes a print of which nobody else can make out the address.
 */
export function addressPrint(
  forwarded: string | undefined,
  socket: string | undefined,
  ownProxies: number,
  key: string
): string {
  const hops = (forwarded ?? '')
    .split(',')
    .map(hop => hop.trim())
    .filter(Boolean)
  const address = hops.at(-1 - ownProxies) ?? hops[0] ?? socket ?? ''
  return createHmac('sha256', key).update(address).digest('hex').slice(0, 32)
}

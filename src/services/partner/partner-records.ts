import { readPublicPartner } from '#contract/documents/public-partner.ts'
import { dataRoutes } from '#domain/site/data-routes.ts'
import type { PublicPartner } from '#domain/partner/partner.ts'

/** There is no such partner, or there was no answer: the two are not the same. */
export type RecordAnswer =
  | { kind: 'found'; partner: PublicPartner }
  | { kind: 'unknown' }
  | { kind: 'failed' }

export type ReadRecord = (id: string) => Promise<RecordAnswer>

const missing = 404

/** Reads public records of partners, which are files of the site. */
export function createRecordReader(send: typeof fetch): ReadRecord {
  return async id => {
    try {
      const response = await send(dataRoutes.partner(id))
      if (response.status === missing) return { kind: 'unknown' }
      const partner = response.ok ? readPublicPartner(await response.json()) : null
      return partner === null ? { kind: 'failed' } : { kind: 'found', partner }
    } catch {
      return { kind: 'failed' }
    }
  }
}

export const readRecord = createRecordReader((...request) => fetch(...request))

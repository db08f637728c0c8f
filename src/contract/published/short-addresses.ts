import { z } from 'zod'

import { isOwnPath } from '#contract/fields/address.ts'
import { isSpotId, type ShortAddress } from '#domain/partner/short-address.ts'

const shortAddress = z.object({
  partnerId: z.string().nullable(),
  route: z.string().refine(isOwnPath),
  spots: z.array(z.string().refine(isSpotId))
})

const shortAddressFile = z.object({ addresses: z.record(z.string(), shortAddress) })

/** The file of short addresses as the site publishes it; null when it is another file. */
export function readShortAddressFile(file: unknown): ReadonlyMap<string, ShortAddress> | null {
  const { data } = shortAddressFile.safeParse(file)
  return data === undefined ? null : new Map(Object.entries(data.addresses))
}

import { z } from 'zod'

import type { PartnerAccess } from '#domain/partner/access.ts'

import { parsedOrNull } from '#contract/user-documents/fitting.ts'

/** A document of `accesosSocios`, by the id of the partner. */
const accessDocument = z
  .object({ caduca: z.iso.datetime(), retirado: z.boolean(), version: z.int().check(z.positive()) })
  .transform(({ caduca, retirado, version }): PartnerAccess => ({
    isRevoked: retirado,
    until: caduca,
    version
  }))

export const accessCollection = 'accesosSocios'

export function decodeAccess(document: unknown): PartnerAccess | null {
  return parsedOrNull(accessDocument, document)
}

export function encodeAccess({ isRevoked, until, version }: PartnerAccess) {
  return { caduca: until, retirado: isRevoked, version }
}

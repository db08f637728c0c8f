import { getFirestore } from 'firebase-admin/firestore'
import { askBy, partnerKitCall, printPartnerCall } from '#contract/calls/partner/partner-kit.ts'
import { partnerResultsCall } from '#contract/calls/partner/partner-results.ts'
import { accessCollection, encodeAccess } from '#contract/written/partner/partner-access.ts'
import { nextAccess, type PartnerCredentials } from '#domain/partner/access.ts'
import { linkOf } from '../../customers/partner-access.ts'
import { type Sample, sampleOf } from './sample.ts'

/** One of the catalogue of the product. */
const partnerId = 'casa-burriana'

/** Calls of the owner of a private link. */
export const partnerSamples: readonly Sample[] = [
  sampleOf(partnerKitCall)(async () => ({ request: askBy(await newLink()) })),
  sampleOf(partnerResultsCall)(async () => ({ request: askBy(await newLink()) })),
  sampleOf(printPartnerCall)(async () => ({
    request: {
      access: askBy(await newLink()),
      order: { experienceIds: [], format: 'a4', isColour: true, languages: ['es', 'en'], spot: null }
    }
  }))
]

async function newLink(): Promise<PartnerCredentials> {
  const access = nextAccess(null, Date.now())
  await getFirestore().collection(accessCollection).doc(partnerId).set(encodeAccess(access))
  // As the local host signs (scripts/local/host.ts).
  const link = linkOf(partnerId, access, { key: 'local', site: '' }).replace(/^.*#/, '')
  return { kind: 'link', link }
}

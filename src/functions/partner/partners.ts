import { getFirestore } from 'firebase-admin/firestore'

import { partnerKitCall, printPartnerCall, credentialsOf } from '#contract/calls/partner/partner-kit.ts'
import { partnerResultsCall } from '#contract/calls/partner/partner-results.ts'
import { decodePartner } from '#contract/documents/partner.ts'
import { accessCollection, decodeAccess } from '#contract/user-documents/partner/partner-access.ts'
import type { Limit } from '#domain/data/rate-limit.ts'
import { shortAddressOf } from '#domain/partner/short-address.ts'
import { settings } from '#settings.ts'

import { callable } from '#functions/site/callable.ts'
import type { Person } from '#functions/site/caller.ts'
import { done } from '#functions/site/outcome.ts'
import { readPosterDrawing, readPrintable } from '#functions/site/pages.ts'
import { partnerKey } from '#functions/site/secrets.ts'
import { openPartner, type PartnerLookups } from './access.ts'
import { resultsOf } from './results.ts'

/** A link cannot be guessed; what is limited is the work. */
const seeingLimits = [{ by: 'address', seconds: 600, times: 60 }] as const satisfies Limit[]
const printingLimits = [{ by: 'address', seconds: 600, times: 40 }] as const satisfies Limit[]

const lookups: PartnerLookups = {
  access: async id => decodeAccess(await documentOf(accessCollection, id)),
  partner: async id => {
    const fields = await documentOf('partners', id)
    return fields === undefined ? null : decodePartner({ ...fields, id }).value
  }
}

const open = (request: Parameters<typeof credentialsOf>[0], caller: Person | null) =>
  openPartner(
    credentialsOf(request),
    { key: partnerKey.value(), own: caller && !caller.isAnonymous ? caller.rights.partners : null },
    lookups,
    Date.now()
  )

export const verSocio = callable(
  partnerKitCall,
  { limits: seeingLimits, who: 'anyone' },
  async (request, caller) => {
    const opened = await open(request, caller)
    if (opened.kind === 'refused') return opened
    const { others: ids, partner, until } = opened.value
    const [{ near, shortName }, found] = await Promise.all([
      readPrintable(partner.id),
      Promise.all(ids.map(lookups.partner))
    ])
    const others = found.flatMap(other => (other === null ? [] : [{ id: other.id, name: other.name }]))
    const { host, id, name } = partner
    const address = shortAddressOf(settings.site, shortName)
    return done({ address, id, name, near, others, spots: host.spots, until })
  }
)

export const resultadosSocio = callable(
  partnerResultsCall,
  { limits: seeingLimits, who: 'anyone' },
  async (request, caller) => {
    const opened = await open(request, caller)
    if (opened.kind === 'refused') return opened
    return done(await resultsOf(opened.value.partner, new Date()))
  }
)

export const imprimirSocio = callable(
  printPartnerCall,
  { limits: printingLimits, who: 'anyone' },
  async ({ access, order }, caller) => {
    const opened = await open(access, caller)
    if (opened.kind === 'refused') return opened
    const { partner } = opened.value
    const kit = await readPrintable(partner.id)
    // Letters and drawings are large, and needed by this alone.
    const { printForPartner } = await import('./printing.ts')
    const printed = await printForPartner({ kit, partner }, order, readPosterDrawing)
    if (printed.kind === 'refused') return printed
    const { file, missing, pdf } = printed.value
    return done({ content: pdf.toString('base64'), file, missing })
  }
)

async function documentOf(collection: string, id: string) {
  return (await getFirestore().collection(collection).doc(id).get()).data()
}

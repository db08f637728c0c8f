import { defineFile } from '#catalog/routing/data-file.ts'
import { memoizeWeak } from '#domain/data/memoize.ts'
import { type Partner, publicRecordOf } from '#domain/partner/partner.ts'

/** `/datos/partners/{id}.json`: what everybody may know of a partner. */
export const partnerFile = defineFile({
  pattern: '/datos/partners/[id].json',
  files: catalog => catalog.partners.map(idsOf),
  params: ({ id }) => ({ id }),
  read: (catalog, { id }) => {
    const partner = catalog.partners.find(candidate => candidate.id === id)
    if (!partner) throw new Error(`No partner has the id «${id}»`)
    return publicRecordOf(partner)
  }
})

const idsOf = memoizeWeak(({ id }: Partner) => ({ id }))

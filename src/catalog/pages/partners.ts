import { defineFile } from '#catalog/data-file.ts'
import { oncePer } from '#domain/once.ts'
import { type Partner, publicRecordOf } from '#domain/partner.ts'

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

const idsOf = oncePer(({ id }: Partner) => ({ id }))

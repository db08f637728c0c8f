import { defineFile } from '#catalog/data-file.ts'
import { publicRecordOf } from '#domain/partner.ts'

/** `/datos/partners/{id}.json`: what everybody may know of a partner. */
export const partnerFile = defineFile({
  pattern: '/datos/partners/[id].json',
  files: catalog => catalog.partners.map(({ id }) => ({ id })),
  params: ({ id }) => ({ id }),
  read: (catalog, { id }) => {
    const partner = catalog.partners.find(candidate => candidate.id === id)
    if (!partner) throw new Error(`No partner has the id «${id}»`)
    return publicRecordOf(partner)
  }
})

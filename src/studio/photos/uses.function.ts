import { getFirestore } from 'firebase-admin/firestore'

import { estudioUsosFoto as estudioUsosFotoCall } from './photos.call.ts'
import { nameIn } from '#contract/reading/draft.ts'
import { companyOf, stateIn } from '#studio/list/document-row.contract.ts'
import { proposalStateNames } from '#studio/proposals/proposal-states.contract.ts'
import { proposalsCollection, readProposal } from '#studio/proposals/stored-proposal.contract.ts'
import { photoAddresses } from '#contract/documents/experience/photo-addresses.ts'
import { plainFields } from '#contract/values/typed-value.ts'
import { isOwnOf, mayReadAll } from '#domain/account/rights.ts'

import { callable } from '#functions/site/callable.ts'
import { done } from '#functions/site/outcome.ts'
import { fieldsIn, refuseRole } from '#studio/document/place.function.ts'
import { mayAddPhotos } from './upload.function.ts'

/** Answers before a photograph is removed from a document which others use it. A company only learns of its own experiences. */
export const estudioUsosFoto = callable(
  estudioUsosFotoCall,
  { limits: [{ by: 'person', seconds: 600, times: 120 }], who: 'studio' },
  async ({ experience, url }, { rights }) => {
    if (!(await mayAddPhotos(rights, experience))) return refuseRole()
    const db = getFirestore()
    const fields = ['nombre', 'imagenes', 'empresa', 'borrador', 'ocultar', 'activo']
    const [found, waiting] = await Promise.all([
      db
        .collection('experiencias')
        .select(...fields)
        .get(),
      db.collection(proposalsCollection).where('estado', '==', proposalStateNames.waiting).get()
    ])
    const isShown = (id: string, companyId: string | null) =>
      mayReadAll(rights) || isOwnOf(rights, 'experiencias', { companyId, id })
    const experiences = found.docs.flatMap(document => {
      const stored = fieldsIn(document)
      const plain = plainFields(stored)
      const addresses = photoAddresses(plain)
      if (!addresses.includes(url) || !isShown(document.id, companyOf(stored))) return []
      return [
        {
          id: document.id,
          isFirst: addresses[0] === url,
          state: stateIn(plain),
          title: nameIn({ ...plain, id: document.id })
        }
      ]
    })
    const proposals = waiting.docs.filter(document => {
      const proposal = readProposal(document.data())
      if (proposal === null || !isShown(proposal.place.id, proposal.companyId)) return false
      return photoAddresses(plainFields(proposal.patch.changed)).includes(url)
    })
    return done({ experiences, proposals: proposals.length })
  }
)

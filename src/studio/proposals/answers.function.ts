import { type DocumentSnapshot, getFirestore, type WriteBatch } from 'firebase-admin/firestore'

import { estudioResponder as estudioResponderCall } from './proposals.call.ts'
import {
  encodeAnswer,
  proposalsCollection,
  readProposal,
  type StoredProposal
} from './stored-proposal.contract.ts'
import { encodeRecord, recordCollection } from '#studio/document/stored.contract.ts'
import { isSame } from '#studio/document/patch.ts'
import type { ProposalState } from './proposal.ts'
import { mayEdit } from '#domain/account/rights.ts'
import type { DocumentPatch } from '#studio/document/studio-document.ts'

import { callable } from '#functions/site/callable.ts'
import { done, refuse, type Refusal } from '#functions/site/outcome.ts'
import { refuseRole } from '#studio/document/place.function.ts'
import { saveChange } from '#studio/document/saving.function.ts'
import { commitBatch } from '#studio/document/writing.function.ts'

/** The publication and the answer are written in one batch: a proposal has one answer. */
export const estudioResponder = callable(
  estudioResponderCall,
  { largestBytes: 1_000_000, who: 'studio' },
  async ({ proposal: id, publish, word }, person) => {
    if (!mayEdit(person.rights, 'experiencias')) return refuseRole()
    const document = await getFirestore().collection(proposalsCollection).doc(id).get()
    const proposal = readProposal(document.data())
    if (proposal === null) return refuse('not-found', 'There is no such proposal', 'proposal-gone')
    if (proposal.state !== 'waiting') return answered()
    if (publish === null) {
      if (word === '') return refuse('invalid-argument', 'A refusal says why', 'word-needed')
      const batch = getFirestore().batch()
      writeAnswer(batch, document, { proposal, state: 'refused', uid: person.uid, word })
      return (await commitBatch(batch)) === null ? answered() : done({ kind: 'refused' as const })
    }
    const state = isSamePatch(publish.patch, proposal.patch) ? 'accepted' : 'changed'
    return saveChange(
      {
        along: batch => writeAnswer(batch, document, { proposal, state, uid: person.uid, word }),
        patch: () => publish.patch,
        place: proposal.place,
        restored: null,
        revision: publish.revision
      },
      person
    )
  }
)

interface Answer {
  proposal: StoredProposal
  state: ProposalState
  uid: string
  word: string
}

function writeAnswer(
  batch: WriteBatch,
  { ref, updateTime }: DocumentSnapshot,
  { proposal: { patch, place }, state, uid, word }: Answer
): void {
  const moment = new Date()
  const answer = encodeAnswer(state, word, uid, moment)
  batch.update(ref, answer, updateTime ? { lastUpdateTime: updateTime } : {})
  const fields = [...Object.keys(patch.changed), ...patch.removed]
  const line = { action: 'answer' as const, fields, where: `${place.collection}/${place.id}` }
  batch.create(getFirestore().collection(recordCollection).doc(), encodeRecord(uid, moment, line))
}

function isSamePatch(one: DocumentPatch, other: DocumentPatch): boolean {
  return (
    isSame(one.changed, other.changed) && isSame([...one.removed].toSorted(), [...other.removed].toSorted())
  )
}

function answered(): Refusal {
  return refuse('failed-precondition', 'The proposal has its answer', 'proposal-answered')
}

import { randomUUID } from 'node:crypto'
import { getFirestore } from 'firebase-admin/firestore'

import {
  estudioProponer as estudioProponerCall,
  estudioPropuestas as estudioPropuestasCall,
  type ProposeRequest
} from './proposals.call.ts'
import { proposableFields } from '#contract/documents/proposable.ts'
import { nameIn } from '#contract/reading/draft.ts'
import { companyOf } from '#studio/list/document-row.contract.ts'
import { proposalStateNames } from './proposal-states.contract.ts'
import { encodeProposal, proposalId, proposalsCollection, readProposal } from './stored-proposal.contract.ts'
import { encodeRecord, recordCollection } from '#studio/document/stored.contract.ts'
import { withSafeHtml } from '#studio/translation/text-fields.contract.ts'
import { plainFields } from '#contract/values/typed-value.ts'
import { inReadingOrder, type Proposal } from './proposal.ts'
import { applyPatch, fieldsOf } from '#studio/document/patch.ts'
import type { DocumentFields } from '#domain/data/document-value.ts'
import { isOwnOf, mayEdit } from '#domain/account/rights.ts'
import type { DocumentProblem, SaveOutcome } from '#studio/document/studio-document.ts'
import { tidyLine } from '#domain/text/plain-text.ts'

import { callable } from '#functions/site/callable.ts'
import type { Person } from '#functions/site/caller.ts'
import { done, type Outcome, refuse } from '#functions/site/outcome.ts'
import { authorsOf } from '#studio/document/authors.function.ts'
import { documentAt, fieldsIn, refuseRole, revisionOf } from '#studio/document/place.function.ts'
import { problemsOf } from '#studio/document/problems.function.ts'
import { changedSince } from '#studio/document/saving.function.ts'
import { commitBatch } from '#studio/document/writing.function.ts'

/** Values of before and of now, as text, in one document of the database. */
const longestProposal = 400_000
const maxShown = 100

export const estudioProponer = callable(
  estudioProponerCall,
  {
    largestBytes: 500_000,
    limits: [{ by: 'person', seconds: 600, times: 60 }],
    who: 'studio'
  },
  proposed
)

/** Lists waiting proposals, and the latest answered ones. */
export const estudioPropuestas = callable(estudioPropuestasCall, { who: 'studio' }, async (_, { rights }) => {
  const all = getFirestore().collection(proposalsCollection)
  const queries = mayEdit(rights, 'experiencias')
    ? [all.where('estado', '==', proposalStateNames.waiting), all.limit(maxShown)]
    : rights.companies.map(company => all.where('empresa', '==', company))
  const found = await Promise.all(queries.map(query => query.limit(maxShown).get()))
  const documents = new Map(found.flatMap(({ docs }) => docs).map(each => [each.id, each.data()]))
  return done(await named(documents))
})

async function proposed(
  { note, patch, place, replaces, revision }: ProposeRequest,
  person: Person
): Promise<Outcome<SaveOutcome>> {
  const { rights, uid } = person
  const document = await documentAt(place).get()
  const before = fieldsIn(document)
  const companyId = companyFor(place.collection, place.id, before)
  if (companyId === null || !isOwnOf(rights, place.collection, { companyId, id: place.id }))
    return refuseRole()
  if (!document.exists) return refuse('not-found', 'The document is gone', 'document-gone')
  const names = fieldsOf(patch)
  const open = proposableFields(place.collection)
  if (names.some(name => !open.includes(name))) return refuseRole()
  if (names.length === 0 || Object.values(patch.changed).some(isUnseen))
    return refuse('invalid-argument', 'Nothing is proposed', 'nothing-proposed')
  if (revisionOf(document) !== revision) return done(await changedSince(place, document))
  const safe = { ...patch, changed: withSafeHtml(place.collection, patch.changed) }
  const problems = await problemsOf(place, applyPatch(before, safe))
  const own = problems.filter(problem => names.some(name => isWithin(problem, name)))
  if (own.some(({ isBlocking }) => isBlocking)) return done({ kind: 'incomplete', problems: own })

  const moment = new Date()
  const values = Object.fromEntries(Object.entries(before).filter(([name]) => names.includes(name)))
  const title = nameIn({ ...plainFields(before), id: place.id })
  const proposal = encodeProposal({
    before: values,
    companyId,
    moment,
    note,
    patch: safe,
    place,
    revision,
    title,
    uid
  })
  if (JSON.stringify(proposal).length > longestProposal)
    return refuse('invalid-argument', 'The proposal is too large', 'document-too-large')
  const all = getFirestore().collection(proposalsCollection)
  const batch = getFirestore().batch()
  const replaced = replaces === null ? null : await all.doc(replaces).get()
  const isReplaced =
    replaced?.get('estado') === proposalStateNames.waiting &&
    replaced.get('empresa') === companyId &&
    replaced.get('coleccion') === place.collection &&
    replaced.get('documento') === place.id
  if (replaced && isReplaced && replaced.updateTime)
    batch.delete(replaced.ref, { lastUpdateTime: replaced.updateTime })
  batch.create(all.doc(proposalId(moment, randomUUID().slice(0, 8))), proposal)
  const line = { action: 'propose' as const, fields: names, where: `${place.collection}/${place.id}` }
  batch.create(getFirestore().collection(recordCollection).doc(), encodeRecord(uid, moment, line))
  // The one that was to be replaced is answered: what is proposed now is one of its own.
  if ((await commitBatch(batch)) === null)
    return proposed({ note, patch, place, replaces: null, revision }, person)
  return done({ kind: 'saved', problems: own, revision })
}

/** A text with nothing to see in it: nobody could tell what is proposed. An emptied field is a removed one. */
function isUnseen(value: unknown): boolean {
  return typeof value === 'string' && value !== '' && tidyLine(value) === ''
}

async function named(documents: ReadonlyMap<string, unknown>): Promise<Proposal[]> {
  const read = [...documents].flatMap(([id, document]) => {
    const stored = readProposal(document)
    return stored === null ? [] : [{ id, stored }]
  })
  const authorFor = await authorsOf(
    read.flatMap(({ stored: { answer, uid } }) => [uid, ...(answer ? [answer.uid] : [])])
  )
  const proposals = read.map(({ id, stored: { answer, uid, ...stored } }) => ({
    ...stored,
    answer: answer && { author: authorFor(answer.uid), moment: answer.moment, word: answer.word },
    author: authorFor(uid),
    id
  }))
  return inReadingOrder(proposals)
}

/** The company that a document belongs to; null where documents belong to no company. */
function companyFor(collection: string, id: string, fields: DocumentFields): string | null {
  if (collection === 'empresas') return id
  return collection === 'experiencias' ? companyOf(fields) : null
}

function isWithin({ field }: DocumentProblem, name: string): boolean {
  return field === name || field.startsWith(`${name}.`)
}

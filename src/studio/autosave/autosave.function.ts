import { type DocumentSnapshot, getFirestore } from 'firebase-admin/firestore'

import {
  estudioConservado as estudioConservadoCall,
  estudioConservados as estudioConservadosCall,
  estudioConservar as estudioConservarCall,
  type AutosaveRequest,
  type KeptPlace
} from './autosave.call.ts'
import { isKnownDocument } from '#studio/document/decoders.contract.ts'
import { companyOf } from '#studio/list/document-row.contract.ts'
import {
  encodeAutosave,
  autosaveCollection,
  readAutosave,
  readAutosaveLine
} from './stored-autosave.contract.ts'
import { readKeptTexts } from '#studio/translation/kept-texts.contract.ts'
import { fieldsOf } from '#studio/document/patch.ts'
import type { ServerChanges } from './autosave.ts'
import {
  isOwnOf,
  mayEdit,
  mayReadAll,
  mayReadTexts,
  mayTranslate,
  type StudioRights
} from '#domain/account/rights.ts'

import { callable } from '#functions/site/callable.ts'
import { done, type Refusal, refuse } from '#functions/site/outcome.ts'
import { authorsOf } from '#studio/document/authors.function.ts'
import { documentAt, fieldsIn, refuseRole, revisionOf } from '#studio/document/place.function.ts'
import { commitBatch } from '#studio/document/writing.function.ts'
import { autosaveOf } from './place.function.ts'

/** As much as a change that is published, once with the values of before. */
const largestBytes = 1_000_000
const longestChanges = 800_000
/** So many are shown in a list, far more than are ever left unpublished. */
const maxKept = 1000

export const estudioConservar = callable(
  estudioConservarCall,
  { largestBytes, who: 'studio' },
  async (request, { rights, uid }) => {
    const { mark, patch, place, session } = request
    const [document, kept] = await getFirestore().getAll(documentAt(place), autosaveOf(request, uid))
    if (document === undefined || kept === undefined) throw new Error('The database answered a part')
    const refusal = refusalOf(request, document, rights)
    if (refusal !== null) return refusal
    const now = answerOf(kept)
    if (now !== null && now.session !== session && now.mark !== mark)
      return done({ changes: now, kind: 'elsewhere' })

    const moment = new Date().toISOString()
    const batch = getFirestore().batch()
    const precondition = kept.updateTime && { lastUpdateTime: kept.updateTime }
    const isEmpty = fieldsOf(patch).length === 0
    const written = encodeAutosave({ ...request, moment, uid })
    if (isEmpty && precondition) batch.delete(kept.ref, precondition)
    else if (precondition) batch.update(kept.ref, written, precondition)
    else if (!isEmpty) batch.create(kept.ref, written)
    const revision = await commitBatch(batch)
    // Another tab was faster: what it wrote is the answer.
    const other = revision === null ? answerOf(await kept.ref.get()) : null
    if (other !== null) return done({ changes: other, kind: 'elsewhere' })
    if (revision === null) return refuse('aborted', 'Written by two at once', 'busy')
    return done({ kind: 'kept', mark: isEmpty ? null : revision, moment })
  }
)

export const estudioConservado = callable(
  estudioConservadoCall,
  { who: 'studio' },
  async (request, { rights, uid }) => {
    const [document, kept] = await getFirestore().getAll(documentAt(request.place), autosaveOf(request, uid))
    if (document === undefined || kept === undefined) throw new Error('The database answered a part')
    return mayKeep(rights, request, document) ? done({ changes: answerOf(kept) }) : refuseRole()
  }
)

export const estudioConservados = callable(
  estudioConservadosCall,
  { who: 'studio' },
  async ({ collection }, { rights, uid: caller }) => {
    const all = getFirestore().collection(autosaveCollection).where('coleccion', '==', collection)
    const seen = mayReadAll(rights) ? all : all.where('uid', '==', caller)
    const { docs } = await seen.select('documento', 'fecha', 'parte', 'uid').limit(maxKept).get()
    const lines = docs.flatMap(document => readAutosaveLine(document.data()) ?? [])
    const author = await authorsOf(lines.map(({ uid }) => uid))
    return done(lines.map(({ uid, ...line }) => ({ ...line, author: author(uid), isOwn: uid === caller })))
  }
)

/** Whoever may change a document, or propose changes of it; its translations whoever reads its texts. */
function mayKeep(rights: StudioRights, { part, place }: KeptPlace, document: DocumentSnapshot): boolean {
  const { collection, id } = place
  if (part === 'texts') return mayReadTexts(rights, collection)
  const owner = { companyId: companyOf(fieldsIn(document)), id }
  return mayEdit(rights, collection) || (document.exists && isOwnOf(rights, collection, owner))
}

function refusalOf(
  request: AutosaveRequest,
  document: DocumentSnapshot,
  rights: StudioRights
): Refusal | null {
  const { before, part, patch, place, revision } = request
  if (!mayKeep(rights, request, document)) return refuseRole()
  if (!document.exists && (part === 'texts' || revision !== null))
    return refuse('not-found', 'The document is gone', 'document-gone')
  if (part === 'texts') {
    const texts = readKeptTexts(patch.changed)
    if (texts === null) return refuse('invalid-argument', 'No translations')
    const areTheirs = texts.every(({ language }) => mayTranslate(rights, place.collection, language))
    if (!areTheirs) return refuseRole()
  }
  if (!isKnownDocument(place))
    return refuse('invalid-argument', 'The site has no use for this document', 'document-unknown')
  if (JSON.stringify([before, patch]).length > longestChanges)
    return refuse('invalid-argument', 'The changes are too large', 'document-too-large')
  return null
}

/** Null where nothing is kept. */
function answerOf(kept: DocumentSnapshot): ServerChanges | null {
  const read = readAutosave(kept.data())
  return read && { ...read, mark: revisionOf(kept) }
}

import { applyPatch, type Fields, isSame, fieldsOf } from '#studio/document/patch.ts'
import type { StudioDocument } from '#studio/document/studio-document.ts'
import { mergeThreeWays, resolveClash } from '#studio/document/three-way.ts'

import type { Proposal } from './proposal.ts'

/** A proposal before the document as it is now. */
export interface ProposalReview {
  proposal: Proposal
  document: StudioDocument
  /** The fields that the proposal touches. */
  names: readonly string[]
  /** Fields that another editor changed since then, to another value. */
  changedSince: readonly string[]
  /** The values that are to be published. */
  fields: Fields
}

/** Three ways: what the company saw, what it proposes, and what there is now. What changed elsewhere in a text, such as another language, stays. */
export function reviewOf(proposal: Proposal, document: StudioDocument): ProposalReview {
  const names = fieldsOf(proposal.patch)
  const merge = mergeThreeWays(
    proposal.before,
    applyPatch(proposal.before, proposal.patch),
    only(document.fields, names)
  )
  const fields = merge.clashes.reduce((found, clash) => resolveClash(found, clash, 'mine'), merge.fields)
  const changedSince = [...new Set(merge.clashes.map(({ field }) => field.split('.')[0] ?? field))]
  return { changedSince, document, fields, names, proposal }
}

/** The patch to publish: touched fields that differ from the current document. */
export function publishedPatch({ document, fields, names }: ProposalReview) {
  const changed = names.filter(name => name in fields && !isSame(fields[name], document.fields[name]))
  return {
    changed: only(fields, changed),
    removed: names.filter(name => !(name in fields) && name in document.fields)
  }
}

function only(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)))
}

import type { DocumentFields } from '#domain/data/document-value.ts'
import type { Author, DocumentPatch, DocumentPlace } from '#studio/document/studio-document.ts'

/** `changed`: an editor published it, but not quite as it was proposed. */
export type ProposalState = 'waiting' | 'accepted' | 'changed' | 'refused'

/** An editor's answer to a proposal. */
interface ProposalAnswer {
  author: Author
  moment: string
  /** Empty where nothing had to be said. */
  word: string
}

/** Changes that a company proposes for a document of its own. They are stored apart from the document until an editor publishes them. */
export interface Proposal {
  id: string
  place: DocumentPlace
  title: string
  patch: DocumentPatch
  /** The values of the same fields, on which the proposal is based. */
  before: DocumentFields
  /** For the editor. */
  note: string
  author: Author
  moment: string
  state: ProposalState
  answer: ProposalAnswer | null
}

export const longestNote = 1000

/** Sorts waiting proposals first, then by date, newest first. */
export function inReadingOrder(proposals: readonly Proposal[]): Proposal[] {
  const waits = ({ state }: Proposal) => Number(state === 'waiting')
  return proposals.toSorted((a, b) => waits(b) - waits(a) || (a.moment < b.moment ? 1 : -1))
}

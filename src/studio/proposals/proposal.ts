import type { DocumentFields } from '#domain/data/document-value.ts'
import type { Author, DocumentPatch, DocumentPlace } from '#studio/document/studio-document.ts'

/** `changed`: an editor published it, but not quite as it was proposed. */
export type ProposalState = 'waiting' | 'accepted' | 'changed' | 'refused'

/** What an editor made of a proposal. */
interface ProposalAnswer {
  author: Author
  moment: string
  /** Empty where nothing had to be said. */
  word: string
}

/** What a company would like to change in a document of its own. It is kept apart from the document until an editor publishes it. */
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

/** Those that wait first, then the newest. */
export function inReadingOrder(proposals: readonly Proposal[]): Proposal[] {
  const waits = ({ state }: Proposal) => Number(state === 'waiting')
  return proposals.toSorted((a, b) => waits(b) - waits(a) || (a.moment < b.moment ? 1 : -1))
}

import { atom, type ReadableAtom, type WritableAtom } from 'nanostores'

import { type Remote, remoteOf } from '#domain/data/remote.ts'
import { inReadingOrder, type Proposal, type ProposalState } from './proposal.ts'
import { type ProposalReview, publishedPatch, reviewOf } from './proposal-review.ts'
import type { EditorText, FieldForm } from '#domain/data/field-form.ts'
import { withField } from '#studio/document/patch.ts'
import type { SavedDocument } from '#studio/publication/online.ts'
import type { DocumentPlace, DocumentProblem } from '#studio/document/studio-document.ts'
import { type ProposalsApi, proposalsApi } from './proposals.service.ts'
import { type StudioApi, studioApi } from '#studio/shell/studio.service.ts'
import { loadStudioContract, type StudioContract } from '#studio/shell/studio-contract.service.ts'

import { online } from '#studio/publication/online.store.ts'

/** A proposal under an editor's eyes, with the forms of its fields. */
export interface OpenReview extends ProposalReview {
  forms: readonly FieldForm[]
  problems: readonly DocumentProblem[]
}

interface Services {
  api: ProposalsApi
  follow: (saved: SavedDocument) => void
  load: () => Promise<StudioContract>
  open: StudioApi['open']
}

/** Proposals of companies. An editor publishes one, as it is or changed, or refuses it with a message. */
export function createProposals({ api, follow, load, open }: Services) {
  const $proposals = atom<Remote<readonly Proposal[]>>({ kind: 'idle' })
  const $review = atom<Remote<OpenReview>>({ kind: 'idle' })
  let contract: StudioContract | null = null
  async function look(proposal: Proposal): Promise<void> {
    $review.set({ kind: 'loading' })
    const answer = await open(proposal.place)
    contract = await load()
    if (answer.kind === 'failed') return $review.set(answer)
    const review = reviewOf(proposal, answer.value)
    $review.set({
      kind: 'ready',
      value: { ...review, forms: formsIn(contract, proposal, review.names), problems: [] }
    })
  }

  /** The proposal has its answer: it waits no longer. */
  function settle({ id }: Proposal, state: ProposalState): void {
    const known = $proposals.get()
    if (known.kind !== 'ready') return
    const settled = known.value.map(each => (each.id === id ? { ...each, state } : each))
    $proposals.set({ kind: 'ready', value: inReadingOrder(settled) })
    $review.set({ kind: 'idle' })
  }

  const current = (): OpenReview | null => {
    const review = $review.get()
    return review.kind === 'ready' ? review.value : null
  }

  async function readAll(): Promise<void> {
    if ($proposals.get().kind !== 'ready') $proposals.set({ kind: 'loading' })
    const answer = await api.all()
    if (answer.kind === 'done') contract ??= await load()
    $proposals.set(remoteOf(answer))
  }

  const changes = { close: (): void => $review.set({ kind: 'idle' }), current, look, reload, settle }
  return {
    $proposals,
    $review,
    ...createAnswers({ $review, api, contract: () => contract, follow }, changes),
    /** Proposals about one document. */
    about: (place: DocumentPlace) => proposalsAbout($proposals.get(), place),
    close: changes.close,
    /** The label of a field that is proposed to be changed. */
    labelOf: (proposal: Proposal, name: string): EditorText | null =>
      formsIn(contract, proposal, [name])[0]?.label ?? null,
    load: readAll,
    look,
    openPage: (id: string | null) => openPage($proposals, { ...changes, load: readAll }, id),
    tidyHtml: (html: string): string => contract?.tidyHtml(html) ?? ''
  }

  /** The answers as they are stored; what is known stays when they cannot be read. */
  async function reload(): Promise<void> {
    const answer = await api.all()
    if (answer.kind === 'done') $proposals.set({ kind: 'ready', value: answer.value })
  }
}

interface Reading extends Pick<Progress, 'look'> {
  close: () => void
  load: () => Promise<void>
}

/** Reads all proposals, and opens the one with this id where it still waits. */
async function openPage(
  $proposals: ReadableAtom<Remote<readonly Proposal[]>>,
  { close, load, look }: Reading,
  id: string | null
): Promise<void> {
  close()
  await load()
  const known = $proposals.get()
  const named = known.kind === 'ready' ? known.value.find(each => each.id === id) : undefined
  if (named?.state === 'waiting') await look(named)
}

function proposalsAbout(
  known: Remote<readonly Proposal[]>,
  { collection, id }: DocumentPlace
): readonly Proposal[] {
  const all = known.kind === 'ready' ? known.value : []
  return all.filter(({ place }) => place.collection === collection && place.id === id)
}

function formsIn(
  contract: StudioContract | null,
  { place: { collection } }: Proposal,
  names: readonly string[]
): FieldForm[] {
  const sections = contract?.formOfCollection(collection) ?? []
  return sections.flatMap(({ fields }) => fields.filter(({ name }) => names.includes(name)))
}

interface Answering extends Pick<Services, 'api' | 'follow'> {
  $review: WritableAtom<Remote<OpenReview>>
  contract: () => StudioContract | null
}

interface Progress {
  current: () => OpenReview | null
  look: (proposal: Proposal) => Promise<void>
  reload: () => Promise<void>
  settle: (proposal: Proposal, state: ProposalState) => void
}

/** An editor's actions for the open proposal. Each returns the code of its failure, or null. */
function createAnswers(
  { $review, api, contract, follow }: Answering,
  { current, look, reload, settle }: Progress
) {
  return {
    change: (name: string, value: unknown): void => {
      const review = current()
      if (review === null) return
      $review.set({ kind: 'ready', value: { ...review, fields: withField(review.fields, name, value) } })
    },
    publish: async (word: string): Promise<string | null> => {
      const review = current()
      if (review === null) return 'proposal-gone'
      const { document, proposal } = review
      const { changed, removed } = publishedPatch(review)
      const storable = contract()?.storableFields(changed) ?? null
      if (storable === null) return 'invalid-argument'
      const publish = { patch: { changed: storable, removed }, revision: document.revision }
      const answer = await api.answer({ proposal: proposal.id, publish, word })
      if (answer.kind === 'failed') return answer.code
      if (answer.value.kind === 'incomplete') {
        $review.set({ kind: 'ready', value: { ...review, problems: answer.value.problems } })
        return 'incomplete'
      }
      if (answer.value.kind === 'changed-since') {
        await look(proposal)
        return 'changed-since'
      }
      const { collection, id } = proposal.place
      if (answer.value.kind === 'saved')
        follow({ document: `${collection}/${id}`, revision: answer.value.revision })
      settle(proposal, 'accepted')
      await reload()
      return null
    },
    refuse: async (word: string): Promise<string | null> => {
      const review = current()
      if (review === null) return 'proposal-gone'
      const answer = await api.answer({ proposal: review.proposal.id, publish: null, word })
      if (answer.kind === 'failed') return answer.code
      settle(review.proposal, 'refused')
      await reload()
      return null
    }
  }
}

export const proposals = createProposals({
  api: proposalsApi,
  follow: saved => void online.follow(saved),
  load: loadStudioContract,
  open: studioApi.open
})

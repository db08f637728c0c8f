import { useEffect } from 'react'

import type { StudioLanguage } from '#studio/form/field-props.view.ts'
import { OnlineStrip } from '#studio/publication/OnlineStrip.tsx'
import { RetryPanel } from '#islands/ui/RetryPanel.tsx'
import { useStore } from '#islands/ui/useStore.ts'
import { proposals } from './proposals.store.ts'
import type { StudioTexts } from '#studio/texts.ts'

import { ProposalList } from './ProposalList.tsx'
import { ReviewPanel } from './ReviewPanel.tsx'

interface Props {
  /** A person of a company reads; editors answer. */
  isCompany: boolean
  language: StudioLanguage
  /** The proposal that the address names, open at once. */
  proposal: string | null
  texts: StudioTexts
}

/** Proposals: an editor answers them, and a company reads the answers. */
export function ProposalsPage({ isCompany, language, proposal, texts }: Props) {
  const known = useStore(proposals.$proposals)
  const review = useStore(proposals.$review)
  const { proposal: words } = texts
  useEffect(() => {
    void proposals.openPage(isCompany ? null : proposal)
  }, [isCompany, proposal])
  if (known.kind === 'failed')
    return <RetryPanel onRetry={() => void proposals.load()} retry={texts.retry} text={words.listFailed} />
  if (known.kind !== 'ready') return <p role="status">{texts.loading}</p>
  return (
    <section aria-labelledby="studio-proposals" className="studio-company">
      <h2 id="studio-proposals">{texts.tools.propuestas}</h2>
      <p className="studio-help">{isCompany ? words.companyHelp : words.editorHelp}</p>
      {!isCompany && <OnlineStrip onUndo={null} language={language} texts={texts} />}
      {review.kind === 'loading' && <p role="status">{texts.loading}</p>}
      {review.kind === 'failed' && <p role="alert">{texts.documentFailed}</p>}
      {review.kind === 'ready' && (
        <ReviewPanel key={review.value.proposal.id} review={review.value} {...{ language, texts }} />
      )}
      {known.value.length === 0 && <p>{words.none}</p>}
      <ProposalList
        language={language}
        proposals={known.value}
        texts={texts}
        {...(isCompany
          ? {}
          : { onOpen: { label: words.look, open: proposal => void proposals.look(proposal) } })}
      />
    </section>
  )
}

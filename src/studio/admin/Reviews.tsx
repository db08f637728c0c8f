import { momentFormat } from '#studio/shell/moment-format.view.ts'
import { useStore } from '#islands/ui/useStore.ts'
import { useId, useRef } from 'react'

import { type Language } from '#domain/text/locale.ts'
import { longestRefusal, type WaitingOpinion } from '#domain/opinion/opinion.ts'
import { admin } from './admin.store.ts'

import { Field } from '#islands/ui/Field.tsx'
import type { AdminTexts } from './admin-texts.view.ts'

interface Props {
  language: Language
  texts: AdminTexts
}

/** The opinions that wait, the oldest first, each with what is decided about it. */
export function Reviews({ language, texts }: Props) {
  const reviews = useStore(admin.$reviews)
  const hasMore = useStore(admin.$hasMoreReviews)
  const isBusy = useStore(admin.$news).kind === 'busy'
  const day = momentFormat(language, { dateStyle: 'medium' })
  return (
    <section aria-labelledby="opiniones-sin-revisar">
      <h2 id="opiniones-sin-revisar">{texts.reviews}</h2>
      {reviews.kind === 'loading' && <p role="status">{texts.loading}</p>}
      {reviews.kind === 'failed' && <p role="alert">{texts.code.other}</p>}
      {reviews.kind === 'ready' && reviews.value.length === 0 && <p>{texts.noReviews}</p>}
      {reviews.kind === 'ready' &&
        reviews.value.map(opinion => (
          <article aria-label={`${opinion.author}, ${opinion.experienceName}`} key={opinion.id}>
            <h3>{opinion.experienceName}</h3>
            <blockquote lang={opinion.language}>{opinion.text}</blockquote>
            <p className="soft">
              {opinion.author} · <time dateTime={opinion.date}>{day.format(new Date(opinion.date))}</time> ·{' '}
              {opinion.isPurchaseVerified ? texts.verified : texts.unverified}
            </p>
            <Decision {...{ isBusy, opinion, texts }} />
          </article>
        ))}
      {hasMore && <p role="note">{texts.moreReviews}</p>}
    </section>
  )
}

interface DecisionProps {
  isBusy: boolean
  opinion: WaitingOpinion
  texts: AdminTexts
}

/** Publishes an opinion, or refuses it with a word for its author. */
function Decision({ isBusy, opinion, texts }: DecisionProps) {
  const reason = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const refuse = () => admin.decide(opinion, false, reason.current?.value.trim() || null)
  return (
    <>
      <Field id={id} label={<RefusalLabel texts={texts} />} problem={undefined}>
        {described => (
          <textarea {...described} className="field" maxLength={longestRefusal} ref={reason} rows={2} />
        )}
      </Field>
      <div className="form-actions">
        <button
          aria-disabled={isBusy}
          className="button"
          onClick={() => void admin.decide(opinion, true)}
          type="button"
        >
          {texts.publish}
        </button>
        <button
          aria-disabled={isBusy}
          className="button button-quiet"
          onClick={() => void refuse()}
          type="button"
        >
          {texts.refuse}
        </button>
      </div>
    </>
  )
}

function RefusalLabel({ texts }: Pick<DecisionProps, 'texts'>) {
  return (
    <>
      {texts.refusal} <span className="soft">{texts.refusalHint}</span>
    </>
  )
}

import { useStore } from '#islands/useStore.ts'

import { type Language, regionalTags } from '#domain/locale.ts'
import { desk } from '#stores/desk.ts'

import type { AdminTexts } from './admin-texts.ts'

interface Props {
  language: Language
  texts: AdminTexts
}

/** The opinions that wait, the oldest first, each with what is decided about it. */
export function Reviews({ language, texts }: Props) {
  const reviews = useStore(desk.$reviews)
  const isBusy = useStore(desk.$news).kind === 'busy'
  const day = new Intl.DateTimeFormat(regionalTags[language], { dateStyle: 'medium' })
  return (
    <section aria-labelledby="opiniones-sin-revisar">
      <h2 id="opiniones-sin-revisar">{texts.reviews}</h2>
      {reviews.kind === 'loading' && <p role="status">{texts.loading}</p>}
      {reviews.kind === 'failed' && <p role="alert">{texts.code.other}</p>}
      {reviews.kind === 'there' && reviews.list.length === 0 && <p>{texts.noReviews}</p>}
      {reviews.kind === 'there' &&
        reviews.list.map(opinion => (
          <article aria-label={`${opinion.author}, ${opinion.experienceName}`} key={opinion.id}>
            <h3>{opinion.experienceName}</h3>
            <blockquote lang={opinion.language}>{opinion.text}</blockquote>
            <p className="soft">
              {opinion.author} · <time dateTime={opinion.date}>{day.format(new Date(opinion.date))}</time> ·{' '}
              {opinion.isPurchaseVerified ? texts.verified : texts.unverified}
            </p>
            <div className="form-actions">
              <button
                aria-disabled={isBusy}
                className="button"
                onClick={() => void desk.decide(opinion, true)}
                type="button"
              >
                {texts.publish}
              </button>
              <button
                aria-disabled={isBusy}
                className="button button-quiet"
                onClick={() => void desk.decide(opinion, false)}
                type="button"
              >
                {texts.refuse}
              </button>
            </div>
          </article>
        ))}
    </section>
  )
}

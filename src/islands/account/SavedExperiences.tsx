import { useStore } from '#islands/ui/useStore.ts'

import { longDay } from '#domain/time/day-words.ts'
import { languageOf, type Locale } from '#domain/text/locale.ts'
import type { PlanItem } from '#domain/plan/plan.ts'
import type { PlanEntry } from '#domain/plan/plan-entry.ts'
import { pathIn, routes } from '#domain/site/routes.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import { ownExperiences } from '#stores/account/own-experiences.ts'
import { $plan } from '#stores/plan/plan.ts'
import { planPage } from '#stores/plan/plan-page.ts'

import { focusOn } from '#islands/ui/focus.ts'
import type { OwnTexts } from './own-texts.ts'

interface Props {
  emptyPicture: string
  listingHref: string
  locale: Locale
  texts: OwnTexts
  uid: string
}

const headingId = 'guardadas'

/** The plan of this device, which is the one of the account once both have met. */
export function SavedExperiences({ emptyPicture, listingHref, locale, texts, uid }: Props) {
  const plan = useStore($plan)
  const state = useStore(planPage.$entries)
  const entries = state.kind === 'ready' ? state.value : null
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} tabIndex={-1}>
        {texts.saved}
      </h2>
      {plan.length === 0 ? (
        <p>
          <img alt="" className="scene" height={300} src={emptyPicture} width={400} />
          {texts.noneSaved} <a href={listingHref}>{texts.browse}</a>
        </p>
      ) : (
        <>
          <ul className="rows account-list">
            {plan.map(item => (
              <SavedRow
                {...{ item, locale, texts, uid }}
                entry={entries?.get(item.slug)}
                isGone={entries !== null && !entries.has(item.slug)}
                key={item.slug}
              />
            ))}
          </ul>
          <a className="button button-quiet" href={pathIn(locale, routes.plan)}>
            {texts.arrange}
          </a>
        </>
      )}
    </section>
  )
}

interface RowProps extends Omit<Props, 'emptyPicture' | 'listingHref'> {
  entry: PlanEntry | undefined
  /** It is not offered any more. */
  isGone: boolean
  item: PlanItem
}

function SavedRow({ entry, isGone, item: { day, slug }, locale, texts, uid }: RowProps) {
  const name = entry?.name.text ?? slug.replaceAll('-', ' ')
  const facts = [day && longDay(languageOf(locale), day), entry?.when, entry?.place, entry?.price]
  const remove = () => {
    void ownExperiences.remove(slug, uid)
    focusOn(headingId)
  }
  return (
    <li>
      <div>
        <strong lang={entry?.name.language ?? undefined}>
          {isGone ? name : <a href={pathIn(locale, routes.experience(slug))}>{name}</a>}
        </strong>
        <span className="account-line soft">{isGone ? texts.gone : facts.filter(Boolean).join(' · ')}</span>
      </div>
      <div className="account-actions">
        <button
          aria-label={interpolate(texts.remove, { name })}
          className="button button-quiet"
          onClick={remove}
          type="button"
        >
          ×
        </button>
      </div>
    </li>
  )
}

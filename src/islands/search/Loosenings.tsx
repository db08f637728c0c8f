import type { Loosening } from '#domain/listing/loosening.ts'
import type { ListingState } from '#domain/listing/listing-state.ts'
import { pathIn, routes } from '#domain/site/routes.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { Texts } from '#texts.ts'

interface Props {
  locale: Locale
  onChange: (state: ListingState) => void
  texts: Texts['results']
  ways: Loosening[]
}

/** Suggestions that relax the question, each with the part to remove. */
export function Loosenings({ locale, onChange, texts, ways }: Props) {
  return (
    <section className="loosenings">
      <h2>{texts.nearest}</h2>
      <ul>
        {ways.map(({ first, names, state }) => (
          <li key={names.join(' ')}>
            <p>
              <a href={pathIn(locale, routes.experience(first.slug))} lang={first.name.language ?? undefined}>
                {first.name.text}
              </a>{' '}
              <span className="soft">
                {[first.card?.featured, first.town?.name, first.card?.duration, first.priceText]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </p>
            <button className="button button-quiet" onClick={() => onChange(state)} type="button">
              {interpolate(texts.loosen, { filter: names.join(', ') })}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

import { languageOf, type Locale } from '#domain/text/locale.ts'
import type { BoughtExperience } from '#domain/billing/purchase.ts'
import { dateText } from '#domain/billing/purchase-words.ts'
import { pathIn, routes } from '#domain/site/routes.ts'
import { readIn } from '#domain/text/text.ts'
import { interpolate } from '#domain/text/interpolate.ts'

import type { OwnTexts } from './own-texts.ts'

interface Props {
  bought: readonly BoughtExperience[]
  listingHref: string
  locale: Locale
  texts: OwnTexts
}

const headingId = 'compradas'

/** Experiences the customer has bought, each once. */
export function BoughtExperiences({ bought, listingHref, locale, texts }: Props) {
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId}>{texts.bought}</h2>
      {bought.length === 0 ? (
        <p>
          {texts.noneBought} <a href={listingHref}>{texts.browse}</a>
        </p>
      ) : (
        <ul className="rows account-list">
          {bought.map(experience => (
            <BoughtRow
              {...{ experience, locale, texts }}
              key={`${experience.slug ?? ''} ${experience.boughtAt}`}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

interface RowProps extends Pick<Props, 'locale' | 'texts'> {
  experience: BoughtExperience
}

function BoughtRow({ experience: { boughtAt, name, slug, takesPlaceAt }, locale, texts }: RowProps) {
  const language = languageOf(locale)
  const shown = readIn(language, name)
  const date =
    takesPlaceAt === null
      ? interpolate(texts.boughtOn, { date: dateText(language, boughtAt) })
      : interpolate(texts.takesPlace, { date: dateText(language, takesPlaceAt) })
  return (
    <li>
      <div>
        <strong lang={shown.language === language ? undefined : shown.language}>
          {slug === null ? shown.text : <a href={pathIn(locale, routes.experience(slug))}>{shown.text}</a>}
        </strong>
        <span className="account-line soft">{date}</span>
      </div>
    </li>
  )
}

import { placeNames } from '#i18n/text/place-names.ts'
import { addressIn } from '#domain/page/canonical.ts'
import type { Card } from '#domain/catalogue/card.ts'
import type { Company } from '#domain/catalogue/company.ts'
import type { Experience } from '#domain/catalogue/experience.ts'
import { feedRoutes } from '#domain/site/feed-routes.ts'
import { languages, localeOf } from '#domain/text/locale.ts'
import type { Opinion } from '#domain/opinion/opinion.ts'
import { inAudienceOrder, priceSummary } from '#domain/catalogue/price.ts'
import type { Province } from '#domain/place/province.ts'
import { routes } from '#domain/site/routes.ts'
import type { LocalizedText } from '#domain/text/text.ts'
import { memoizeByLocale } from '#i18n/text/memoize-by-locale.ts'
import { type Words, wordsFor } from '#i18n/text/words.ts'
import { settings } from '#settings.ts'

import { markdownOf, markdownText } from './markdown.ts'

/** All of an experience but its poster. */
type ExperienceWords = Omit<Experience, 'paletteVariant' | 'motif'>

interface MarkdownExperience {
  company: Company | null
  experience: ExperienceWords
  opinions: Opinion[]
  provinces: Province[]
}

/** A detail page as Markdown: the same words, without the page around them. */
export function experienceMarkdown(
  words: Words,
  { company, experience, opinions, provinces }: MarkdownExperience
): string {
  const { language, plain, t } = words
  const { cancellationHtml, descriptionHtml, gettingThereHtml, importantHtml, tagline } = experience
  const said = (text: LocalizedText) => markdownText(plain(text))
  const html = (text: LocalizedText | null) => (text === null ? [] : [markdownOf(plain(text))])
  return blocks([
    `# ${said(experience.name)}`,
    ...(tagline ? [`> ${said(tagline)}`] : []),
    factsOf(words, experience, provinces).join('\n'),
    ...section(t('detail.description'), html(descriptionHtml)),
    ...section(t('detail.included'), list(experience.included.map(said))),
    ...section(t('detail.notIncluded'), list(experience.notIncluded.map(said))),
    ...section(t('detail.schedules'), list(schedulesOf(words, experience))),
    ...section(t('price.heading'), pricesOf(words, experience)),
    ...section(t('detail.gettingThere'), [...placesOf(words, experience), ...html(gettingThereHtml)]),
    ...section(t('detail.cancellation'), html(cancellationHtml)),
    ...section(t('detail.important'), html(importantHtml)),
    ...section(
      t('detail.opinions'),
      list(opinions.map(({ author, text }) => markdownText(`${author}: ${text}`)))
    ),
    ...section(t('booking.heading'), [
      ...(company ? [markdownText(t('booking.seller', { company: company.name }))] : []),
      `<${addressIn(settings.site, language, routes.experience(experience.slug))}>`
    ])
  ])
}

function factsOf(words: Words, experience: ExperienceWords, provinces: Province[]): string[] {
  const { format, t } = words
  const {
    durationMinutes,
    eventDate,
    guideLanguages,
    maximumAge,
    minimumAge,
    municipality,
    priceFrom,
    prices
  } = experience
  const day =
    eventDate &&
    t('schedule.eventDate', { day: format.day(eventDate.start), time: format.time(eventDate.start) })
  const facts: [string, string | null][] = [
    [t('detail.price'), words.priceLine(priceSummary(priceFrom, prices))],
    [t('detail.where'), placeNames(municipality, provinces, words.provinceName).join(', ')],
    [t('detail.when'), day],
    [t('duration.label'), durationMinutes === null ? null : words.duration(durationMinutes)],
    [t('detail.age'), words.ages({ maximum: maximumAge, minimum: minimumAge })],
    [t('detail.languages'), format.list(guideLanguages.map(format.languageName))]
  ]
  return facts.flatMap(([label, value]) =>
    value ? [`- ${t('site.labelled', { label })} ${markdownText(value)}`] : []
  )
}

function schedulesOf(words: Words, { daysOff, schedules }: ExperienceWords): string[] {
  const usual = schedules.map(schedule =>
    [words.weekdays(schedule.weekdays), words.hours(schedule), words.season(schedule.season)].join('. ')
  )
  return [...usual, ...daysOff.map(dayOff => words.dayOff(dayOff))]
}

function pricesOf(words: Words, { prices }: ExperienceWords): string[] {
  if (prices.length === 0) return [words.t('price.unknownLong')]
  const lines = prices.flatMap(({ amounts, name }) => {
    const of = name ? `${words.plain(name)}, ` : ''
    return inAudienceOrder(amounts).map(amount => {
      const price = amount.euros === 0 ? words.t('price.free') : words.format.price(amount.euros)
      return markdownText(`${of}${words.audience(amount)}: ${price}`)
    })
  })
  return [...list(lines), words.t('price.note', { name: settings.name })]
}

function placesOf(words: Words, { address, meetingPoint, position }: ExperienceWords): string[] {
  const { plain, t } = words
  return list([
    ...(meetingPoint
      ? [`${t('site.labelled', { label: t('detail.meetingPoint') })} ${markdownText(plain(meetingPoint))}`]
      : []),
    ...(address === null
      ? []
      : [`${t('site.labelled', { label: t('detail.address') })} ${markdownText(address)}`]),
    ...(position ? [`${t('detail.coordinates')}: ${position.lat}, ${position.lng}`] : [])
  ])
}

/** Experiences of a province, each with a link to its own file. */
export function provinceMarkdown(
  words: Words,
  { cards, province }: { cards: Card[]; province: Pick<Province, 'name' | 'slug'> }
): string {
  const { t } = words
  return blocks([
    `# ${markdownText(t('listing.title', { province: words.provinceName(province) }))}`,
    t('price.note', { name: settings.name }),
    ...list(cards.map(card => cardLine(words, card)))
  ])
}

const cardLine = memoizeByLocale(({ plain, priceLine, read }, card: Card): string => {
  const { language, text } = read(card.name)
  const facts = [card.tagline && plain(card.tagline), card.municipality, priceLine(card.price)]
  const address = `${addressIn(settings.site, language, routes.experience(card.slug))}.md`
  return `[${markdownText(text)}](${address}): ${markdownText(facts.filter(Boolean).join(' · '))}`
})

interface Guide {
  /** Without events to come there is no calendar. */
  hasAgenda: boolean
  provinces: Pick<Province, 'name' | 'slug'>[]
}

/** `/llms.txt`: what this site is, and where programs read it, language by language. */
export function guideText({ hasAgenda, provinces }: Guide): string {
  const { t } = wordsFor('esd')
  const address = (route: string) => settings.site + route
  return blocks([
    `# ${settings.name}`,
    `> ${t('feeds.guide')}`,
    ...section(
      t('feeds.guideData'),
      list([
        `[catalogo.json](${address(feedRoutes.catalogue)}): ${t('feeds.guideCatalogue')}`,
        `[catalogo.schema.json](${address(feedRoutes.catalogueSchema)}): ${t('feeds.guideSchema')}`,
        `[sitemap-index.xml](${address(routes.sitemapIndex)})`
      ])
    ),
    ...languages.flatMap(language => {
      const words = wordsFor(localeOf(language))
      return section(
        `${words.format.languageName(language)}: ${words.t('menu.experiences')}`,
        list([
          ...provinces.map(
            province =>
              `[${markdownText(words.provinceName(province))}](${addressIn(settings.site, language, routes.province(province.slug))}.md)`
          ),
          `[${words.t('feeds.newsTitle')}](${address(feedRoutes.news(language))})`,
          ...(hasAgenda
            ? [`[${words.t('agenda.title')}](${addressIn(settings.site, language, routes.agenda)}.ics)`]
            : [])
        ])
      )
    })
  ])
}

function list(items: string[]): string[] {
  return items.length > 0 ? [items.map(item => `- ${item.replaceAll(/\s*\n\s*/g, ' ')}`).join('\n')] : []
}

function section(title: string, content: string[]): string[] {
  return content.length > 0 ? [`## ${title}`, ...content] : []
}

function blocks(parts: string[]): string {
  return `${parts.filter(part => part !== '').join('\n\n')}\n`
}

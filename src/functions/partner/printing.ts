import type { PrintableFile } from '#contract/published/partner-kit.ts'
import type { Partner } from '#domain/partner/partner.ts'
import { printedFile, type PrintOrder } from '#domain/partner/print.ts'
import { shortAddressOf, typedAddress } from '#domain/partner/short-address.ts'
import { type Language, localeOf } from '#domain/text/locale.ts'
import { readIn } from '#domain/text/text.ts'
import { wayText } from '#i18n/partner/way.ts'
import { wordsFor } from '#i18n/text/words.ts'
import type { PrintedExperience, PrintedWords } from '#posters/partner/printed-subject.ts'
import { settings } from '#settings.ts'

import { done, type Outcome, refuse } from '#functions/site/outcome.ts'
import { type PrintedPdf, printedPdf } from './printed-pdf.ts'

type Near = PrintableFile['near'][number]

/** The wide poster of an experience, as the site shows it; null when it cannot be had. */
export type FetchDrawing = (slug: string) => Promise<string | null>

interface House {
  kit: PrintableFile
  partner: Partner
}

interface Printed extends PrintedPdf {
  file: string
}

/** Makes what a house prints: only with its own places, and with what is near it. A poster that does not arrive is left out. */
export async function printForPartner(
  { kit, partner }: House,
  order: PrintOrder,
  fetchDrawing: FetchDrawing
): Promise<Outcome<Printed>> {
  const { experienceIds, format, isColour, spot } = order
  const [language = 'es'] = order.languages
  if (spot !== null && !partner.host.spots.some(({ id }) => id === spot))
    return refuse('not-found', 'The house has no such place', 'spot-unknown')
  const chosen = [...new Set(experienceIds)].map(id => kit.near.find(each => each.id === id))
  if (chosen.includes(undefined))
    return refuse('not-found', 'That is not near this house', 'experience-unknown')
  const drawn = await Promise.all(
    chosen.flatMap(near => (near ? [drawnIn(language, near, fetchDrawing)] : []))
  )
  const address = shortAddressOf(settings.site, kit.shortName, spot)
  const words = wordsOf({ kit, partner }, order, address)
  const { t } = wordsFor(localeOf(language))
  const printed = await printedPdf({
    address,
    experiences: drawn.filter(each => each !== null),
    format,
    isColour,
    language,
    spoken: t('printed.spoken', {
      address: typedAddress(address),
      name: partner.name,
      question: words.question
    }),
    title: t('printed.title', { format: t(`printed.formats.${format}`), name: partner.name }),
    words
  })
  return done({ ...printed, file: printedFile(kit.shortName, order) })
}

async function drawnIn(
  language: Language,
  { name, slug, way }: Near,
  fetchDrawing: FetchDrawing
): Promise<PrintedExperience | null> {
  const drawing = await fetchDrawing(slug)
  if (drawing === null) return null
  const words = wordsFor(localeOf(language))
  return { drawing, name: readIn(language, name).text, way: way && wayText(words, way) }
}

function wordsOf({ kit, partner }: House, { format, languages }: PrintOrder, address: string): PrintedWords {
  const [language = 'es'] = languages
  const { t } = wordsFor(localeOf(language))
  const [host = '', ...path] = typedAddress(address).split('/')
  const isPoster = format === 'a3' || format === 'a4'
  // Without a position of the house nobody knows what is near.
  const isNearKnown = kit.near.some(({ way }) => way !== null)
  return {
    address: [host, `/${path.join('/')}`],
    languages: languages.map(each =>
      wordsFor(localeOf(each)).t(isPoster && isNearKnown ? 'printed.nearby' : 'printed.short')
    ),
    name: partner.name,
    question: t('partners.question'),
    town: partner.host.municipality,
    welcome: t('printed.welcome')
  }
}

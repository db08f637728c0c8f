import { type ShortAddress, shortAddressTarget } from '#domain/partner/short-address.ts'
import { localeOfPath, pathIn, routeOfPath, routes } from '#domain/site/routes.ts'
import { defaultLocale, type Language, languages, type Locale, localeOf } from '#domain/text/locale.ts'
import type { Answer } from './missing-page.ts'

/** The language of the site that the visitor wants most, by the header of the browser; Spanish when it names none of them. */
export function wantedLanguage(header: string | undefined): Language {
  const wanted = (header ?? '')
    .slice(0, longestHeader)
    .split(',')
    .map((part, place) => {
      const [tag = '', ...rest] = part.trim().toLowerCase().split(';')
      const weight = /^\s*q=(?<weight>[\d.]+)$/.exec(rest[0] ?? '')?.groups?.weight
      return { place, tag: tag.slice(0, 2), weight: weight === undefined ? 1 : Number(weight) }
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight || a.place - b.place)
  for (const { tag } of wanted) {
    const language = languages.find(each => each === tag)
    if (language) return language
  }
  return 'es'
}

/** More languages than this are not read. */
const longestHeader = 500

export type ShortAddresses = ReadonlyMap<string, ShortAddress>

interface Visitor {
  /** As the browser names it. */
  language: string | undefined
  /** The query as it was written. */
  search?: string
  spot: unknown
}

/** Answer for `/p/{name}`: the page of the partner in the language of the visitor who scanned its code; null for every other address. When the site cannot say where it leads, the visitor gets the home page. */
export async function answerShortAddress(
  path: string,
  { language, search, spot }: Visitor,
  readAddresses: () => Promise<ShortAddresses | null>
): Promise<Extract<Answer, { kind: 'missing' | 'redirect' }> | null> {
  const name = /^\/p\/([\w-]{1,100})\/?$/i.exec(routeOfPath(path))?.[1]
  if (name === undefined) return null
  const locale = localeFor(path, language)
  const addresses = await readAddresses()
  if (addresses === null) return { kind: 'redirect', to: pathIn(locale, routes.home) }
  const address = addresses.get(name) ?? addresses.get(name.toLowerCase())
  return address
    ? { kind: 'redirect', to: pathIn(locale, shortAddressTarget(address, spot, search)) }
    : { kind: 'missing', page: pathIn(locale, routes.notFound) }
}

/** An address with a language keeps it. */
function localeFor(path: string, language: string | undefined): Locale {
  const named = localeOfPath(path)
  return named === defaultLocale ? localeOf(wantedLanguage(language)) : named
}

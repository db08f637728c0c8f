import type { Fault } from 'site-checks'
import sharp from 'sharp'
import { isLanguage } from '#domain/text/locale.ts'
import { pathOf } from '../addresses.ts'
import type { Check } from '../check.ts'
import type { Page } from '../page.ts'
import type { Site } from '../site.ts'

const width = 1200
const height = 630
const maxBytes = 300_000
const longSlug = 60

const always = [
  'og:title',
  'og:type',
  'og:description',
  'og:image',
  'og:image:width',
  'og:image:height',
  'og:image:alt',
  'twitter:card'
]

export const sharingChecks: readonly Check[] = [
  {
    check: ({ head: { isIndexed, social } }) =>
      [...always, ...(isIndexed ? ['og:url', 'og:locale'] : [])].flatMap(name =>
        social[name] ? [] : [`Add <meta property="${name}">.`]
      ),
    id: 'S13',
    name: 'a shared link has its title, description, address, language and picture'
  },
  {
    check: ({ head: { canonicals, social } }) => {
      const address = social['og:url']
      return address === undefined || address === canonicals[0]
        ? []
        : [`Let og:url be the canonical address: it is ${address}.`]
    },
    id: 'S13',
    name: 'a shared link is the canonical one'
  },
  {
    check: ({ head: { social } }) => {
      const locale = social['og:locale']
      if (locale === undefined || /^[a-z]{2}_[A-Z]{2}$/.test(locale)) return []
      return [`Write og:locale as a language with its country, such as es_ES: it is ${locale}.`]
    },
    id: 'S13',
    name: 'the language of a shared link has its country'
  },
  {
    check: ({ head: { canonicals, social } }) => {
      const language = social['og:locale']?.slice(0, 2) ?? ''
      const shown = /^\/(en|de|fr|pt)(?=\/|$)/.exec(pathOf(canonicals[0] ?? '') ?? '')?.[1] ?? 'es'
      return canonicals.length === 0 || !isLanguage(language) || language === shown
        ? []
        : [`Let og:locale be that of the language shown, ${shown}: it is ${language}.`]
    },
    id: 'S13',
    name: 'the language of a shared link is the one that is shown'
  },
  { check: ownPictureFaults, id: 'S13', name: 'the picture of a shared detail is of that experience' },
  {
    checkSite: pictureFaults,
    id: 'S13',
    name: 'pictures for sharing are JPEGs of 1200 by 630 pixels, under 300 kB'
  }
]

function ownPictureFaults({ head: { social }, kind, route }: Page, site: Site): string[] {
  const path = pathOf(social['og:image'] ?? '')
  if (path === null || !site.has(path)) return [`Name a picture that is there: og:image is ${path}.`]
  const slug = route.slice('/experiencias/'.length)
  // The name of a file is cut where a slug is very long.
  const named = path.slice('/compartir/'.length, path.lastIndexOf('-'))
  return kind !== 'detail' || named === slug || (named.length > longSlug && slug.startsWith(named))
    ? []
    : [`Let og:image be the picture of ${slug}: it is ${path}.`]
}

async function pictureFaults(site: Site): Promise<Fault[]> {
  const named = new Map<string, string>()
  for (const page of site.pages) {
    const path = pathOf(site.head(page).social['og:image'] ?? '')
    if (path !== null && site.has(path)) named.set(path, page)
  }
  const faults = await Promise.all([...named.keys()].map(async path => pictureFault(path, site.bytes(path))))
  return faults.flat()
}

async function pictureFault(at: string, content: Buffer): Promise<Fault[]> {
  const picture = await sharp(content)
    .metadata()
    .catch(() => null)
  const isRight = picture?.format === 'jpeg' && picture.width === width && picture.height === height
  if (!isRight) return [{ at, change: `Make it a JPEG of ${width} by ${height} pixels.` }]
  return content.length < maxBytes
    ? []
    : [{ at, change: `Make it smaller than ${maxBytes} bytes: it has ${content.length}.` }]
}

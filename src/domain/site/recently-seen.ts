import { languages } from '#domain/text/locale.ts'
import { isSlug } from '#domain/text/slug.ts'

/** An experience that was looked at on this device: its row as the build of its page drew it, in the language of that page. */
export interface Seen {
  html: string
  language: string
  slug: string
}

/** Experiences that were viewed on this device. The list never leaves the device. */
export interface RecentlySeen {
  /** The last list, with what was asked of it. */
  list: { href: string; title: string } | null
  /** The latest first. */
  seen: Seen[]
}

export const recentlySeenKey = 'vistoHacePoco'
const maxSeen = 6
const longestText = 200
const longestRow = 4000

export function addSeen({ list, seen }: RecentlySeen, latest: Seen): RecentlySeen {
  return { list, seen: [latest, ...seen.filter(({ slug }) => slug !== latest.slug)].slice(0, maxSeen) }
}

/** Reads what a device has kept. Whatever else stands there is left out, one by one. */
export function readRecentlySeen(text: string | null): RecentlySeen {
  const { list, seen }: Record<string, unknown> = Object(parsed(text))
  return {
    list: isList(list) ? list : null,
    seen: Array.isArray(seen) ? seen.filter(isSeen).slice(0, maxSeen) : []
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

function isSeen(value: unknown): value is Seen {
  const { html, language, slug }: Record<string, unknown> = Object(value)
  const isKnown = languages.some(known => known === language)
  const isRow = typeof html === 'string' && html.startsWith('<li') && html.length <= longestRow
  return isKnown && isRow && isShort(slug) && isSlug(slug)
}

function isList(value: unknown): value is NonNullable<RecentlySeen['list']> {
  const { href, title }: Record<string, unknown> = Object(value)
  return isPath(href) && isShort(title)
}

/** An address of this site and no other. */
function isPath(value: unknown): value is string {
  return typeof value === 'string' && /^\/(?!\/)[^\\]*$/.test(value) && value.length < longestText * 5
}

function isShort(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= longestText
}

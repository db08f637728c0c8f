import { textHash } from '#domain/data/random.ts'
import type { ProvinceSlug } from '#domain/place/province.ts'
import type { Language } from '#domain/text/locale.ts'

/** Subject of an embed: a province, one of its categories, what begins there today, or experiences by their ids. */
export type EmbedSubject =
  | { kind: 'place'; province: ProvinceSlug; category: string | null }
  | { kind: 'today'; province: ProvinceSlug }
  | { kind: 'list'; ids: readonly string[] }

/** The address of what begins today stands beside those of categories. */
export const todayWord = 'hoy'
export const listWord = 'lista'

/**
 * Addresses that foreign pages hold in their text: this contract never changes. Another one gets another number beside it, and this one is published as
 * long as embeds of it are out there.
 */
const root = '/embed/v1'

/** Cards by id lie in so many files for ever: the embed works out for itself in which one an id is. */
export const embedShards = 32

export function embedShardOf(id: string): number {
  return textHash(id) % embedShards
}

/** The page for a frame; the same address with `.json` has its data. */
export function embedPath(language: Language, subject: EmbedSubject): string {
  if (subject.kind === 'list') return `${root}/${language}/${listWord}`
  const last = subject.kind === 'today' ? todayWord : subject.category
  return [root, language, subject.province, last].filter(part => part !== null).join('/')
}

/** Path of the oEmbed answer for an experience's page. */
export function oembedPath(language: Language, slug: string): string {
  return `/embed/oembed/${language}/${slug}.json`
}

/** As many cards as an embed shows at most. */
export const maxEmbedded = 12

/** How tall an embed is, in pixels, at any width and before its cards are there: so nothing moves. */
export const embedHeight = 480

/** How it looks: a foreign page is light unless it says otherwise. */
export const embedThemes = ['claro', 'oscuro', 'auto'] as const
export type EmbedTheme = (typeof embedThemes)[number]

/** The name of the element in foreign pages. */
export const embedTag = 'experiencias-ocio'

/** The address of each published version of the element; a published one is never changed. */
export function embedScript(version: number): string {
  return `/embed/elemento-${version}.js`
}

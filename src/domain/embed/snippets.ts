import { escapeMarkup } from '#domain/text/escape-markup.ts'
import type { Language } from '#domain/text/locale.ts'

import {
  embedHeight,
  embedPath,
  embedScript,
  type EmbedSubject,
  embedTag,
  type EmbedTheme
} from './embed-routes.ts'

/** Choices that a partner made on the page with the snippets. */
export interface EmbedChoice {
  language: Language
  /** The id of the partner, whose code the links carry; null for a page that only recommends. */
  partner: string | null
  /** Which place of the partner is counted, such as its web page. */
  spot: string | null
  subject: EmbedSubject
  theme: EmbedTheme
}

/** Further facts for the snippets: whole addresses, and texts in the language of the embed. */
export interface SnippetFacts {
  /** The origin of the site, without a slash. */
  site: string
  /** The listing that the link leads to. */
  listing: string
  title: string
  script: { version: number; integrity: string }
}

/** A card as plain html shows it; addresses are paths of the site. */
export interface SnippetCard {
  name: string
  facts: string
  price: string
  picture: string
  url: string
}

const pictureSize = { height: 300, width: 400 }
const sponsored = 'rel="sponsored noopener"'

/** A frame: needs no script, and works where pages are put together by others. */
export function frameSnippet(choice: EmbedChoice, { site, title }: SnippetFacts): string {
  const source = frameAddress(choice)
  return `<iframe src="${escapeMarkup(site + source)}" title="${escapeMarkup(title)}" width="100%" height="${embedHeight}" loading="lazy" style="border:0;display:block"></iframe>`
}

/** Where the frame leads, inside of the site. */
export function frameAddress(choice: EmbedChoice): string {
  const { language, subject, theme } = choice
  const ids = subject.kind === 'list' ? [`ids=${subject.ids.map(encodeURIComponent).join(',')}`] : []
  const query = [...ids, ...partnerQuery(choice)].join('&')
  return embedPath(language, subject) + (query && `?${query}`) + (theme === 'claro' ? '' : `#${theme}`)
}

/** The element around a real link, which is all there is without scripts. */
export function elementSnippet(choice: EmbedChoice, facts: SnippetFacts): string {
  const attributes = elementAttributes(choice).map(([name, value]) => `${name}="${escapeMarkup(value)}"`)
  const { script, site, title } = facts
  const link = `<a href="${escapeMarkup(linkTo(site + facts.listing, choice))}" ${sponsored}>${escapeMarkup(title)}</a>`
  return [
    `<${embedTag} ${attributes.join(' ')} style="display:block;min-height:${embedHeight}px">${link}</${embedTag}>`,
    `<script type="module" src="${escapeMarkup(site + embedScript(script.version))}" integrity="${script.integrity}" crossorigin></script>`
  ].join('\n')
}

/** The attributes of the element: its contract with the pages that hold it. */
export function elementAttributes({ language, partner, spot, subject, theme }: EmbedChoice): Attribute[] {
  return [
    ...subjectAttributes(subject),
    ['idioma', language],
    ...optional('tema', theme === 'claro' ? null : theme),
    ...optional('socio', partner),
    ...optional('sitio', partner === null ? null : spot)
  ]
}

type Attribute = [name: string, value: string]

function optional(name: string, value: string | null): Attribute[] {
  return value === null ? [] : [[name, value]]
}

function subjectAttributes(subject: EmbedSubject): Attribute[] {
  if (subject.kind === 'list') return [['ids', subject.ids.join(',')]]
  const place: Attribute = ['lugar', subject.province]
  return subject.kind === 'today' ? [place, ['hoy', '']] : [place, ...optional('categoria', subject.category)]
}

/** Links and posters alone: what is copied stays as it is, so it carries no price. */
export function htmlSnippet(
  choice: EmbedChoice,
  { listing, site, title }: SnippetFacts,
  cards: readonly SnippetCard[]
): string {
  const item = ({ facts, name, picture, url }: SnippetCard) =>
    [
      `  <li><a href="${escapeMarkup(linkTo(site + url, choice))}" ${sponsored}>`,
      `<img src="${escapeMarkup(site + picture)}" alt="" width="${pictureSize.width}" height="${pictureSize.height}" loading="lazy"> `,
      `${escapeMarkup(name)}</a>${facts === '' ? '' : `, ${escapeMarkup(facts)}`}</li>`
    ].join('')
  return [
    `<p lang="${choice.language}"><a href="${escapeMarkup(linkTo(site + listing, choice))}" ${sponsored}>${escapeMarkup(title)}</a></p>`,
    ...(cards.length > 0 ? [`<ul lang="${choice.language}">`, ...cards.map(item), '</ul>'] : [])
  ].join('\n')
}

function linkTo(address: string, choice: EmbedChoice): string {
  const query = partnerQuery(choice).join('&')
  return address + (query && `?${query}`)
}

function partnerQuery({ partner, spot }: EmbedChoice): string[] {
  if (partner === null) return []
  return [
    `partner=${encodeURIComponent(partner)}`,
    ...(spot === null ? [] : [`sitio=${encodeURIComponent(spot)}`])
  ]
}

import sanitizeHtml, { type IOptions } from 'sanitize-html'

import { tidyLines } from '#domain/text/plain-text.ts'
import { httpsUrl, isOwnPath } from './address.ts'

const blockTags = ['p', 'ul', 'ol', 'li', 'h3', 'h4']
const block = new RegExp(`<(?:${blockTags.join('|')})>`)

const options: IOptions = {
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowedTags: [...blockTags, 'br', 'strong', 'em', 'a'],
  exclusiveFilter: ({ attribs, tag }) =>
    tag === 'a' && attribs['href'] === undefined ? 'excludeTag' : false,
  transformTags: {
    a: (tagName, { href }) => ({ attribs: linkTo(href), tagName }),
    b: 'strong',
    div: 'p',
    h1: 'h3',
    h2: 'h3',
    i: 'em'
  }
}

/**
 * What editors wrote, as html that is safe to show: the allowed tags only, links without power over us, plain text in
 * paragraphs. Null when nothing readable is left.
 */
export function safeHtml(text: string): string | null {
  const clean = /[<&]/.test(text) ? sanitizeHtml(text, options).trim() : text.replaceAll('>', '&gt;')
  if (!clean.includes('<')) return clean === '' ? null : paragraphs(clean)
  if (clean.replaceAll(/<[^>]*>/g, '').trim() === '') return null
  return block.test(clean) ? clean : `<p>${clean}</p>`
}

/** As it is stored: safe, and without invisible characters. Twice, because that can be written as the number of a character, too. Empty when nothing is left. */
export function storedHtml(text: string): string {
  return tidyLines(safeHtml(tidyLines(text)) ?? '')
}

function paragraphs(text: string): string {
  const parts = text.split(/\n\s*\n/).map(part => part.trim())
  return parts.map(part => `<p>${part}</p>`).join('')
}

function linkTo(href = ''): Record<string, string> {
  const address = href.trim()
  if (isOwnPath(address) || /^(?:mailto|tel):/i.test(address)) return { href: address }
  const url = httpsUrl(address)
  return url === null ? {} : { href: url, rel: 'noopener nofollow' }
}

import sanitizeHtml, { type IOptions } from 'sanitize-html'

import { blockTags, linkSchemes, markTags, type MarkTag } from '#domain/text/html-elements.ts'
import { tidyLine, withoutInvisible } from '#domain/text/plain-text.ts'
import { httpsUrl, isOwnPath } from './address.ts'
import { inBlocks } from './html-blocks.ts'

/** Blocks of other programs: what stands in them begins a line of its own. */
const foreignBlocks = [
  'address',
  'article',
  'aside',
  'blockquote',
  'caption',
  'center',
  'dd',
  'dt',
  'figcaption',
  'footer',
  'header',
  'main',
  'nav',
  'pre',
  'section',
  'td',
  'th'
]

const options: IOptions = {
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: [...linkSchemes],
  // Not stored: a `div` ends the words before it.
  allowedTags: [...blockTags, ...markTags, 'br', 'div'],
  exclusiveFilter: ({ attribs, tag }) =>
    tag === 'a' && attribs['href'] === undefined ? 'excludeTag' : false,
  // Deeper elements are left out, and their words are kept.
  nestingLimit: 50,
  transformTags: {
    ...Object.fromEntries(foreignBlocks.map(tag => [tag, 'div'])),
    a: (tagName, { href }) => ({ attribs: linkTo(href), tagName }),
    // All that is copied from Google Docs stands in a `b` without weight, and its emphasis is a style.
    b: (_, { style }) => ({ attribs: {}, tagName: isLight(style) ? 'span' : 'strong' }),
    h1: 'h3',
    h2: 'h3',
    h5: 'h4',
    h6: 'h4',
    i: 'em',
    // Word has no lists, but paragraphs that look like items.
    p: (tagName, { style = '' }) => ({ attribs: {}, tagName: /mso-list:/.test(style) ? 'li' : tagName }),
    span: (tagName, { style }) => ({ attribs: {}, tagName: emphasisOf(style) ?? tagName })
  }
}

/**
 * Turns the text of an editor into html that is safe to show: the allowed tags only, each where it may stand, links without power
 * over us, plain text in paragraphs, and no character that nobody sees. Null when nothing readable is left.
 */
export function safeHtml(text: string): string | null {
  const clean = /[<&]/.test(text) ? sanitizeHtml(text, options) : text.replaceAll('>', '&gt;')
  return inBlocks(clean.includes('<') ? clean : paragraphs(clean)) || null
}

/** As it is stored; empty when nothing is left. */
export function storedHtml(text: string): string {
  return safeHtml(text) ?? ''
}

function paragraphs(text: string): string {
  return withoutInvisible(text)
    .split(/\n\s*\n/)
    .map(part => `<p>${part}</p>`)
    .join('')
}

function isLight(style = ''): boolean {
  return /(?<![-\w])font-weight:\s*(?:normal|[1-4]00)/.test(style)
}

function emphasisOf(style = ''): MarkTag | null {
  if (/(?<![-\w])font-weight:\s*(?:bold|[6-9]00)/.test(style)) return 'strong'
  return /(?<![-\w])font-style:\s*italic/.test(style) ? 'em' : null
}

function linkTo(href = ''): Record<string, string> {
  const address = tidyLine(href)
  if (isOwnPath(address) || /^(?:mailto|tel):/i.test(address)) return { href: address }
  const url = httpsUrl(address)
  return url === null ? {} : { href: url, rel: 'noopener nofollow' }
}

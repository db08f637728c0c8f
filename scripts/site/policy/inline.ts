import { createHash } from 'node:crypto'
import { Parser } from 'htmlparser2'
import type { InlineSums } from '#domain/privacy/content-policy.ts'

/** Types of `<script>` that hold data: nothing in them runs. */
const data = /^(?:application\/(?:ld\+)?json|text\/plain)$/i

/**
 * The scripts and styles that are elements of pages, each by its sum. The pages are parsed: text that looks like a script, as an attribute may
 * hold it, is not one.
 */
export function inlineSumsOf(pages: Iterable<string>): InlineSums {
  const found: Found = { script: new Set(), style: new Set() }
  for (const html of pages) addTexts(html, found)
  return { scripts: [...found.script].map(sumOf), styles: [...found.style].map(sumOf) }
}

/** The texts: the same few stand in thousands of pages. */
type Found = Record<'script' | 'style', Set<string>>

function addTexts(html: string, found: Found): void {
  let text: string[] | null = null
  const parser = new Parser(
    {
      onclosetag(name) {
        if (text !== null && text.length > 0 && (name === 'script' || name === 'style'))
          found[name].add(text.join(''))
        text = null
      },
      onopentag(name, { src, type = '' }) {
        const isScript = name === 'script' && src === undefined && !data.test(type.trim())
        text = isScript || name === 'style' ? [] : null
      },
      ontext: piece => text?.push(piece)
    },
    { decodeEntities: false }
  )
  parser.end(html)
}

export function sumOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

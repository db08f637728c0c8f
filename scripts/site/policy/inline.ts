import { createHash } from 'node:crypto'
import type { InlineSums } from '#domain/content-policy.ts'

const element = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g

/** Types of `<script>` that hold data: nothing in them runs. */
const data = /\btype="?(?:application\/(?:ld\+)?json|text\/plain)\b/

/** The scripts and styles that stand in pages, each by its sum. */
export function inlineSumsOf(pages: Iterable<string>): InlineSums {
  const found = { script: new Set<string>(), style: new Set<string>() }
  for (const html of pages) addSums(html, found)
  return { scripts: [...found.script], styles: [...found.style] }
}

function addSums(html: string, found: Record<'script' | 'style', Set<string>>): void {
  for (const [, name, attributes = '', text = ''] of html.matchAll(element)) {
    if (text === '' || /\bsrc=/.test(attributes) || data.test(attributes)) continue
    found[name === 'style' ? 'style' : 'script'].add(sumOf(text))
  }
}

export function sumOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

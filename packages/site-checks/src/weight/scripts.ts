import type { Page } from '../site/page.ts'
import type { Site } from '../site/site.ts'
import { brotliBytes } from './weight.ts'

/** Scripts that a page runs before it is touched: inline ones, and files with everything they import. */
export interface EarlyScripts {
  files: string[]
  inline: string[]
}

export function earlyScriptsOf({ all }: Page, site: Site): EarlyScripts {
  const scripts = all('script').filter(script => isRun(script.getAttribute('type')))
  const sources = scripts.flatMap(script => script.getAttribute('src') ?? [])
  const awake = all('astro-island').filter(island => island.getAttribute('client') !== 'interaction')
  const modules = awake.flatMap(island => [
    island.getAttribute('component-url') ?? '',
    island.getAttribute('renderer-url') ?? ''
  ])
  return {
    files: withImports([...sources, ...modules], site),
    inline: scripts.flatMap(script => (script.getAttribute('src') === undefined ? [script.rawText] : []))
  }
}

function isRun(type: string | undefined): boolean {
  return type === undefined || type === '' || type === 'module' || type === 'text/javascript'
}

/** Files, and everything that they import before they begin. */
export function withImports(addresses: readonly string[], site: Site): string[] {
  const found = new Set(addresses.filter(address => address.startsWith('/')))
  for (const address of found) {
    for (const imported of importsOf(address, site)) found.add(imported)
  }
  return [...found]
}

/** Files that this one loads only when it needs them. */
export function laterImportsOf(address: string, site: Site): string[] {
  return matches(/\bimport\(\s*["'`]([^"'`]+\.js)["'`]\s*\)/g, address, site)
}

function importsOf(address: string, site: Site): string[] {
  return matches(/(?:\bfrom|\bimport)\s*["'`]([^"'`]+\.js)["'`]/g, address, site)
}

function matches(pattern: RegExp, address: string, site: Site): string[] {
  return [...site.text(address).matchAll(pattern)].map(([, imported = '']) => {
    return new URL(imported, `https://site.example${address}`).pathname
  })
}

const weights = new WeakMap<Site, Map<string, number>>()

/** Sums the sizes that a browser receives: each file is compressed by itself. */
export function weightOf(addresses: readonly string[], site: Site): number {
  const known = weights.get(site) ?? new Map<string, number>()
  weights.set(site, known)
  return addresses.reduce((sum, address) => {
    const bytes = known.get(address) ?? brotliBytes(site.bytes(address), 0)
    known.set(address, bytes)
    return sum + bytes
  }, 0)
}

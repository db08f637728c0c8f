import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { contentPolicy, embedPolicy, type InlineSums } from '#domain/privacy/content-policy.ts'
import { languages } from '#domain/text/locale.ts'
import { appCheck, functionsHost, maps, signInHost, tracking } from '#settings.ts'
import { hostingConfigFile } from '#publishing/site-place.ts'
import { writeFileAtomic } from '#publishing/files/write-file-atomic.ts'
import { inlineSumsOf, sumOf } from './policy/inline.ts'
import { inlinePartsFile } from './render.ts'

interface Files {
  hosting?: string
  parts?: string
}

const header = 'Content-Security-Policy'

/** The policy of a built site with the settings of this shop. */
function policyOf(folder: string, parts: string): string {
  return contentPolicy(sumsIn(folder, parts), {
    functionsHost,
    isAppChecked: appCheck.siteKey !== null,
    signInHost,
    tiles: maps.tiles,
    tracking
  })
}

/** The addresses of our pages, and of those that stand in frames of others. */
const sources = { embeds: '/embed/**', pages: '**' } as const

/** The policy that Hosting sends with every page. */
export function policyInForce(file = hostingConfigFile(), source: string = sources.pages): string {
  const { hosting } = config.parse(JSON.parse(readFileSync(file, 'utf8')))
  const forPages = hosting.headers.find(rule => rule.source === source)
  const policy = forPages?.headers.find(({ key }) => key === header)
  if (!policy) throw new TypeError(`${file} has no ${header} for ${source}`)
  return policy.value
}

/** Makes Hosting send what the built pages need. Says whether that is something new. */
export function keepPolicy(
  folder: string,
  { hosting = hostingConfigFile(), parts = inlinePartsFile }: Files = {}
): boolean {
  const embeds = embedsIn(folder)
  const wanted = [
    { now: policyOf(folder, parts), source: sources.pages },
    ...(embeds.length === 0
      ? []
      : [{ now: embedPolicy(inlineSumsOf(textsIn(folder, embeds))), source: sources.embeds }])
  ]
  const changed = wanted
    .map(({ now, source }) => ({ before: policyInForce(hosting, source), now }))
    .filter(({ before, now }) => before !== now)
  if (changed.length === 0) return false
  // Word for word, so that the rest of the file stays as it is written.
  const text = changed.reduce(
    (written, { before, now }) => written.replace(JSON.stringify(before), () => JSON.stringify(now)),
    readFileSync(hosting, 'utf8')
  )
  writeFileAtomic(hosting, text)
  return true
}

const config = z.object({
  hosting: z.object({
    headers: z.array(
      z.object({
        headers: z.array(z.object({ key: z.string(), value: z.string() })),
        source: z.string().optional()
      })
    )
  })
})

const inlineParts = z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) })

/** Hashes of the inline parts of templates, and of those that Astro adds to pages, which are read from the pages. They are the same in all languages, so the pages of the default one suffice. */
function sumsIn(folder: string, partsFile: string): InlineSums {
  const parts = inlineParts.parse(JSON.parse(readFileSync(partsFile, 'utf8')))
  const inPages = inlineSumsOf(textsIn(folder, pagesIn(folder)))
  return {
    scripts: [...new Set([...parts.scripts.map(sumOf), ...inPages.scripts])],
    styles: [...new Set([...parts.styles.map(sumOf), ...inPages.styles])]
  }
}

function* textsIn(folder: string, pages: string[]): Generator<string> {
  for (const path of pages) yield readFileSync(join(folder, path), 'utf8')
}

const embedFolder = 'embed'

/** The frames of one language have the same script and style as all. */
function embedsIn(folder: string): string[] {
  const own = join(embedFolder, 'v1', 'es')
  if (!existsSync(join(folder, own))) return []
  return readdirSync(join(folder, own))
    .filter(name => name.endsWith('.html'))
    .map(name => join(own, name))
}

function pagesIn(folder: string): string[] {
  const prefixed = new Set<string>([...languages, embedFolder])
  const own = readdirSync(folder).filter(name => !prefixed.has(name))
  return own.flatMap(name => {
    if (name.endsWith('.html')) return [name]
    if (name.includes('.')) return []
    return readdirSync(join(folder, name), { recursive: true })
      .map(inside => join(name, String(inside)))
      .filter(path => path.endsWith('.html'))
  })
}

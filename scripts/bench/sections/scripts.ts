import { existsSync } from 'node:fs'
import { refused } from '../../console.ts'
import { type Site, siteIn } from '../../checks/site.ts'
import { brotliBytes, earlyScriptsOf, weightOf, withImports } from 'site-checks/weight'
import { pageTypeOf } from '../page-types.ts'
import { kilobytes, type Section } from '../section.ts'
import { median } from '../weigh.ts'

const site = 'dist'
const weighedPerType = 40

interface Scripts {
  /** Before the page is touched. */
  before: number
  /** Each island of the page, with all that its first touch brings. */
  islands: Record<string, number>
  html: number
}

/** Files that pages of the built site load before and after the first touch, compressed as servers send them. */
export const scripts: Section = {
  name: 'scripts',
  run: async () => {
    if (!existsSync(site)) return refused(`There is no ${site}. Make it first: npm run build`)
    const built = siteIn(site)
    const byType = Map.groupBy(built.pages, address => pageTypeOf(`${address.slice(1)}.html`) ?? 'other')
    const figures = Object.fromEntries(
      [...byType].map(([type, pages]) => [
        type,
        summaryOf(pages.slice(0, weighedPerType).map(page => scriptsOf(page, built)))
      ])
    )
    return {
      figures,
      kind: 'measured',
      rows: Object.entries(figures).flatMap(([type, { before, html, islands }]): [string, string][] => [
        [type, `${kilobytes(before)} of scripts before the first touch, ${kilobytes(html)} of text`],
        ...Object.entries(islands).map(([name, bytes]): [string, string] => [
          `  touching ${name}`,
          `${kilobytes(bytes)} more`
        ])
      ])
    }
  }
}

function scriptsOf(address: string, built: Site): Scripts {
  const page = built.page(address)
  const early = earlyScriptsOf(page, built)
  const islands = page.all('astro-island').map((island): [string, number] => {
    const urls = ['component-url', 'renderer-url'].map(name => island.getAttribute(name) ?? '')
    const brought = withImports(urls, built).filter(file => !early.files.includes(file))
    return [/([^/.]+)\.[^/]*$/.exec(urls[0] ?? '')?.[1] ?? '', weightOf(brought, built)]
  })
  return {
    before: weightOf(early.files, built) + brotliBytes(early.inline.join('\n')),
    html: brotliBytes(page.html),
    islands: Object.fromEntries(islands)
  }
}

function summaryOf(pages: Scripts[]): Scripts {
  return {
    before: median(pages.map(({ before }) => before)),
    html: median(pages.map(({ html }) => html)),
    islands: Object.assign({}, ...pages.map(({ islands }) => islands))
  }
}

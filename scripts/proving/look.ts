import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Edition } from '#publishing/publication.ts'
import type { Renderer } from '#publishing/renderer.ts'
import type { Random } from './edits.ts'

/** So many files are looked at after each edit. */
const looks = 60

/** One locale is enough: the others show the same data, and the comparison at the end has all of them. */
const otherLocale = /^(?:es|en|de|fr|pt)[/.]/

/**
 * Renders some files anew, whatever their keys say, and answers which of them each site has otherwise. At the end of many edits it would be too late: what one edit
 * left behind, a later one has rendered again.
 */
export async function staleFiles(
  renderer: Renderer,
  { catalog }: Pick<Edition, 'catalog'>,
  sites: string[],
  random: Random
): Promise<string[][]> {
  const files = [...renderer.keysOf(catalog).keys()].filter(file => !otherLocale.test(file))
  const stale = sites.map((): string[] => [])
  await renderer.render(catalog, draw(files, random), async (file, content) => {
    for (const [index, site] of sites.entries())
      if (!readFileSync(join(site, file)).equals(content)) stale[index]?.push(`stale: ${file}`)
  })
  return stale
}

function draw(files: string[], random: Random): string[] {
  const drawn = Array.from({ length: looks }, () => files[Math.floor(random() * files.length)])
  return [...new Set(drawn)].filter(file => file !== undefined)
}

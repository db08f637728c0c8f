import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Renderer } from 'live-publisher'
import type { Catalog } from '#catalog/model/catalog.ts'
import type { Random } from './edit.ts'

/** So many files are looked at after each edit, beside those that are chosen. */
const looks = 60

/**
 * Renders some files anew, whatever their keys say: the chosen ones, and some by chance. At the end of many edits it would be too late: what one edit left
 * behind, a later one has rendered again.
 */
export async function renderSome(
  renderer: Renderer<Catalog>,
  catalog: Catalog,
  chosen: string[],
  random: Random
): Promise<Map<string, Buffer>> {
  const files = [...renderer.keysOf(catalog).keys()]
  const drawn = Array.from(
    { length: looks },
    () => files[Math.floor(random() * files.length)] ?? 'index.html'
  )
  const rendered = new Map<string, Buffer>()
  await renderer.render(catalog, [...new Set([...chosen, ...drawn])], async (file, content) => {
    rendered.set(file, Buffer.from(content))
  })
  return rendered
}

/** Files of a site that differ from a clean rendering. */
export function staleIn(site: string, rendered: ReadonlyMap<string, Buffer>): string[] {
  return [...rendered]
    .filter(([file, content]) => !readFileSync(join(site, file)).equals(content))
    .map(([file]) => `stale: ${file}`)
}

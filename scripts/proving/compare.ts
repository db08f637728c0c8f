import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Scripts of sites before this one stay beside those of today. */
const assets = '_astro/'

/** The files that are not the same, byte for byte, in two folders. */
export function differencesOf(site: string, clean: string): string[] {
  const [here, there] = [filesIn(site), filesIn(clean)]
  const missing = [...there].filter(file => !here.has(file))
  const extra = [...here].filter(file => !there.has(file) && !file.startsWith(assets))
  const other = [...there].filter(
    file => here.has(file) && !readFileSync(join(site, file)).equals(readFileSync(join(clean, file)))
  )
  return [
    ...missing.map(file => `missing: ${file}`),
    ...extra.map(file => `too much: ${file}`),
    ...other.map(file => `different: ${file}`)
  ].toSorted()
}

function filesIn(folder: string): Set<string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(entry =>
    entry.isFile()
  )
  // A link to a folder is followed when it is opened, and stands in the paths of what is inside.
  return new Set(entries.map(entry => join(entry.parentPath, entry.name).slice(folder.length + 1)))
}

import { readFileSync } from 'node:fs'
import { region } from '#settings.ts'
import { hostingConfigFile } from '#publishing/site-place.ts'
import { writeFileAtomic } from '#publishing/files/write-file-atomic.ts'

/** Makes Hosting look for the functions in the region of `src/settings.ts`, in which they are deployed. Says whether that is something new. */
export function keepRegion(file = hostingConfigFile(), wanted: string = region): boolean {
  const before = readFileSync(file, 'utf8')
  // Word for word, so that the rest of the file stays as it is written.
  const now = before.replaceAll(/(?<="region":\s*)"[^"]*"/g, () => JSON.stringify(wanted))
  if (now === before) return false
  writeFileAtomic(file, now)
  return true
}

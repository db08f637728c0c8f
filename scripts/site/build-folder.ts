import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { withoutHarm } from '#publishing/draft.ts'
import { isRunning, thisProgram } from '#publishing/program.ts'

const folder = '.render'

/** Where this program builds: apart from others, because two builds at once must not meet. */
export const buildFolder = join(folder, thisProgram)

/** Builds that were killed leave their folder behind, and what is named after it: some hundred megabytes, which nobody would ever take away. */
export function removeOrphans(from = folder): void {
  if (!existsSync(from)) return
  const orphans = readdirSync(from).filter(name => {
    const builder = /^\d+(?:-\d+)?(?=\.|$)/.exec(name)?.[0]
    return builder !== undefined && !isRunning(builder)
  })
  // Its renderer may write for a moment longer than the program that was killed: then the next start takes it away.
  for (const name of orphans) withoutHarm(() => rmSync(join(from, name), { force: true, recursive: true }))
}

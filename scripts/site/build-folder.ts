import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { withoutHarm } from '#publishing/draft.ts'
import { isRunning, thisProgram } from '#publishing/program.ts'

const folder = '.render'

/**
 * Where this program has Astro work: apart from others, because two at once must not meet, and inside the project, because Astro renames what it makes from one folder
 * to another. From here files are linked into the trees of the site, or copied where those lie on another disk.
 */
export const buildFolder = join(folder, thisProgram)

/** Programs that were killed leave their folder behind, and what is named after it: some hundred megabytes, which nobody would ever take away. */
export function removeOrphans(from = folder): void {
  const orphans = orphansIn(from)
  // Its renderer may write for a moment longer than the program that was killed: then the next start takes it away.
  for (const name of orphans) withoutHarm(() => rmSync(join(from, name), { force: true, recursive: true }))
}

export function orphansIn(from = folder): string[] {
  if (!existsSync(from)) return []
  return readdirSync(from).filter(name => {
    const program = /^\d+(?:-\d+){0,2}(?=\.|$)/.exec(name)?.[0]
    // What another container works in is its own.
    return program !== undefined && isRunning(program) === false
  })
}

import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { withoutHarm } from './staged-release.ts'
import { isRunning, thisProgram } from './program.ts'

/**
 * Astro works for this program in this folder below `root`: apart from others, because two at once must not meet, and inside the project, because Astro renames what it makes
 * from one folder to another. From here files are linked into the releases of the site, or copied where those lie on another disk.
 */
export function ownBuildFolder(root = '.render'): BuildFolder {
  return {
    buildFolder: join(root, thisProgram),
    orphans: () => orphansIn(root),
    removeOrphans: () => removeOrphans(root)
  }
}

export interface BuildFolder {
  /** Astro makes files for this program here, before they are put into a release. */
  buildFolder: string
  /** Folders that killed programs left behind. */
  orphans: () => string[]
  /** Takes that away: some hundred megabytes each. */
  removeOrphans: () => void
}

/** Programs that were killed leave their folder behind, and what is named after it: some hundred megabytes, which would stay for ever. */
function removeOrphans(root: string): void {
  // Its renderer may write for a moment longer than the program that was killed: then the next start takes it away.
  for (const name of orphansIn(root))
    withoutHarm(() => rmSync(join(root, name), { force: true, recursive: true }))
}

function orphansIn(root: string): string[] {
  if (!existsSync(root)) return []
  return readdirSync(root).filter(name => {
    const program = /^\d+(?:-\d+){0,2}(?=\.|$)/.exec(name)?.[0]
    // A folder of another container is never an orphan here.
    return program !== undefined && isRunning(program) === false
  })
}

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { environmentFile, environments } from './environment.ts'

/** Writes `.firebaserc`, so that `npx firebase --project staging` knows the projects of the files in `settings`. */
export function writeAliases(): void {
  const projects = environments.flatMap(name => {
    const file = environmentFile(name)
    const project = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')).GOOGLE_CLOUD_PROJECT : undefined
    return project ? [[name, project]] : []
  })
  if (projects.length > 0)
    writeFileSync('.firebaserc', `${JSON.stringify({ projects: Object.fromEntries(projects) }, null, 2)}\n`)
}

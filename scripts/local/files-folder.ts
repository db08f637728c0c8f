import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { runningSite } from './running.ts'

/** Instead of the bucket of the project: what was uploaded at a site of this machine. Several may run at once, each at its port. */
export function filesFolderOf(site: string): string {
  return resolve(`.cache/files-${URL.canParse(site) ? new URL(site).port : 'dev'}`)
}

/** The folder that the environment names; else that of the running site, or of the one that `npm start` opens. */
export function filesFolder(env: NodeJS.ProcessEnv): string {
  return env.FILES_FOLDER ?? filesFolderOf(runningSite()?.site ?? 'http://127.0.0.1:5000')
}

export function forgetFiles(site: string): void {
  rmSync(filesFolderOf(site), { force: true, recursive: true })
}

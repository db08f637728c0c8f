import { project, publishing } from '#settings.ts'
import { localProject } from '../database/target.ts'

/** The site of Hosting that commands work on: that of the settings, or where they name none the one of the project whose database the environment names. */
export function hostingSiteIn(env: NodeJS.ProcessEnv): string {
  const isNamed = publishing.hostingSite !== project || project !== localProject
  return isNamed
    ? publishing.hostingSite
    : env.GOOGLE_CLOUD_PROJECT || env.GCLOUD_PROJECT || publishing.hostingSite
}

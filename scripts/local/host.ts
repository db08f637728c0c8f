import type { RequestListener } from 'node:http'
import { createHost } from 'local-firebase'
import { localeOfPath, pathIn } from '#domain/site/routes.ts'
import { region } from '#settings.ts'
import { localProject } from '../database/target.ts'
import { filesFolderOf } from './files-folder.ts'

interface Place {
  /** Holds `firebase.json`. */
  folder: string
  functions: string
  pages?: string
}

/** The site as Firebase serves it. An address that cannot be read gets the page in its language that says there is none. */
export function createSiteHost(place: Place, origin: string): Promise<RequestListener> {
  // Stands for a secret that the project has in production.
  process.env.ADDRESS_KEY ??= 'local'
  process.env.PARTNER_KEY ??= 'local'
  // Instead of the bucket of the project.
  process.env.FILES_FOLDER ??= filesFolderOf(origin)
  // Where the functions find the pages of the site.
  process.env.SITE_ORIGIN = origin
  return createHost({
    ...place,
    missingPath: path => pathIn(localeOfPath(path), '/-'),
    project: localProject,
    region
  })
}

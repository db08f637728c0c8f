import { join } from 'node:path'

import { openReleases, type Place, type Releases } from 'live-publisher'

/** In the folder of the project, unless the environment names another one. */
export function sitePlace(): Place {
  const other = process.env.SITE_PLACE
  return other
    ? { folder: join(other, 'trees'), served: join(other, 'dist') }
    : { folder: '.site', served: 'dist' }
}

/** The releases of the site, wherever it lies. */
export function siteReleases(): Releases {
  return openReleases(sitePlace())
}

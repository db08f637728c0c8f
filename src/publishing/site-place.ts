import { join } from 'node:path'

import { openReleases, type Place, type Releases } from 'live-publisher'

/** In the folder of the project, unless the environment names another one. */
export function sitePlace(): Place {
  const other = process.env.SITE_PLACE
  // The disk of a container is memory, and Hosting keeps what it released.
  const kept = process.env.K_SERVICE ? { kept: 0 } : {}
  return other
    ? { folder: join(other, 'trees'), ...kept, served: join(other, 'dist') }
    : { folder: '.site', ...kept, served: 'dist' }
}

/** The releases of the site, wherever it lies. */
export function siteReleases(): Releases {
  return openReleases(sitePlace())
}

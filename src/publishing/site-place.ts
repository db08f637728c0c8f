import { join } from 'node:path'

import { openReleases, type Place, type Releases } from 'live-publisher'

/** In the folder of the project, unless the environment names another one. */
export function sitePlace(env = process.env): Place {
  const other = env.SITE_PLACE
  // The disk of a container is memory, and Hosting keeps what it released.
  const kept = env.K_SERVICE ? { kept: 0 } : {}
  return other
    ? { folder: join(other, 'trees'), ...kept, served: join(other, 'dist') }
    : { folder: '.site', ...kept, served: 'dist' }
}

/** How Hosting serves the site. A deploy has a file of its own, because a build writes the hosts of its project into it. */
export function hostingConfigFile(): string {
  return process.env.HOSTING_CONFIG || 'firebase.json'
}

/** The releases of the site, wherever it lies. */
export function siteReleases(): Releases {
  return openReleases(sitePlace())
}

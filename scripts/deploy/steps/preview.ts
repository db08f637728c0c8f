import { readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { z } from 'zod'
import { sitePlace } from '#publishing/site-place.ts'
import { refused } from '../../console.ts'
import { program } from '../program.ts'
import { firebaseTools } from './firebase.ts'
import type { Step } from '../step.ts'

const file = z.looseObject({
  hosting: z.looseObject({ rewrites: z.array(z.looseObject({ function: z.unknown().optional() })) })
})

/** How a channel serves: the pages and the policy of this build, and no function. Those of the project are of other code and write its documents. */
function previewConfig(firebaseJson: string, folder: string, site: string): object {
  const { hosting } = file.parse(JSON.parse(firebaseJson))
  const { predeploy: _, rewrites, ...rest } = hosting
  return {
    hosting: { ...rest, public: folder, rewrites: rewrites.filter(rule => rule.function === undefined), site }
  }
}

/** A channel of Hosting: an address of its own beside the site, for a week. */
export function previewOf(channel: string | undefined): Step {
  return {
    name: 'preview',
    does: 'shows the pages at an address of their own, which ends by itself after a week',
    otherwise: 'Visitors have what they had.',
    async run(deploy) {
      if (channel === undefined || !/^[a-z0-9][a-z0-9-]{0,38}$/.test(channel) || channel === 'live')
        return refused('The name of a preview has small letters, digits and hyphens, such as new-cards.')
      const from = deploy.env['HOSTING_CONFIG'] ?? ''
      const config = from.replace(/\.json$/, '.preview.json')
      const { GOOGLE_CLOUD_PROJECT: project, HOSTING_SITE: site = project } = deploy.environment
      const folder = relative('.', sitePlace(deploy.env).served)
      writeFileSync(config, JSON.stringify(previewConfig(readFileSync(from, 'utf8'), folder, site), null, 2))
      return program(
        deploy,
        [
          [process.execPath, firebaseTools, 'hosting:channel:deploy', channel, '--expires', '7d'],
          ['--project', project, '--config', config, '--no-authorized-domains', '--non-interactive']
        ].flat(),
        deploy.rehearsal?.toolsEnv ?? deploy.env
      )
    }
  }
}

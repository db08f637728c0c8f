import { cpSync } from 'node:fs'
import { script } from '../program.ts'
import type { Step } from '../step.ts'

/** The site is built in a folder of the deploy: what `npm start` serves stays as it is. */
export const build: Step = {
  name: 'build',
  does: 'reads the database and makes the site as the publisher will make it',
  otherwise: 'Nothing has left this machine.',
  async run(deploy) {
    cpSync('firebase.json', deploy.env['HOSTING_CONFIG'] ?? '')
    const pulled = await script(deploy, 'scripts/pull.ts')
    return pulled.kind === 'refused' ? pulled : script(deploy, 'scripts/build.ts')
  }
}

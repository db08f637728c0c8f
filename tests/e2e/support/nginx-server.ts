import { region } from '#settings.ts'
import { localProject } from '../../../scripts/database/target.ts'
import { startNginx } from '../../fixtures/nginx.ts'

// A program of the browser's stories: nginx before the site that they start. Arguments: its port, and the address of that site, which has the functions.

const [port, site] = process.argv.slice(2)
const { stop } = await startNginx(Number(port), {
  functions: new URL(`${site}/${localProject}/${region}`),
  signIn: new URL(String(site))
})
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    stop()
    process.exit()
  })

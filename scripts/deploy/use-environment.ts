import { end } from '../console.ts'
import { environmentInUse } from './environment-in-use.ts'

// The first import of every command that takes `--to`: settings are read from the environment while modules load.
const inUse = environmentInUse(process.argv.slice(2), process.env)
if (inUse !== null && 'kind' in inUse) end(inUse)
if (inUse !== null) {
  for (const name of Object.keys(process.env)) if (!(name in inUse.variables)) delete process.env[name]
  Object.assign(process.env, inUse.variables)
  console.log(
    `Environment ${inUse.name}: project ${inUse.variables['GOOGLE_CLOUD_PROJECT']}, ${inUse.variables['SITE_URL']}`
  )
}

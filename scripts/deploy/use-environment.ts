import { end, type Refusal, refused } from '../console.ts'
import { parseArgs } from 'node:util'
import { type EnvironmentName, environments, readEnvironment, withEnvironment } from './environment.ts'
import { placesOf } from './places.ts'

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

interface InUse {
  name: EnvironmentName
  variables: NodeJS.ProcessEnv
}

/** The environment that `--to` names, as variables for the program; null where the command does not name one. */
export function environmentInUse(args: readonly string[], env: NodeJS.ProcessEnv): InUse | Refusal | null {
  const { values } = parseArgs({ args: [...args], options: { to: { type: 'string' } }, strict: false })
  if (values.to === undefined || args.includes('--help')) return null
  const name = environments.find(each => each === values.to)
  if (name === undefined)
    return refused(`There is no environment ${String(values.to)}: --to ${environments.join('|')}`)
  const local = ['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST'].find(each => env[each])
  // Where Google has a stand-in, its database is an emulator.
  if (local !== undefined && !env['GOOGLE_API_ORIGIN'] && !env['HOSTING_API_ORIGIN'])
    return refused(`${local} is set, so nothing would reach ${name}: unset ${local}`)
  const environment = readEnvironment(name, env)
  if ('kind' in environment) return environment
  return { name, variables: { ...withEnvironment(env, environment, name), ...placesOf(name).variables } }
}

import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { region } from '#settings.ts'
import { type Refusal, refused } from '../console.ts'
import { writeAliases } from './aliases.ts'
import {
  type Environment,
  type EnvironmentName,
  environmentFile,
  environments,
  readEnvironment
} from './environment.ts'
import { openRehearsal, rehearsedEnvironment } from './rehearsal.ts'
import type { Deploy } from './step.ts'

interface Asked {
  env: NodeJS.ProcessEnv
  isMending: boolean
  isRehearsal: boolean
  say: (line: string) => void
}

/** Reads the environment and says where the deploy goes; a rehearsal opens its stand-ins. */
export async function openDeploy(to: string | undefined, asked: Asked): Promise<Deploy | Refusal> {
  const name = environments.find(each => each === to)
  if (name === undefined) return refused(`Say where to: npm run deploy -- --to ${environments.join('|')}`)
  const environment =
    asked.isRehearsal && !existsSync(environmentFile(name))
      ? rehearsedEnvironment(name)
      : readEnvironment(name, asked.env)
  if ('kind' in environment) return environment
  const folder = resolve('.cache/deploy', asked.isRehearsal ? `${name}-rehearsal` : name)
  mkdirSync(folder, { recursive: true })
  if (!asked.isRehearsal) writeAliases()
  const base = programEnvironment(asked, name, environment, folder)
  asked.say(
    `${asked.isRehearsal ? 'Rehearsing a deploy' : 'Deploying'} to ${name}: project ${environment.GOOGLE_CLOUD_PROJECT}, ${environment.SITE_URL}`
  )
  const rehearsal = asked.isRehearsal ? await openRehearsal(environment, base, asked.say) : null
  return {
    ...asked,
    env: rehearsal?.env ?? withPublisher(base, environment),
    environment,
    folder,
    name,
    rehearsal
  }
}

/** The values of the environment, and places of its own for what the programs make. */
function programEnvironment(
  { env, isRehearsal }: Asked,
  name: EnvironmentName,
  environment: Environment,
  folder: string
): NodeJS.ProcessEnv {
  return {
    ...(isRehearsal ? withoutCredentials(env) : env),
    ...environment,
    CATALOG_FOLDER: `${folder}/catalog`,
    HOSTING_CONFIG: resolve(`firebase.${name}.json`),
    SITE_PLACE: folder,
    SITE_PROJECT: environment.GOOGLE_CLOUD_PROJECT
  }
}

/** A rehearsal must not reach a project, whatever this shell could reach. */
function withoutCredentials(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { FIREBASE_TOKEN: _token, GOOGLE_APPLICATION_CREDENTIALS: _key, ...rest } = env
  return rest
}

/** Cloud Run names a service by the number of its project, also before it is there. */
function withPublisher(
  env: NodeJS.ProcessEnv,
  { GOOGLE_CLOUD_PROJECT: project, PUBLISHER_URL, PUBLISH_REPOSITORY }: Environment
): NodeJS.ProcessEnv {
  if (PUBLISHER_URL !== undefined || PUBLISH_REPOSITORY !== undefined) return env
  const number = execFileSync(
    'gcloud',
    ['projects', 'describe', project, '--format', 'value(projectNumber)'],
    { encoding: 'utf8' }
  ).trim()
  return { ...env, PUBLISHER_URL: `https://publisher-${number}.${region}.run.app` }
}

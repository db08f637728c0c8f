import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import { region } from '#settings.ts'
import { type Refusal, refused } from '../console.ts'
import { writeAliases } from './aliases.ts'
import { type Environment, environmentFile, environments, readEnvironment } from './environment.ts'
import { askGcloud, gcloudQuestions } from './gcloud.ts'
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
  const label = asked.isRehearsal ? `${name}-rehearsal` : name
  const folder = resolve('.cache/deploy', label)
  mkdirSync(folder, { recursive: true })
  const config = writeConfig(label)
  if (!asked.isRehearsal) writeAliases()
  const base = programEnvironment(asked, environment, { config, folder })
  asked.say(
    `${asked.isRehearsal ? 'Rehearsing a deploy' : 'Deploying'} to ${name}: project ${environment.GOOGLE_CLOUD_PROJECT}, ${environment.SITE_URL}`
  )
  const rehearsal = asked.isRehearsal ? await openRehearsal(environment, base, asked.say) : null
  const publisher = rehearsal === null ? publisherVariables(environment) : {}
  if (publisher === null)
    return refused(
      `Google does not know the project ${environment.GOOGLE_CLOUD_PROJECT}, or not you: gcloud auth login`
    )
  return {
    ...asked,
    env: rehearsal?.env ?? { ...base, ...publisher },
    environment,
    folder,
    name,
    rehearsal
  }
}

/** The values of the environment, and places of its own for what the programs make. */
function programEnvironment(
  { env, isRehearsal }: Asked,
  environment: Environment,
  { config, folder }: { config: string; folder: string }
): NodeJS.ProcessEnv {
  return {
    ...(isRehearsal ? withoutCredentials(env) : env),
    ...environment,
    CATALOG_FOLDER: `${folder}/catalog`,
    HOSTING_CONFIG: config,
    SITE_PLACE: folder,
    SITE_PROJECT: environment.GOOGLE_CLOUD_PROJECT
  }
}

const firebaseFile = z.looseObject({ functions: z.array(z.looseObject({ source: z.string() })) })

/** A copy of firebase.json with a folder of its own for the functions, into which a build writes the hosts of the project. It lies beside it, because paths are read from there. */
function writeConfig(label: string): string {
  const config = firebaseFile.parse(JSON.parse(readFileSync('firebase.json', 'utf8')))
  const source = `build/deploy-${label}`
  mkdirSync(source, { recursive: true })
  const file = resolve(`firebase.${label}.json`)
  writeFileSync(
    file,
    JSON.stringify({ ...config, functions: config.functions.map(each => ({ ...each, source })) }, null, 2)
  )
  return file
}

/** A rehearsal must not reach a project, whatever this shell could reach. */
function withoutCredentials(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { FIREBASE_TOKEN: _token, GOOGLE_APPLICATION_CREDENTIALS: _key, ...rest } = env
  return rest
}

/** Variables that say where the publisher answers; null where Google does not tell. Cloud Run names a service by the number of its project, also before it is there. */
function publisherVariables({
  GOOGLE_CLOUD_PROJECT: project,
  PUBLISHER_URL,
  PUBLISH_REPOSITORY
}: Environment): { PUBLISHER_URL?: string } | null {
  if (PUBLISHER_URL !== undefined || PUBLISH_REPOSITORY !== undefined) return {}
  const number = askGcloud(gcloudQuestions.projectNumber(project))
  return number === null ? null : { PUBLISHER_URL: `https://publisher-${number}.${region}.run.app` }
}

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { region } from '#settings.ts'
import { type Refusal, refused } from '../console.ts'
import {
  type Environment,
  environmentFile,
  environments,
  readEnvironment,
  withEnvironment
} from './environment.ts'
import { askGcloud, gcloudQuestions } from './gcloud.ts'
import { makePlaces, placesOf } from './places.ts'
import { openRehearsal, rehearsedEnvironment } from './rehearsal.ts'
import type { Deploy } from './step.ts'
import { isOfPublisher } from './variables.ts'

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
  const places = placesOf(label)
  makePlaces(label)
  if (!asked.isRehearsal) writeAliases()
  const base = {
    ...(asked.isRehearsal
      ? withoutServices(withEnvironment(asked.env, environment, name))
      : withEnvironment(asked.env, environment, name)),
    ...places.variables
  }
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
    folder: places.folder,
    name,
    rehearsal
  }
}

/** A rehearsal must not reach a project, whatever this shell could reach, nor whom a publisher calls: alerts, the weather, a collector of traces. */
function withoutServices(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const reaching = ['FIREBASE_TOKEN', 'GOOGLE_APPLICATION_CREDENTIALS']
  return Object.fromEntries(
    Object.entries(env).filter(([name]) => !reaching.includes(name) && !isOfPublisher(name))
  )
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

/** Writes `.firebaserc`, so that `npx firebase --project staging` knows the projects of the files in `settings`. */
function writeAliases(): void {
  const projects = environments.flatMap(name => {
    const file = environmentFile(name)
    const project = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')).GOOGLE_CLOUD_PROJECT : undefined
    return project ? [[name, project]] : []
  })
  if (projects.length > 0)
    writeFileSync('.firebaserc', `${JSON.stringify({ projects: Object.fromEntries(projects) }, null, 2)}\n`)
}

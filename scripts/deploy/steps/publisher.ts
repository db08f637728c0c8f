import { region } from '#settings.ts'
import { type Refusal, refused } from '../../console.ts'
import { accountEmail } from '../accounts.ts'
import type { Environment } from '../environment.ts'
import { askGcloud, gcloudQuestions, inShell } from '../gcloud.ts'
import { program } from '../program.ts'
import type { Step } from '../step.ts'
import { isOfPublisher } from '../variables.ts'

/** Variables that pages are made with, and where they go. */
const ofPages = [
  'GOOGLE_CLOUD_PROJECT',
  'HOSTING_SITE',
  'APP_CHECK_SITE_KEY',
  'MAIL_SENDER',
  'SITE_URL'
] as const

/** The variable that may be a secret of the project instead, under the same name. */
const weatherKey = 'AEMET_API_KEY'

/** One instance that stays: two would do the same work side by side (docs/production.md). `secrets`: names of variables that are secrets of the project. */
export function publisherCommand(environment: Environment, secrets: readonly string[] = []): string[] {
  const project = environment.GOOGLE_CLOUD_PROJECT
  const given = [
    ...ofPages.map(name => [name, environment[name]]),
    ['SITE_PROJECT', project],
    ...Object.entries(environment).filter(([name]) => isOfPublisher(name))
  ].flatMap(([name, value]) => (value ? [`${name}=${value}`] : []))
  return [
    ['gcloud', 'run', 'deploy', 'publisher', '--source', '.', '--quiet'],
    ['--project', project, '--region', region],
    ['--service-account', accountEmail('publisher', project)],
    // A character that no value has stands between them.
    ['--set-env-vars', `^|^${given.join('|')}`],
    // Others that somebody has set by hand stay.
    secrets.length === 0 ? [] : ['--update-secrets', secrets.map(name => `${name}=${name}:latest`).join(',')],
    ['--no-allow-unauthenticated', '--min-instances', '1', '--max-instances', '1', '--no-cpu-throttling'],
    ['--cpu', environment.PUBLISHER_CPU ?? '2', '--memory', environment.PUBLISHER_MEMORY ?? '4Gi'],
    ['--timeout', '1800', '--concurrency', '20'],
    ['--startup-probe', 'httpGet.path=/health,httpGet.port=8080,periodSeconds=10,failureThreshold=24']
  ].flat()
}

export const publisher: Step = {
  name: 'publisher',
  does: 'makes the image of the publisher and starts it in the place of the old one',
  otherwise: 'The publisher of before goes on. Above stands where the log of the build is.',
  async run(deploy) {
    if (deploy.environment.PUBLISH_REPOSITORY !== undefined) {
      deploy.say('  a workflow publishes: there is no service')
      return { kind: 'done' }
    }
    if (deploy.rehearsal !== null) {
      deploy.say(`  on a real project: ${inShell(publisherCommand(deploy.environment))}`)
      return deploy.rehearsal.startPublisher()
    }
    const command = commandFor(deploy.environment, name => isSecret(deploy.environment, name))
    return 'kind' in command ? command : program(deploy, command, deploy.env)
  }
}

/** The command for a project that has these secrets. */
export function commandFor(environment: Environment, has: (name: string) => boolean): string[] | Refusal {
  if (!has(weatherKey)) return publisherCommand(environment)
  return environment[weatherKey] === undefined
    ? publisherCommand(environment, [weatherKey])
    : refused(
        `${weatherKey} is a secret of the project, and stands in the environment, too: keep one of them.`
      )
}

function isSecret({ GOOGLE_CLOUD_PROJECT }: Environment, name: string): boolean {
  return askGcloud(gcloudQuestions.secret(name, GOOGLE_CLOUD_PROJECT)) !== null
}

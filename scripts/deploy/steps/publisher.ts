import { region } from '#settings.ts'
import { accountEmail } from '../accounts.ts'
import { inShell } from '../gcloud.ts'
import { program } from '../program.ts'
import type { Deploy, Step } from '../step.ts'

/** Variables of the container beside those of the environment. */
const passedOn = ['PUBLISH_ALERT_URL', 'HEARTBEAT_URL', 'AEMET_API_KEY', 'LOG_FORMAT'] as const

/** One instance that stays: two would do the same work side by side (docs/production.md). */
export function publisherCommand({ env, environment }: Pick<Deploy, 'env' | 'environment'>): string[] {
  const project = environment.GOOGLE_CLOUD_PROJECT
  const given = [...containerVariables, ...passedOn].flatMap(name =>
    env[name] ? [`${name}=${env[name]}`] : []
  )
  return [
    ['gcloud', 'run', 'deploy', 'publisher', '--source', '.', '--quiet'],
    ['--project', project, '--region', region],
    ['--service-account', accountEmail('publisher', project)],
    // A character that no value has stands between them.
    ['--set-env-vars', `^|^${given.join('|')}`],
    ['--no-allow-unauthenticated', '--min-instances', '1', '--max-instances', '1', '--no-cpu-throttling'],
    ['--cpu', '2', '--memory', '4Gi', '--timeout', '1800', '--concurrency', '20'],
    ['--startup-probe', 'httpGet.path=/health,httpGet.port=8080,periodSeconds=10,failureThreshold=24']
  ].flat()
}

const containerVariables = [
  'GOOGLE_CLOUD_PROJECT',
  'HOSTING_SITE',
  'APP_CHECK_SITE_KEY',
  'MAIL_SENDER',
  'SITE_PROJECT',
  'SITE_URL'
] as const

export const publisher: Step = {
  name: 'publisher',
  does: 'makes the image of the publisher and starts it in the place of the old one',
  otherwise: 'The publisher of before goes on. Above stands where the log of the build is.',
  async run(deploy) {
    if (deploy.environment.PUBLISH_REPOSITORY !== undefined) {
      deploy.say('  a workflow publishes: there is no service')
      return { kind: 'done' }
    }
    const command = publisherCommand(deploy)
    if (deploy.rehearsal === null) return program(deploy, command, deploy.env)
    deploy.say(`  on a real project: ${inShell(command)}`)
    return deploy.rehearsal.startPublisher()
  }
}

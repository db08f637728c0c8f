import { readFileSync } from 'node:fs'
import { readHosting } from '#publishing/hosting/serving-config.ts'
import { errorMessage } from '#publishing/error-message.ts'
import { publishing, region, settings } from '#settings.ts'
import { addressProblem } from '../telemetry/heartbeat.ts'
import { bad, type Finding, good, type Check, warning } from './finding.ts'

const timeoutMs = 10_000

/** Checks the services around publishing: calls, alerts, and the owner whose data the site shows. */
export const lookAtSettings: Check = env => [...calls(env), ...owner(), hostingRules()]

function calls(env: NodeJS.ProcessEnv): Finding[] {
  const heartbeat = env.HEARTBEAT_URL ? addressProblem(env.HEARTBEAT_URL) : null
  const alert = env.PUBLISH_ALERT_URL
  return [
    alert
      ? addressed(
          'PUBLISH_ALERT_URL',
          addressProblem(alert)?.replace('HEARTBEAT_URL', 'PUBLISH_ALERT_URL') ?? null
        )
      : warning('Nobody is told when a publication fails.', 'Set PUBLISH_ALERT_URL (docs/production.md)'),
    env.HEARTBEAT_URL
      ? addressed('HEARTBEAT_URL', heartbeat)
      : warning('Nobody hears when the publisher itself is gone.', 'Set HEARTBEAT_URL (docs/operating.md)')
  ]
}

function addressed(name: string, problem: string | null): Finding {
  return problem === null ? good(`${name} is an address`) : bad(`${problem}.`, 'It must begin with https://')
}

function owner(): Finding[] {
  const placeholders = [settings.taxId, settings.site, settings.email].filter(value =>
    /B00000000|\.example/.test(value)
  )
  return placeholders.length === 0
    ? [good('The legal data are set')]
    : [
        warning(
          `The site names placeholders: ${placeholders.join(', ')}.`,
          'Set your own data in src/settings.ts before going online'
        )
      ]
}

function hostingRules(): Finding {
  try {
    readHosting(readFileSync('firebase.json', 'utf8'))
    return good('firebase.json can be read as a release reads it')
  } catch (error) {
    return bad(
      `firebase.json cannot be read: ${errorMessage(error)}`,
      'Take it from git: git checkout firebase.json'
    )
  }
}

/** Says whether the service that publishes answers, where one is named. */
export function lookAtService(starter = publishing.starter): Check {
  return async ({ GOOGLE_CLOUD_PROJECT: project = 'PROJECT' }) => {
    const describe = `gcloud run services describe publisher --region ${region} --project ${project}`
    if (starter === null)
      return [
        warning(
          'The environment names nobody who publishes an edit.',
          'Set PUBLISHER_URL (docs/production.md)'
        )
      ]
    if (starter.kind === 'workflow') return [good(`The workflow of ${starter.repository} publishes`)]
    try {
      const { status } = await fetch(new URL('/health', starter.url), {
        signal: AbortSignal.timeout(timeoutMs)
      })
      if (status === 200) return [good(`${starter.url} is ready`)]
      // Cloud Run asks who calls before the request reaches the service.
      if (status === 401 || status === 403)
        return [good(`${starter.url} is there, and lets nobody in without a token`)]
      return [
        status === 503
          ? warning(`${starter.url} is starting.`, 'Ask again in some minutes')
          : bad(`${starter.url} answers ${status}.`, describe)
      ]
    } catch (error) {
      return [bad(`${starter.url} cannot be reached: ${errorMessage(error)}`, describe)]
    }
  }
}

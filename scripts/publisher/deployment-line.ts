import { isForForce, wordsOfAlarm } from '#publishing/alarm-words.ts'
import type { Deployment } from '#publishing/hosting/deploy.ts'

/** A release on the console. */
export function deploymentLine(deployment: Deployment): string {
  if (deployment.kind === 'current') return `Firebase Hosting has these ${deployment.files} files already`
  if (deployment.kind === 'failed') return `Not released; visitors have what they had: ${deployment.reason}`
  if (deployment.kind === 'held') {
    const words = deployment.alarms.map(wordsOfAlarm).join(' ')
    const how = deployment.alarms.every(isForForce)
      ? ' If that is meant: npm run publish-site -- --force'
      : ''
    return `Not released; visitors have what they had: ${words}${how}`
  }
  const { files, uploaded, version } = deployment
  return `Released on Firebase Hosting: ${files} files, ${uploaded} of them uploaded (${version})`
}
